import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import { get } from './get.ts';

const data = { name: 'x', index: 1, path: ['x', 'y', 0], flag: true, none: null, empty: [], words: ['true', null] };
const value = { x: { y: ['first', 'second'] }, true: 'T', '': 'E', null: 'N' };

test.each([
  [['name'], value.x],
  [['path'], 'first'],
  [['flag'], 'T'],
  [['none'], 'E'],
  [['empty'], value],
  [['nope'], undefined],
  [['index'], undefined],
  [['name', 'nope'], undefined],
  [[], value],
])('get %j', (args, expected) => {
  expect(callFormatter(get, args, [value], { data })).toBe(expected);
});

test('steps follow each other, and stop at the first that fails', () => {
  expect(callFormatter(get, ['a', 'b'], [{ x: ['p', 'q'] }], { data: { a: 'x', b: 1 } })).toBe('q');
  expect(callFormatter(get, ['a', 'b'], [{ x: 1 }], { data: { a: 'nope', b: [] } })).toBeUndefined();
});

test('keys are looked up in the value first', () => {
  expect(callFormatter(get, ['name'], [{ name: 'z', z: 'inner', x: 'outer' }], { data })).toBe('inner');
});

test('an array is only entered by number', () => {
  expect(callFormatter(get, ['index'], [['a', 'b']], { data })).toBe('b');
  expect(callFormatter(get, ['key'], [['a', 'b']], { data: { key: '1' } })).toBeUndefined();
  expect(callFormatter(get, ['key'], [['a', 'b']], { data: { key: 'length' } })).toBeUndefined();
  expect(callFormatter(get, ['key'], [['a', 'b']], { data: { key: ['1'] } })).toBeUndefined();
});

test('elements of a path that are neither text nor number are spelled out', () => {
  expect(callFormatter(get, ['key'], [{ null: { true: 1 } }], { data: { key: [null, true] } })).toBe(1);
});
