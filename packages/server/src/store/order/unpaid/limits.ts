import { emailKey } from '@awning/site-model';
import type { Connection } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { keyedHash } from '../../../platform/signature.ts';
import type { Website } from '../../../platform/website/index.ts';
import { countUnpaid } from './store.ts';

/** Thrown inside a transaction, because earlier writes must be rolled back. */
export class TooManyUnpaidError extends Error {}

/**
 * An unpaid order costs nothing, so only few of one address and of one network may wait at a time (D-175). Throws if
 * there are too many, and blocks further orders of both until the transaction ends.
 */
export async function refuseTooManyUnpaid(
  connection: Connection,
  { id, settings }: Pick<Website, 'id' | 'settings'>,
  { email, networkHash }: { readonly email: string; readonly networkHash: Buffer | null },
): Promise<void> {
  const { perEmail, perNetwork } = settings.paymentSettings.unpaidOrders;
  const { ofEmail, ofNetwork } = await countUnpaid(connection, id, { emailKey: emailKey(email), networkHash });
  if (ofEmail >= perEmail || ofNetwork >= perNetwork) throw new TooManyUnpaidError('Too many orders wait for money');
}

/** Enough to count the orders of a network; the address itself is not stored. */
export function networkHash({ config }: Pick<Parts, 'config'>, network: string | null): Buffer | null {
  if (network === null) return null;
  return keyedHash(config.secrets, `unpaid network:${network}`);
}

/** Until when an order that is placed now may stay unpaid; null: until it is cancelled. */
export function unpaidUntil({ settings }: Pick<Website, 'settings'>, now: Date): Date | null {
  const { days } = settings.paymentSettings.unpaidOrders;
  return days === 0 ? null : new Date(now.getTime() + days * 24 * 3_600_000);
}
