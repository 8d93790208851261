import { type Connection, statement } from '../../database/index.ts';

export interface Found {
  readonly kind: 'product' | 'item' | 'page';
  readonly id: string;
}

/** In which languages to look. */
export interface SearchPlace {
  readonly language: string;
  readonly primaryLanguage: string;
}

// A word that thousands of texts have would be ranked thousands of times; of so many, any will do.
const mostRanked = 500;

const kinds = [
  ['product', 'product_search', 'product_id'],
  ['item', 'item_search', 'item_id'],
  ['page', 'page_search', 'collection_id'],
] as const;

const foundByWords = statement<Found>(
  'search-words',
  `select kind, id from (${kinds
    .map(
      ([kind, table, id]) => `
    select '${kind}' as kind, ${id} as id, max(rank) as rank from (
      (select ${id}, ts_rank(words, to_tsquery(search_config($2), $4)) as rank from ${table}
        where website_id = $1 and language = $2 and words @@ to_tsquery(search_config($2), $4) limit ${mostRanked})
      union all
      (select ${id}, ts_rank(words, to_tsquery(search_config($3), $4)) from ${table}
        where website_id = $1 and language = $3 and $3 <> $2 and words @@ to_tsquery(search_config($3), $4) limit ${mostRanked})
    ) ranked_${kind} group by ${id}`,
    )
    .join(' union all ')}) found
   order by rank desc, kind, id limit $5`,
);

export async function selectWithWords(
  connection: Connection,
  websiteId: string,
  { language, primaryLanguage }: SearchPlace,
  words: string,
  limit: number,
): Promise<Found[]> {
  return await connection.run(foundByWords, [websiteId, language, primaryLanguage, words, limit]);
}

const foundSimilar = statement<Found>(
  'search-similar',
  'select kind, id from search_similar($1, $2, $3) order by rank desc, kind, id limit $4',
);

/** Titles that are written almost like it, or contain it. */
export async function selectSimilar(
  connection: Connection,
  websiteId: string,
  { language, primaryLanguage }: SearchPlace,
  text: string,
  limit: number,
): Promise<Found[]> {
  return await connection.run(foundSimilar, [websiteId, [language, primaryLanguage], text, limit]);
}
