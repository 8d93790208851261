import type { DatabaseAddress } from '../../platform/database/index.ts';
import { hasArrivals, settleArrivals } from './arrival.ts';
import { withConnection } from './connect.ts';
import { holdImportLock, isCommitted } from './store.ts';

export interface Installation {
  readonly address: DatabaseAddress;
  readonly dataFolder: string;
}

/**
 * Ends an import that was killed: its files and secrets take their place if its rows are in the database, and go if not. Waits for
 * one that is still under way. Answers whether anything in the data folder has changed.
 */
export async function settleImport({ address, dataFolder }: Installation): Promise<boolean> {
  if (!(await hasArrivals(dataFolder))) return false;
  return withConnection(address, async (client) => {
    await holdImportLock(client);
    return settleArrivals(dataFolder, (transaction) => isCommitted(client, transaction));
  });
}
