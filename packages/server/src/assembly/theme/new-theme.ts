import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { projectFolder } from '../../platform/project-folder.ts';
import { systemCode } from '../../platform/system-code.ts';

type NewThemeFault = 'badName' | 'taken';

/** Begins a theme in a new folder, as a copy of our own with another name. */
export async function createTheme(folder: string): Promise<NewThemeFault | undefined> {
  const name = basename(folder);
  if (!/^[a-z0-9][a-z0-9-]{0,99}$/.test(name)) return 'badName';
  try {
    await mkdir(folder);
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return 'taken';
    throw error;
  }
  const starter = join(projectFolder, 'themes', 'starter');
  await cp(starter, folder, { recursive: true });
  const conf = JSON.parse(await readFile(join(starter, 'template.conf'), 'utf8')) as object;
  await writeFile(join(folder, 'template.conf'), `${JSON.stringify({ ...conf, name, author: '' }, undefined, 2)}\n`);
  return undefined;
}
