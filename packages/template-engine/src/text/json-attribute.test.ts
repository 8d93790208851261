import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Budget } from '../budget/budget.ts';
import type { Value } from '../values/value.ts';
import { escapeAttribute } from './escape.ts';
import { toJson } from './json.ts';
import { jsonAttribute } from './json-attribute.ts';

const written = (value: Value) => jsonAttribute(value, new Budget());
const slowly = (value: Value) => escapeAttribute(toJson(value));

test.each<[Value, string]>([
  [undefined, ''],
  [null, 'null'],
  [[], '[]'],
  [{}, '{}'],
  [[1, 'a', null], '[1,&quot;a&quot;,null]'],
  [{ a: undefined, b: true, c: false }, '{&quot;b&quot;:true,&quot;c&quot;:false}'],
  [{ '"': '</b>&' }, '{&quot;\\&quot;&quot;:&quot;&lt;\\/b&gt;&amp;&quot;}'],
  [[undefined, Number.NaN, Number.POSITIVE_INFINITY, -0, 1e21], '[null,null,null,0,1e+21]'],
])('%j', (value, expected) => {
  expect(written(value)).toBe(expected);
  expect(written(value)).toBe(slowly(value));
});

test('every character up to the surrogates is written like JSON escaped afterwards', () => {
  for (const code of [...Array(0x100).keys(), 0x2028, 0xd7ff, 0xd800, 0xdbff, 0xdc00, 0xdfff, 0xe000, 0xffff]) {
    const text = `a${String.fromCharCode(code)}b`;
    expect(written([text, { [text]: text }])).toBe(slowly([text, { [text]: text }]));
  }
});

test('any value is written like JSON escaped afterwards', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(written(value as Value)).toBe(slowly(value as Value));
    }),
  );
});

test('names are right however many there are', () => {
  const object = Object.fromEntries(Array.from({ length: 250 }, (_, i) => [`n${i}`, i]));
  expect(written([object, object])).toBe(slowly([object, object]));
});

// Compared here and not by the matcher, whose message would be as long as the value.
const isWrittenAlike = (value: Value) => written(value) === slowly(value);

test.each([100, 65_000, 65_500, 65_536, 200_000])(
  'a value of %i characters is written as by the slow way',
  (length) => {
    expect(isWrittenAlike(['x'.repeat(length)])).toBe(true);
    expect(isWrittenAlike(Array(length).fill(0))).toBe(true);
    expect(isWrittenAlike([{ ['n'.repeat(length)]: 'é€', b: [{ c: 'ü' }] }, 'x'])).toBe(true);
  },
);

test('lists of empty lists and objects fill the bytes too', () => {
  for (const length of [21_000, 21_845, 21_846, 22_000, 33_000, 70_000]) {
    expect(isWrittenAlike(Array.from({ length }, (_, i) => (i % 2 === 0 ? [] : {})))).toBe(true);
  }
});

test('nothing is cut off at the end of the bytes, for any length', () => {
  for (let length = 65_480; length < 65_560; length++) {
    expect(isWrittenAlike(['x'.repeat(length - 40), { a: [[1, true, null]] }])).toBe(true);
    expect(isWrittenAlike({ a: { b: { c: 'x'.repeat(length - 40) } } })).toBe(true);
  }
});
