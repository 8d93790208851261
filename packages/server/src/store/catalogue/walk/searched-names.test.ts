import { addBlog, addStorePage, startTestServer, type TestServer } from '@awning/testing';
import { array, constantFrom, sample, string } from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explaining } from '../../../platform/database/explaining.fixture.ts';
import { createClient } from '../../../platform/database/index.ts';
import { vacuumed } from '../../../platform/database/vacuumed.fixture.ts';
import { selectItemList } from '../../../site/content/editing/item/store.ts';
import { search } from '../../../site/content/index.ts';
import { inventoryList } from '../../stock/office/listing/inventory-list.ts';
import { teamList } from '../editing/listing/team-list.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

// No letters that make words which a language leaves out, since the search of visitors does not look for these.
const letter = constantFrom(...Array.from('xq70ßéЖ日'), '-', '.', '_', '/', "'", '&', '–', 'Ⅷ', 'e1');
const names = [
  'Vase 12-5',
  'Course 1440-0',
  'blue-green',
  "o'brien",
  'a/b.c',
  'fox@example.com',
  'https://fox.example/q?x=1-2',
  '1.5e-3',
  '-5',
  'x_1',
  'AB/12.5-X',
  'x\ty',
  '“Fox”',
  'q'.repeat(300),
  ...sample(array(string({ unit: letter, minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 4 }), {
    numRuns: 30,
    seed: 1,
  }).map((words) => words.join(' ')),
].filter((name) => /[\p{L}\p{N}]/u.test(name));

const place = { language: 'en', primaryLanguage: 'en' };
const all = { after: undefined, language: 'en', limit: 1000, bounds: { walk: 100_000, counted: 300 } };

/** What each search finds, the number of the name being the end of the id. */
const searches = {
  async products(typed: string) {
    const asked = { ...all, search: typed, marks: [], stock: undefined, isArchive: false };
    return (await teamList(server.database, server.website.id, asked)).rows.map(({ id }) => id);
  },
  async stock(typed: string) {
    const asked = { ...all, search: typed, stock: undefined, productId: undefined };
    return (await inventoryList(server.database, server.website.id, asked)).rows.map(({ productId }) => productId);
  },
  async posts(typed: string) {
    const asked = { ...all, search: typed, collectionId: undefined, status: undefined, now: server.clock.now() };
    return (await selectItemList(server.database, server.website.id, asked)).map(({ id }) => id);
  },
  async visitors(typed: string) {
    return (await search(server.database, server.website.id, place, typed, 1000)).map(({ id }) => id);
  },
};

async function addNames(): Promise<void> {
  const [shop, blog] = [await addStorePage(server), await addBlog(server)];
  const numbered = sql`unnest(${names}::text[]) with ordinality named (name, n)`;
  const id = sql`('0192f0c1-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid`;
  await sql`insert into product (website_id, id, collection_id, slug, type, texts, added_at, updated_at)
    select ${server.website.id}, ${id}, ${shop}, 'p' || n, 1, jsonb_build_object('en', jsonb_build_object('name', name)), now(), now()
      from ${numbered}`.execute(server.database.kysely);
  await sql`insert into variant (website_id, id, product_id, position, sku, price)
    select ${server.website.id}, ${id}, ${id}, 0, 'sku' || n, 100 from ${numbered}`.execute(server.database.kysely);
  await sql`insert into item (website_id, id, collection_id, url_id, record_type, texts, publish_at, created_at, updated_at)
    select ${server.website.id}, ${id}, ${blog}, 'i' || n, 1, jsonb_build_object('en', jsonb_build_object('title', name)), now(), now(), now()
      from ${numbered}`.execute(server.database.kysely);
}

test('a name is found by each of its words and each beginning of one, whatever is between its letters', async () => {
  await addNames();
  const missing: unknown[] = [];
  for (const [index, name] of names.entries()) {
    const id = `0192f0c1-0000-7000-8000-${String(index + 1).padStart(12, '0')}`;
    const words = name.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
    const beginnings = words
      .flatMap((word) =>
        Array.from(word, (_unused, at) =>
          Array.from(word)
            .slice(0, at + 1)
            .join(''),
        ),
      )
      .filter((word) => /[\p{L}\p{N}]/u.test(word) && word.length < 30);
    for (const typed of new Set([name, ...words, ...beginnings])) {
      for (const [list, find] of Object.entries(searches)) {
        // Visitors find forms of a word, too, so that the beginning of one may have another stem.
        if (list === 'visitors' && typed !== name && !words.includes(typed)) continue;
        if (!(await find(typed)).includes(id)) missing.push({ list, name, typed });
      }
    }
  }
  expect(missing).toEqual([]);
});

test('posts are looked for along the index, however many there are', async () => {
  const client = createClient(server.database.address);
  await client.connect();
  try {
    const blog = await addBlog(server, server.otherWebsite);
    await sql`insert into item (website_id, id, collection_id, url_id, record_type, texts, publish_at, created_at, updated_at)
      select ${server.otherWebsite.id}, gen_random_uuid(), ${blog}, 'i' || n, 1,
             jsonb_build_object('en', jsonb_build_object('title', 'Vase ' || n || '-5')), now(), now(), now()
        from generate_series(1, 3000) n`.execute(server.database.kysely);
    await vacuumed(client);
    const { connection, seen } = explaining(client, server.database);
    const asked = { ...all, search: '1440-5', collectionId: undefined, status: undefined, now: server.clock.now() };
    expect(await selectItemList(connection, server.otherWebsite.id, asked)).toHaveLength(1);
    expect(seen.wholeTables).toEqual([]);
    expect(seen.rows).toBeLessThan(20);
  } finally {
    await client.end();
  }
});
