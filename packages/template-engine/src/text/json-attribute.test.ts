import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Value } from '../values/value.ts';
import { escapeAttribute } from './escape.ts';
import { toJson } from './json.ts';
import { jsonAttribute } from './json-attribute.ts';

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
  expect(jsonAttribute(value)).toBe(expected);
  expect(jsonAttribute(value)).toBe(slowly(value));
});

test('every character up to the surrogates is written as by the slow way', () => {
  for (const code of [...Array(0x100).keys(), 0x2028, 0xd7ff, 0xd800, 0xdbff, 0xdc00, 0xdfff, 0xe000, 0xffff]) {
    const text = `a${String.fromCharCode(code)}b`;
    expect(jsonAttribute([text, { [text]: text }])).toBe(slowly([text, { [text]: text }]));
  }
});

test('any value is written as by the slow way', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(jsonAttribute(value as Value)).toBe(slowly(value as Value));
    }),
  );
});

test('names are right however many there are', () => {
  const object = Object.fromEntries(Array.from({ length: 250 }, (_, i) => [`n${i}`, i]));
  expect(jsonAttribute([object, object])).toBe(slowly([object, object]));
});
