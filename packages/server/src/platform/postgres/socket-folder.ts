import { chmod, chown, lstat, mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { StartRefusal } from '../start-refusal.ts';
import { systemCode } from '../system-code.ts';
import { type Account, canEnter } from './account.ts';
import { shortHash } from './data-folder.ts';

/** The full path of a socket may have about 107 bytes, of which the socket's name takes 15. */
const MAX_FOLDER_BYTES = 90;

/** A short folder for the server's socket, the same for all processes that use this database. */
export async function chooseSocketFolder(database: string, account: Account): Promise<string> {
  return path.join(await shortTempFolder(account), socketFolderName(database));
}

/**
 * Creates the folder if absent. Only the server's account (and root) can enter it. This is what protects the database,
 * because the socket itself asks for no password.
 */
export async function openSocketFolder(folder: string, account: Account): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    if (systemCode(error) !== 'EEXIST') throw error;
  });
  const found = await lstat(folder);
  const self = process.getuid?.() ?? found.uid;
  if (!found.isDirectory() || (found.uid !== self && found.uid !== account?.uid)) {
    throw new StartRefusal(
      `${folder}, where PostgreSQL's socket belongs, was made by another account: delete it or set TMPDIR to another folder.`,
    );
  }
  if (account && found.uid !== account.uid) await chown(folder, account.uid, account.gid);
  if ((found.mode & 0o777) !== 0o700) await chmod(folder, 0o700);
}

export function socketFolderName(database: string): string {
  return `awning-${shortHash(database)}`;
}

async function shortTempFolder(account: Account): Promise<string> {
  const own = os.tmpdir();
  const isShort = Buffer.byteLength(own) + '/awning-'.length + 12 <= MAX_FOLDER_BYTES;
  return isShort && (await canEnter(account, own)) ? own : '/tmp';
}
