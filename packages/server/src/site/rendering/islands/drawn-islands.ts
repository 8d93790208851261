import { randomBytes } from 'node:crypto';
import type { SubmissionPage } from '@awning/forms';
import { singleQuoted } from '../escape.ts';
import type { Storefront } from './storefront.ts';

/** An island's HTML, and its properties as an attribute value between apostrophes. */
export interface DrawnIsland {
  readonly inner: string;
  readonly props: string;
}

/** An island that is rendered once and then written with different texts: what is before, between and after the blanks. */
interface Form {
  readonly inner: readonly Piece[];
  readonly props: readonly Piece[];
}

/** A fixed text, or the number of a blank. */
type Piece = string | number;

const MAX_DRAWN_ISLANDS = 500;
const drawnForms = new WeakMap<Storefront, Map<string, Form>>();

/**
 * Returns an island with the texts in its blanks. It is rendered on first use; `key` must include everything it depends
 * on but the texts.
 */
export function drawnOnce(
  storefront: Storefront,
  key: string,
  draw: () => DrawnIsland,
  texts: readonly string[] = [],
): DrawnIsland {
  const known = drawnForms.get(storefront) ?? new Map<string, Form>();
  drawnForms.set(storefront, known);
  const form = known.get(key) ?? formOf(draw());
  if (known.size >= MAX_DRAWN_ISLANDS) known.clear();
  known.set(key, form);
  return {
    inner: filled(form.inner, texts.map(escaped)),
    props: filled(
      form.props,
      texts.map((text) => singleQuoted(JSON.stringify(text).slice(1, -1))),
    ),
  };
}

function formOf({ inner, props }: DrawnIsland): Form {
  return { inner: piecesOf(inner), props: piecesOf(props) };
}

/** The pattern keeps the numbers of the blanks, so they are every second part. */
function piecesOf(text: string): Piece[] {
  return text.split(anyBlank).map((part, index) => (index % 2 === 0 ? part : Number(part)));
}

function filled(pieces: readonly Piece[], texts: readonly string[]): string {
  let text = '';
  for (const piece of pieces) text += typeof piece === 'string' ? piece : (texts[piece] ?? '');
  return text;
}

// A random word that only this process knows, made of letters and digits, so that it is printed unchanged everywhere.
const secretWord = randomBytes(12).toString('hex');
const anyBlank = new RegExp(`blank(\\d+)x${secretWord}`);

/** The placeholder of the text with this number. */
export function blank(number: number): string {
  return `blank${number}x${secretWord}`;
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
