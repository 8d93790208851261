import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileHash } from '../theme-files.ts';
import { readCustomTypes } from './custom-types.ts';
import { confValues, type ReadingNotes, readConf, readTemplateConf, type TemplateConf } from './template-conf.ts';
import type { RegionSource, StyleSource, Theme, ThemeCollection, ThemePage } from './theme.ts';
import { type ThemeFolder, ThemeTooLargeError, themeLimits, walkThemeFolder } from './theme-folder.ts';

/**
 * Reads a theme folder in the assembled form; region files in a `regions/` folder are accepted as well. Throws a
 * `ThemeTooLargeError` for a folder beyond the limits.
 */
export async function readTheme(folder: string): Promise<Theme> {
  const walked = await walkThemeFolder(folder);
  const { files, unread } = await readSources(folder, walked);
  const scripts = await scriptHashes(folder, walked);
  const notes: ReadingNotes = {
    faults: unread.map((file) => ({ file, fault: 'cannot be read' })),
    remarks: walked.links.map((file) => ({ file, fault: 'is a link, and links are not read' })),
  };
  const conf = readTemplateConf(files, notes);
  const templates = new Map([...files].filter(([path]) => templateFiles.test(path)));
  const blocks = named(files, /^blocks\/([^/]+\.block)$/);
  return {
    folder,
    name: conf.name ?? basename(folder),
    author: conf.author ?? '',
    revision: revisionOf(files, scripts, walked),
    files: new Set(walked.files.keys()),
    layouts: layouts(conf, files, notes),
    templates,
    navigations: conf.navigations,
    blocks,
    blockOverrides: blockOverrides(files, blocks, notes),
    collections: collections(files, notes),
    pages: pages(files, notes),
    systemCollections: conf.systemCollections,
    customTypes: readCustomTypes(conf.customTypes),
    styleSources: styleSources(conf, files),
    sheets: named(files, /^styles\/(.+)$/),
    scriptHashes: scripts,
    strings: strings(files, notes),
    usesClient: conf.clientScripts && (scripts.size > 0 || hasClientMarkup(templates)),
    ...notes,
  };
}

