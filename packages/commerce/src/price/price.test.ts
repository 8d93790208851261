import { currencyCodes } from '@awning/formats';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cart, CatalogueVariant } from '../cart/cart.ts';
import type { Coupon } from './discount.ts';
import { type PricedCart, price, type StoreRules } from './price.ts';
import { shareOut } from './share-out.ts';
import type { TaxRule } from './tax.ts';

const now = new Date('2026-03-02T10:00:00Z');
const everywhere = { country: null, region: null, postalPrefix: null };

function taxRule(more: Partial<TaxRule> = {}): TaxRule {
  const id = `tax-${more.priority ?? 1}`;
  return {
    id,
    name: 'VAT',
    area: everywhere,
    ratePpm: 190_000n,
    taxClass: 'standard',
    isInclusive: true,
    priority: 1,
    onShipping: true,
    ...more,
  };
}

function coupon(more: Partial<Coupon>): Coupon {
  return {
    id: more.code ?? 'C',
    code: 'C',
    kind: 'percentage',
    value: 0n,
    minimum: 0n,
    startsAt: null,
    endsAt: null,
    limitTotal: null,
    uses: 0,
    limitPerPerson: null,
    usesByPerson: 0,
    itemIds: null,
    ...more,
  };
}

interface Line {
  readonly price: bigint;
  readonly quantity?: number;
  readonly productType?: number;
  readonly salePrice?: bigint;
}

function cartOf(
  lines: readonly Line[],
  more: Partial<Cart> = {},
): { cart: Cart; catalogue: Map<string, CatalogueVariant> } {
  const entries = lines.map(({ quantity = 1 }, number) => ({
    id: `e${number}`,
    itemId: `i${number}`,
    variantId: `v${number}`,
    quantity,
    additionalFields: null,
  }));
  const catalogue = new Map(
    lines.map(({ price: unit, productType = 1, salePrice }, number): [string, CatalogueVariant] => [
      `v${number}`,
      {
        variantId: `v${number}`,
        itemId: `i${number}`,
        sku: `S${number}`,
        title: `Thing ${number}`,
        productType,
        attributes: {},
        price: unit,
        salePrice: salePrice ?? null,
        onSale: salePrice !== undefined,
        taxClass: 'standard',
        weightGrams: 100,
        stock: { unlimited: true },
      },
    ]),
  );
  return {
    cart: {
      currency: 'EUR',
      entries,
      shippingLocation: { country: 'DE' },
      selectedShippingOption: null,
      couponCodes: [],
      ...more,
    },
    catalogue,
  };
}

const noRules: StoreRules = { storePlace: { country: 'DE' }, shippingZones: [], taxRules: [], coupons: [] };

function priceOf(lines: readonly Line[], rules: Partial<StoreRules> = {}, more: Partial<Cart> = {}): PricedCart {
  const { cart, catalogue } = cartOf(lines, more);
  return price(cart, catalogue, { ...noRules, ...rules }, now);
}

const parcel = (bands: readonly { from: bigint; price: bigint | null }[], freeFrom: bigint | null = null) => [
  {
    id: 'z',
    name: 'Zone',
    areas: [everywhere],
    options: [{ id: 'parcel', name: 'Parcel', calculator: 'subtotal' as const, bands, freeFrom }],
  },
];

describe('cases that went wrong elsewhere', () => {
  test('24.99 plus 10.75 % tax', () => {
    expect(
      priceOf([{ price: 2499n }], { taxRules: [taxRule({ ratePpm: 107_500n, isInclusive: false })] }),
    ).toMatchObject({ tax: 269n, total: 2768n });
  });

  test('45 + 49 + 4.96 shipping including 21 % tax', () => {
    const priced = priceOf(
      [{ price: 4500n }, { price: 4900n }],
      { taxRules: [taxRule({ ratePpm: 210_000n })], shippingZones: parcel([{ from: 0n, price: 496n }]) },
      { selectedShippingOption: 'parcel' },
    );
    expect(priced.lines.map(({ includedTaxShare }) => includedTaxShare)).toEqual([781n, 850n, 86n]);
    expect(priced).toMatchObject({ includedTax: 1717n, tax: 0n, total: 9896n });
  });

  test('399 × 25 less 10 %', () => {
    const coupons = [coupon({ code: 'TEN', value: 100_000n })];
    expect(priceOf([{ price: 399n, quantity: 25 }], { coupons }, { couponCodes: ['ten'] })).toMatchObject({
      subtotal: 9975n,
      discount: 998n,
      total: 8977n,
    });
  });

  test('65 + 50 including 20 %, and 164.02 including 2.6 %', () => {
    expect(priceOf([{ price: 6500n }, { price: 5000n }], { taxRules: [taxRule({ ratePpm: 200_000n })] })).toMatchObject(
      { includedTax: 1916n, total: 11_500n },
    );
    expect(priceOf([{ price: 16_402n }], { taxRules: [taxRule({ ratePpm: 26_000n })] })).toMatchObject({
      includedTax: 416n,
    });
  });
});

