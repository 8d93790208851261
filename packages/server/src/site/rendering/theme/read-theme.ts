import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileHash, listFiles } from '../theme-files.ts';
import { readConf, type TemplateConf } from './template-conf.ts';
import type { CollectionConf, StyleSource, Theme, ThemeCollection, ThemeFault, ThemePage } from './theme.ts';

/** Reads a theme folder in the assembled form; region files in a `regions/` folder are accepted as well. */
export async function readTheme(folder: string): Promise<Theme> {
  const files = await readSources(folder);
  const faults: ThemeFault[] = [];
  const conf: TemplateConf = readConf(files, 'template.conf', faults);
  const blocks = named(files, /^blocks\/([^/]+\.block)$/);
  return {
    folder,
    name: conf.name ?? basename(folder),
    author: conf.author ?? '',
    revision: revisionOf(files),
    layouts: layouts(conf, files, faults),
    templates: new Map([...files].filter(([path]) => templateFiles.test(path))),
    navigations: (conf.navigations ?? []).map(({ name, title }) => ({ name, title: title ?? name })),
    blocks,
    blockOverrides: blockOverrides(files, blocks, faults),
    collections: collections(files, faults),
    pages: pages(files, faults),
    systemCollections: conf.systemCollections ?? [],
    styleSources: styleSources(conf, files),
    sheets: named(files, /^styles\/(.+)$/),
    scriptHashes: await scriptHashes(folder),
    strings: strings(files, faults),
    faults,
  };
}

type Sources = ReadonlyMap<string, string>;

const templateFiles = /\.(?:region|block|list|item|page)$/;
const textFiles = /\.(?:conf|region|block|list|item|page|less|css|json)$/;

/** Text files by path with forward slashes, without byte order marks. */
async function readSources(folder: string): Promise<Sources> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && textFiles.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !path.startsWith('assets/') && !path.startsWith('scripts/'))
    .toSorted();
  const texts = await Promise.all(paths.map(async (path) => await readFile(join(folder, path), 'utf8')));
  return new Map(paths.map((path, index) => [path, withoutMark(texts[index] ?? '')]));
}

async function scriptHashes(folder: string): Promise<Map<string, string>> {
  const scripts = join(folder, 'scripts');
  const names = await listFiles(scripts);
  const hashes = await Promise.all([...names].map(async (name) => fileHash(await readFile(join(scripts, name)))));
  return new Map([...names].map((name, index) => [name, hashes[index] ?? '']));
}

function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

function revisionOf(files: Sources): string {
  const hash = createHash('sha256');
  for (const [path, source] of files) hash.update(path).update('\0').update(source).update('\0');
  return hash.digest('hex').slice(0, 12);
}

function layouts(conf: TemplateConf, files: Sources, faults: ThemeFault[]): Map<string, string> {
  const joined = Object.entries(conf.layouts ?? {}).map(([id, layout]): [string, string] => {
    const regions = (layout.regions ?? []).map((name) => {
      const file = name.endsWith('.region') ? name : `${name}.region`;
      const source = files.get(file) ?? files.get(`regions/${file}`);
      if (source === undefined) {
        faults.push({
          file: 'template.conf',
          fault: `layout "${id}" names the region "${name}", which is not configured`,
        });
      }
      return source ?? '';
    });
    return [id, regions.join('')];
  });
  return new Map(joined);
}

function blockOverrides(files: Sources, blocks: Sources, faults: ThemeFault[]): Map<string, string> {
  const overrides = new Map<string, string>();
  for (const file of blocks.keys()) {
    if (files.has(`blocks/${file}.conf`)) {
      const { type }: { type?: string } = readConf(files, `blocks/${file}.conf`, faults);
      if (type !== undefined) overrides.set(type, file);
    }
  }
  return overrides;
}

function collections(files: Sources, faults: ThemeFault[]): Map<string, ThemeCollection> {
  return new Map(
    [...named(files, /^collections\/([^/]+)\.conf$/).keys()].map((type): [string, ThemeCollection] => [
      type,
      {
        conf: readConf(files, `collections/${type}.conf`, faults) as CollectionConf,
        list: files.get(`collections/${type}.list`),
        item: files.get(`collections/${type}.item`),
      },
    ]),
  );
}

function pages(files: Sources, faults: ThemeFault[]): Map<string, ThemePage> {
  return new Map(
    [...named(files, /^pages\/([^/]+)\.page$/)].map(([name, source]): [string, ThemePage] => {
      const confFile = `pages/${name}.page.conf`;
      const conf: { title?: string; description?: string } = files.has(confFile)
        ? readConf(files, confFile, faults)
        : {};
      return [name, { source, title: conf.title, description: conf.description }];
    }),
  );
}

/** `reset.css` always comes first, even if a theme lists it too. Missing files are skipped. */
function styleSources(conf: TemplateConf, files: Sources): StyleSource[] {
  const paths = new Set(['reset.css', ...(conf.stylesheets ?? [])]);
  return [...paths].flatMap((path) => {
    const source = files.get(`styles/${path}`);
    return source === undefined ? [] : [{ path, source }];
  });
}

function strings(files: Sources, faults: ThemeFault[]): Map<string, Record<string, string>> {
  return new Map(
    [...named(files, /^strings\/template-(.+)\.json$/).keys()].map((locale): [string, Record<string, string>] => [
      locale,
      readConf(files, `strings/template-${locale}.json`, faults) as Record<string, string>,
    ]),
  );
}

function named(files: Sources, pattern: RegExp): Map<string, string> {
  const found = new Map<string, string>();
  for (const [path, source] of files) {
    const name = pattern.exec(path)?.[1];
    if (name !== undefined) found.set(name, source);
  }
  return found;
}
