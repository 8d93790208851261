import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import { json, jsonPretty, raw } from './json.ts';

test('json protects every closing tag', () => {
  expect(callFormatter(json, [], [{ a: '</b></c>', d: [1.5, null, true] }])).toBe(
    '{"a":"<\\/b><\\/c>","d":[1.5,null,true]}',
  );
});

test('json-pretty indents by two, leaves empty containers alone, and protects closing tags', () => {
  expect(callFormatter(jsonPretty, [], [{ a: [1, '</'], b: {}, c: [] }])).toBe(
    '{\n  "a": [\n    1,\n    "<\\/"\n  ],\n  "b": {},\n  "c": []\n}',
  );
});

test('raw changes nothing', () => {
  expect(callFormatter(raw, [], [{ a: '</b>' }])).toBe('{"a":"</b>"}');
});

test.each([json, jsonPretty, raw])('$name of null is null, of missing nothing', (formatter) => {
  expect(callFormatter(formatter, [], [null])).toBe('null');
  expect(callFormatter(formatter, [], [undefined])).toBe('');
});