describe('rules', () => {
  test('a sale price counts, but never for a gift card', () => {
    expect(priceOf([{ price: 2000n, salePrice: 1500n }]).total).toBe(1500n);
    expect(priceOf([{ price: 2000n, salePrice: 1500n, productType: 4 }]).total).toBe(2000n);
  });

  test('the most precise tax rule of a class and priority applies, others add up', () => {
    const rules = [
      taxRule({ id: 'world', ratePpm: 100_000n, isInclusive: false }),
      taxRule({ id: 'germany', area: { ...everywhere, country: 'DE' }, ratePpm: 200_000n, isInclusive: false }),
      taxRule({
        id: 'town',
        area: { ...everywhere, country: 'DE', postalPrefix: '25' },
        ratePpm: 10_000n,
        isInclusive: false,
        priority: 2,
      }),
    ];
    const priced = priceOf(
      [{ price: 1000n }],
      { taxRules: rules },
      { shippingLocation: { country: 'DE', postalCode: '25899' } },
    );
    expect(priced.applicableTaxRules.map(({ id }) => id)).toEqual(['germany', 'town']);
    expect(priced.tax).toBe(210n);
  });

  test('taxes follow the store until the visitor enters a destination', () => {
    const rules = [taxRule({ area: { ...everywhere, country: 'DE' }, isInclusive: false })];
    expect(priceOf([{ price: 1000n }], { taxRules: rules }, { shippingLocation: null }).tax).toBe(190n);
    expect(priceOf([{ price: 1000n }], { taxRules: rules }, { shippingLocation: { country: 'JP' } }).tax).toBe(0n);
  });

  test('D-174 shipped goods are taxed at their destination, everything else at the billing address', () => {
    const taxRules = [taxRule({ area: { ...everywhere, country: 'DE' }, isInclusive: false })];
    const [germany, america] = [{ country: 'DE' }, { country: 'US' }];
    const taxesOf = (lines: readonly Line[], more: Partial<Cart>) =>
      priceOf(lines, { taxRules }, more).lines.map(({ taxShare }) => taxShare);
    const [mug, download, service] = [1, 2, 3].map((productType) => ({ price: 1000n, productType }));
    const lines = [mug!, download!, service!];
    expect(taxesOf(lines, { shippingLocation: america, billingLocation: germany })).toEqual([0n, 190n, 190n]);
    expect(taxesOf(lines, { shippingLocation: germany, billingLocation: america })).toEqual([190n, 0n, 0n]);
    expect(taxesOf([download!], { shippingLocation: america, billingLocation: null })).toEqual([0n]);
    expect(taxesOf([download!], { shippingLocation: null, billingLocation: null })).toEqual([190n]);
    const placesOf = (bought: readonly Line[]) =>
      priceOf(bought, { taxRules }, { shippingLocation: america, billingLocation: germany }).taxPlaces;
    expect(placesOf(lines)).toEqual({ shipped: america, unshipped: germany });
    expect(placesOf([mug!])).toEqual({ shipped: america, unshipped: null });
    expect(placesOf([download!])).toEqual({ shipped: null, unshipped: germany });
  });

  test('without a choice nothing is shipped yet, or the first option is taken; a choice that is gone stays gone', () => {
    const second = { id: 'express', name: 'Express', calculator: 'flat' as const, bands: [], freeFrom: null };
    const shippingZones = parcel([{ from: 0n, price: 590n }]).map((zone) => ({
      ...zone,
      options: [...zone.options, { ...second, bands: [{ from: 0n, price: 990n }] }],
    }));
    const shippedBy = (selectedShippingOption: string | null, unchosen: 'none' | 'first') => {
      const { cart, catalogue } = cartOf([{ price: 1000n }], { selectedShippingOption });
      const { selectedShippingOption: selected, total } = price(
        cart,
        catalogue,
        { ...noRules, shippingZones },
        now,
        unchosen,
      );
      return [selected?.id, total];
    };
    expect(shippedBy(null, 'none')).toEqual([undefined, 1000n]);
    expect(shippedBy(null, 'first')).toEqual(['parcel', 1590n]);
    expect(shippedBy('express', 'first')).toEqual(['express', 1990n]);
    expect(shippedBy('gone', 'first')).toEqual([undefined, 1000n]);
  });

  test('shipping is offered by its bands, and never outside all zones', () => {
    const shippingZones = parcel([
      { from: 0n, price: 590n },
      { from: 8000n, price: 0n },
    ]);
    expect(priceOf([{ price: 7999n }], { shippingZones }).shippingOptions).toEqual([
      { id: 'parcel', name: 'Parcel', price: 590n },
    ]);
    expect(priceOf([{ price: 8000n }], { shippingZones }).shippingOptions).toEqual([
      { id: 'parcel', name: 'Parcel', price: 0n },
    ]);
    const germany = shippingZones.map((zone) => ({ ...zone, areas: [{ ...everywhere, country: 'DE' }] }));
    expect(priceOf([{ price: 1n }], { shippingZones: germany }, { shippingLocation: { country: 'JP' } })).toMatchObject(
      { canShip: false, shippingOptions: [] },
    );
    expect(
      priceOf([{ price: 1n, productType: 3 }], { shippingZones: germany }, { shippingLocation: { country: 'JP' } })
        .canShip,
    ).toBe(true);
  });

  test('an option can be free from a subtotal on, and not offered from another', () => {
    const shippingZones = parcel(
      [
        { from: 0n, price: 590n },
        { from: 9000n, price: null },
      ],
      8000n,
    );
    const prices = (subtotal: bigint) =>
      priceOf([{ price: subtotal }], { shippingZones }).shippingOptions.map(({ price: cost }) => cost);
    expect([7999n, 8000n, 9000n].map(prices)).toEqual([[590n], [0n], []]);
  });

  test('a coupon for some products takes its percentage or at most its amount off these, rounded over these alone', () => {
    const lines = [{ price: 1000n }, { price: 333n }, { price: 334n }];
    const some = { itemIds: ['i1', 'i2'] };
    const coupons = [
      coupon({ code: 'TENTH', value: 100_000n, ...some }),
      coupon({ code: 'FIVE', kind: 'fixed', value: 500n, ...some }),
      coupon({ code: 'LOTS', kind: 'fixed', value: 5000n, ...some }),
    ];
    const sharesWith = (code: string) =>
      priceOf(lines, { coupons }, { couponCodes: [code] }).lines.map(({ discountShare }) => discountShare);
    expect(sharesWith('TENTH')).toEqual([0n, 33n, 34n]);
    expect(sharesWith('FIVE')).toEqual([0n, 250n, 250n]);
    expect(sharesWith('LOTS')).toEqual([0n, 333n, 334n]);
  });

  test('a coupon for some products does not count for a cart without them, whatever it takes off', () => {
    const coupons = [
      coupon({ code: 'TENTH', value: 100_000n, itemIds: ['i1'] }),
      coupon({ code: 'FREE', kind: 'free-shipping', itemIds: ['i1'] }),
      // All its products are gone: it is for nothing, not for everything.
      coupon({ code: 'NONE', value: 100_000n, itemIds: [] }),
    ];
    const rules = { coupons, shippingZones: parcel([{ from: 0n, price: 500n }]) };
    const choices = { selectedShippingOption: 'parcel', couponCodes: ['TENTH', 'FREE', 'NONE'] };
    const without = priceOf([{ price: 1000n }], rules, choices);
    expect(without.invalidCoupons.map(({ code, reason }) => [code, reason])).toEqual(
      ['TENTH', 'FREE', 'NONE'].map((code) => [code, 'coupon-for-other-items']),
    );
    expect(without).toMatchObject({ discount: 0n, total: 1500n });
    const beside = priceOf([{ price: 1000n }, { price: 100n }], rules, choices);
    expect(beside).toMatchObject({ discount: 510n, total: 1090n });
    expect(beside.validCoupons.map(({ code }) => code)).toEqual(['TENTH', 'FREE']);
  });

  test('coupons are checked by time, minimum and number of uses', () => {
    const coupons = [
      coupon({ code: 'GOOD', value: 100_000n }),
      coupon({ code: 'OVER', endsAt: now }),
      coupon({ code: 'SOON', startsAt: new Date(now.getTime() + 1) }),
      coupon({ code: 'USED', limitTotal: 1, uses: 1 }),
      coupon({ code: 'MORE', minimum: 1001n }),
    ];
    const priced = priceOf(
      [{ price: 1000n }],
      { coupons },
      { couponCodes: ['good', 'over', 'soon', 'used', 'more', 'what'] },
    );
    expect(priced.validCoupons.map(({ code }) => code)).toEqual(['GOOD']);
    expect(priced.invalidCoupons.map(({ reason }) => reason)).toEqual([
      'coupon-expired',
      'coupon-not-yet-valid',
      'coupon-used-up',
      'coupon-below-minimum',
      'unknown-coupon',
    ]);
    expect(priced.discount).toBe(100n);
  });

  test('free shipping discounts the shipping line and nothing else', () => {
    const priced = priceOf(
      [{ price: 1000n }],
      {
        shippingZones: parcel([{ from: 0n, price: 590n }]),
        coupons: [coupon({ code: 'FREE', kind: 'free-shipping' })],
      },
      { selectedShippingOption: 'parcel', couponCodes: ['FREE'] },
    );
    expect(priced).toMatchObject({ shipping: 590n, discount: 590n, total: 1000n });
  });
});

