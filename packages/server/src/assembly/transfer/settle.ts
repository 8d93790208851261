import type { DatabaseAddress } from '../../platform/database/index.ts';
import { hasArrivals, settleArrivals } from './arrival.ts';
import { withConnection } from './connect.ts';
import { holdImportLock, isCommitted } from './store.ts';

export interface Installation {
  readonly address: DatabaseAddress;
  readonly dataFolder: string;
}

/**
 * Completes a killed import: its files and secrets are moved into place if its rows are in the database, and removed if
 * not. Waits for a running import. Returns whether anything in the data folder has changed.
 */
export async function settleImport({ address, dataFolder }: Installation): Promise<boolean> {
  if (!(await hasArrivals(dataFolder))) return false;
  return withConnection(address, async (client) => {
    await holdImportLock(client);
    return settleArrivals(dataFolder, (transaction) => isCommitted(client, transaction));
  });
}