/** Inline code, and markup that does nothing until a script loads its picture or video. */
function hasClientMarkup(templates: Sources): boolean {
  const markup =
    /<(?:squarespace:)?script\b|[\s"']on[a-z]+\s*=|\bdata-src\b|\|\s*(?:[a-z-]*image-meta|image|video)\b(?!-)/i;
  return [...templates.values()].some((source) => markup.test(source));
}

type Sources = ReadonlyMap<string, string>;

const templateFiles = /\.(?:region|block|list|item|page)$/;
const textFiles = /\.(?:conf|region|block|list|item|page|less|css|json)$/;

/** Text files by path with forward slashes, without byte order marks. */
async function readSources(
  folder: string,
  { files, unread }: ThemeFolder,
): Promise<{ files: Sources; unread: readonly string[] }> {
  const paths = [...files.keys()].filter(
    (path) => textFiles.test(path) && !path.startsWith('assets/') && !path.startsWith('scripts/'),
  );
  let sum = 0;
  for (const path of paths) {
    const { bytes } = files.get(path)!;
    sum += bytes;
    if (bytes > themeLimits.maxTextBytes) throw new ThemeTooLargeError(`${path} has more than 2 MB`);
    if (sum > themeLimits.maxTextsBytes) throw new ThemeTooLargeError('has more than 20 MB of templates and styles');
  }
  const texts = await Promise.all(
    paths.map(async (path) => await readFile(join(folder, path), 'utf8').catch(() => undefined)),
  );
  const read = paths.flatMap((path, index): [string, string][] => {
    const text = texts[index];
    return text === undefined ? [] : [[path, withoutMark(text)]];
  });
  return { files: new Map(read), unread: [...unread, ...paths.filter((_, index) => texts[index] === undefined)] };
}

async function scriptHashes(folder: string, { files }: ThemeFolder): Promise<Map<string, string>> {
  const names = [...files.keys()].filter((path) => path.startsWith('scripts/'));
  const hashes = await Promise.all(
    names.map(async (name): Promise<[string, string][]> => {
      const content = await readFile(join(folder, name)).catch(() => undefined);
      return content === undefined ? [] : [[name.slice('scripts/'.length), fileHash(content)]];
    }),
  );
  return new Map(hashes.flat());
}

function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

function revisionOf(files: Sources, scripts: ReadonlyMap<string, string>, walked: ThemeFolder): string {
  const hash = createHash('sha256');
  for (const [path, source] of files) hash.update(path).update('\0').update(source).update('\0');
  for (const [path, scriptHash] of scripts) hash.update(path).update('\0').update(scriptHash).update('\0');
  // Other files are not read until they are asked for.
  for (const [path, { bytes }] of walked.files) if (!files.has(path)) hash.update(`${path}\0${bytes}\0`);
  return hash.digest('hex').slice(0, 12);
}

function layouts(conf: TemplateConf, files: Sources, { faults }: ReadingNotes): Map<string, readonly RegionSource[]> {
  return new Map(
    [...conf.layouts].map(([id, regions]) => [
      id,
      regions.flatMap((name) => {
        const named = name.endsWith('.region') ? name : `${name}.region`;
        const file = files.has(named) ? named : `regions/${named}`;
        const source = files.get(file);
        if (source !== undefined) return [{ file, source }];
        const fault = `layout "${id}" names the region "${name}", which is not configured`;
        faults.push({ file: 'template.conf', fault });
        return [];
      }),
    ]),
  );
}

function blockOverrides(files: Sources, blocks: Sources, { faults, remarks }: ReadingNotes): Map<string, string> {
  const overrides = new Map<string, string>();
  for (const file of blocks.keys()) {
    const confFile = `blocks/${file}.conf`;
    if (files.has(confFile)) {
      const type = confValues(confFile, readConf(files, confFile, faults), remarks).text('type');
      if (type !== undefined) overrides.set(type, file);
    }
  }
  return overrides;
}

/** A template without a configuration file is a collection type with the default settings. */
function collections(files: Sources, { faults }: ReadingNotes): Map<string, ThemeCollection> {
  const types = new Set(named(files, /^collections\/([^/]+)\.(?:conf|list|item)$/).keys());
  return new Map(
    [...types].map((type): [string, ThemeCollection] => {
      const confFile = `collections/${type}.conf`;
      return [
        type,
        {
          conf: files.has(confFile) ? readConf(files, confFile, faults) : {},
          list: files.get(`collections/${type}.list`),
          item: files.get(`collections/${type}.item`),
        },
      ];
    }),
  );
}

function pages(files: Sources, { faults, remarks }: ReadingNotes): Map<string, ThemePage> {
  return new Map(
    [...named(files, /^pages\/([^/]+)\.page$/)].map(([name, source]): [string, ThemePage] => {
      const confFile = `pages/${name}.page.conf`;
      const conf = confValues(confFile, files.has(confFile) ? readConf(files, confFile, faults) : {}, remarks);
      return [name, { source, title: conf.text('title'), description: conf.text('description') }];
    }),
  );
}

/** `reset.css` always comes first, even if a theme lists it too. Missing files are skipped. */
function styleSources(conf: TemplateConf, files: Sources): StyleSource[] {
  const paths = new Set(['reset.css', ...conf.stylesheets]);
  return [...paths].flatMap((path) => {
    const source = files.get(`styles/${path}`);
    return source === undefined ? [] : [{ path, source }];
  });
}

function strings(files: Sources, { faults, remarks }: ReadingNotes): Map<string, Record<string, string>> {
  return new Map(
    [...named(files, /^strings\/template-(.+)\.json$/).keys()].map((locale): [string, Record<string, string>] => {
      const file = `strings/template-${locale}.json`;
      const conf = readConf(files, file, faults);
      const values = confValues(file, conf, remarks);
      const texts = Object.keys(conf).flatMap((key): [string, string][] => {
        const text = values.text(key);
        return text === undefined ? [] : [[key, text]];
      });
      return [locale, Object.fromEntries(texts)];
    }),
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
