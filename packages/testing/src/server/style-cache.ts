import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';

/**
 * Lets a server use the compiled style sheets of all others of the run: compiling takes longer than starting a server. They are named
 * by a checksum of their sources, so no test can get another's.
 */
export async function shareStyleCache(dataFolder: string): Promise<void> {
  const folder = path.join(dataFolder, 'cache');
  await mkdir(folder);
  await symlink(inject('styleCache'), path.join(folder, 'styles'));
}
