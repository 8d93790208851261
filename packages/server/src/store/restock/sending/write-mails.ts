import type { Connection } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { Website } from '../../../platform/website/index.ts';
import { sendNotice } from '../mail.ts';
import { deleteUnwritten, lockUnwritten, markWritten, selectTold, type ToldVariant } from './store.ts';

/** Small enough that a kill repeats little, and that nobody waits long for the rows. */
const BATCH_SIZE = 50;

/**
 * Writes the mails of an event into the outbox, in batches. The mail and the record of it are in one transaction, so no kill
 * makes a second one; the outbox sends each under one Message-ID.
 */
export async function writeMails(parts: Parts, website: Website, eventId: string, signal: AbortSignal): Promise<void> {
  const variant = await selectTold(parts.database, website.id, eventId);
  if (variant === undefined) return deleteUnwritten(parts.database, website.id, eventId);
  const writeBatch = (connection: Connection) => writeSome(parts, connection, { website, eventId, variant });
  while (!signal.aborted && (await parts.database.transaction(writeBatch)) === BATCH_SIZE);
  // The queue runs it again in the next process.
  signal.throwIfAborted();
}

async function writeSome(
  parts: Parts,
  connection: Connection,
  { website, eventId, variant }: { readonly website: Website; readonly eventId: string; readonly variant: ToldVariant },
): Promise<number> {
  const waiting = await lockUnwritten(connection, website.id, eventId, BATCH_SIZE);
  const mails: { signUpId: string; mailId: string }[] = [];
  for (const { signUpId, email, language } of waiting) {
    const mailId = await sendNotice(parts, connection, { website, signUpId, email, language }, variant);
    mails.push({ signUpId, mailId });
  }
  await markWritten(connection, website.id, eventId, mails);
  return waiting.length;
}
