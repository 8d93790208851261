import type { Connection } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';

export const MAIL_TASK = 'restock.write-mails';

/** In the transaction that decides who is told: the mails are written if and only if it commits. */
export async function queueMails(
  { jobs }: Pick<Parts, 'jobs'>,
  connection: Connection,
  websiteId: string,
  eventId: string,
): Promise<void> {
  await jobs.add(connection, MAIL_TASK, { websiteId, eventId }, { key: `restock:${eventId}` });
}
