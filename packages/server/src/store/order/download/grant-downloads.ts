import type { PaymentStatus } from '@awning/commerce';
import { CartProductType } from '@awning/site-model';
import type { Connection } from '../../../platform/database/index.ts';
import type { OrderLine } from '../order.ts';
import { type DownloadGrant, GRANTED_USES, grantedUntil } from './grant.ts';
import { insertGrants, selectGrants } from './store.ts';

interface GrantedOrder {
  readonly id: string;
  readonly paymentStatus: PaymentStatus;
  readonly lines: readonly Pick<OrderLine, 'productType'>[];
}

/**
 * Lets the buyer of a paid order download what it contains; `none` has nothing to pay. Part of the transaction that marks the
 * order as paid: both happen, or neither does. Returns the grants.
 */
export async function grantDownloads(
  connection: Connection,
  websiteId: string,
  { id, paymentStatus, lines }: GrantedOrder,
  at: Date,
): Promise<readonly DownloadGrant[]> {
  const isPaid = paymentStatus === 'paid' || paymentStatus === 'none';
  if (!isPaid || !lines.some(({ productType }) => productType === CartProductType.DIGITAL)) return [];
  await insertGrants(connection, websiteId, id, { uses: GRANTED_USES, until: grantedUntil(at), at });
  return await selectGrants(connection, websiteId, id);
}
