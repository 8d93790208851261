import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readTemplateConf } from './template-conf.ts';
import { themeLimits } from './theme-folder.ts';

export interface ThemeFolders {
  /** The themes of Awning itself. */
  readonly own: string;
  /** Those that the operator put into the data folder of the installation. */
  readonly installed: string;
}

export interface ListedTheme {
  /** Of its folder, or the id of an uploaded one; in the settings of a website. */
  readonly name: string;
  readonly title: string;
  readonly author: string;
  readonly source: 'own' | 'folder' | 'uploaded';
}

const themeName = /^[a-z0-9][a-z0-9-]{0,99}$/;

/** The templates of the host itself, which are no theme. */
const HOST = 'system';

/** A name is looked for here first, so nothing in the data folder replaces a theme of Awning in silence. */
const sources = [
  ['own', 'own'],
  ['installed', 'folder'],
] as const;

/** All themes that any website of the installation can choose. */
export async function listInstalledThemes(folders: ThemeFolders): Promise<ListedTheme[]> {
  const themes = new Map<string, ListedTheme>();
  for (const [parent, source] of sources) {
    // The data folder has no themes until the operator makes the folder.
    const names = await readdir(folders[parent]).catch((): string[] => []);
    for (const name of names.toSorted()) {
      if (themes.has(name) || !isChoosable(name)) continue;
      const conf = await readTitle(join(folders[parent], name));
      if (conf !== undefined) themes.set(name, { name, title: conf.name ?? name, author: conf.author ?? '', source });
    }
  }
  return [...themes.values()];
}

/** The folder of a theme, if there is one of this name. */
export async function findThemeFolder(folders: ThemeFolders, name: string): Promise<string | undefined> {
  if (!themeName.test(name)) return undefined;
  for (const [parent] of sources) {
    const folder = join(folders[parent], name);
    const found = await stat(join(folder, 'template.conf')).catch(() => undefined);
    if (found?.isFile() === true) return folder;
  }
  return undefined;
}

export function isChoosable(name: string): boolean {
  return themeName.test(name) && name !== HOST;
}

async function readTitle(
  folder: string,
): Promise<{ name: string | undefined; author: string | undefined } | undefined> {
  const file = join(folder, 'template.conf');
  const found = await stat(file).catch(() => undefined);
  if (found?.isFile() !== true) return undefined;
  const text = found.size > themeLimits.maxTextBytes ? '' : await readFile(file, 'utf8').catch(() => '');
  return readTemplateConf(new Map([['template.conf', text.replace(/^\uFEFF/, '')]]), { faults: [], remarks: [] });
}
