import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import { lookup } from './lookup.ts';

const data = { key: 'a.0', a: ['first'], number: 5, none: null };

test('resolves twice, from the scope of the value', () => {
  expect(callFormatter(lookup, ['key'], ['x'], { data })).toBe('first');
  expect(callFormatter(lookup, ['key'], [{ key: 'b', b: 'inner' }], { data })).toBe('inner');
  expect(callFormatter(lookup, ['deep.key'], [{ deep: { key: 'a' } }], { data })).toBe(data.a);
});

test('an invalid reference finds nothing', () => {
  expect(callFormatter(lookup, ['number'], ['x'], { data })).toBeUndefined();
  expect(callFormatter(lookup, ['none'], ['x'], { data })).toBeUndefined();
  expect(callFormatter(lookup, ['nope'], ['x'], { data })).toBeUndefined();
});

test('no argument, or an empty one: empty text', () => {
  expect(callFormatter(lookup, [], ['x'], { data })).toBe('');
  expect(callFormatter(lookup, [''], [{ '': 'key' }], { data })).toBe('');
});
