import { addProduct, addWebsite, startTestServer, type TestServer } from '@awning/testing';
import { sql } from 'kysely';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Connection, createClient } from '../../../platform/database/index.ts';
import { vacuumed } from '../../../platform/database/vacuumed.fixture.ts';
import { search } from '../index.ts';

const few = 100;
const many = process.env['AWNING_FULL'] === '1' ? 100_000 : 3000;
const slice = 2000;
const place = { language: 'en', primaryLanguage: 'en' };

let server: TestServer;
let client: Client;
let small: string;
let large: string;

beforeAll(async () => {
  server = await startTestServer({ features: [] });
  client = createClient(server.database.address);
  await client.connect();
  small = await fill('small.test', few);
  large = await fill('large.test', many);
  await vacuumed(client);
});

afterAll(async () => {
  await client.end();
  await server.close();
});

/**
 * Titles that share their beginnings and short words, and texts with one word that all have and one that only one has.
 */
async function fill(host: string, products: number): Promise<string> {
  const website = await addWebsite(server, { host });
  const { collectionId } = await addProduct(server, { website, name: 'Needle' });
  // In slices, because of the statement timeout.
  for (let from = 1; from <= products; from += slice) {
    await sql`insert into product (website_id, id, collection_id, slug, type, texts, added_at, updated_at)
      select ${website.id}, md5('product ' || n)::uuid, ${collectionId}, 'item-' || n, 1,
             jsonb_build_object('en', jsonb_build_object(
               'name', (array['Teapot', 'Vessel', 'Velvet thing', 'Thimble'])[1 + n % 4] || ' of ' || (array['north', 'thaw', 'sea'])[1 + n % 3]
                       || ', no. ' || n,
               'body', 'Goes into the dishwasher')), now(), now()
        from generate_series(${from}::integer, ${Math.min(from + slice - 1, products)}::integer) n`.execute(
      server.database.kysely,
    );
  }
  return website.id;
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** The cost of a search: buffers, and rows of tables and indexes. */
async function costOf(websiteId: string, typed: string, limit: number) {
  const seen = { blocks: 0, rows: 0, found: 0 };
  const count = (node: PlanNode) => {
    if (node['Node Type'].includes('Scan')) {
      seen.rows += (node['Actual Rows'] + (node['Rows Removed by Index Recheck'] ?? 0)) * node['Actual Loops'];
    }
    for (const inner of node.Plans ?? []) count(inner);
  };
  const connection = {
    async run(statement: { text: string }, values: readonly unknown[]) {
      const query = {
        text: `explain (analyze, buffers, timing off, format json) ${statement.text}`,
        values: [...values],
      };
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(query);
      const plan = rows[0]?.['QUERY PLAN'][0].Plan;
      if (!plan) throw new Error('no plan');
      count(plan);
      seen.blocks += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
      return (await client.query({ text: statement.text, values: [...values] })).rows;
    },
  } as unknown as Connection;
  seen.found = (await search(connection, websiteId, place, typed, limit)).length;
  return seen;
}

describe(`a search in a shop with ${many} products`, () => {
  // Words that every text has, that none has, that are similar, and that are in one title.
  test.each(['the', 'of the', 'that there', 'xyzzy', 'needel', 'needle'])(
    `for "%s" looks at as much as in a shop with ${few}`,
    async (typed) => {
      const [inSmall, inLarge] = [await costOf(small, typed, 30), await costOf(large, typed, 30)];
      expect(inLarge.found).toBe(inSmall.found);
      expect(inLarge.blocks).toBeLessThanOrEqual(inSmall.blocks + 20);
    },
  );

  test.each(['vet', 'thx', 'teepot'])(
    'for "%s", which is almost like many, looks at no more than it ranks',
    async (typed) => {
      const { blocks, found } = await costOf(large, typed, 30);
      expect(found).toBe(30);
      expect(blocks).toBeLessThanOrEqual(600);
    },
  );

  test.each(['dishwasher', 'd', 'teepot', 'goes dishwasher'])(
    'for "%s", which is everywhere, looks into the sample alone',
    async (typed) => {
      const { rows, found } = await costOf(large, typed, 1);
      expect(found).toBe(1);
      expect(rows).toBeLessThanOrEqual(many / 50);
    },
  );
});
