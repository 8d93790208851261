import type { Connection } from '../../platform/database/index.ts';

/** The channel on which every process hears that a website's published pages may look different. The payload is the website's id. */
export const pagesChannel = 'pages';

/** Drops the website's cached pages in every process, once the transaction is committed. */
export async function pagesChanged(connection: Connection, websiteId: string): Promise<void> {
  await connection.notify(pagesChannel, websiteId);
}
