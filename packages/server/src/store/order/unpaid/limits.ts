import { createHmac } from 'node:crypto';
import { emailKey } from '@awning/site-model';
import type { Connection } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { Website } from '../../../platform/website/index.ts';
import { countUnpaid } from './store.ts';

/** Thrown inside a transaction, because what was written before must be rolled back. */
export class TooManyUnpaidError extends Error {}

/**
 * An order that costs nothing yet is placed by anybody as often as they like, so few of one address and of one network may wait for
 * money at a time (D-175). Throws where there are too many, and keeps further orders of the two waiting until the transaction ends.
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

/** Enough to count the orders of a network by; the address itself need not be kept. */
export function networkHash({ config }: Pick<Parts, 'config'>, network: string | null): Buffer | null {
  if (network === null) return null;
  return createHmac('sha256', config.secrets[0] ?? '')
    .update(`unpaid network:${network}`)
    .digest();
}

/** Until when an order that is placed now waits for money; null: until somebody cancels it. */
export function unpaidUntil({ settings }: Pick<Website, 'settings'>, now: Date): Date | null {
  const { days } = settings.paymentSettings.unpaidOrders;
  return days === 0 ? null : new Date(now.getTime() + days * 24 * 3_600_000);
}
