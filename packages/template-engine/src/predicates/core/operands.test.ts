import { expect, test } from 'vitest';
import { CURRENT_VALUE } from '../../contract/predicate.ts';
import { parseOperand, parseSides } from './operands.ts';

test.each([
  ['"a b"', { literal: 'a b' }],
  ['12', { literal: 12 }],
  ['-1.5', { literal: -1.5 }],
  ['[1,{"a":2}]', { literal: [1, { a: 2 }] }],
  ['{"a":1}', { literal: { a: 1 } }],
  ['true', { literal: true }],
  ['false', { literal: false }],
  ['null', { literal: null }],
  ['truely', { reference: ['truely'] }],
  ['nullx.0', { reference: ['nullx', 0] }],
  ['-a', { reference: ['-a'] }],
  ['"open', { reference: ['"open'] }],
  ['12px', { reference: ['12px'] }],
  ['', { reference: [''] }],
  [' 1', { reference: [' 1'] }],
  ['@a.b', { reference: ['@a', 'b'] }],
])('%s', (argument, expected) => {
  expect(parseOperand(argument)).toEqual(expected);
});

test('one argument is compared with the value, two with each other, more are ignored', () => {
  expect(parseSides([])).toBeUndefined();
  expect(parseSides(['1'])).toEqual([CURRENT_VALUE, { literal: 1 }]);
  expect(parseSides(['a', '1', 'x'])).toEqual([{ reference: ['a'] }, { literal: 1 }]);
});
