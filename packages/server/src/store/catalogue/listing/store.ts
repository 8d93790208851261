import { type Connection, type Statement, statement } from '../../../platform/database/index.ts';

// A filtered list is read in two ways. If few products have one of the wanted properties, those are read and sorted. Otherwise
// the list walks along the index of its order over a fixed number of products, and a page may end before it is full. So a page
// looks at a limited number of rows in a shop of any size.

export interface Bounds {
  /** So many products with a property are few. */
  readonly few: number;
  /** The products that one page walks over. */
  readonly walk: number;
}

export const listBounds: Bounds = { few: 1000, walk: 2000 };

export const listOrders = ['position', 'newest', 'price', 'price-desc', 'name'] as const;

export type ListOrder = (typeof listOrders)[number];

/** What the products of a list must have. */
export interface Wanted {
  /** Such as `category:Tea`, `tag:gift` or `sale`. */
  readonly marks: readonly string[];
  /** The option's value that one variant in stock must have, in small letters, all of them together. */
  readonly options: Readonly<Record<string, string>>;
  readonly isInStock: boolean;
  /** Whole minor units. */
  readonly minPrice: bigint | null;
  readonly maxPrice: bigint | null;
}

/** A position in a list. The value is what the list is sorted by. */
export interface Place {
  readonly value: string;
  readonly id: string;
}

interface Order {
  readonly column: string;
  readonly type: string;
  readonly isDescending: boolean;
  readonly first: string;
  readonly last: string;
}

const LARGEST = '9223372036854775807';
const price = { column: 'listed.price', type: 'bigint' };
const orders: Readonly<Record<ListOrder, Order>> = {
  position: {
    column: 'listed.position',
    type: 'integer',
    isDescending: false,
    first: '-2147483648',
    last: '2147483647',
  },
  newest: { column: '0', type: 'integer', isDescending: true, first: '0', last: '0' },
  price: { ...price, isDescending: false, first: '-1', last: LARGEST },
  'price-desc': { ...price, isDescending: true, first: LARGEST, last: '-1' },
  name: { column: 'listed.name', type: 'text', isDescending: false, first: '', last: '\uffff' },
};

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** The places before the first and behind the last product of an order. */
export function endsOf(order: ListOrder): { readonly first: Place; readonly last: Place } {
  const { first, last, isDescending } = orders[order];
  const [start, end] = isDescending ? [LAST_ID, FIRST_ID] : [FIRST_ID, LAST_ID];
  return { first: { value: first, id: start }, last: { value: last, id: end } };
}

export type Side = 'after' | 'before';

// $1 website, $2 store page, $3 and $4 place, $5 marks, $6 options and $7 their values, $8 whether in stock, $9 and $10 prices.
const marks = `array(select distinct lower(wanted.mark collate "und-x-icu") collate "C" from unnest($5::text[]) wanted (mark))`;

// Scalar subqueries, because an 'exists' may be planned as a hash of the whole table.
const fits = `
      (cardinality($5::text[]) = 0 or (select count(*) from product_mark had
        where had.website_id = $1 and had.product_id = listed.product_id and had.mark = any(${marks})) = cardinality(${marks}))
      and (not $8::boolean or (select true from stock_mark held
            where held.website_id = $1 and held.product_id = listed.product_id and held.mark = 'in'
              and (select count(*) from product_choice chosen
                    where chosen.website_id = $1 and chosen.variant_id = held.variant_id
                      and (chosen.option, chosen.value) in (select * from unnest($6::text[], $7::text[])))
                  = cardinality($6::text[]) limit 1))
      and listed.price >= coalesce($9::bigint, 0) and listed.price <= coalesce($10::bigint, ${LARGEST})`;

function comparison(order: Order, side: Side) {
  const isUp = (side === 'after') !== order.isDescending;
  const [sign, direction] = isUp ? ['>', 'asc'] : ['<', 'desc'];
  // The ids of products grow with time.
  return order.column === '0'
    ? {
        beyond: `listed.product_id ${sign} $4::uuid and $3::integer = 0`,
        sorted: `listed.product_id ${direction}`,
      }
    : {
        beyond: `(${order.column}, listed.product_id) ${sign} ($3::${order.type}, $4::uuid)`,
        sorted: `${order.column} ${direction}, listed.product_id ${direction}`,
      };
}

