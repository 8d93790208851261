import type { Connection } from '../../platform/database/index.ts';
import { announceChange } from '../../platform/subjects/index.ts';

/** Drops all of the website's cached pages in every process, once the transaction is committed. */
export async function pagesChanged(connection: Connection, websiteId: string): Promise<void> {
  await announceChange(connection, { websiteId, subjects: 'all' });
}
