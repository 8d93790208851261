import { randomBytes } from 'node:crypto';
import type { SubmissionPage } from '@awning/forms';
import { singleQuoted } from '../escape.ts';
import type { Storefront } from './storefront.ts';

// A word that nobody outside this process knows: text in a page can never pass for a marker.
const secretWord = randomBytes(12).toString('hex');
const marker = new RegExp(`<!--island-${secretWord}:([A-Za-z0-9_-]+):([A-Za-z0-9_-]*)-->`, 'g');

/** Marks the place of an island in template output. Formatters print it; the finished page replaces it. */
export function islandMarker(name: string, data: unknown): string {
  return `<!--island-${secretWord}:${name}:${Buffer.from(JSON.stringify(data)).toString('base64url')}-->`;
}

/** What islands know of the page they stand on. */
export interface IslandPlace {
  readonly storefront: Storefront;
  readonly language: string;
  readonly page: SubmissionPage;
}

/**
 * Puts the islands' own HTML into the page, numbered in reading order so that a page comes out the same every time. The browser
 * finds name and properties on the root element. An island whose page is null stands on whichever page this is.
 */
export function fillIslands(html: string, { storefront, language, page }: IslandPlace): string {
  let count = 0;
  return html.replaceAll(marker, (_, name: string, encoded: string) => {
    count += 1;
    const id = `island-${count}`;
    const given = JSON.parse(Buffer.from(encoded, 'base64url').toString()) as object;
    const data = 'page' in given && given.page === null ? { ...given, page } : given;
    const draw = () => {
      const { html: inner, props } = storefront.renderIsland({ name, id, language, data });
      return `<div class="awning-island" id="${id}" data-island="${name}" data-props='${singleQuoted(JSON.stringify(props))}'>${inner}</div>`;
    };
    return encoded === emptyData ? drawnOnce(storefront, `${name} ${id} ${language}`, draw) : draw();
  });
}

const emptyData = Buffer.from('{}').toString('base64url');

/** An island without data of its own, such as the floating cart, is the same on every page. */
function drawnOnce(storefront: Storefront, name: string, draw: () => string): string {
  const known = drawnIslands.get(storefront) ?? new Map<string, string>();
  drawnIslands.set(storefront, known);
  const html = known.get(name) ?? draw();
  if (known.size < mostDrawn) known.set(name, html);
  return html;
}

const drawnIslands = new WeakMap<Storefront, Map<string, string>>();
const mostDrawn = 500;

/** The same inside a JSON text, where block areas are strings. */
export function fillIslandsInJson(json: string, place: IslandPlace): string {
  return json.replaceAll(marker, (found) => JSON.stringify(fillIslands(found, place)).slice(1, -1));
}
