import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../../platform/project-folder.ts';

/** The entry files of the back office. */
export interface Entry {
  readonly script: string;
  readonly styles: readonly string[];
}

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

const builtFolder = join(projectFolder, 'dist', 'editor');

/**
 * Reads the entry once. Returns undefined while the back office has not been built and then tries again, because a
 * build may be running.
 */
export function entryReader(folder = builtFolder): () => Promise<Entry | undefined> {
  let known: Promise<Entry | undefined> | undefined;
  return async () => {
    known ??= load(folder);
    const entry = await known;
    if (entry === undefined) known = undefined;
    return entry;
  };
}

async function load(folder: string): Promise<Entry | undefined> {
  const text = await readFile(join(folder, '.vite', 'manifest.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : entryOf(JSON.parse(text) as Manifest);
}

function entryOf(manifest: Manifest): Entry | undefined {
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry === true);
  return entry && { script: `/${entry.file}`, styles: stylesOf(manifest, entry, new Set()).map((file) => `/${file}`) };
}

/** Style sheets of the entry and its static imports; lazy screens load their own. */
function stylesOf(manifest: Manifest, chunk: Chunk, seen: Set<Chunk>): string[] {
  if (seen.has(chunk)) return [];
  seen.add(chunk);
  const imported = (chunk.imports ?? []).flatMap((name) => {
    const part = manifest[name];
    return part === undefined ? [] : stylesOf(manifest, part, seen);
  });
  return [...new Set([...imported, ...(chunk.css ?? [])])];
}
