import { randomBytes } from 'node:crypto';
import { memoize } from '@awning/formats';
import type { SubmissionPage } from '@awning/forms';
import type { PlacedIsland } from '../../../platform/island.ts';
import { singleQuoted } from '../escape.ts';
import { blankPage, type DrawnIsland, drawnOnce, textsOfPage } from './drawn-islands.ts';
import type { Storefront } from './storefront.ts';

// A random word that only this process knows, so that text in a page can never be mistaken for a marker.
const secretWord = randomBytes(12).toString('hex');
const START = `<!--island-${secretWord}:`;
const END = '-->';

/** Marks the place of an island in template output. Formatters print it; the finished page replaces it. */
export function islandMarker({ name, data }: PlacedIsland): string {
  return `${START}${name}:${encoded(data)}${END}`;
}

/** The same for an island whose data has blanks for some texts: islands that differ only in these are rendered once. */
export function similarMarker({ name, data }: PlacedIsland, texts: readonly string[]): string {
  return `${START}${name}:${encodedForm(data)}:${encoded(texts)}${END}`;
}

/** The same for an island that is on many pages and receives its page as `page`. */
export function anyPageMarker({ name, data }: PlacedIsland): string {
  return `${START}${name}:${encodedForm(data)}:any${END}`;
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
  return replaceMarkers(html, (marked) => {
    count += 1;
    return islandElement(marked, `island-${count}`, place);
  });
}

/**
 * Replaces each marker; `replacement` gets what is between its beginning and its end. Searching for the beginning is
 * faster than a pattern for the whole.
 */
function replaceMarkers(text: string, replacement: (marked: string) => string): string {
  let filled = '';
  let from = 0;
  for (let start = text.indexOf(START); start !== -1; start = text.indexOf(START, start + START.length)) {
    const end = text.indexOf(END, start);
    const marked = text.slice(start + START.length, end);
    // A template may have cut a marker short.
    if (end === -1 || !isWhole.test(marked)) continue;
    filled += text.slice(from, start) + replacement(marked);
    from = end + END.length;
  }
  return filled + text.slice(from);
}

const isWhole = /^[\w-]+:[\w-]*(?::[\w-]+)?$/;

function islandElement(marked: string, id: string, place: IslandPlace): string {
  const [name = '', data = '', texts] = marked.split(':');
  const { inner, props } = islandOf(place, { name, id, data }, texts);
  return `<div class="awning-island" id="${id}" data-island="${name}" data-props='${props}'>${inner}</div>`;
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
    return drawnOnce(storefront, `${key} ${page.kind} ${page.permission}`, drawPage, textsOfPage(page));
  }
  const drawOwn = () => draw(place, island, decoded(data));
  if (texts !== undefined) return drawnOnce(storefront, key, drawOwn, decoded(texts) as string[]);
  // An island without data, such as the floating cart, is the same on every page.
  return data === emptyData ? drawnOnce(storefront, key, drawOwn) : drawOwn();
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
  return base64(JSON.stringify(data));
}

/** The data of an island that is on many pages. */
function encodedForm(data: unknown): string {
  return knownBase64(JSON.stringify(data));
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64url');
}

const knownBase64 = memoize(base64, 500);

function decoded(data: string): unknown {
  return JSON.parse(Buffer.from(data, 'base64url').toString());
}

const emptyData = encoded({});

/** The same inside a JSON text, where block areas are strings. Each area is numbered by itself. */
export function fillIslandsInJson(json: string, place: IslandPlace): string {
  return replaceMarkers(json, (marked) => JSON.stringify(islandElement(marked, 'island-1', place)).slice(1, -1));
}
