import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';

export interface ThemeFile {
  readonly content: Buffer;
  readonly type: string;
  /** Of the content; `?v=` with this hash names exactly this file. */
  readonly hash: string;
}

export function fileHash(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
};

const listings = new Map<string, Promise<ReadonlySet<string>>>();

/** A file of a theme's `assets` or `scripts`. Only listed names are opened, so that no name leads outside. */
export async function readThemeFile(
  themeFolder: string,
  kind: 'assets' | 'scripts',
  name: string,
): Promise<ThemeFile | undefined> {
  const folder = join(themeFolder, kind);
  const listing = listings.get(folder) ?? listFiles(folder);
  listings.set(folder, listing);
  if (!(await listing).has(name)) return undefined;
  const type = types[extname(name).toLowerCase()] ?? 'application/octet-stream';
  const content = await readFile(join(folder, name));
  return { content, type, hash: fileHash(content) };
}

/** Names below a folder with forward slashes; none if the folder does not exist. */
export async function listFiles(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')),
  );
}
