import { randomBytes } from 'node:crypto';
import type { SubmissionPage } from '@awning/forms';
import { singleQuoted } from '../escape.ts';
import type { Storefront } from './storefront.ts';

/** An island's HTML, and its properties as an attribute value between apostrophes. */
export interface DrawnIsland {
  readonly inner: string;
  readonly props: string;
}

const MAX_DRAWN_ISLANDS = 500;
const drawnIslands = new WeakMap<Storefront, Map<string, DrawnIsland>>();

/** Renders an island on first use; `key` must include everything it depends on. */
export function drawnOnce(storefront: Storefront, key: string, draw: () => DrawnIsland): DrawnIsland {
  const known = drawnIslands.get(storefront) ?? new Map<string, DrawnIsland>();
  drawnIslands.set(storefront, known);
  const island = known.get(key) ?? draw();
  if (known.size >= MAX_DRAWN_ISLANDS) known.clear();
  known.set(key, island);
  return island;
}

// A random word that only this process knows, made of letters and digits, so that it is printed unchanged everywhere.
const secretWord = randomBytes(12).toString('hex');
const anyBlank = new RegExp(`blank(\\d+)x${secretWord}`, 'g');

/** The placeholder of the text with this number. */
export function blank(number: number): string {
  return `blank${number}x${secretWord}`;
}

/** Returns an island that was rendered with blanks, with the texts filled in. */
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

/** The page data with blanks for what differs between pages. */
export function blankPage(page: SubmissionPage): SubmissionPage {
  return { ...page, title: blank(0), id: blank(1), path: blank(2) };
}

export function textsOfPage({ title, id, path }: SubmissionPage): readonly string[] {
  return [title, id, path];
}

/** Escaped as React does. */
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
