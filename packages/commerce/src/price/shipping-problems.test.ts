import { describe, expect, test } from 'vitest';
import type { Area } from './place.ts';
import type { ShippingOption, ShippingZone } from './shipping.ts';
import { type ShippingProblem, shippingProblems } from './shipping-problems.ts';

const area = (country: string | null, region: string | null = null, postalPrefix: string | null = null): Area => ({
  country,
  region,
  postalPrefix,
});
const option = (rest: Partial<ShippingOption> = {}): ShippingOption => ({
  id: 'parcel',
  name: 'Parcel',
  calculator: 'flat',
  bands: [{ from: 0n, price: 590n }],
  ...rest,
});
const zone = (id: string, areas: readonly Area[], options: readonly ShippingOption[] = [option()]): ShippingZone => ({
  id,
  name: id,
  areas,
  options,
});
const bands = (...steps: readonly (readonly [bigint, bigint | null])[]) =>
  steps.map(([from, price]) => ({ from, price }));

function problems(zones: readonly ShippingZone[], rest: Partial<Parameters<typeof shippingProblems>[1]> = {}) {
  return shippingProblems(zones, { storeCountry: 'DE', taxedCountries: [], minimumSubtotal: 0n, ...rest });
}
const ofOption = (changed: Partial<ShippingOption>, minimumSubtotal = 0n): readonly ShippingProblem[] =>
  problems([zone('home', [area('DE')], [option(changed)])], { minimumSubtotal });

describe('shipping that cannot work', () => {
  test('is not found where every rule has its own orders', () => {
    const zones = [
      zone('home', [area('DE')]),
      zone('islands', [area('DE', null, '25'), area('DE', 'Bavaria')]),
      zone('world', [area(null)], [option({ calculator: 'weight', bands: bands([0n, 900n], [5000n, 1900n]) })]),
    ];
    expect(problems(zones, { taxedCountries: ['DE', 'FR'] })).toEqual([]);
  });

  test.each<[string, Area, Area, boolean]>([
    ['the same country', area('DE'), area('DE'), true],
    ['everywhere twice', area(null), area(null), true],
    ['a longer postal code after a shorter one', area('DE', null, '2'), area('DE', null, '25 8'), true],
    ['a shorter postal code after a longer one', area('DE', null, '25'), area('DE', null, '2'), false],
    ['the same region, written differently', area('DE', 'Schleswig-Holstein'), area('DE', 'schleswig holstein'), true],
    ['a region of one country after that of any', area(null, 'Bavaria'), area('DE', 'Bavaria'), true],
    ['a country after everywhere', area(null), area('DE'), false],
    ['a postal code of any region before that of one', area('DE', null, '25'), area('DE', 'Bavaria', '25'), true],
    ['a region before any region of the postal code', area('DE', 'Bavaria', '25'), area('DE', null, '25'), false],
  ])('a later zone never counts: %s', (_title, first, second, isShadowed) => {
    const found = problems([zone('first', [first]), zone('second', [second])]);
    const expected = { kind: 'shadowed', zoneId: 'second', byZoneId: 'first', area: second, isWhole: true };
    expect(found).toEqual(isShadowed ? [expected] : []);
  });

  test('a zone that still counts elsewhere names the places where it does not', () => {
    const found = problems([zone('home', [area('DE')]), zone('near', [area('AT'), area('DE')])]);
    expect(found).toEqual([{ kind: 'shadowed', zoneId: 'near', byZoneId: 'home', area: area('DE'), isWhole: false }]);
  });

  test('steps below the minimum order, below one piece, or above free shipping are never reached', () => {
    const step = { kind: 'unreachable-step', zoneId: 'home', optionId: 'parcel' };
    const byTotal = { calculator: 'subtotal', bands: bands([0n, 900n], [2000n, 500n]) } as const;
    expect(ofOption(byTotal, 1999n)).toEqual([]);
    expect(ofOption(byTotal, 2000n)).toEqual([{ ...step, calculator: 'subtotal', from: 0n }]);
    expect(ofOption({ ...byTotal, freeFrom: 2000n })).toEqual([{ ...step, calculator: 'subtotal', from: 2000n }]);
    expect(ofOption({ calculator: 'quantity', bands: bands([0n, 100n], [1n, 200n]) })).toEqual([
      { ...step, calculator: 'quantity', from: 0n },
    ]);
  });

  test('an option whose priced steps no order reaches is unreachable, and its zone has a gap', () => {
    const small = { calculator: 'subtotal', bands: bands([0n, 900n], [2000n, null]) } as const;
    expect(ofOption(small, 2000n)).toEqual([
      { kind: 'unreachable-option', zoneId: 'home', optionId: 'parcel' },
      { kind: 'gap', zoneId: 'home', ranges: [{ calculator: 'subtotal', from: 2000n, to: null }] },
    ]);
  });

  test('free shipping from the minimum order on hides every price', () => {
    expect(ofOption({ freeFrom: 2000n }, 2000n)).toEqual([{ kind: 'always-free', zoneId: 'home', optionId: 'parcel' }]);
    expect(ofOption({ freeFrom: 2000n }, 1999n)).toEqual([]);
    expect(ofOption({ freeFrom: 0n, bands: bands([0n, 0n]) })).toEqual([]);
  });

  test('weights that no option takes are a gap, unless an option by something else takes them', () => {
    const letter = option({ id: 'letter', calculator: 'weight', bands: bands([0n, 100n], [500n, null]) });
    const parcel = option({ calculator: 'weight', bands: bands([0n, null], [1000n, 900n], [30_000n, null]) });
    const pieces = option({ id: 'few', calculator: 'quantity', bands: bands([0n, 300n], [3n, null]) });
    const gap = (from: bigint, to: bigint | null) => ({ calculator: 'weight' as const, from, to });
    const found = (options: readonly ShippingOption[]) => problems([zone('home', [area('DE')], options)]);
    expect(found([letter, parcel])).toEqual([
      { kind: 'gap', zoneId: 'home', ranges: [gap(500n, 1000n)] },
      { kind: 'gap', zoneId: 'home', ranges: [gap(30_000n, null)] },
    ]);
    expect(found([letter, parcel, option({ id: 'freight' })])).toEqual([]);
    expect(found([letter, pieces])).toEqual([
      { kind: 'gap', zoneId: 'home', ranges: [gap(500n, null), { calculator: 'quantity', from: 3n, to: null }] },
    ]);
  });

  test('countries that the shop sells to and does not ship to are named', () => {
    const home = zone('home', [area('AT')]);
    expect(problems([home], { taxedCountries: ['AT', 'FR'] })).toEqual([
      { kind: 'not-shipped', country: 'DE', why: 'store' },
      { kind: 'not-shipped', country: 'FR', why: 'taxed' },
    ]);
    expect(problems([home, zone('world', [area(null)])], { taxedCountries: ['FR'] })).toEqual([]);
    expect(problems([], { taxedCountries: ['FR'] })).toEqual([]);
  });
});
