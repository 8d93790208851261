import type { Connection } from '../../../platform/database/index.ts';
import { countWords, selectWordsBeginning } from './store.ts';
import { MIN_PREFIX_LENGTH, searchedWords } from './words.ts';

/** Enough for every word that people type in full or nearly; bounds the cost of a search. */
const MAX_MATCHING_WORDS = 200;

/** Beyond this many, words count as equally frequent. */
const MAX_COUNTED = 1000;

export interface OrderSearch {
  readonly number: bigint | null;
  /** Orders match that have any word of each group, the rarest first; or any of the phrase. */
  readonly groups: readonly (readonly string[])[];
  readonly phrase: readonly string[];
}

/** What a typed text finds: a number, a full phrase such as an address or a name, or single words of an order. */
export async function readSearch(
  connection: Connection,
  websiteId: string,
  text: string,
): Promise<OrderSearch | undefined> {
  if (text.trim() === '') return undefined;
  const { phrase, words } = searchedWords(text);
  const groups: string[][] = [];
  for (const word of words) groups.push(await matching(connection, websiteId, word));
  const digits = /^#?(\d{1,15})$/.exec(text.trim())?.[1];
  return {
    number: digits === undefined ? null : BigInt(digits),
    groups: await rarestFirst(connection, websiteId, groups),
    phrase: words.length === 1 && words[0] === phrase ? [] : await matching(connection, websiteId, phrase),
  };
}

async function matching(connection: Connection, websiteId: string, word: string): Promise<string[]> {
  if (word.length < MIN_PREFIX_LENGTH) return [word];
  return await selectWordsBeginning(connection, websiteId, word, MAX_MATCHING_WORDS);
}

async function rarestFirst(connection: Connection, websiteId: string, groups: readonly string[][]) {
  if (groups.length < 2) return groups;
  const counted: { readonly group: string[]; readonly count: number }[] = [];
  for (const group of groups) {
    counted.push({ group, count: await countWords(connection, websiteId, group, MAX_COUNTED) });
  }
  return counted.toSorted((first, second) => first.count - second.count).map(({ group }) => group);
}
