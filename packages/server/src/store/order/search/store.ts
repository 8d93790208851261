import { type Connection, statement } from '../../../platform/database/index.ts';

// Walks from each word to the next one along the index, so that the cost is that of the words found.
const beginning = statement<{ word: string }>(
  'order-words-beginning',
  `with recursive found as (
     (select word from order_word where website_id = $1 and word >= $2 order by word limit 1)
     union all
     select (select next.word from order_word next where next.website_id = $1 and next.word > found.word order by next.word limit 1)
       from found where starts_with(found.word, $2)
   )
   select word from found where starts_with(word, $2) limit $3`,
);

/** The first so many words with this beginning. */
export async function selectWordsBeginning(
  connection: Connection,
  websiteId: string,
  prefix: string,
  limit: number,
): Promise<string[]> {
  const rows = await connection.run(beginning, [websiteId, prefix, limit]);
  return rows.map(({ word }) => word);
}

// In the order of the index: without it, a freshly filled table may be read from its beginning until enough are found.
const countOf = statement<{ count: number }>(
  'order-words-count',
  `select count(*)::integer as count
     from (select from unnest($2::text[]) as searched (word)
            cross join lateral (select from order_word
                                 where website_id = $1 and order_word.word = searched.word collate "C"
                                 order by order_id desc limit $3) found
            limit $3) counted`,
);

/** How often any of the words occurs; counts no further than the limit. */
export async function countWords(
  connection: Connection,
  websiteId: string,
  words: readonly string[],
  limit: number,
): Promise<number> {
  const [row] = await connection.run(countOf, [websiteId, words, limit]);
  return row?.count ?? 0;
}
