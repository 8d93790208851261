import { expect, test } from 'vitest';
import { callPredicate } from '../../contract/call.ts';
import { currentType } from './current-type.ts';

const codes: readonly (readonly [string, number])[] = [
  ['heading', 1],
  ['body', 3],
  ['image', 4],
  ['gallery', 5],
  ['video', 6],
  ['social-icons', 7],
  ['buttons', 8],
  ['navigation', 9],
  ['custom-form', 10],
  ['newsletter', 11],
  ['album', 12],
  ['map', 13],
  ['logo', 14],
  ['action', 15],
  ['form', 16],
  ['lock', 17],
  ['password', 18],
  ['twitter', 19],
];

test.each(codes)('ITEM-014: current-type? %s is true for %i only', (name, code) => {
  for (let other = -1; other < 21; other++) {
    expect(callPredicate(currentType, [name], [{ currentType: other }])).toBe(other === code);
  }
  expect(callPredicate(currentType, [name], [{ currentType: `${code}` }])).toBe(true);
  expect(callPredicate(currentType, [name], [{ currentType: code }, {}])).toBe(false);
});

test.each([['Heading'], ['undefined'], ['constructor'], ['']])(
  'an unknown name %j is never the current type',
  (name) => {
    for (const code of [-1, 0, 1]) expect(callPredicate(currentType, [name], [{ currentType: code }])).toBe(false);
  },
);

test('without a name it is false', () => {
  expect(callPredicate(currentType, [], [{ currentType: 1 }])).toBe(false);
});
