import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import { passThroughFormatters } from './pass-through.ts';

test('six names of the language leave the value unchanged', () => {
  expect(passThroughFormatters.map(({ name }) => name)).toEqual([
    'datetimefield',
    'i18n-money-format',
    'money-format',
    'money-string',
    'moneyFormat',
    'unit',
  ]);
  const value = { a: 1 };
  for (const formatter of passThroughFormatters) {
    expect(callFormatter(formatter, ['x'], [value])).toBe(value);
    expect(callFormatter(formatter, [], [undefined])).toBeUndefined();
  }
});
