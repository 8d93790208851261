import type { PaymentStatus } from '@awning/commerce';
import { CartProductType, emailKey } from '@awning/site-model';
import { type Connection, newId } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { Website } from '../../../platform/website/index.ts';
import { sendAccess } from '../mail.ts';
import { insertAccess, selectSoldAreas } from './store.ts';

interface PaidOrder {
  readonly id: string;
  readonly paymentStatus: PaymentStatus;
  readonly siteUserId: string | null;
  readonly email: string;
  readonly language: string;
  readonly lines: readonly { readonly productType: number | null }[];
}

/** The period of a subscription that an order pays. */
export interface PaidPeriod {
  readonly subscriptionId: string;
  /** Null if it was the last that was agreed and has no end of its own. */
  readonly until: Date | null;
  readonly isFirst: boolean;
}

/**
 * Opens the member areas that an order pays for, to its account or to that of its address. Part of the transaction that
 * marks the order as paid: both happen, or neither does.
 */
export async function openAreasOfOrder(
  parts: Pick<Parts, 'config' | 'clock' | 'jobs'>,
  connection: Connection,
  website: Website,
  { id: orderId, paymentStatus, siteUserId, email, language, lines }: PaidOrder,
  period?: PaidPeriod,
): Promise<void> {
  const isPaid = paymentStatus === 'paid' || paymentStatus === 'none';
  const mayOpen = period !== undefined || lines.some(({ productType }) => productType === CartProductType.PAYWALL);
  if (!isPaid || !mayOpen) return;
  for (const areaId of await selectSoldAreas(connection, website.id, orderId, period?.subscriptionId ?? null)) {
    const owner = await insertAccess(connection, website.id, {
      id: newId(parts.clock),
      areaId,
      siteUserId,
      email,
      emailKey: emailKey(email),
      orderId,
      subscriptionId: period?.subscriptionId ?? null,
      startsAt: parts.clock.now(),
      until: period?.until ?? null,
      who: '',
      reason: '',
    });
    if (owner !== undefined && period?.isFirst !== false) {
      await sendAccess(parts, connection, website, { areaId, email: owner, language, until: null });
    }
  }
}
