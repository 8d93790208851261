import { expect, test } from 'vitest';
import type { Area } from './place.ts';
import { type TaxedPlaces, untaxedCountries } from './untaxed-countries.ts';

const area = (country: string | null, postalPrefix: string | null = null): Area => ({
  country,
  region: null,
  postalPrefix,
});
const german: TaxedPlaces = { storeCountry: 'DE', taxedCountries: ['DE'], isTaxedEverywhere: false };
const countriesOf = (areas: readonly Area[], places: Partial<TaxedPlaces> = {}) =>
  untaxedCountries([{ areas }], { ...german, ...places });

test('a zone for a country of the Union without a rule sells without tax', () => {
  expect(countriesOf([area('DE'), area('AT')])).toEqual({ missing: ['AT'], exports: [] });
  expect(countriesOf([area('AT', '10'), area('AT')])).toEqual({ missing: ['AT'], exports: [] });
  expect(countriesOf([area('AT')], { taxedCountries: ['DE', 'AT'] })).toEqual({ missing: [], exports: [] });
});

test('a sale to a country outside the Union is an export', () => {
  expect(countriesOf([area('CH'), area('FR')])).toEqual({ missing: ['FR'], exports: ['CH'] });
  expect(countriesOf([area('DE')], { storeCountry: 'CH', taxedCountries: ['CH'] })).toEqual({
    missing: [],
    exports: ['DE'],
  });
});

test('the country of the store should be taxed wherever it is', () => {
  expect(countriesOf([area('US')], { storeCountry: 'US', taxedCountries: ['CA'] }).missing).toEqual(['US']);
});

test('a zone for all countries ships to the whole Union', () => {
  const { missing, exports } = countriesOf([area(null)]);
  expect(missing).toHaveLength(26);
  expect(missing).not.toContain('DE');
  expect(exports).toEqual([]);
  expect(countriesOf([area(null)], { storeCountry: 'CH', taxedCountries: ['CH'] }).missing).toEqual([]);
});

test('a rule for all countries, or none at all, leaves nothing out', () => {
  const none = { missing: [], exports: [] };
  expect(countriesOf([area('AT'), area('CH')], { isTaxedEverywhere: true })).toEqual(none);
  expect(countriesOf([area('AT'), area('CH')], { taxedCountries: [] })).toEqual(none);
});
