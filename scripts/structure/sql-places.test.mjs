import { describe, expect, it } from 'vitest';
import { sqlOutsideStores } from './sql-places.mjs';

const path = 'packages/server/src/store/cart/cart.ts';

describe('sqlOutsideStores', () => {
  it.each([
    ["import { type Connection, statement } from '../database/index.ts';\nconst read = statement<Row>('cart', `…`);"],
    ["await connection.kysely\n    .insertInto('cart')\n    .values({})"],
    ['const { kysely } = connection;\nawait kysely.updateTable(table)'],
    ["import { sql } from 'kysely';"],
    ['await sql`analyze`.execute(database)'],
    ["await client.query('commit')"],
    ['const text = `select id from cart where website_id = $1`;'],
    ["const text = 'delete from cart';"],
  ])('finds %j', (text) => {
    expect(sqlOutsideStores([{ path, text }]).faults).toHaveLength(1);
  });

  it.each([
    ["import type { Kysely } from 'kysely';\nimport { insertCart } from './store.ts';"],
    ['/** A statement (of an account) */ const words = { choose: "Select one", from: "From" };'],
    ['connection.run(readCart, [websiteId]);'],
  ])('has nothing against %j', (text) => {
    expect(sqlOutsideStores([{ path, text }]).faults).toEqual([]);
  });

  it('lets stores and migrations hold it', () => {
    const text = "const read = statement<Row>('cart', 'select id from cart');";
    const paths = [
      'packages/server/src/store/cart/store.ts',
      'packages/server/src/platform/database/migrations/0001-websites.ts',
      'packages/server/src/platform/database/migrations/20261115T2010-deleted-orders.ts',
    ];
    expect(sqlOutsideStores(paths.map((place) => ({ path: place, text })))).toEqual({ faults: [], stores: 3 });
  });

  it('sees the stores of the project and no SQL beside them', () => {
    const { faults, stores } = sqlOutsideStores();
    expect(faults).toEqual([]);
    expect(stores).toBeGreaterThan(20);
  });
});
