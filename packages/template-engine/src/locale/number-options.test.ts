import { expect, test } from 'vitest';
import { numberOptions } from './number-options.ts';
import { readOptions } from './option.ts';

const read = (...words: string[]) => numberOptions(readOptions(words));

test('numbers are grouped unless an option says otherwise', () => {
  expect(read()).toEqual({ group: true });
  for (const word of ['group', 'grouping', 'group:', 'group:true', 'grouping:true']) {
    expect(read('no-group', word)).toEqual({ group: true });
  }
  for (const word of ['group:false', 'grouping:false', 'group:x', 'no-group', 'no-grouping', 'no-group:false']) {
    expect(read(word)).toEqual({ group: false });
  }
});

test.each([
  ['up', 'up'],
  ['down', 'down'],
  ['truncate', 'down'],
  ['ceiling', 'ceiling'],
  ['ceil', 'ceiling'],
  ['floor', 'floor'],
  ['half-up', 'half-up'],
  ['half-down', 'half-down'],
  ['half-even', 'half-even'],
] as const)('round:%s rounds %s', (word, round) => {
  expect(read(`round:${word}`)).toEqual({ group: true, round });
  expect(read(`rounding:${word}`)).toEqual({ group: true, round });
});

test('an unknown rounding mode is ignored', () => {
  expect(read('round:bogus', 'round', 'rounding:')).toEqual({ group: true });
});

test.each([
  [['minint', 'minInt', 'minimumIntegerDigits'], 'minimumIntegerDigits'],
  [['maxfrac', 'maxFrac', 'maximumFractionDigits'], 'maximumFractionDigits'],
  [['minfrac', 'minFrac', 'minimumFractionDigits'], 'minimumFractionDigits'],
  [['maxsig', 'maxSig', 'maximumSignificantDigits'], 'maximumSignificantDigits'],
  [['minsig', 'minSig', 'minimumSignificantDigits'], 'minimumSignificantDigits'],
])('%j set %s', (names, option) => {
  for (const name of names) expect(read(`${name}:3`)).toEqual({ group: true, [option]: 3 });
});

test('FMT-013: digit counts are clamped to 0 to 50', () => {
  const digits = (value: string) => read(`maxfrac:${value}`).maximumFractionDigits;
  expect(['-3', '0', '1', '49', '50', '51', '99'].map(digits)).toEqual([0, 0, 1, 49, 50, 50, 50]);
  expect(['', 'x', '1x', '1.9', '0x2', '1:5'].map(digits)).toEqual([0, 0, 1, 1, 0, 1]);
  expect(read('minfrac')).toEqual({ group: true, minimumFractionDigits: 0 });
});

test('unknown options are ignored, later ones win', () => {
  expect(read('bogus', 'foo:bar', 'GROUP:false', 'maxfrac=1', '')).toEqual({ group: true });
  expect(read('maxfrac:1', 'maxfrac:3', 'minfrac:2')).toEqual({
    group: true,
    maximumFractionDigits: 3,
    minimumFractionDigits: 2,
  });
});
