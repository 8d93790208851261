import { startTestServer, type TestServer } from '@awning/testing';
import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  integer,
  oneof,
  option,
  record,
  uniqueArray,
} from 'fast-check';
import { sql } from 'kysely';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginningsQuery, createClient, wordsOf } from '../../../../platform/database/index.ts';
import { fillWalkedShop, walkedShop } from '../../walk/walked-shop.fixture.ts';
import { type TeamListQuery, teamList } from './team-list.ts';

/** More than the words that a search looks for one by one. */
const PRODUCTS = 260;
const { typedText, shopChange } = walkedShop(PRODUCTS);

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await startTestServer();
  client = createClient(server.database.address);
  await client.connect();
  await fillWalkedShop(server, client, PRODUCTS);
});
afterAll(async () => {
  await client.end();
  await server.close();
});

type Asked = Pick<TeamListQuery, 'search' | 'marks' | 'stock' | 'isArchive'>;

/** What the tables of products, variants and stock say, without any mark. */
async function wanted({ search, marks, stock, isArchive }: Asked): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select product.id from product
      where website_id = $1 and label is distinct from 'Trash' and ($2 or label is distinct from 'Archived')
        and ($3::text is null
          or to_tsvector('simple', plain_words(jsonb_path_query_array(texts, '$.*.name')::text)) @@ to_tsquery('simple', $4)
          or exists (select from variant where variant.website_id = $1 and product_id = product.id and sku = $3))
        and $5::text[] <@ (
          array['type:' || type, 'status:' || coalesce(label, 'published')]
            || array(select 'category:' || name from unnest(categories) name) || array(select 'tag:' || name from unnest(tags) name)
            || array(select 'sale' from variant where variant.website_id = $1 and product_id = product.id and variant.on_sale))
        and ($6::text is null or exists (
          select from variant left join stock on stock.website_id = $1 and stock.variant_id = variant.id
           where variant.website_id = $1 and variant.product_id = product.id
             and case $6::text
                   when 'in' then unlimited or coalesce(backorder, false) or coalesce(on_hand - reserved, 0) > 0
                   when 'out' then not unlimited and not coalesce(backorder, false) and coalesce(on_hand - reserved, 0) <= 0
                   else not unlimited and not backorder and on_hand - reserved > 0 and on_hand - reserved <= warn_at end))
      order by id desc`,
    [server.website.id, isArchive, search, beginningsQuery(wordsOf(search ?? '')), marks, stock],
  );
  return rows.map(({ id }) => id);
}

async function listed(asked: Asked, size: Pick<TeamListQuery, 'limit' | 'bounds'>): Promise<string[]> {
  const found: string[] = [];
  for (let after: string | undefined; ; ) {
    const query = { ...asked, ...size, after, language: 'en' };
    const { rows, walkedTo } = await teamList(server.database, server.website.id, query);
    expect(rows.length).toBeLessThanOrEqual(size.limit);
    found.push(...rows.map(({ id }) => id));
    const last = rows.length === size.limit ? rows.at(-1)?.id : walkedTo;
    if (last === undefined || last === null) return found;
    after = last;
  }
}

const mark = constantFrom('type:1', 'status:Draft', 'status:published', 'category:Tea', 'tag:t0', 'tag:t1', 'sale');
const asked: Arbitrary<Asked> = record({
  search: option(typedText, { nil: undefined }),
  marks: uniqueArray(mark, { maxLength: 2 }),
  stock: constantFrom(undefined, undefined, 'in', 'low', 'out'),
  isArchive: boolean(),
}).map(({ marks, isArchive, ...more }) => ({
  ...more,
  isArchive,
  marks: isArchive ? [...marks.filter((name) => !name.startsWith('status')), 'status:Archived'] : marks,
}));

test('every search finds exactly what the products say, page by page, while they change', async () => {
  const size = record({
    limit: oneof(integer({ min: 4, max: 10 }), integer({ min: 4, max: 60 })),
    bounds: record({ walk: integer({ min: 4, max: 80 }), counted: integer({ min: 1, max: 150 }) }),
  });
  await assert(
    asyncProperty(array(shopChange, { maxLength: 3 }), asked, size, async (made, query, pages) => {
      for (const [change, of] of made) await client.query(change, [server.website.id, of]);
      expect(await listed(query, pages)).toEqual(await wanted(query));
    }),
    { numRuns: 120 },
  );
});

test('no mark stays behind when a website goes', async () => {
  const { kysely } = server.database;
  await client.query('delete from website where id = $1', [server.website.id]);
  const { rows } = await sql`
    select from product_mark where website_id = ${server.website.id}
    union all select from stock_mark where website_id = ${server.website.id}`.execute(kysely);
  expect(rows).toEqual([]);
});
