import { type Money, readMoney } from '@awning/formats';
import { hasFeature, type PlanFlagName, type StoreSettings } from '@awning/site-model';

/** What decides whether instalments are offered, for one item or a whole cart. */
export interface InstalmentContext {
  readonly isAvailable: boolean;
  readonly minimum: Money;
  readonly maximum: Money;
  /** ISO 639-1 code. */
  readonly shopperLanguage: string;
  /** The ISO 3166 code of the account's country that receives the money. */
  readonly paymentAccountCountry: string;
}

/** The countries and languages in which instalments can be offered. */
export const instalmentLocales = ['en_US', 'en_CA', 'fr_CA', 'en_AU', 'en_NZ', 'en_GB'] as const;
export type InstalmentLocale = (typeof instalmentLocales)[number];

export type InstalmentBrand = 'a' | 'b';

/** The provider has one brand in the United Kingdom and another elsewhere. */
const brandOf: Readonly<Record<InstalmentLocale, InstalmentBrand>> = {
  en_US: 'a',
  en_CA: 'a',
  fr_CA: 'a',
  en_AU: 'a',
  en_NZ: 'a',
  en_GB: 'b',
};

const flagOf: Readonly<Record<InstalmentBrand, PlanFlagName>> = { a: 'BNPL_BRAND_A', b: 'BNPL_BRAND_B' };

/**
 * The context of a store for a shopper, or null if the owner has not set up instalments. Available means that the limits are in
 * the store's currency and the website's plan has the brand of the locale.
 *
 * @example
 * instalmentContext({ currency: 'USD', country: 'US' }, [4, 5], 'en') // => null
 * instalmentContext({ currency: 'USD', country: 'US', instalments: { minimum: { decimalValue: '1', currencyCode: 'USD' },
 *   maximum: { decimalValue: '2000', currencyCode: 'USD' } } }, [4, 5], 'en-US').isAvailable // => true
 */
export function instalmentContext(
  store: Pick<StoreSettings, 'currency' | 'country' | 'instalments'>,
  planFlags: readonly number[],
  language: string,
): InstalmentContext | null {
  const [minimum, maximum] = [readMoney(store.instalments?.minimum), readMoney(store.instalments?.maximum)];
  if (!store.instalments || !minimum || !maximum) return null;
  const shopper = {
    shopperLanguage: language.slice(0, 2).toLowerCase(),
    paymentAccountCountry: store.instalments.country ?? store.country,
  };
  const locale = instalmentLocale(shopper);
  const isOfStore = [minimum, maximum].every(({ currency }) => currency === store.currency);
  const isAvailable = isOfStore && locale !== null && hasFeature(planFlags, flagOf[brandOf[locale]]);
  return { isAvailable, minimum, maximum, ...shopper };
}

/**
 * The locale for a country and a language, or null if instalments are not offered there.
 *
 * @example
 * instalmentLocale({ paymentAccountCountry: 'CA', shopperLanguage: 'fr' }) // => 'fr_CA'
 * instalmentLocale({ paymentAccountCountry: 'US', shopperLanguage: 'fr' }) // => null
 */
export function instalmentLocale({
  paymentAccountCountry,
  shopperLanguage,
}: Pick<InstalmentContext, 'paymentAccountCountry' | 'shopperLanguage'>): InstalmentLocale | null {
  return instalmentLocales.find((locale) => locale === `${shopperLanguage}_${paymentAccountCountry}`) ?? null;
}

/**
 * The provider's brand in a locale.
 *
 * @example
 * instalmentBrand('fr_CA') // => 'a'
 * instalmentBrand('en_GB') // => 'b'
 */
export function instalmentBrand(locale: InstalmentLocale): InstalmentBrand {
  return brandOf[locale];
}
