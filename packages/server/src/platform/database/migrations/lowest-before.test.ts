import { fillTables, openEmptyDatabase } from '@awning/testing/database';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { silentLog } from '../../log.ts';
import { migrate } from '../index.ts';
import { sampleValues } from './sample-values.fixture.ts';

test('variants of before know the lowest price of the thirty days before their present one', async () => {
  const database = await openEmptyDatabase();
  const run = async (text: string) => (await sql.raw<Record<string, unknown>>(text).execute(database.kysely)).rows;
  const lowest = async () => await run('select lowest_before from variant /* all websites: one only */');
  const keep = async (at: string, price: number) =>
    await run(`insert into price_change (website_id, variant_id, at, price)
      select website_id, id, '${at}', ${price} from variant /* all websites: one only */`);
  try {
    await migrate({ address: database.address, log: silentLog, to: '20261117T2150-option-names' });
    await fillTables(database, sampleValues);
    await run('delete from price_change /* all websites: one only */');
    await keep('2026-01-01T00:00:00Z', 5);
    await keep('2026-02-10T00:00:00Z', 30);
    await keep('2026-03-01T00:00:00Z', 40);

    await migrate({ address: database.address, log: silentLog });
    expect(await lowest()).toEqual([{ lowest_before: 30n }]);

    await keep('2026-03-05T00:00:00Z', 20);
    expect(await lowest()).toEqual([{ lowest_before: 20n }]);
    await run(`update price_change set at = '2025-12-01T00:00:00Z' where price = 20 /* all websites: one only */`);
    expect(await lowest()).toEqual([{ lowest_before: 30n }]);
  } finally {
    await database.close();
  }
});
