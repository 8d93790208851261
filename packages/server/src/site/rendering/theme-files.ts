import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Theme } from './theme/theme.ts';

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

/** A file of a theme's `assets` or `scripts`. Only listed names are opened, so that no name leads outside. */
export async function readThemeFile(
  { folder, files }: Pick<Theme, 'folder' | 'files'>,
  kind: 'assets' | 'scripts',
  name: string,
): Promise<ThemeFile | undefined> {
  if (!files.has(`${kind}/${name}`)) return undefined;
  const type = types[extname(name).toLowerCase()] ?? 'application/octet-stream';
  // The folder may have changed since it was listed.
  const content = await readFile(join(folder, kind, name)).catch(() => undefined);
  return content === undefined ? undefined : { content, type, hash: fileHash(content) };
}
