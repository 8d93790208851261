import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The exports of the storefront's server entry. It is loaded at run time, so that its React is the bundled production
 * build.
 */
export interface Storefront {
  renderIsland(island: IslandRequest): RenderedIsland;
  renderBlockArea(layout: unknown, attributes: AreaAttributes): string;
}

interface IslandRequest {
  readonly name: string;
  /** Unique on the page; it prefixes the ids inside. */
  readonly id: string;
  readonly language: string;
  readonly primaryLanguage: string;
  readonly data: unknown;
}

interface RenderedIsland {
  readonly html: string;
  /** The properties with all texts resolved, as sent to the browser. */
  readonly props: unknown;
}

export interface AreaAttributes {
  readonly id?: string;
  readonly label?: string;
  readonly className?: string;
  readonly columns?: number;
  readonly updatedOn?: number;
  readonly type?: 'block-field' | 'page';
  readonly editedAs?: string;
}

/** From the bundle in production; from source if nothing was built, as in tests. */
export async function loadStorefront(
  projectFolder: string,
  isBundle = !import.meta.url.endsWith('.ts'),
): Promise<Storefront> {
  const built = join(projectFolder, 'dist', 'storefront-server', 'server.js');
  const source = join(projectFolder, 'packages', 'storefront', 'src', 'server.tsx');
  return (await import(/* @vite-ignore */ pathToFileURL(isBundle ? built : source).href)) as Storefront;
}

/** The scripts of visitors' pages: the loader of islands, and what scripts of themes expect of the page. */
type Script = 'loader' | 'theme-client';

/** The address of a script; `undefined` if the browser's bundle was not built, which leaves pages static. */
export function scriptAddress(projectFolder: string, script: Script): string | undefined {
  const name = script === 'loader' ? 'manifest.json' : `${script}.json`;
  const manifest = join(projectFolder, 'dist', 'storefront', '.vite', name);
  if (!existsSync(manifest)) return undefined;
  const entries = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string; isEntry?: boolean }>;
  const entry = Object.values(entries).find(({ isEntry }) => isEntry === true);
  return entry === undefined ? undefined : `/${entry.file}`;
}
