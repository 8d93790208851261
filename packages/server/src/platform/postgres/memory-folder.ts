import { access, constants, readFile, statfs } from 'node:fs/promises';
import os from 'node:os';

/** Linux's file system in memory. */
export const MEMORY_FOLDER = '/dev/shm';
/** A test run was seen to take 300 MB; the long tests fill whole shops. */
const MIN_MEMORY_BYTES = 4 * 1024 ** 3;

/**
 * Where the data of tests lie: in memory if there is enough, or else where all temp files are. A database is a thousand small files,
 * which cost ten times as much on a disk.
 */
export async function chooseTestFolder(): Promise<string> {
  try {
    await access(MEMORY_FOLDER, constants.W_OK);
    const { bavail, bsize } = await statfs(MEMORY_FOLDER);
    // PostgreSQL's programs may have to be copied beside its data.
    const runsPrograms = !/ \/dev\/shm .*\bnoexec\b/.test(await readFile('/proc/mounts', 'utf8'));
    return runsPrograms && bavail * bsize >= MIN_MEMORY_BYTES ? MEMORY_FOLDER : os.tmpdir();
  } catch {
    return os.tmpdir();
  }
}
