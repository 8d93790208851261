import { describe, expect, it } from 'vitest';
import { checkColumns, nextSort, sortDirection } from './columns.ts';

const sort = { up: 'code', down: '-code' };

describe('nextSort', () => {
  it('goes up, down, and back to the order of the list', () => {
    expect([undefined, 'code', '-code', 'uses'].map((now) => nextSort({ sort }, now))).toEqual([
      'code',
      '-code',
      undefined,
      'code',
    ]);
  });

  it('begins with the highest number', () => {
    expect([undefined, '-code', 'code'].map((now) => nextSort({ sort, isNumber: true }, now))).toEqual([
      '-code',
      'code',
      undefined,
    ]);
  });
});

describe('sortDirection', () => {
  it('says which way the column is sorted, and nothing of one that cannot be', () => {
    expect(['code', '-code', 'uses'].map((now) => sortDirection({ sort }, now))).toEqual([
      'ascending',
      'descending',
      'none',
    ]);
    expect(sortDirection({}, 'code')).toBeUndefined();
  });
});

describe('checkColumns', () => {
  const columns = (role: 'fact' | 'detail', count: number) => Array.from({ length: count }, () => ({ role }));

  it('lets seven columns with two facts pass, and no more', () => {
    expect(() => checkColumns([...columns('fact', 2), ...columns('detail', 5)])).not.toThrow();
    expect(() => checkColumns(columns('detail', 8))).toThrow('7 columns');
    expect(() => checkColumns(columns('fact', 3))).toThrow('2 facts');
  });
});
