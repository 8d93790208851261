import { describe, expect, it } from 'vitest';
import { listFaults } from './lists.mjs';
import { migrationListSource } from './migration-list.mjs';

describe('migrationListSource', () => {
  it('lists the migrations of a folder by their names, whatever else stands there', () => {
    const source = migrationListSource([
      'index.ts',
      'values.fixture.ts',
      '20261115T2010-deleted-orders.ts',
      '0027-discarded-orders.ts',
    ]);
    expect(source).toContain(
      [
        "import { up as m0027DiscardedOrders } from './0027-discarded-orders.ts';",
        "import { up as m20261115T2010DeletedOrders } from './20261115T2010-deleted-orders.ts';",
      ].join('\n'),
    );
    expect(source).toContain(
      [
        "  '0027-discarded-orders': { up: m0027DiscardedOrders },",
        "  '20261115T2010-deleted-orders': { up: m20261115T2010DeletedOrders },",
      ].join('\n'),
    );
  });

  it.each(['0030-orders.ts', '20261115-orders.ts', '20261115T2010-Orders.ts', 'orders.ts'])(
    'refuses the name %s',
    (file) => {
      expect(() => migrationListSource([file])).toThrow('Invalid migration name');
    },
  );
});

it('the lists of the project say what stands in its folders', () => {
  expect(listFaults()).toEqual([]);
});