/** A part of the index of the order. Sorted by price, the wanted prices are one stretch of it. */
function walk(name: ListOrder, side: Side, limit: string): string {
  const order = orders[name];
  const { beyond, sorted } = comparison(order, side);
  const stretch =
    order.column === price.column
      ? `and listed.price >= coalesce($9::bigint, 0) and listed.price <= coalesce($10::bigint, ${LARGEST})`
      : '';
  return `select listed.product_id, listed.position, listed.price, listed.name from product_listing listed
      where listed.website_id = $1 and listed.collection_id = $2 and ${beyond} ${stretch} order by ${sorted} ${limit}`;
}

const sources = {
  mark: `select product_id from product_mark
          where website_id = $1 and mark = lower($11::text collate "und-x-icu") collate "C" and $12::text is null`,
  option: `select distinct product_id from product_choice
            where website_id = $1 and collection_id = $2 and option = $11::text and value = $12::text`,
  stock: `select distinct product_id from stock_mark
           where website_id = $1 and mark = 'in' and num_nulls($11::text, $12::text) = 2`,
  price: `select product_id from product_listing
           where website_id = $1 and collection_id = $2 and num_nulls($11::text, $12::text) = 2
             and price >= coalesce($9::bigint, 0) and price <= coalesce($10::bigint, ${LARGEST})`,
} as const;

type SourceKind = keyof typeof sources;

/** A property that few products have. */
export interface FewSource {
  readonly kind: SourceKind;
  readonly name: string | null;
  readonly value: string | null;
}

// The limit is part of the text, as in the other lists: for a parameter the planner assumes a tenth of the table.
const limits = [25, 101, 10_000] as const;

function limitOf(limit: number): number {
  return limits.find((enough) => enough >= limit) ?? 10_000;
}

interface PlaceRow {
  readonly id: string;
  readonly value: string;
}

function placesWalked(name: ListOrder, side: Side, limit: number, bound: number): Statement<PlaceRow> {
  const { sorted } = comparison(orders[name], side);
  return statement(
    `listing-walk-${name}-${side}-${limit}-${bound}`,
    `select listed.product_id as id, (${orders[name].column})::text as value
       from (${walk(name, side, `limit ${bound}`)}) listed
      where ${fits} order by ${sorted} limit ${limit}`,
  );
}

// All statements of a list get the same values, so this one names those that it does not need.
function endWalked(name: ListOrder, side: Side, bound: number): Statement<PlaceRow> {
  return statement(
    `listing-end-${name}-${side}-${bound}`,
    `select listed.product_id as id, (${orders[name].column})::text as value
       from (${walk(name, side, `offset ${bound - 1} limit 1`)}) listed
      where num_nonnulls($5::text[], $6::text[], $7::text[], $8::boolean) = 4 and num_nulls($9::bigint, $10::bigint) >= 0`,
  );
}

// Each product is looked up by itself: joined, all products of the store page may be read.
function placesOfFew(kind: SourceKind, name: ListOrder, side: Side, limit: number): Statement<PlaceRow> {
  const { beyond, sorted } = comparison(orders[name], side);
  return statement(
    `listing-few-${kind}-${name}-${side}-${limit}`,
    `select listed.product_id as id, (${orders[name].column})::text as value
       from (${sources[kind]}) few, lateral (
         select own.product_id, own.collection_id, own.position, own.price, own.name from product_listing own
          where own.website_id = $1 and own.product_id = few.product_id offset 0) listed
      where listed.collection_id = $2 and ${beyond} and ${fits} order by ${sorted} limit ${limit}`,
  );
}

const counts = statement<FewSource & { readonly count: number }>(
  'listing-counts',
  `select 'mark' as kind, wanted.mark as name, null as value, (select count(*)::integer from (
      select from product_mark
       where website_id = $1 and mark = lower(wanted.mark collate "und-x-icu") collate "C" limit $9) counted) as count
     from unnest($3::text[]) wanted (mark)
   union all
   select 'option', wanted.option, wanted.value, (select count(*)::integer from (
      select from product_choice
       where website_id = $1 and collection_id = $2 and option = wanted.option and value = wanted.value limit $9) counted)
     from unnest($4::text[], $5::text[]) wanted (option, value)
   union all
   select 'stock', null, null, (select count(*)::integer from (
      select from stock_mark where website_id = $1 and mark = 'in' limit $9) counted)
    where $6::boolean
   union all
   select 'price', null, null, (select count(*)::integer from (
      select from product_listing
       where website_id = $1 and collection_id = $2
         and price >= coalesce($7::bigint, 0) and price <= coalesce($8::bigint, ${LARGEST}) limit $9) counted)
    where num_nonnulls($7::bigint, $8::bigint) > 0`,
);

