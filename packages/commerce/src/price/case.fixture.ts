import { currencyCodes } from '@awning/formats';
import type { Cart, CatalogueVariant } from '../cart/cart.ts';
import type { Random } from '../random.fixture.ts';
import { type Coupon, couponKinds } from './discount.ts';
import type { Area, Place } from './place.ts';
import type { StoreRules } from './price.ts';
import { type ShippingZone, shippingCalculators } from './shipping.ts';
import type { TaxRule } from './tax.ts';

export const now = new Date('2026-03-02T10:00:00Z');

export interface PriceCase {
  readonly cart: Cart;
  readonly catalogue: ReadonlyMap<string, CatalogueVariant>;
  readonly rules: StoreRules;
}

const places: readonly Place[] = [
  { country: 'DE', postalCode: '25813' },
  { country: 'DE', postalCode: '80331' },
  { country: 'US', region: 'CA', postalCode: '94 107' },
  { country: 'us', region: 'ny' },
  { country: 'JP' },
];

const areas: readonly Area[] = [
  { country: null, region: null, postalPrefix: null },
  { country: 'DE', region: null, postalPrefix: null },
  { country: 'DE', region: null, postalPrefix: '25' },
  { country: 'US', region: null, postalPrefix: null },
  { country: 'US', region: 'CA', postalPrefix: null },
  { country: 'US', region: 'NY', postalPrefix: null },
];

const taxClasses = ['standard', 'standard', 'standard', 'books'] as const;

/** A random cart with everything that can affect its price. */
export function priceCase(random: Random): PriceCase {
  const lines = random.whole(1, random.chance(5) ? 40 : 6);
  const catalogue = new Map(random.list(lines, (number) => [`v${number}`, variant(random, number)] as const));
  const zones = random.list(random.whole(0, 3), (number) => zone(random, number));
  const coupons = random.list(random.whole(0, 4), (number) => coupon(random, number));
  const options = zones.flatMap((each) => each.options.map(({ id }) => id));
  const entries = random.list(lines, (number) => ({
    id: `e${number}`,
    itemId: `i${number}`,
    // Sometimes the same variant twice, or a variant that is no longer sold.
    variantId: random.chance(8) ? 'gone' : `v${random.chance(20) ? 0 : number}`,
    quantity: random.whole(1, random.chance(3) ? 9999 : 9),
    additionalFields: null,
  }));
  return {
    cart: {
      currency: random.one(currencyCodes),
      entries,
      shippingLocation: random.chance(85) ? random.one(places) : null,
      billingLocation: random.chance(60) ? random.one(places) : null,
      selectedShippingOption: options.length > 0 && random.chance(80) ? random.one(options) : null,
      couponCodes: random.chance(60) ? [...coupons.map(({ code }) => code.toLowerCase()), 'WHAT'] : [],
    },
    catalogue,
    rules: {
      storePlace: random.one(places),
      shippingZones: zones,
      taxRules: random.list(random.whole(0, 4), (number) => taxRule(random, number)),
      coupons,
    },
  };
}

function variant(random: Random, number: number): CatalogueVariant {
  const price = random.amount(10n ** 9n);
  const onSale = random.chance(20);
  return {
    variantId: `v${number}`,
    itemId: `i${number}`,
    sku: `S${number}`,
    title: `Thing ${number}`,
    productType: random.one([1, 1, 1, 2, 3, 4]),
    attributes: {},
    price,
    salePrice: onSale ? random.amount(price) : null,
    onSale,
    taxClass: random.one(taxClasses),
    weightGrams: random.whole(0, 5000),
    stock: { unlimited: true },
  };
}

function zone(random: Random, number: number): ShippingZone {
  return {
    id: `z${number}`,
    name: `Zone ${number}`,
    areas: random.list(random.whole(1, 2), () => random.one(areas)),
    options: random.list(random.whole(1, 2), (option) => ({
      id: `z${number}o${option}`,
      name: 'Parcel',
      calculator: random.one(shippingCalculators),
      bands: random.list(random.whole(1, 3), (band) => ({
        from: band === 0 && random.chance(80) ? 0n : random.amount(10n ** 6n),
        price: random.chance(10) ? null : random.amount(10_000n),
      })),
      freeFrom: random.chance(20) ? random.amount(10n ** 6n) : null,
    })),
  };
}

function taxRule(random: Random, number: number): TaxRule {
  return {
    id: `t${number}`,
    name: 'Tax',
    area: random.one(areas),
    ratePpm: random.chance(50) ? BigInt(random.whole(0, 400_000)) : random.one([190_000n, 70_000n, 107_500n, 200_000n]),
    taxClass: random.one(taxClasses),
    isInclusive: random.chance(50),
    priority: random.whole(1, 3),
    onShipping: random.chance(60),
  };
}

function coupon(random: Random, number: number): Coupon {
  const kind = random.one(couponKinds);
  return {
    id: `c${number}`,
    code: `CODE-${number}`,
    kind,
    value: kind === 'percentage' ? BigInt(random.whole(0, 1_000_000)) : random.amount(10n ** 7n),
    minimum: random.chance(30) ? random.amount(10n ** 6n) : 0n,
    startsAt: random.chance(10) ? new Date(now.getTime() + random.whole(-1, 1)) : null,
    endsAt: random.chance(10) ? new Date(now.getTime() + random.whole(-1, 1)) : null,
    limitTotal: random.chance(20) ? random.whole(1, 3) : null,
    uses: random.whole(0, 3),
    limitPerPerson: random.chance(20) ? 1 : null,
    usesByPerson: random.whole(0, 1),
    // Sometimes for nothing that there is.
    itemIds: random.chance(40) ? random.list(random.whole(0, 3), () => `i${random.whole(0, 6)}`) : null,
  };
}
