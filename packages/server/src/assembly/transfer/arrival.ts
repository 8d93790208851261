import { createWriteStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { systemCode } from '../../platform/system-code.ts';
import { transferMessages } from './messages.ts';
import { TransferRefusal } from './outcome.ts';

/**
 * What an import brings besides the rows. It is written into a separate folder, which is named after the import's
 * transaction before that is committed: a process that finds the folder asks the database for the result of the
 * transaction. So files, secrets and rows are all old or all new, whenever the import was killed.
 */
export interface Arrival {
  addFile(name: string, content: AsyncIterable<Buffer>): Promise<void>;
  addSecrets(name: SecretName, secrets: readonly string[]): Promise<void>;
  /** Everything is written; the transaction decides whether it counts. */
  seal(transaction: string): Promise<void>;
}

/** The second is for an installation whose setting SECRET contains another one. */
const secretNames = ['secret', 'secret.imported'] as const;
type SecretName = (typeof secretNames)[number];

/** The moments at which tests kill an import. */
export type ImportMoment = 'loaded' | 'sealed' | 'committed' | 'former-away' | 'files-placed' | 'placed';

const unsealed = 'arriving';
const sealed = /^arrived-(\d+)$/;

export async function openArrival(dataFolder: string): Promise<Arrival> {
  const folder = path.join(dataFolder, unsealed);
  const files = path.join(folder, 'files');
  await mkdir(files, { recursive: true }).catch(refuseWriting(folder));
  return {
    async addFile(name, content) {
      const target = path.join(files, name);
      // The name comes from a foreign file; it must not lead out of the folder.
      if (path.isAbsolute(name) || !target.startsWith(files + path.sep)) {
        throw new SyntaxError(`The path ${name} leads outside`);
      }
      await mkdir(path.dirname(target), { recursive: true }).catch(refuseWriting(folder));
      const writing = createWriteStream(target, { flags: 'wx', flush: true });
      await pipeline(Readable.from(content), writing).catch(refuseWriting(folder));
    },
    async addSecrets(name, secrets) {
      const handle = await open(path.join(folder, name), 'wx', 0o600).catch(refuseWriting(folder));
      await handle.writeFile(`${secrets.join(',')}\n`);
      await handle.sync();
      await handle.close();
    },
    seal: (transaction) => rename(folder, path.join(dataFolder, `arrived-${transaction}`)),
  };
}

/** Names that no folder can hold together mean a damaged export; a full disk does not. */
function refuseWriting(folder: string) {
  return (error: unknown): never => {
    const code = systemCode(error);
    if (['EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'EINVAL', 'EILSEQ'].includes(code)) {
      throw new SyntaxError(`Files of the export do not go together (${code})`);
    }
    if (['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT'].includes(code)) {
      throw new TransferRefusal(transferMessages.cannotWrite(folder, code));
    }
    throw error;
  };
}

export async function hasArrivals(dataFolder: string): Promise<boolean> {
  return (await entriesOf(dataFolder)).some((name) => name === unsealed || sealed.test(name));
}

/**
 * Moves the arrived files into place if the transaction was committed, and removes them if not. The process may be
 * killed after any step; the next one continues from there. No import may be running. Returns whether anything was
 * moved.
 */
export async function settleArrivals(
  dataFolder: string,
  isCommitted: (transaction: string) => Promise<boolean>,
  reached: (moment: ImportMoment) => void = () => undefined,
): Promise<boolean> {
  let hasPlaced = false;
  for (const name of await entriesOf(dataFolder)) {
    const [, transaction] = sealed.exec(name) ?? [];
    if (transaction === undefined && name !== unsealed) continue;
    const folder = path.join(dataFolder, name);
    if (transaction !== undefined && (await isCommitted(transaction))) {
      await takePlace(dataFolder, folder, reached);
      hasPlaced = true;
    }
    await rm(folder, { recursive: true, force: true });
  }
  return hasPlaced;
}

async function takePlace(dataFolder: string, arrived: string, reached: (moment: ImportMoment) => void): Promise<void> {
  const files = path.join(dataFolder, 'files');
  const [coming, former] = [path.join(arrived, 'files'), path.join(arrived, 'former')];
  if (await exists(coming)) {
    if (!(await exists(former))) await renameIfThere(files, former);
    reached('former-away');
    await rename(coming, files);
    reached('files-placed');
  }
  for (const name of secretNames) await renameIfThere(path.join(arrived, name), path.join(dataFolder, name));
  reached('placed');
}

async function entriesOf(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => ignoreAbsent(error) ?? []);
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

async function renameIfThere(from: string, to: string): Promise<void> {
  await rename(from, to).catch(ignoreAbsent);
}

/** For files that may be absent. */
export function ignoreAbsent(error: unknown): undefined {
  if (systemCode(error) !== 'ENOENT') throw error;
}