const amounts = fc.bigInt({ min: 0n, max: 10n ** 12n });

test('shares of anything add up exactly and stay within their lines', () => {
  fc.assert(
    fc.property(amounts, fc.array(amounts, { minLength: 1, maxLength: 200 }), (amount, weights) => {
      const shares = shareOut(amount, weights);
      const sum = weights.reduce((total, weight) => total + weight, 0n);
      expect(shares.reduce((total, share) => total + share, 0n)).toBe(amount < sum ? amount : sum);
      expect(shares.every((share, position) => share >= 0n && share <= (weights[position] ?? 0n))).toBe(true);
    }),
    { numRuns: 500 },
  );
});

const carts = fc.record({
  currency: fc.constantFrom(...currencyCodes),
  lines: fc.array(
    fc.record({ price: fc.bigInt({ min: 0n, max: 10n ** 9n }), quantity: fc.integer({ min: 1, max: 9999 }) }),
    { minLength: 1, maxLength: 8 },
  ),
  rates: fc.array(
    fc.record({ ratePpm: fc.bigInt({ min: 0n, max: 400_000n }), isInclusive: fc.boolean(), onShipping: fc.boolean() }),
    { maxLength: 4 },
  ),
  shipping: fc.bigInt({ min: 0n, max: 10_000n }),
  percent: fc.bigInt({ min: 0n, max: 1_000_000n }),
  fixed: fc.bigInt({ min: 0n, max: 10n ** 10n }),
});

