import { describe, expect, it } from 'vitest';
import type { DocumentField } from './document.ts';
import { changedFields, divergences, isSameValue, mergeBodies } from './merge.ts';

interface Body {
  readonly code: string;
  readonly kind: string;
  readonly percent: string;
  readonly limit: number | null;
}

const code: DocumentField<Body> = { label: 'Code', names: ['code'], text: (body) => body.code };
const discount: DocumentField<Body> = {
  label: 'Discount',
  names: ['kind', 'percent'],
  text: ({ kind, percent }) => `${kind} ${percent}`,
};
const limit: DocumentField<Body> = { label: 'Limit', names: ['limit'], text: (body) => String(body.limit) };
const fields = [code, discount, limit];

const base: Body = { code: 'SPRING', kind: 'percentage', percent: '10', limit: null };

describe('divergences', () => {
  it('tells who changed what, in the order of the screen', () => {
    const theirs = { ...base, percent: '20', limit: 5 };
    const mine = { ...base, code: 'SUMMER', kind: 'fixed' };
    expect(divergences(fields, { base, theirs, mine })).toEqual([
      { field: code, changedBy: 'me' },
      { field: discount, changedBy: 'both' },
      { field: limit, changedBy: 'them' },
    ]);
  });

  it('has nothing to say where both changed alike', () => {
    const same = { ...base, limit: 5 };
    expect(divergences(fields, { base, theirs: same, mine: same })).toEqual([]);
  });
});

describe('mergeBodies', () => {
  const theirs = { ...base, percent: '20', limit: 5 };
  const mine = { ...base, code: 'SUMMER', kind: 'fixed' };

  it('keeps what only one of them changed', () => {
    expect(mergeBodies(fields, { base, theirs, mine }, [])).toEqual({
      code: 'SUMMER',
      kind: 'percentage',
      percent: '20',
      limit: 5,
    });
  });

  it('takes mine as a whole where I was chosen, never half of each', () => {
    expect(mergeBodies(fields, { base, theirs, mine }, [discount])).toEqual({
      code: 'SUMMER',
      kind: 'fixed',
      percent: '10',
      limit: 5,
    });
  });
});

it('changedFields names what differs between two versions', () => {
  expect(changedFields(fields, base, { ...base, percent: '12', limit: 1 })).toEqual([discount, limit]);
});

describe('isSameValue', () => {
  it.each([
    [{ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: undefined }, false],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [null, {}, false],
    ['1', 1, false],
    [null, null, true],
  ])('%j and %j: %s, whatever the order of their names', (one, other, isSame) => {
    expect([isSameValue(one, other), isSameValue(other, one)]).toEqual([isSame, isSame]);
  });
});
