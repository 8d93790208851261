import { type Money, moneyText } from '@awning/formats';
import { allPlanFlags, CartProductType, defaultInstalmentPayments, PlanFlag } from '@awning/site-model';
import { describe, expect, test } from 'vitest';
import { countryCodes } from '../order/countries.ts';
import { type InstalmentContext, instalmentBrand, instalmentContext, instalmentLocale } from './context.ts';
import { canPayInInstalments, hasInstalmentMessage, instalmentRange } from './eligibility.ts';
import { instalmentText } from './text.ts';

const usd = (minorUnits: bigint): Money => ({ minorUnits, currency: 'USD' });
const store = {
  currency: 'USD',
  country: 'US',
  instalments: {
    minimum: { decimalValue: '35.00', currencyCode: 'USD' },
    maximum: { decimalValue: '1000.00', currencyCode: 'USD' },
  },
};
const brands = { a: 'Brand A', b: 'Brand B' };

function context(more: Partial<InstalmentContext> = {}): InstalmentContext {
  const found = instalmentContext(store, allPlanFlags, 'en-US');
  if (!found) throw new Error('The store has instalments');
  return { ...found, ...more };
}

function textOf(amount: bigint, more: Partial<InstalmentContext> = {}) {
  return instalmentText(context(more), usd(amount), brands, (money) => moneyText(money));
}

describe('the context', () => {
  test('BNPL-002 holds availability, minimum, maximum, shopper language and payment account country', () => {
    expect(context()).toEqual({
      isAvailable: true,
      minimum: usd(3500n),
      maximum: usd(100_000n),
      shopperLanguage: 'en',
      paymentAccountCountry: 'US',
    });
  });

  test('is absent until the owner sets it up', () => {
    expect(instalmentContext({ currency: 'USD', country: 'US' }, allPlanFlags, 'en')).toBeNull();
  });

  test('the country of the payment account may differ from that of the store', () => {
    const instalments = { ...store.instalments, country: 'GB' };
    expect(instalmentContext({ ...store, country: 'DE', instalments }, allPlanFlags, 'en')).toMatchObject({
      isAvailable: true,
      paymentAccountCountry: 'GB',
    });
  });

  test('is not available in another currency, or when the plan lacks the brand of the place', () => {
    expect(instalmentContext({ ...store, currency: 'CAD' }, allPlanFlags, 'en')?.isAvailable).toBe(false);
    expect(instalmentContext(store, [PlanFlag.BNPL_BRAND_B], 'en')?.isAvailable).toBe(false);
    expect(instalmentContext(store, [PlanFlag.BNPL_BRAND_A], 'en')?.isAvailable).toBe(true);
    const british = { ...store, country: 'GB' };
    expect(instalmentContext(british, [PlanFlag.BNPL_BRAND_A], 'en')?.isAvailable).toBe(false);
    expect(instalmentContext(british, [PlanFlag.BNPL_BRAND_B], 'en')?.isAvailable).toBe(true);
  });
});

describe('the message of a product', () => {
  test.for([
    [CartProductType.PHYSICAL, true],
    [CartProductType.DIGITAL, false],
    [CartProductType.SERVICE, false],
    [CartProductType.GIFT_CARD, false],
    [CartProductType.PAYWALL, false],
  ] as const)('BNPL-003 of type %i is shown: %s', ([type, isShown]) => {
    expect(hasInstalmentMessage(context(), type)).toBe(isShown);
  });

  test('BNPL-004 is hidden while instalments are not available', () => {
    expect(hasInstalmentMessage(context({ isAvailable: false }), 1)).toBe(false);
    expect(hasInstalmentMessage(null, 1)).toBe(false);
  });

  test('BNPL-005 is hidden where the locale is not eligible', () => {
    expect(hasInstalmentMessage(context({ shopperLanguage: 'de' }), 1)).toBe(false);
    expect(hasInstalmentMessage(context({ paymentAccountCountry: 'DE' }), 1)).toBe(false);
  });
});

