import { createHmac } from 'node:crypto';
import { emailKey } from '@awning/site-model';
import type { Connection } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { Website } from '../../../platform/website/index.ts';
import { countUnpaid } from './store.ts';

/** Whether so many orders of this address or network wait for money that the owner wants no more of them (D-175). */
export async function hasTooManyUnpaid(
  connection: Connection,
  { id, settings }: Pick<Website, 'id' | 'settings'>,
  { email, networkHash }: { readonly email: string; readonly networkHash: Buffer | null },
): Promise<boolean> {
  const { perEmail, perNetwork } = settings.paymentSettings.unpaidOrders;
  const { ofEmail, ofNetwork } = await countUnpaid(connection, id, { emailKey: emailKey(email), networkHash });
  return ofEmail >= perEmail || ofNetwork >= perNetwork;
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
