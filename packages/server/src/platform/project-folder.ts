import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder with `themes/`, `dist/` and `packages/`: the root of a checkout or of the installed package. The same code runs from
 * source and from the bundle, which lie at different depths, so it is looked for upwards.
 */
export const projectFolder: string = find(dirname(fileURLToPath(import.meta.url)));

function find(folder: string): string {
  if (existsSync(join(folder, 'themes', 'starter'))) {
    return folder;
  }
  const parent = dirname(folder);
  if (parent === folder) {
    throw new Error('The folder "themes" is missing from this installation of Awning.');
  }
  return find(parent);
}
