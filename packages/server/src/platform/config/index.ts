import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openDataFolder } from '../data-folder.ts';
import { StartRefusal } from '../start-refusal.ts';
import { systemCode } from '../system-code.ts';
import { readConfig, type WrittenConfig } from './read.ts';
import { secretsOf } from './secret.ts';

export { secretList } from './checks.ts';
export { readConfig } from './read.ts';
export { secretsOf, storedSecrets } from './secret.ts';
export { configurationTable } from './table.ts';

/** Everything that can be configured, checked and complete. */
export type Config = Omit<WrittenConfig, 'secrets'> & {
  /** The first signs; all of them verify. */
  readonly secrets: readonly string[];
  /** The secrets come from the setting SECRET, not from the data folder. */
  readonly isSecretGiven?: boolean;
};

/** Reads the configuration of the project in `folder`. Throws a `StartRefusal` that lists every mistake. */
export async function loadConfig(folder: string, environment = process.env): Promise<Config> {
  const result = readConfig(environment, await readEnvFile(path.join(folder, '.env')), folder);
  if (!result.ok) throw new StartRefusal(result.problems.join('\n'));
  const dataFolder = await openDataFolder(result.config.dataFolder);
  const { secrets } = result.config;
  return {
    ...result.config,
    dataFolder,
    secrets: secrets ?? (await secretsOf(dataFolder)),
    isSecretGiven: secrets !== undefined,
  };
}

async function readEnvFile(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return '';
    throw new StartRefusal(`${file} cannot be read (${systemCode(error)}): make it readable or delete it.`);
  });
}
