import { productLimits } from '@awning/site-model';
import { isId } from '../../../../../platform/id.ts';
import type { Website } from '../../../../../platform/website/index.ts';
import { readList } from '../../cells.ts';
import type { FileRow } from '../entry.ts';
import { cellOf, type Head } from '../head.ts';

/** A picture that a row names. */
export interface NamedPicture {
  readonly line: number;
  readonly column: string;
  readonly word: string;
}

/** The pictures of a product: its own, the one that is shared, and those of its variants. */
export function namedPictures(head: Head, rows: readonly FileRow[]): NamedPicture[] {
  const [first] = rows;
  if (!first) return [];
  const inFirst = (column: string) => cellOf(head, first.cells, column) ?? '';
  const named = [
    ...ownPictures(inFirst('pictures'))
      .slice(0, productLimits.images)
      .map((word) => ({ line: first.line, column: 'pictures', word })),
    { line: first.line, column: 'share_picture', word: inFirst('share_picture') },
    ...rows.map(({ line, cells }) => ({ line, column: 'picture', word: cellOf(head, cells, 'picture') ?? '' })),
  ];
  return named.filter(({ word }) => word !== '');
}

/** Whether a product names more pictures than it can have. What is above the limit is not looked for. */
export function hasTooManyPictures(cell: string): boolean {
  return ownPictures(cell).length > productLimits.images;
}

/** A picture that is named twice is one. */
function ownPictures(cell: string): string[] {
  return [...new Set(readList(cell))];
}

/** What a word leads to: a file of the website, an address elsewhere, or a file in the archive. */
export type Reference =
  | { readonly kind: 'own'; readonly id: string }
  | { readonly kind: 'address'; readonly source: string }
  | { readonly kind: 'file'; readonly source: string }
  | { readonly kind: 'unknown' };

const MAX_ADDRESS_LENGTH = 2000;

export function referenceOf(word: string, website: Pick<Website, 'hosts' | 'address'>): Reference {
  if (word.startsWith('/')) return ownFile(word);
  if (!/^https?:\/\//i.test(word)) return { kind: 'file', source: fileKey(word) };
  if (!URL.canParse(word)) return { kind: 'unknown' };
  const url = new URL(word);
  if (website.hosts.includes(url.hostname) || url.origin === website.address) return ownFile(url.pathname);
  url.hash = '';
  return url.href.length > MAX_ADDRESS_LENGTH ? { kind: 'unknown' } : { kind: 'address', source: url.href };
}

/** Files in an archive are found whatever the case of their names. */
export function fileKey(name: string): string {
  return name
    .normalize('NFC')
    .replace(/^(?:\.\/)+/, '')
    .toLowerCase();
}

/** `/s/<id>/<tag>/<name>` */
function ownFile(pathname: string): Reference {
  const [, marker, id = ''] = pathname.split('/');
  return marker === 's' && isId(id) ? { kind: 'own', id } : { kind: 'unknown' };
}

/** The name that a picture from an address gets. Control characters would not be stored. */
export function nameOfAddress(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? '';
  return decoded(last).replaceAll(/\p{Cc}/gu, '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
