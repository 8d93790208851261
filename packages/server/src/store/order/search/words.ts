import type { Address } from '@awning/commerce';
import { emailKey } from '@awning/site-model';
import { wordsOf } from '../../../platform/database/index.ts';

/** Longer words are cut: nobody types more of one. */
const MAX_WORD_LENGTH = 60;
/** Shorter words are found as a whole only: too many begin with them. */
export const MIN_PREFIX_LENGTH = 3;
const MAX_WORDS = 200;
const MAX_SEARCHED_WORDS = 5;

export interface WordedOrder {
  readonly email: string;
  readonly shippingAddress: Pick<Address, 'firstName' | 'lastName' | 'company'> | null;
  readonly billingAddress: Pick<Address, 'firstName' | 'lastName' | 'company'> | null;
  readonly vatNumber: string | null;
  readonly lines: readonly { readonly kind: string; readonly productName: string; readonly sku: string | null }[];
}

/** The words by which an order is found: names, companies, address, VAT number, products and their SKUs. */
export function orderWords({ email, shippingAddress, billingAddress, vatNumber, lines }: WordedOrder): string[] {
  const items = lines.filter(({ kind }) => kind === 'item');
  const people = [shippingAddress, billingAddress].flatMap((address) => (address ? [address] : []));
  const names = people.flatMap(({ firstName, lastName, company = '' }) => [`${firstName} ${lastName}`, company]);
  const words = [
    cut(emailKey(email)),
    ...foldedWords(email),
    ...names.flatMap(foldedWords),
    // So that a full name is one step, however many have either of its parts.
    ...names.map((name) => cut(foldedWords(name).join(' '))),
    ...(vatNumber === null ? [] : [folded(vatNumber)]),
    ...items.flatMap(({ productName }) => foldedWords(productName)),
    ...items.flatMap(({ sku }) => (sku ? [cut(folded(sku)), ...foldedWords(sku)] : [])),
  ];
  return [...new Set(words)].filter((word) => word !== '').slice(0, MAX_WORDS);
}

export interface SearchedWords {
  /** The whole text as one word, such as an address, a SKU or a full name. */
  readonly phrase: string;
  readonly words: readonly string[];
}

export function searchedWords(text: string): SearchedWords {
  const phrase = text.includes('@') ? emailKey(text.trim()) : folded(text).trim().replaceAll(/\s+/g, ' ');
  return { phrase: cut(phrase), words: [...new Set(foldedWords(text))].slice(0, MAX_SEARCHED_WORDS) };
}

function foldedWords(text: string): string[] {
  return wordsOf(folded(text)).map(cut);
}

/** Without letter case and accents. Most texts have no accents, and taking letters apart is slow. */
function folded(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

function cut(word: string): string {
  return word.slice(0, MAX_WORD_LENGTH);
}
