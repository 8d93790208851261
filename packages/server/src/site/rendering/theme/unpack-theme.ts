import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { systemCode } from '../../../platform/system-code.ts';
import {
  type ArchiveEntry,
  type ArchiveFault,
  type ArchiveSource,
  DamagedEntryError,
  listArchive,
  readEntry,
} from '../../../platform/zip/index.ts';
import { themeLimits } from './theme-folder.ts';

export type UnpackFault = ArchiveFault | 'noTheme' | 'damaged';

export type Unpacked =
  | { readonly ok: true }
  /** `name` is that of the file; empty for the archive as a whole. */
  | { readonly ok: false; readonly fault: UnpackFault; readonly name: string };

/**
 * Unpacks a zipped theme into an empty folder. Its files may be in a folder of the archive, as most programs pack them.
 * Nothing is written outside of the folder: an archive in which anything is strange is refused before.
 */
export async function unpackTheme(archive: Buffer, folder: string): Promise<Unpacked> {
  const source = sourceOf(archive);
  const listed = await listArchive(source, {
    maxEntries: themeLimits.maxFiles,
    maxUnpackedBytes: themeLimits.maxBytes,
  });
  if (!listed.ok) return listed;
  const root = rootOf(listed.entries);
  if (root === undefined) return { ok: false, fault: 'noTheme', name: '' };
  for (const entry of listed.entries) {
    const path = entry.name.replace(/^(?:\.\/)+/, '');
    if (!path.startsWith(root)) continue;
    const outcome = await unpackEntry(source, entry, join(folder, path.slice(root.length)));
    if (outcome !== undefined) return { ok: false, fault: outcome, name: entry.name };
  }
  return { ok: true };
}

function sourceOf(archive: Buffer): ArchiveSource {
  return {
    bytes: archive.byteLength,
    read: async (first, length) => await Promise.resolve(Readable.from([archive.subarray(first, first + length)])),
  };
}

/** The folder of `template.conf` with its slash: the root of the archive, or the only folder there that has one. */
function rootOf(entries: readonly ArchiveEntry[]): string | undefined {
  const roots = entries.flatMap(({ name }) => {
    const [, root] = /^(?:\.\/)*((?:[^/]+\/)?)template\.conf$/.exec(name) ?? [];
    return root === undefined ? [] : [root];
  });
  if (roots.includes('')) return '';
  return roots.length === 1 ? roots[0] : undefined;
}

/** A name that is both a file and a folder, or that this computer cannot have. */
const impossible: ReadonlySet<string> = new Set(['EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'EINVAL']);

async function unpackEntry(source: ArchiveSource, entry: ArchiveEntry, file: string): Promise<UnpackFault | undefined> {
  try {
    await mkdir(dirname(file), { recursive: true });
    await pipeline(readEntry(source, entry), createWriteStream(file, { flags: 'wx', flush: true }));
    return undefined;
  } catch (error) {
    if (error instanceof DamagedEntryError) return 'damaged';
    if (impossible.has(systemCode(error) ?? '')) return 'path';
    throw error;
  }
}
