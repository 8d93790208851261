import { type Connection, newId } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { queueMails } from './queue-mails.ts';
import { claimSignUps, insertTeamEvent } from './store.ts';

export interface SendRequest {
  readonly productId: string;
  readonly variantId: string;
}

/**
 * Tells everybody who waits for these variants (D-083), in the caller's transaction. Returns how many are told. It is decided
 * here who is told; the mails are written by a job, because thousands of them take longer than a request may.
 */
export async function sendNotices(
  parts: Pick<Parts, 'clock' | 'jobs'>,
  connection: Connection,
  websiteId: string,
  requests: readonly SendRequest[],
): Promise<number> {
  let queued = 0;
  // Ascending, so that two calls with the same variants cannot wait for each other.
  const sorted = requests.toSorted((one, other) => (one.variantId < other.variantId ? -1 : 1));
  for (const { productId, variantId } of sorted) {
    const [id, at] = [newId(parts.clock), parts.clock.now()];
    if (!(await insertTeamEvent(connection, websiteId, { id, variantId, productId, at }))) continue;
    queued += await claimSignUps(connection, websiteId, { eventId: id, variantId, limit: null, at });
    await queueMails(parts, connection, websiteId, id);
  }
  return queued;
}
