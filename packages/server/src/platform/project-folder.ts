import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder with `themes/`, `dist/` and `packages/`: the root of a checkout or of the installed package. It is
 * searched for upwards, because source and bundle are at different depths.
 */
export const projectFolder: string = find(dirname(fileURLToPath(import.meta.url)));

function find(folder: string): string {
  if (existsSync(join(folder, 'themes', 'starter'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('The folder "themes" is missing from this installation of Awning.');
  return find(parent);
}