test('any cart in any currency: totals are the sums of their parts, and taxes are as near to exact as whole units allow', () => {
  fc.assert(
    fc.property(carts, ({ currency, lines, rates, shipping, percent, fixed }) => {
      const taxRules = rates.map((rate, number) => taxRule({ ...rate, id: `t${number}`, priority: number }));
      const coupons = [coupon({ code: 'P', value: percent }), coupon({ code: 'F', kind: 'fixed', value: fixed })];
      const priced = priceOf(
        lines,
        { taxRules, coupons, shippingZones: parcel([{ from: 0n, price: shipping }]) },
        { currency, couponCodes: ['P', 'F'], selectedShippingOption: 'parcel' },
      );
      const sum = (part: (line: PricedCart['lines'][number]) => bigint) =>
        priced.lines.reduce((total, line) => total + part(line), 0n);
      expect(priced.total).toBe(sum((line) => line.total));
      expect(priced.total).toBe(priced.subtotal - priced.discount + priced.shipping + priced.tax);
      expect([priced.discount, priced.tax, priced.includedTax]).toEqual([
        sum((line) => line.discountShare),
        sum((line) => line.taxShare),
        sum((line) => line.includedTaxShare),
      ]);
      const contained = rates.filter(({ isInclusive }) => isInclusive);
      for (const line of priced.lines) {
        expect(line.total).toBe(line.gross - line.discountShare + line.taxShare);
        expect(line.discountShare >= 0n && line.discountShare <= line.gross).toBe(true);
        for (const tax of line.taxes) {
          const rule = taxRules.find(({ id }) => id === tax.ruleId);
          const applying = line.kind === 'shipping' ? contained.filter(({ onShipping }) => onShipping) : contained;
          const divisor = tax.isInclusive
            ? 1_000_000n + applying.reduce((total, { ratePpm }) => total + ratePpm, 0n)
            : 1_000_000n;
          const off = tax.amount * divisor - (line.gross - line.discountShare) * (rule?.ratePpm ?? 0n);
          expect(2n * (off < 0n ? -off : off) <= divisor).toBe(true);
        }
      }
      const shown = priced.subtotal - priced.discount + priced.shipping;
      expect(priced.total - shown).toBe(priced.tax);
    }),
    { numRuns: 400 },
  );
});
