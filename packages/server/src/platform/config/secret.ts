import { randomBytes } from 'node:crypto';
import { link, open, readFile, unlink } from 'node:fs/promises';
import path from 'node:path';
import { StartRefusal } from '../start-refusal.ts';
import { systemCode } from '../system-code.ts';
import { secretList } from './checks.ts';

/**
 * Returns the secrets of a data folder and creates them if absent. The file is written atomically, so processes that
 * start at the same time all read the same secrets.
 */
export async function secretsOf(dataFolder: string): Promise<readonly string[]> {
  const file = secretFile(dataFolder);
  return (await storedSecrets(dataFolder)) ?? checkedSecrets(file, await create(file));
}

/** The secrets that are already in a data folder. */
export async function storedSecrets(dataFolder: string): Promise<readonly string[] | undefined> {
  const file = secretFile(dataFolder);
  const text = await readIfPresent(file);
  return text === undefined ? undefined : checkedSecrets(file, text);
}

function secretFile(dataFolder: string): string {
  return path.join(dataFolder, 'secret');
}

function checkedSecrets(file: string, text: string): readonly string[] {
  const checked = secretList(text.trim());
  if (checked.ok) return checked.value;
  throw new StartRefusal(`${file} cannot be used: ${checked.advice}, or delete the file to have a new one made.`);
}

async function readIfPresent(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw new StartRefusal(
      `${file} cannot be read (${systemCode(error)}): start Awning with the account that it belongs to, or set SECRET.`,
    );
  });
}

async function create(file: string): Promise<string> {
  const unfinished = `${file}.new-${randomBytes(6).toString('hex')}`;
  const handle = await open(unfinished, 'wx', 0o600);
  await handle.writeFile(`${randomBytes(32).toString('hex')}\n`);
  await handle.sync();
  await handle.close();
  await link(unfinished, file).catch((error: unknown) => {
    if (systemCode(error) !== 'EEXIST') throw error;
  });
  await unlink(unfinished);
  return readFile(file, 'utf8');
}