/** The wanted property that the fewest products have, if they are few. */
export async function selectFewSource(
  connection: Connection,
  websiteId: string,
  collectionId: string,
  { marks: named, options, isInStock, minPrice, maxPrice }: Wanted,
  { few }: Bounds,
): Promise<FewSource | undefined> {
  const values = [named, Object.keys(options), Object.values(options), isInStock, minPrice, maxPrice, few];
  const found = await connection.run(counts, [websiteId, collectionId, ...values]);
  const [rarest] = found.toSorted((one, other) => one.count - other.count);
  return rarest !== undefined && rarest.count < few ? rarest : undefined;
}

export interface PlaceQuery {
  readonly collectionId: string;
  readonly order: ListOrder;
  readonly side: Side;
  readonly place: Place;
  readonly wanted: Wanted;
  readonly limit: number;
  readonly bounds: Bounds;
}

/** The fitting products next to a place, the nearest first. */
export async function selectPlaces(
  connection: Connection,
  websiteId: string,
  query: PlaceQuery,
  few: FewSource | undefined,
): Promise<Place[]> {
  const { order, side, limit, bounds } = query;
  const values = valuesOf(websiteId, query);
  const rows = few
    ? await connection.run(placesOfFew(few.kind, order, side, limitOf(limit)), [...values, few.name, few.value])
    : await connection.run(placesWalked(order, side, limitOf(limit), bounds.walk), values);
  return rows.slice(0, limit);
}

/** Where a walk from a place ended; `undefined` if it reached the end of the list. */
export async function selectWalkEnd(
  connection: Connection,
  websiteId: string,
  query: PlaceQuery,
): Promise<Place | undefined> {
  const [end] = await connection.run(endWalked(query.order, query.side, query.bounds.walk), valuesOf(websiteId, query));
  return end;
}

function valuesOf(websiteId: string, { collectionId, place, wanted }: PlaceQuery): unknown[] {
  const { marks: named, options, isInStock, minPrice, maxPrice } = wanted;
  const required = [named, Object.keys(options), Object.values(options), isInStock, minPrice, maxPrice];
  return [websiteId, collectionId, place.value, place.id, ...required];
}

interface OfferRow {
  /** Empty for a category. */
  readonly option: string;
  readonly value: string;
  readonly names: Readonly<Record<string, readonly [option: string, value: string]>>;
}

const MAX_CATEGORIES = 100;
const MAX_VALUES = 200;
const MAX_VALUES_OF_OPTION = 30;

// Skips from name to name instead of reading every product, and from an option with very many values to the next one.
const offers = statement<OfferRow>(
  'listing-offers',
  `with recursive named as (
     (select key, name from product_group
       where website_id = $1 and collection_id = $2 and kind = 'category' order by key limit 1)
     union all
     select following.key, following.name from named, lateral (
       select key, name from product_group
        where website_id = $1 and collection_id = $2 and kind = 'category' and key > named.key order by key limit 1) following
   ), chosen as (
     (select option, value, names, 1 as number from product_choice
       where website_id = $1 and collection_id = $2 order by option, value limit 1)
     union all
     select following.option, following.value, following.names,
            case when following.option = chosen.option then chosen.number + 1 else 1 end
       from chosen, lateral (
         select option, value, names from product_choice
          where website_id = $1 and collection_id = $2
            and (option, value) > (chosen.option,
                  case when chosen.number < ${MAX_VALUES_OF_OPTION} then chosen.value else chr(1114111) end)
          order by option, value limit 1) following
   )
   (select '' as option, name as value, '{}'::jsonb as names from named limit ${MAX_CATEGORIES})
   union all
   (select option, value, names from chosen limit ${MAX_VALUES})`,
);

/** The categories and the values of options that a store page can be filtered by, a limited number. */
export async function selectOffers(
  connection: Connection,
  websiteId: string,
  collectionId: string,
): Promise<{ readonly categories: readonly string[]; readonly values: readonly OfferRow[] }> {
  const rows = await connection.run(offers, [websiteId, collectionId]);
  return {
    categories: rows.filter(({ option }) => option === '').map(({ value }) => value),
    values: rows.filter(({ option }) => option !== ''),
  };
}
