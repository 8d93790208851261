import { randomBytes } from 'node:crypto';
import type { SubmissionPage } from '@awning/forms';
import { singleQuoted } from '../escape.ts';
import type { Storefront } from './storefront.ts';

/** An island's HTML, and its properties as they stand in an attribute between apostrophes. */
export interface DrawnIsland {
  readonly inner: string;
  readonly props: string;
}

const mostDrawn = 500;
const drawnIslands = new WeakMap<Storefront, Map<string, DrawnIsland>>();

/** Draws an island when it is first asked for; `key` must say everything it depends on. */
export function drawnOnce(storefront: Storefront, key: string, draw: () => DrawnIsland): DrawnIsland {
  const known = drawnIslands.get(storefront) ?? new Map<string, DrawnIsland>();
  drawnIslands.set(storefront, known);
  const island = known.get(key) ?? draw();
  if (known.size >= mostDrawn) known.clear();
  known.set(key, island);
  return island;
}

// Words that nobody outside this process knows, made of letters and digits only, so that they are printed as they are everywhere.
const secretWord = randomBytes(12).toString('hex');
const anyBlank = new RegExp(`blank(\\d+)x${secretWord}`, 'g');

/** The word that keeps a place for the text with this number. */
export function blank(number: number): string {
  return `blank${number}x${secretWord}`;
}

/** An island that was drawn with blanks, now with texts in their places. */
export function withTexts({ inner, props }: DrawnIsland, texts: readonly string[]): DrawnIsland {
  const written = texts.map((text) => ({
    inner: escaped(text),
    props: singleQuoted(JSON.stringify(text).slice(1, -1)),
  }));
  return {
    inner: inner.replaceAll(anyBlank, (_, number: string) => written[Number(number)]?.inner ?? ''),
    props: props.replaceAll(anyBlank, (_, number: string) => written[Number(number)]?.props ?? ''),
  };
}

/** The page with blanks for whatever differs from page to page. */
export function blankPage(page: SubmissionPage): SubmissionPage {
  return { ...page, title: blank(0), id: blank(1), path: blank(2) };
}

export function textsOfPage({ title, id, path }: SubmissionPage): readonly string[] {
  return [title, id, path];
}

/** As React writes text and attributes. */
function escaped(text: string): string {
  return /["'&<>]/.test(text) ? text.replaceAll(/["'&<>]/g, (sign) => entities[sign] ?? sign) : text;
}

const entities: Readonly<Record<string, string>> = {
  '"': '&quot;',
  "'": '&#x27;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
};
