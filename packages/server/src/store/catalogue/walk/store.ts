import { type RawBuilder, sql } from 'kysely';
import { type Connection, statement, wordsOf } from '../../../platform/database/index.ts';
import { type Condition, type ListedWord, MAX_LISTED_WORDS, MAX_LISTS, PREFIX_LENGTH } from './condition.ts';

export interface TypedText {
  /** The words of the text. */
  readonly words: readonly ListedWord[];
  /** The variant whose SKU is the whole text, and its product. */
  readonly variantId: string | null;
  readonly productId: string | null;
}

// The longest words first: fewer others begin with them. From each word the index is walked to the next one, so that the cost is that of
// the words found.
const typed = statement<TypedText>(
  'product-walk-typed',
  `with recursive typed as (
     select left(word, 100) as word, length(word) <= ${PREFIX_LENGTH} as "isShort",
            row_number() over (order by length(word) desc) <= ${MAX_LISTS} as "isListed"
       from unnest(tsvector_to_array(to_tsvector('simple', $2::text))) word
   ), found as (
     select typed.word, 1 as number,
            (select first.mark from product_mark first
              where first.website_id = $1 and first.mark >= ($4::text || typed.word) collate "C" order by first.mark limit 1) as mark
       from typed where not "isShort" and "isListed"
     union all
     select found.word, found.number + 1,
            (select next.mark from product_mark next
              where next.website_id = $1 and next.mark > found.mark order by next.mark limit 1)
       from found where starts_with(found.mark, $4::text || found.word) and found.number <= ${MAX_LISTED_WORDS}
   ), listed as (
     select typed.word, $4::text || typed.word as beginning,
            case when "isShort" then array[$4::text || typed.word]
                 when "isListed" then array(select found.mark from found
                        where found.word = typed.word and starts_with(found.mark, $4::text || found.word)) end as marks
       from typed
   )
   select coalesce((select json_agg(listed) from listed), '[]') as words, coded.id as "variantId", coded.product_id as "productId"
     from (select) always
     left join variant coded on coded.website_id = $1 and coded.sku = $3 and coded.product_id is not null`,
);

/** What a typed text asks for: products whose names have words with these beginnings, and a variant with this SKU. */
export async function selectTyped(
  connection: Connection,
  websiteId: string,
  text: string,
  shelf: string,
): Promise<TypedText> {
  const [found] = await connection.run(typed, [websiteId, wordsOf(text).join(' '), text, `${shelf}word:`]);
  return found ?? { words: [], variantId: null, productId: null };
}

