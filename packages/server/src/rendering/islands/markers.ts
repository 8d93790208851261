import { randomBytes } from 'node:crypto';
import { singleQuoted } from '../escape.ts';
import type { Storefront } from './storefront.ts';

// A word that nobody outside this process knows: text in a page can never pass for a marker.
const secretWord = randomBytes(12).toString('hex');
const marker = new RegExp(`<!--island-${secretWord}:([A-Za-z0-9_-]+):([A-Za-z0-9_-]*)-->`, 'g');

/** Marks the place of an island in template output. Formatters print it; the finished page replaces it. */
export function islandMarker(name: string, data: unknown): string {
  return `<!--island-${secretWord}:${name}:${Buffer.from(JSON.stringify(data)).toString('base64url')}-->`;
}

/**
 * Puts the islands' own HTML into the page, numbered in reading order so that a page comes out the same every time. The browser
 * finds name and properties on the root element.
 */
export function fillIslands(html: string, storefront: Storefront, language: string): string {
  let count = 0;
  return html.replaceAll(marker, (_, name: string, encoded: string) => {
    count += 1;
    const id = `island-${count}`;
    const data: unknown = JSON.parse(Buffer.from(encoded, 'base64url').toString());
    const { html: inner, props } = storefront.renderIsland({ name, id, language, data });
    return `<div class="awning-island" id="${id}" data-island="${name}" data-props='${singleQuoted(JSON.stringify(props))}'>${inner}</div>`;
  });
}
