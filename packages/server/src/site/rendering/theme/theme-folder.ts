import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The files of a theme folder, as far as the host reads them. */
export interface ThemeFolder {
  /** By path with forward slashes, sorted. */
  readonly files: ReadonlyMap<string, FolderFile>;
  /** Paths that are skipped because they are links, which could lead out of the folder. */
  readonly links: readonly string[];
  /** Folders and files that the server may not read. */
  readonly unread: readonly string[];
}

interface FolderFile {
  readonly bytes: number;
  readonly changedAtMs: number;
}

/** A folder that is too large to be a theme; the message says which limit it exceeds. */
export class ThemeTooLargeError extends Error {
  override readonly name = 'ThemeTooLargeError';
}

export const themeLimits = {
  maxFiles: 5000,
  maxBytes: 50 * 1024 * 1024,
  /** Of one template, configuration file or style sheet. */
  maxTextBytes: 2 * 1024 * 1024,
  /** Of all of them together; they are kept in memory. */
  maxTextsBytes: 20 * 1024 * 1024,
  maxDepth: 12,
} as const;

/** Tools of authors keep these in the folder; they are not part of the theme. */
const skippedFolders: ReadonlySet<string> = new Set(['node_modules', 'bower_components']);

/** A text that changes when a file of the folder does. Nothing is opened, so it is cheap to ask for. */
export async function markOfFolder(folder: string): Promise<string> {
  try {
    const { files, links, unread } = await walkThemeFolder(folder);
    const hash = createHash('sha256');
    for (const [path, { bytes, changedAtMs }] of files) hash.update(`${path}\0${bytes}\0${changedAtMs}\0`);
    return hash.update(JSON.stringify([links, unread])).digest('hex');
  } catch (error) {
    return error instanceof ThemeTooLargeError ? error.message : 'unreadable';
  }
}

/** Lists a theme folder and stops at the first limit, so that a hostile folder costs no more than a large theme. */
export async function walkThemeFolder(folder: string): Promise<ThemeFolder> {
  const files = new Map<string, FolderFile>();
  const links: string[] = [];
  const unread: string[] = [];
  let [entries, bytes] = [0, 0];

  async function walk(below: string, depth: number): Promise<void> {
    if (depth > themeLimits.maxDepth) {
      throw new ThemeTooLargeError(`${below} is more than ${themeLimits.maxDepth} folders deep`);
    }
    const listed = await readdir(join(folder, below), { withFileTypes: true }).catch((error: unknown) => {
      if (below === '') throw error;
      unread.push(below);
      return [];
    });
    for (const entry of listed) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      entries += 1;
      if (entries > themeLimits.maxFiles) throw new ThemeTooLargeError(`has more than ${themeLimits.maxFiles} files`);
      if (entry.isSymbolicLink()) links.push(path);
      else if (entry.isDirectory()) {
        if (!entry.name.startsWith('.') && !skippedFolders.has(entry.name)) await walk(path, depth + 1);
      } else if (entry.isFile()) {
        // A file may vanish between the two calls.
        const { size = 0, mtimeMs = 0 } = (await stat(join(folder, path)).catch(() => undefined)) ?? {};
        bytes += size;
        if (bytes > themeLimits.maxBytes) {
          throw new ThemeTooLargeError(`has more than ${themeLimits.maxBytes / 1024 / 1024} MB`);
        }
        files.set(path, { bytes: size, changedAtMs: mtimeMs });
      }
    }
  }

  await walk('', 1);
  return {
    files: new Map([...files].toSorted(([one], [other]) => (one < other ? -1 : 1))),
    links: links.toSorted(),
    unread: unread.toSorted(),
  };
}