/** How many products fulfil each condition; counts no further than the limit. */
export async function countFitting(
  { kysely }: Connection,
  websiteId: string,
  conditions: readonly Condition[],
  limit: number,
): Promise<number[]> {
  const counts = conditions.map((condition) => {
    const list =
      condition.kind === 'stock'
        ? sql`stock_mark where website_id = ${websiteId} and mark = ${condition.mark}`
        : sql`product_mark where website_id = ${websiteId} and ${isMarked(condition)}`;
    // In the order of the index, because otherwise the whole table may be read until there are enough.
    return sql`(select count(*)::integer from (select from ${list} order by mark, product_id limit ${limit}) counted)`;
  });
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts`.execute(kysely);
  return rows[0]?.counts ?? [];
}

/** The ids that a part of a walk found. */
export interface Slice {
  readonly ids: readonly string[];
  /** The product that the walk has come to; null if it has come to the end. */
  readonly end: string | null;
}

export interface Walk {
  /** The walk goes along the products that fulfil this one. */
  readonly lead: Condition;
  /** What they must fulfil, too. */
  readonly others: readonly Condition[];
  readonly after: string | undefined;
  /** Products to look at, of each mark. */
  readonly length: number;
  /** Products to find. */
  readonly limit: number;
}

/** Walks from the newest product to older ones. */
export async function selectSlice(connection: Connection, websiteId: string, walk: Walk): Promise<Slice> {
  const { lead } = walk;
  return lead.kind === 'word' && lead.marks !== null && lead.marks.length > 1
    ? await selectMergedSlice(connection, websiteId, lead.marks, walk)
    : await selectPlainSlice(connection, websiteId, walk);
}

/** Along one list: it ends as soon as enough is found, and only then looks where it is. */
async function selectPlainSlice(
  { kysely }: Connection,
  websiteId: string,
  { lead, others, after, length, limit }: Walk,
): Promise<Slice> {
  const list =
    lead.kind === 'stock'
      ? sql`select own.product_id as id from stock_mark own where own.website_id = ${websiteId} and own.mark = ${lead.mark}`
      : sql`select own.product_id as id from product_mark own where own.website_id = ${websiteId} and ${isMarked(lead)}`;
  const behind = after === undefined ? sql`true` : sql`own.product_id < ${after}`;
  const walked = sql`${list} and ${behind} order by own.product_id desc`;
  const { rows } = await sql<Slice>`
    select found.ids, case when cardinality(found.ids) < ${limit} then (${walked} offset ${length - 1} limit 1) end as "end"
      from (select array(
        select listed.id from (select distinct walked.id from (${walked} limit ${length}) walked order by 1 desc) listed
         where ${fulfils(websiteId, others)} order by listed.id desc limit ${limit}) as ids offset 0) found`.execute(
    kysely,
  );
  return rows[0] ?? nothing;
}

/** Along several lists at once; the walk has come as far as the list that ends first. */
async function selectMergedSlice(
  { kysely }: Connection,
  websiteId: string,
  marks: readonly string[],
  { others, after, length, limit }: Walk,
): Promise<Slice> {
  const { rows } = await sql<Slice>`
    with list as materialized (
      select array(select own.product_id from product_mark own
                    where own.website_id = ${websiteId} and own.mark = searched.mark collate "C"
                      and ${after === undefined ? sql`true` : sql`own.product_id < ${after}`}
                    order by own.product_id desc limit ${length}) as ids
        from unnest(${marks}::text[]) as searched (mark)
    ), final as materialized (
      select ids[${length}::integer] as id from list where ids[${length}::integer] is not null order by 1 desc limit 1
    )
    select array(
             select listed.id from (select distinct unnest(ids) as id from list order by 1 desc) listed
              where listed.id >= coalesce((select id from final), '00000000-0000-0000-0000-000000000000')
                and ${fulfils(websiteId, others)} order by listed.id desc limit ${limit}) as ids,
           (select id from final) as "end"`.execute(kysely);
  const found = rows[0] ?? nothing;
  return found.ids.length < limit ? found : { ids: found.ids, end: null };
}

const nothing: Slice = { ids: [], end: null };

/** Those of some products that fulfil all conditions. */
export async function selectFitting(
  { kysely }: Connection,
  websiteId: string,
  ids: readonly string[],
  conditions: readonly Condition[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select listed.id from unnest(${ids}::uuid[]) listed (id) where ${fulfils(websiteId, conditions)}`.execute(kysely);
  return rows.map(({ id }) => id);
}

/** Whether the product `listed.id` fulfils the conditions. Scalar subqueries, because an 'exists' may be planned as a hash of the whole table. */
function fulfils(websiteId: string, conditions: readonly Condition[]): RawBuilder<unknown> {
  const each = conditions.map((condition) =>
    condition.kind === 'stock'
      ? sql`(select true from stock_mark held
              where held.website_id = ${websiteId} and held.product_id = listed.id and held.mark = ${condition.mark} limit 1)`
      : sql`(select true from product_mark had
              where had.website_id = ${websiteId} and had.product_id = listed.id and ${isMarked(condition)} limit 1)`,
  );
  return sql.join([sql`true`, ...each], sql` and `);
}

/** Whether a row of `product_mark` is of the mark or of a word that begins so. */
function isMarked(condition: Exclude<Condition, { kind: 'stock' }>): RawBuilder<unknown> {
  if (condition.kind === 'mark') return sql`mark = lower(${condition.mark}::text collate "und-x-icu") collate "C"`;
  const { word, beginning } = condition;
  // No letter comes behind the last one of Unicode.
  return Array.from(word).length <= PREFIX_LENGTH
    ? sql`mark = ${beginning}`
    : sql`mark >= ${beginning} and mark < ${`${beginning}\u{10ffff}`}`;
}
