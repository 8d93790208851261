import { randomBytes } from 'node:crypto';
import type { SubmissionPage } from '@awning/forms';
import type { PlacedIsland } from '../../../platform/island.ts';
import { singleQuoted } from '../escape.ts';
import { blankPage, type DrawnIsland, drawnOnce, textsOfPage, withTexts } from './drawn-islands.ts';
import type { Storefront } from './storefront.ts';

// A random word that only this process knows, so that text in a page can never be mistaken for a marker.
const secretWord = randomBytes(12).toString('hex');
const word = '[A-Za-z0-9_-]';
const marker = new RegExp(`<!--island-${secretWord}:(${word}+):(${word}*)(?::(any|${word}+))?-->`, 'g');

/** Marks the place of an island in template output. Formatters print it; the finished page replaces it. */
export function islandMarker({ name, data }: PlacedIsland): string {
  return `<!--island-${secretWord}:${name}:${encoded(data)}-->`;
}

/** The same for an island whose data has blanks for some texts: islands that differ only in these are rendered once. */
export function similarMarker({ name, data }: PlacedIsland, texts: readonly string[]): string {
  return `<!--island-${secretWord}:${name}:${encoded(data)}:${encoded(texts)}-->`;
}

/** The same for an island that is on many pages and receives its page as `page`. */
export function anyPageMarker({ name, data }: PlacedIsland): string {
  return `<!--island-${secretWord}:${name}:${encoded(data)}:any-->`;
}

/** What islands know about their page. */
export interface IslandPlace {
  readonly storefront: Storefront;
  readonly language: string;
  /** The website's default language. */
  readonly primaryLanguage: string;
  readonly page: SubmissionPage;
}

/**
 * Puts the islands' HTML into the page, numbered in reading order so that the output is deterministic. The browser
 * finds name and properties on the root element.
 */
export function fillIslands(html: string, place: IslandPlace): string {
  let count = 0;
  return html.replaceAll(marker, (_, name: string, data: string, texts: string | undefined) => {
    count += 1;
    const id = `island-${count}`;
    const { inner, props } = islandOf(place, { name, id, data }, texts);
    return `<div class="awning-island" id="${id}" data-island="${name}" data-props='${props}'>${inner}</div>`;
  });
}

interface MarkedIsland {
  readonly name: string;
  readonly id: string;
  /** As in the marker. */
  readonly data: string;
}

function islandOf(place: IslandPlace, island: MarkedIsland, texts: string | undefined): DrawnIsland {
  const { storefront, language, primaryLanguage, page } = place;
  const { name, id, data } = island;
  const key = `${name} ${id} ${language} ${primaryLanguage} ${data}`;
  if (texts === 'any') {
    const drawPage = () => draw(place, island, { ...(decoded(data) as object), page: blankPage(page) });
    return withTexts(drawnOnce(storefront, `${key} ${page.kind} ${page.permission}`, drawPage), textsOfPage(page));
  }
  // An island without data, such as the floating cart, is the same on every page.
  const isShared = texts !== undefined || data === emptyData;
  const drawOwn = () => draw(place, island, decoded(data));
  const drawn = isShared ? drawnOnce(storefront, key, drawOwn) : drawOwn();
  return texts === undefined ? drawn : withTexts(drawn, decoded(texts) as string[]);
}

function draw(
  { storefront, language, primaryLanguage }: IslandPlace,
  { name, id }: MarkedIsland,
  data: unknown,
): DrawnIsland {
  const { html: inner, props } = storefront.renderIsland({ name, id, language, primaryLanguage, data });
  return { inner, props: singleQuoted(JSON.stringify(props)) };
}

function encoded(data: unknown): string {
  return Buffer.from(JSON.stringify(data)).toString('base64url');
}

function decoded(data: string): unknown {
  return JSON.parse(Buffer.from(data, 'base64url').toString());
}

const emptyData = encoded({});

/** The same inside a JSON text, where block areas are strings. */
export function fillIslandsInJson(json: string, place: IslandPlace): string {
  return json.replaceAll(marker, (found) => JSON.stringify(fillIslands(found, place)).slice(1, -1));
}
