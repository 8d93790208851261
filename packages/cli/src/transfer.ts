import { stat } from 'node:fs/promises';
import { loadConfig } from '@awning/server/config';
import type { DatabaseAddress } from '@awning/server/database';
import { createStops, openPostgres, StartRefusal, silentReport } from '@awning/server/start';
import {
  exportTo as exportInstallation,
  importFrom as importInstallation,
  type TransferOutcome,
} from '@awning/server/transfer';
import { printedProgress } from './progress.ts';

export async function exportTo(folder: string, file: string): Promise<number> {
  await withInstallation(folder, (installation) => exportInstallation({ ...installation, file }));
  const { size } = await stat(file);
  process.stdout.write(`Exported to ${file} (${(size / 1e6).toFixed(1)} MB)\n`);
  return 0;
}

export async function importFrom(folder: string, file: string, replace: boolean): Promise<number> {
  await withInstallation(folder, (installation) => importInstallation({ ...installation, file, replace }));
  process.stdout.write(`Imported from ${file}\n`);
  return 0;
}

interface Installation {
  readonly address: DatabaseAddress;
  readonly dataFolder: string;
  readonly progress: (done: number, total: number, what: string) => void;
}

/** The database is started for the time of the work, unless the shop is running: then it is shared. */
async function withInstallation(
  folder: string,
  work: (installation: Installation) => Promise<TransferOutcome>,
): Promise<void> {
  const config = await loadConfig(folder);
  const progress = printedProgress(process.stderr);
  const stops = createStops();
  try {
    const address = await openPostgres(config, silentReport, stops);
    const outcome = await work({ address, dataFolder: config.dataFolder, progress: progress.show });
    if (!outcome.ok) throw new StartRefusal(outcome.reason);
  } finally {
    progress.clear();
    await stops.run();
  }
}
