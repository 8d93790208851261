import { fillTables, openEmptyDatabase } from '@awning/testing/database';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { silentLog } from '../../log.ts';
import { migrate } from '../index.ts';
import { sampleValues } from './sample-values.fixture.ts';

test('products of before keep the names of their options, in order', async () => {
  const database = await openEmptyDatabase();
  const run = async (text: string) => (await sql.raw<Record<string, unknown>>(text).execute(database.kysely)).rows;
  try {
    await migrate({ address: database.address, log: silentLog, to: '20261117T1130-test-orders' });
    await fillTables(database, sampleValues);
    await run(`/* all websites: one only */ delete from option`);
    await run(`/* all websites: one only */
      insert into option (website_id, product_id, name, position)
      select website_id, id, named.name, named.position from product, (values ('Size', 2), ('Glaze', 0), ('Height', 1)) named (name, position)`);

    await migrate({ address: database.address, log: silentLog });
    expect(await run(`select option_names from product /* all websites: one only */`)).toEqual([
      { option_names: ['Glaze', 'Height', 'Size'] },
    ]);
  } finally {
    await database.close();
  }
});