describe('the place', () => {
  const eligible = [
    ['BNPL-013', 'US', 'en', 'en_US'],
    ['BNPL-014', 'CA', 'en', 'en_CA'],
    ['BNPL-015', 'CA', 'fr', 'fr_CA'],
    ['BNPL-016', 'AU', 'en', 'en_AU'],
    ['BNPL-017', 'NZ', 'en', 'en_NZ'],
    ['BNPL-018', 'GB', 'en', 'en_GB'],
  ] as const;

  test.for(eligible)('%s %s with %s is eligible', ([, country, language, locale]) => {
    expect(instalmentLocale({ paymentAccountCountry: country, shopperLanguage: language })).toBe(locale);
  });

  test('BNPL-019 every other pair of a country and a language is not', () => {
    const pairs = new Set(eligible.map(([, country, language]) => `${country} ${language}`));
    for (const country of countryCodes) {
      for (const language of ['en', 'fr', 'de', 'es', '']) {
        const isEligible = instalmentLocale({ paymentAccountCountry: country, shopperLanguage: language }) !== null;
        expect([country, language, isEligible]).toEqual([country, language, pairs.has(`${country} ${language}`)]);
      }
    }
  });

  test.for(['en_US', 'en_CA', 'fr_CA', 'en_AU', 'en_NZ'] as const)('BNPL-020 %s uses the first brand', (locale) => {
    expect(instalmentBrand(locale)).toBe('a');
    const [language = '', country = ''] = locale.split('_');
    expect(textOf(4000n, { shopperLanguage: language, paymentAccountCountry: country })?.brand).toBe('Brand A');
  });

  test('BNPL-021 en_GB uses the second brand', () => {
    expect(instalmentBrand('en_GB')).toBe('b');
    expect(textOf(4000n, { paymentAccountCountry: 'GB' })?.brand).toBe('Brand B');
  });
});

describe('a cart', () => {
  test.for([
    [[1], true],
    [[1, 1, 1], true],
    [[1, 2], false],
    [[1, 3], false],
    [[4, 1], false],
    [[2], false],
    [[], false],
  ] as const)('BNPL-006 with items of the types %j may be paid in instalments: %s', ([types, isEligible]) => {
    expect(canPayInInstalments(context(), types, usd(5000n))).toBe(isEligible);
  });

  test.for([
    [3499n, false],
    [3500n, true],
    [100_000n, true],
    [100_001n, false],
  ] as const)('BNPL-022 of %i may be paid in instalments: %s', ([total, isEligible]) => {
    expect(canPayInInstalments(context(), [1], usd(total))).toBe(isEligible);
  });
});

describe('the pill', () => {
  test.for([
    [3500n, 'in-range'],
    [3501n, 'in-range'],
    [100_000n, 'in-range'],
  ] as const)('BNPL-007 BNPL-008 a price of %i is in range, bounds included', ([price, range]) => {
    expect(instalmentRange(context(), usd(price))).toBe(range);
  });

  test.for([
    [0n, 'below'],
    [3499n, 'below'],
    [100_001n, 'above'],
  ] as const)('BNPL-008 a price of %i is out of range', ([price, range]) => {
    expect(instalmentRange(context(), usd(price))).toBe(range);
  });

  test('BNPL-009 above the maximum it names the maximum', () => {
    expect(textOf(100_001n)).toMatchObject({ range: 'above', text: 'available for orders up to $1,000.00' });
  });

  test('BNPL-010 below the minimum it names the minimum', () => {
    expect(textOf(3499n)).toMatchObject({ range: 'below', text: 'available for orders over $35.00' });
  });

  test('BNPL-011 in range it names the payments and the provider', () => {
    expect(textOf(4000n)).toEqual({ range: 'in-range', text: 'or 4 payments of $10.00 with', brand: 'Brand A' });
  });

  test('BNPL-012 there are four payments unless a provider says otherwise, each rounded half up', () => {
    expect(defaultInstalmentPayments).toBe(4);
    expect(textOf(4002n)?.text).toBe('or 4 payments of $10.01 with');
    const three = instalmentText(context(), usd(4000n), brands, (money) => moneyText(money), 3);
    expect(three?.text).toBe('or 3 payments of $13.33 with');
  });

  test('is in French in Canada and absent where instalments are not offered', () => {
    expect(textOf(4000n, { shopperLanguage: 'fr', paymentAccountCountry: 'CA' })?.text).toBe(
      'ou 4 paiements de $10.00 avec',
    );
    expect(textOf(4000n, { shopperLanguage: 'de' })).toBeNull();
  });
});
