import { type Connection, statement } from '../../../platform/database/index.ts';
import type { NearWord } from './query.ts';

export interface Found {
  readonly kind: 'product' | 'item' | 'page';
  readonly id: string;
}

/** The languages to search in. */
export interface SearchPlace {
  readonly language: string;
  readonly primaryLanguage: string;
  /** The collections whose pages and items the visitor may not see; they take no place from others. */
  readonly hiddenIds?: readonly string[];
}

// A word in thousands of texts would be ranked thousands of times; of so many, any will do.
const MAX_RANKED = 500;

// The sample is that of the indexes. A website has so few pages that all of them can be searched.
const kinds = [
  {
    kind: 'product',
    table: 'product_search',
    id: 'product_id',
    sample: 'and get_byte(uuid_send(product_id), 15) = 0',
    isSeen: '',
  },
  {
    kind: 'item',
    table: 'item_search',
    id: 'item_id',
    sample: 'and get_byte(uuid_send(item_id), 15) = 0',
    isSeen: `and ($7::uuid[] = '{}' or not exists (
      select from item where item.website_id = $1 and item.id = item_search.item_id and item.collection_id = any($7)))`,
  },
  {
    kind: 'page',
    table: 'page_search',
    id: 'collection_id',
    sample: '',
    isSeen: 'and collection_id <> all($7::uuid[])',
  },
] as const;

type Kind = (typeof kinds)[number];

/** Texts of one kind with the words in a language, which is a parameter of the statement. */
function ranked({ table, id, isSeen }: Kind, language: '$2' | '$3', sample: string): string {
  return `(select ${id} as id, ts_rank(words, to_tsquery(search_config(${language}), $4)) as rank from ${table}
    where website_id = $1 and language = ${language} and words @@ to_tsquery(search_config(${language}), $4) ${sample} ${isSeen}
    ${language === '$3' ? 'and $3 <> $2' : ''} limit ${MAX_RANKED})`;
}

// A title that begins with the typed text comes before all others.
function begun({ table, id, isSeen }: Kind): string {
  return `(select ${id}, 1 + ts_rank(words, to_tsquery(search_config($2), $4)) from ${table}
    where website_id = $1 and language = any(array[$2, $3]) and left(title, 60) collate "C" >= $6::text
      and left(title, 60) collate "C" < $6::text || chr(1114111) ${isSeen} limit $5)`;
}

function best(parts: (kind: Kind) => readonly string[]): string {
  const found = kinds.map(
    (kind) =>
      `select '${kind.kind}' as kind, id, max(rank) as rank from (${parts(kind).join(' union all ')}) of_${kind.kind} group by id`,
  );
  return `select kind, id from (${found.join(' union all ')}) found order by rank desc, kind, id limit $5`;
}

const foundByWords = statement<Found>(
  'search-words',
  best((kind) => [ranked(kind, '$2', ''), ranked(kind, '$3', ''), begun(kind)]),
);

export interface WantedWords {
  readonly words: string;
  /** The beginning of a title. */
  readonly text?: string;
  readonly limit: number;
}

export async function selectWithWords(
  connection: Connection,
  websiteId: string,
  place: SearchPlace,
  wanted: WantedWords,
): Promise<Found[]> {
  return await connection.run(foundByWords, values(websiteId, place, wanted));
}

const foundOften = statement<Found>(
  'search-often',
  best((kind) => [ranked(kind, '$2', kind.sample), ranked(kind, '$3', kind.sample), begun(kind)]),
);

/** The same in a sample of the texts, which is cheap even for a word that all of them have. */
export async function selectOften(
  connection: Connection,
  websiteId: string,
  place: SearchPlace,
  wanted: WantedWords,
): Promise<Found[]> {
  return await connection.run(foundOften, values(websiteId, place, wanted));
}

function values(
  websiteId: string,
  { language, primaryLanguage, hiddenIds = [] }: SearchPlace,
  { words, limit, text }: WantedWords,
) {
  return [websiteId, language, primaryLanguage, words, limit, text?.slice(0, 60), hiddenIds];
}

const nearWords = statement<NearWord>(
  'search-near-words',
  'select typed_word as typed, word from search_near_words($1, $2, $3)',
);

/** Words of titles that are similar to those, or contain them. */
export async function selectNearWords(
  connection: Connection,
  websiteId: string,
  { language, primaryLanguage }: SearchPlace,
  words: readonly string[],
): Promise<NearWord[]> {
  return await connection.run(nearWords, [websiteId, [language, primaryLanguage], words]);
}
