import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../../platform/database/index.ts';
import type { OrderSearch } from '../../search/search.ts';
import { behind, byId, byTime, conditionsOf, type OrderFilter, statesOf } from '../store.ts';

/** The ids that a part of a walk found. */
export interface Slice {
  readonly ids: readonly string[];
  /** The order that the walk has come to; null if it has come to the end. */
  readonly end: string | null;
}

export interface SliceSize {
  /** Orders to look at, of each word. */
  readonly length: number;
  /** Orders to find. */
  readonly limit: number;
}

/** The newest orders of a state, whatever else is asked for. */
export async function selectOfState(
  { kysely }: Connection,
  websiteId: string,
  state: RawBuilder<unknown>,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select orders.id from orders where orders.website_id = ${websiteId} and orders.placed_at is not null and ${state}
     order by orders.placed_at desc limit ${limit}`.execute(kysely);
  return rows.map(({ id }) => id);
}

/** Those of some orders that are asked for. */
export async function selectMatching(
  { kysely }: Connection,
  websiteId: string,
  filter: OrderFilter,
  ids: readonly string[],
  limit: number,
): Promise<string[]> {
  const { search, after } = filter;
  const isAskedFor = search
    ? sql`${before(after)} and ${hasAll(websiteId, search, search.groups)}`
    : behind(websiteId, after);
  const { rows } = await sql<{ id: string }>`
    select orders.id from orders
     where orders.website_id = ${websiteId} and orders.id = any(${ids}::uuid[]) and orders.placed_at is not null
       and ${conditionsOf(filter)} and ${isAskedFor}
     order by ${search ? byId : byTime} limit ${limit}`.execute(kysely);
  return rows.map(({ id }) => id);
}

/** Walks along the orders of one state and picks those that have the other ones, too. */
export async function selectStateSlice(
  { kysely }: Connection,
  websiteId: string,
  filter: OrderFilter,
  { length, limit }: SliceSize,
): Promise<Slice> {
  const [walked] = statesOf(filter);
  const { rows } = await sql<Slice>`
    with orders as materialized (
      select orders.id, orders.placed_at, orders.lifecycle, orders.payment_status, orders.fulfilment_status from orders
       where orders.website_id = ${websiteId} and orders.placed_at is not null and ${walked?.is ?? sql`true`}
         and ${behind(websiteId, filter.after)}
       order by ${byTime} limit ${length}
    )
    select array(select id from orders where ${conditionsOf(filter)} order by ${byTime} limit ${limit}) as ids,
           (select id from orders order by ${byTime} offset ${length - 1}) as "end"`.execute(kysely);
  return rows[0] ?? nothing;
}

/**
 * Walks along the orders that have the rarest of the words, or the phrase, and picks those that have the others and the states. Each word has
 * its own list; the walk has come as far as the list that ends first.
 */
export async function selectWordSlice(
  { kysely }: Connection,
  websiteId: string,
  filter: OrderFilter & { readonly search: OrderSearch },
  { length, limit }: SliceSize,
): Promise<Slice> {
  const { search, after } = filter;
  const [rarest = [], ...others] = search.groups;
  const words = [...new Set([...rarest, ...search.phrase])];
  const { rows } = await sql<Slice>`
    with list as materialized (
      select array(select word.order_id from order_word word
                    where word.website_id = ${websiteId} and word.word = searched.word collate "C"
                      and ${after === undefined ? sql`true` : sql`word.order_id < ${after}`}
                    order by word.order_id desc limit ${length}) as ids
        from unnest(${words}::text[]) as searched (word)
    ), final as materialized (
      select ids[${length}::integer] as id from list where ids[${length}::integer] is not null order by 1 desc limit 1
    ), candidate as materialized (
      select distinct unnest(ids) as id from list
      union
      select orders.id from orders where orders.website_id = ${websiteId} and orders.number = ${search.number}
    )
    select array(select orders.id from candidate
                   join orders on orders.website_id = ${websiteId} and orders.id = candidate.id
                  where orders.placed_at is not null and ${before(after)}
                    and orders.id >= coalesce((select id from final), '00000000-0000-0000-0000-000000000000')
                    and ${conditionsOf(filter)} and ${others.length === 0 ? sql`true` : hasAll(websiteId, search, others)}
                  order by orders.id desc limit ${limit}) as ids,
           (select id from final) as "end"`.execute(kysely);
  return rows[0] ?? nothing;
}

const nothing: Slice = { ids: [], end: null };

function before(after: string | undefined): RawBuilder<unknown> {
  return after === undefined ? sql`true` : sql`orders.id < ${after}`;
}

/** Whether an order has a word of each group, or the phrase, or the number. */
function hasAll(
  websiteId: string,
  { phrase, number }: OrderSearch,
  groups: readonly (readonly string[])[],
): RawBuilder<unknown> {
  // With a limit it is looked up for each order; without one, all orders with the word may be read first.
  const has = (words: readonly string[]) => sql`(select true from order_word word
    where word.website_id = ${websiteId} and word.order_id = orders.id and word.word = any(${words}::text[]) limit 1)`;
  const ways = [
    ...(groups.length > 0 ? [sql`(${sql.join(groups.map(has), sql` and `)})`] : []),
    ...(phrase.length > 0 ? [has(phrase)] : []),
    ...(number === null ? [] : [sql`orders.number = ${number}`]),
  ];
  return ways.length === 0 ? sql`false` : sql`(${sql.join(ways, sql` or `)})`;
}
