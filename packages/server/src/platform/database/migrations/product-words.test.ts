import { fillTables, openEmptyDatabase } from '@awning/testing/database';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { silentLog } from '../../log.ts';
import { migrate } from '../index.ts';
import { sampleValues } from './sample-values.fixture.ts';

test('products of before get the marks that a change would write', async () => {
  const database = await openEmptyDatabase();
  const run = async (text: string) => (await sql.raw<Record<string, unknown>>(text).execute(database.kysely)).rows;
  const marks = async (table: string) =>
    (await run(`select mark from ${table} /* all websites: one only */ order by mark collate "C"`)).map(
      ({ mark }) => mark,
    );
  try {
    await migrate({ address: database.address, log: silentLog, to: '20261116T2340-office-indexes' });
    await fillTables(database, sampleValues);
    await run(`/* all websites: one only */
      update product set label = null, type = 1, categories = '{Cups}', tags = '{clay}',
        texts = '{"en": {"name": "Blue mug"}, "de": {"name": "Becher"}}'`);
    await run(`/* all websites: one only */
      update variant set product_id = (select id from product), unlimited = false, price = 10, sale_price = 5, on_sale = true`);
    await run(`/* all websites: one only */
      update stock set on_hand = 3, reserved = 1, warn_at = 2, backorder = false`);

    await migrate({ address: database.address, log: silentLog });
    const words = ['b', 'be', 'bec', 'becher', 'bl', 'blu', 'blue', 'm', 'mu', 'mug'].map((word) => `word:${word}`);
    const ofProduct = ['category:cups', 'sale', 'status:published', 'tag:clay', 'type:1', ...words];
    expect(await marks('product_mark')).toEqual(ofProduct);
    expect(await marks('stock_mark')).toEqual(['few', 'in', 'low']);

    await run(`select refresh_marks(website_id, array[id]), mark_stock_of_products(website_id, array[id])
                 from product /* all websites: one only */`);
    expect(await marks('product_mark')).toEqual(ofProduct);
    expect(await marks('stock_mark')).toEqual(['few', 'in', 'low']);
  } finally {
    await database.close();
  }
});
