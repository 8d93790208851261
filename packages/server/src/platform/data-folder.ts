import { access, chmod, constants, mkdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { StartRefusal } from './start-refusal.ts';
import { systemCode } from './system-code.ts';

/**
 * Creates the data folder if absent and returns its real path. Throws a `StartRefusal` if the folder is not writable.
 */
export async function openDataFolder(wanted: string): Promise<string> {
  try {
    await makeFolder(wanted);
    await access(wanted, constants.R_OK | constants.W_OK | constants.X_OK);
    return await realpath(wanted);
  } catch (error) {
    throw new StartRefusal(
      `The data folder ${wanted} is not writable (${systemCode(error)}): give this account the right to write there or set DATA_DIR to another folder.`,
    );
  }
}

/** Node's own recursive `mkdir` never returns for a parent that exists but accepts no entries, such as `/proc`. */
async function makeFolder(folder: string): Promise<void> {
  try {
    if (!(await stat(path.dirname(folder)).catch(absent))) await makeFolder(path.dirname(folder));
    await mkdir(folder);
    // With a strict umask, root would create a folder that the server's account cannot enter.
    await chmod(folder, 0o755);
  } catch (error) {
    const isThere = systemCode(error) === 'EEXIST' && (await stat(folder)).isDirectory();
    if (!isThere) throw error;
  }
}

function absent(error: unknown): undefined {
  if (systemCode(error) !== 'ENOENT') throw error;
}
