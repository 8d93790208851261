import { expect, test } from 'vitest';
import { Budget } from '../budget/budget.ts';
import { cldrFor } from './cldr.ts';
import { decimalFormat } from './decimal-format.ts';

const written = (text: string, words: readonly string[] = []) =>
  decimalFormat(words)(cldrFor('en'), text, new Budget());

test.each([
  [['style:decimal'], '12,345.676'],
  [['style:standard'], '12,345.676'],
  [['style:short'], '12K'],
  [['style:long'], '12 thousand'],
  [['style:scientific'], '1E+4'],
  [['style:percent'], '1,234,568%'],
  [['style:percent-scaled'], '12,346%'],
  [['style:permille'], '12,345,676‰'],
  [['style:permille-scaled'], '12,346‰'],
  [['style:bogus'], '12,345.676'],
  [['style:short:x'], '12,345.676'],
  [['style:long', 'style:short'], '12K'],
  [['style:short', 'maxsig:1'], '10K'],
  [['', ':5', 'unknown', 'group=false'], '12,345.676'],
])('%j', (args, expected) => {
  expect(written('12345.6755', args)).toBe(expected);
});

test('formats are shared by tags that ask alike', () => {
  expect(decimalFormat(['maxfrac:1'])).toBe(decimalFormat(['maxfrac:1']));
  expect(decimalFormat(['maxfrac:1'])).not.toBe(decimalFormat(['maxfrac:2']));
});
