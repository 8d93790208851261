import { beginningsQuery, begunWord, wordsOf } from '../../../platform/database/index.ts';

const MAX_WORDS = 8;

/** What a visitor typed, in the forms used for searching. */
export interface SearchQuery {
  /** For exact words and prefixes: every one of them must occur. */
  readonly words: string;
  /** For titles that begin with it: the typed text without case and accents. */
  readonly text: string;
  /** For similar words: those that can be compared. */
  readonly comparable: readonly string[];
}

/** `undefined` if there is nothing to search for. */
export function searchQuery(typed: string): SearchQuery | undefined {
  const words = wordsOf(folded(typed)).slice(0, MAX_WORDS);
  if (words.length === 0) return undefined;
  return {
    words: beginningsQuery(words),
    text: words.join(' '),
    comparable: words.filter((word) => canBeCompared.test(word)),
  };
}

// Words are compared by trigrams, of which the database knows only ASCII ones; without one it would read all words.
const canBeCompared = /[a-z]{3}/;

/** A word of a title and the typed word it resembles. */
export interface NearWord {
  readonly typed: string;
  readonly word: string;
}

/** The same words, or similar ones; `undefined` if there are none. */
export function correctedWords({ text }: SearchQuery, near: readonly NearWord[]): string | undefined {
  if (near.length === 0) return undefined;
  return text
    .split(' ')
    .map((typed) => [begunWord(typed), ...near.filter((one) => one.typed === typed).map(({ word }) => word)])
    .map((choices) => `(${choices.join(' | ')})`)
    .join(' & ');
}

/** The same as `search_fold` for the texts in the database. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll('ß', 'ss');
}
