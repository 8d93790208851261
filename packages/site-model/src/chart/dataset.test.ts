import { describe, expect, test } from 'vitest';
import { readDataset } from './dataset.ts';
import { datasetFault, datasetTexts } from './messages.ts';

const faultIn = (text: string) => datasetTexts.en[datasetFault(text) ?? 'noNumber'];

describe('a dataset', () => {
  test.each([
    ['semicolons', 'Month;Mugs;Bowls\nMay;1;2,5\nJune;1 200;-3'],
    ['tabs', 'Month\tMugs\tBowls\nMay\t1\t2.5\nJune\t1200\t-3'],
    ['commas', 'Month,Mugs,Bowls\nMay,1,2.5\n\nJune,1200,-3\n'],
  ])('is read from cells with %s', (_, text) => {
    expect(readDataset(text)).toEqual({
      dataset: {
        corner: 'Month',
        columns: ['Mugs', 'Bowls'],
        rows: [
          { label: 'May', values: [1, 2.5] },
          { label: 'June', values: [1200, -3] },
        ],
      },
    });
  });

  test('MSG-010: needs a column', () => {
    expect(faultIn('Month')).toBe('Your dataset must have at least one column');
    expect(faultIn('Month;;')).toBe('Your dataset must have at least one column');
  });

  test('MSG-011: needs a row', () => {
    expect(faultIn('Month;Mugs\n\n')).toBe('Your dataset must have at least one row');
  });

  test.each(['Month;Mugs\nMay;', 'Month;Mugs\n;3', 'Month;Mugs\nMay', 'Month;Mugs;Bowls\nMay;1;2\nJune;1'])(
    'MSG-012: %j misses data',
    (text) => {
      expect(faultIn(text)).toBe('One or more rows was missing data');
    },
  );

  test('LIMIT-014: has at most 50 columns and 500 rows', () => {
    const columns = (count: number) => `x${';1'.repeat(count)}`;
    const rows = (count: number) => `x;y\n${'a;1\n'.repeat(count)}`;
    expect([50, 51].map((count) => datasetFault(`${columns(count)}\n${columns(count)}`))).toEqual([
      undefined,
      'tooManyColumns',
    ]);
    expect([500, 501].map((count) => datasetFault(rows(count)))).toEqual([undefined, 'tooManyRows']);
  });

  test('a word in place of a number is named, and an empty field is no fault yet', () => {
    expect(datasetFault('a;b\nc;many')).toBe('noNumber');
    expect(datasetFault(' \n')).toBeUndefined();
  });
});
