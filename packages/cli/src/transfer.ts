import { stat } from 'node:fs/promises';
import { createStops, openPostgres, StartRefusal, silentReport } from '@awning/server/assembly/start';
import {
  exportTo as exportInstallation,
  importFrom as importInstallation,
  type TransferOutcome,
} from '@awning/server/assembly/transfer';
import { type Config, loadConfig } from '@awning/server/platform/config';
import type { DatabaseAddress } from '@awning/server/platform/database';
import { printedProgress } from './progress.ts';

export async function exportTo(folder: string, file: string): Promise<number> {
  const note = await withInstallation(folder, (installation) => exportInstallation({ ...installation, file }));
  const { size } = await stat(file);
  print(`Exported to ${file} (${(size / 1e6).toFixed(1)} MB)`, note);
  return 0;
}

export async function importFrom(folder: string, file: string, replace: boolean): Promise<number> {
  const note = await withInstallation(folder, ({ isSecretGiven, secrets, ...installation }) =>
    importInstallation({ ...installation, file, replace, givenSecrets: isSecretGiven ? secrets : undefined }),
  );
  print(`Imported from ${file}`, note);
  return 0;
}

function print(...lines: readonly (string | undefined)[]): void {
  for (const line of lines) if (line !== undefined) process.stdout.write(`${line}\n`);
}

interface Installation {
  readonly address: DatabaseAddress;
  readonly dataFolder: string;
  readonly storageSettings: Config;
  readonly secrets: readonly string[];
  readonly isSecretGiven: boolean | undefined;
  readonly progress: (done: number, total: number, what: string) => void;
}

/** Starts the database for the duration of the work, or shares that of a running shop. Returns the note. */
async function withInstallation(
  folder: string,
  work: (installation: Installation) => Promise<TransferOutcome>,
): Promise<string | undefined> {
  const config = await loadConfig(folder);
  const progress = printedProgress(process.stderr);
  const stops = createStops();
  try {
    const address = await openPostgres(config, silentReport, stops);
    const { dataFolder, secrets, isSecretGiven } = config;
    const outcome = await work({
      address,
      dataFolder,
      storageSettings: config,
      secrets,
      isSecretGiven,
      progress: progress.show,
    });
    if (!outcome.ok) throw new StartRefusal(outcome.reason);
    return outcome.note;
  } finally {
    progress.clear();
    await stops.run();
  }
}
