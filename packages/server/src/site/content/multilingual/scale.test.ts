import { addProduct, startTestServer, type TestServer } from '@awning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countTranslated } from './store.ts';

const PRODUCTS = 300;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ features: [] });
  const { collectionId } = await addProduct(server, { name: 'Needle' });
  await sql`insert into product (website_id, id, collection_id, slug, type, texts, added_at, updated_at)
    select ${server.website.id}, md5('product ' || n)::uuid, ${collectionId}, 'item-' || n, 1,
           jsonb_build_object('en', jsonb_build_object('name', 'Teapot ' || n, 'body', (select string_agg(md5(n || ' ' || m), ' ') from generate_series(1, 200) m))),
           now(), now()
      from generate_series(1, ${PRODUCTS}::integer) n`.execute(server.database.kysely);
});
afterAll(() => server.close());

test('ML-004 a language in which nothing is written costs next to nothing', async () => {
  const ms = async (languages: readonly string[]) => {
    const times: number[] = [];
    for (let index = 0; index < 3; index += 1) {
      const begun = performance.now();
      const counted = await countTranslated(server.database, server.website.id, { languages, primary: 'en' });
      times.push(performance.now() - begun);
      expect(counted.map(({ translatedItems }) => translatedItems > PRODUCTS)).toEqual(
        languages.map((code) => code === 'en'),
      );
    }
    return Math.min(...times);
  };
  const others = Array.from({ length: 19 }, (_, index) => `x${String.fromCharCode(97 + index)}`);
  // Reading the texts for each of the twenty languages would take almost twenty times as long.
  const ratio = (await ms(['en', ...others])) / (await ms(['en']));
  expect(ratio).toBeLessThan(6);
});
