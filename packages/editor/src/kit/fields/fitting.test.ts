import { expect, it } from 'vitest';
import { fitting } from './fitting.ts';

const countries = [
  'British Indian Ocean Territory',
  'Caribbean Netherlands',
  'Côte d’Ivoire',
  'Finland',
  'India',
  'Indonesia',
  'Netherlands',
].map((label) => ({ label }));

it.each([
  ['india', ['India', 'British Indian Ocean Territory']],
  ['Ind', ['India', 'Indonesia', 'British Indian Ocean Territory']],
  ['Netherlands', ['Netherlands', 'Caribbean Netherlands']],
  ['cote d', ['Côte d’Ivoire']],
  ['ivoire', ['Côte d’Ivoire']],
  [' land', ['Caribbean Netherlands', 'Finland', 'Netherlands']],
  ['x', []],
])('%s: %o', (typed, names) => {
  expect(fitting(countries, typed).map(({ label }) => label)).toEqual(names);
});

it('has everything while nothing is typed', () => {
  expect(fitting(countries, '')).toEqual(countries);
});
