import { createHash } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '../../log.ts';
import { compress, type Encoding } from '../responses/compression.ts';

export interface AssetFile {
  readonly content: Buffer;
  readonly type: string;
  readonly etag: string;
  /** Absent for files that do not get smaller, and until the copy has been made. */
  readonly br?: Buffer | undefined;
  readonly gzip?: Buffer | undefined;
}

export interface AssetFolder {
  find(name: string): Promise<AssetFile | undefined>;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

const compressible = /\.(js|css|json|map|svg|wasm)$/;
const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/**
 * Serves the files of a built folder. Only names that existed at the start are served, so no name can lead outside the
 * folder. Compressed copies are stored beside the files; missing ones are made in the background, so only the first
 * start pays for them.
 */
export async function openAssetFolder(folder: string, log: Log): Promise<AssetFolder> {
  const names = new Set(await filesIn(folder));
  const served = new Set([...names].filter((name) => !/\.(br|gz|new)$/.test(name)));
  const files = new Map<string, Promise<AssetFile>>();

  function open(name: string): Promise<AssetFile> {
    const opened = files.get(name) ?? readAsset(folder, name, names);
    files.set(name, opened);
    opened.catch(() => files.delete(name));
    return opened;
  }

  async function compressMissing(): Promise<void> {
    const missing = [...served].filter((name) => compressible.test(name) && !names.has(name + endings.br));
    for (const name of missing) {
      await compressFiles(folder, [name]);
      for (const ending of Object.values(endings)) names.add(name + ending);
      files.delete(name);
    }
  }

  void compressMissing().catch((error: unknown) => {
    log.warn({ err: error, folder }, 'Assets could not be compressed in advance');
  });
  return { find: async (name) => (served.has(name) ? open(name).catch(undefinedIfGone) : undefined) };
}

/**
 * A new build under a running server removes the old files: they return 404, and the visitor's next page names the new
 * ones.
 */
function undefinedIfGone(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}

/** Stores a compressed copy beside each file. */
export async function compressFiles(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const file = path.join(folder, name);
    const content = await readFile(file);
    for (const encoding of ['br', 'gzip'] as const) {
      const target = file + endings[encoding];
      // Several processes may do this at the same time, so a copy is written atomically.
      const unfinished = `${target}.${process.pid}.new`;
      await writeFile(unfinished, await compress(encoding, content, 'best'));
      await rename(unfinished, target);
    }
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

async function readAsset(folder: string, name: string, names: ReadonlySet<string>): Promise<AssetFile> {
  const file = path.join(folder, name);
  const content = await readFile(file);
  const copy = (encoding: Encoding) =>
    names.has(name + endings[encoding]) ? readFile(file + endings[encoding]) : undefined;
  return {
    content,
    type: types[path.extname(name)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    br: await copy('br'),
    gzip: await copy('gzip'),
  };
}
