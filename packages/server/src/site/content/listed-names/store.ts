import { type Connection, statement } from '../../../platform/database/index.ts';

export interface CountedName {
  readonly name: string;
  readonly count: number;
}

interface Wanted {
  readonly collectionId: string;
  readonly now: Date;
  /** How many of the newest items are read. */
  readonly items: number;
  /** How many names, the most frequent ones. */
  readonly limit: number;
}

// Only the newest items are read, so that a large collection costs as much as a small one. Lists are filtered without regard to
// capitals, so that names which differ in nothing else are one.
function countedNames(column: 'tags' | 'categories') {
  return statement<CountedName>(
    `content-listed-${column}`,
    `with newest as (
       select ${column} as names from item
        where website_id = $1 and collection_id = $2 and label is null and publish_at <= $3
        order by publish_at desc, id desc limit $4
     )
     select min(name) as name, count(*)::int as count from newest, unnest(names) as name
      group by lower(name) order by count(*) desc, lower(name) limit $5`,
  );
}

const statements = { tags: countedNames('tags'), categories: countedNames('categories') };

/** The tags or categories of the newest published items, the most frequent first. */
export async function selectListedNames(
  connection: Connection,
  websiteId: string,
  names: 'tags' | 'categories',
  { collectionId, now, items, limit }: Wanted,
): Promise<CountedName[]> {
  return await connection.run(statements[names], [websiteId, collectionId, now, items, limit]);
}

interface ListedMonth {
  readonly year: number;
  readonly month: number;
}

// One step along the index for each month, however many items it has.
const months = statement<ListedMonth>(
  'content-listed-months',
  `with recursive month as (
     select (select date_trunc('month', publish_at at time zone $4) from item
              where website_id = $1 and collection_id = $2 and label is null and publish_at <= $3
              order by publish_at desc, id desc limit 1) as begins
     union all
     select (select date_trunc('month', publish_at at time zone $4) from item
              where website_id = $1 and collection_id = $2 and label is null
                and publish_at < month.begins at time zone $4
              order by publish_at desc, id desc limit 1)
       from month where month.begins is not null
   )
   select extract(year from begins)::int as year, extract(month from begins)::int as month
     from month where begins is not null limit $5`,
);

/** The months with published items by the clock of a place, the newest first. */
export async function selectListedMonths(
  connection: Connection,
  websiteId: string,
  wanted: {
    readonly collectionId: string;
    readonly now: Date;
    readonly timeZone: string;
    readonly limit: number;
  },
): Promise<ListedMonth[]> {
  const { collectionId, now, timeZone, limit } = wanted;
  return await connection.run(months, [websiteId, collectionId, now, timeZone, limit]);
}

// Where there are more, nobody reads the exact number, and counting it would take as long as the collection is.
const MAX_COUNTED = 10_000;

const listedCount = statement<{ count: number }>(
  'content-listed-count',
  `select count(*)::int as count from (
     select from item where website_id = $1 and collection_id = $2 and label is null and publish_at <= $3
      limit ${MAX_COUNTED}) counted`,
);

/** How many published items a collection has, counted up to a limit. */
export async function countListedItems(
  connection: Connection,
  websiteId: string,
  { collectionId, now }: Pick<Wanted, 'collectionId' | 'now'>,
): Promise<number> {
  return (await connection.run(listedCount, [websiteId, collectionId, now]))[0]?.count ?? 0;
}
