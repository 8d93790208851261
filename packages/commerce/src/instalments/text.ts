import { divideHalfUp, type Money } from '@awning/formats';
import { defaultInstalmentPayments } from '@awning/site-model';
import {
  type InstalmentBrand,
  type InstalmentContext,
  type InstalmentLocale,
  instalmentBrand,
  instalmentLocale,
} from './context.ts';
import { type InstalmentRange, instalmentRange } from './eligibility.ts';

/** The two brands of the sample provider; other providers bring their own (D-056). */
export const sampleInstalmentBrands: Readonly<Record<InstalmentBrand, string>> = { a: 'Sample Pay', b: 'Sample Clear' };

export interface InstalmentText {
  readonly range: InstalmentRange;
  /** In range the provider's name follows it, out of range it precedes it. */
  readonly text: string;
  readonly brand: string;
}

/**
 * The text of the pill beside a price or a total; null if the locale is not eligible. Each payment is the amount divided and
 * rounded half up; a limit that is not met is shown exactly.
 *
 * @example
 * instalmentText({ isAvailable: true, shopperLanguage: 'en', paymentAccountCountry: 'US',
 *   minimum: { minorUnits: 100n, currency: 'USD' }, maximum: { minorUnits: 200000n, currency: 'USD' } },
 *   { minorUnits: 1999n, currency: 'USD' }, { a: 'Sample Pay', b: 'Sample Clear' }, (money) => `$${money.minorUnits}¢`)
 *   // => { range: 'in-range', text: 'or 4 payments of $500¢ with', brand: 'Sample Pay' }
 */
export function instalmentText(
  context: InstalmentContext,
  amount: Money,
  brands: Readonly<Record<InstalmentBrand, string>>,
  money: (amount: Money) => string,
  count = defaultInstalmentPayments,
): InstalmentText | null {
  const locale = instalmentLocale(context);
  if (locale === null) return null;
  const words = context.shopperLanguage === 'fr' ? french : english;
  const range = instalmentRange(context, amount);
  const each = { ...amount, minorUnits: divideHalfUp(amount.minorUnits, BigInt(count)) };
  const text = {
    'in-range': words.inRange(words.instalments(count, money(each))),
    below: words.below(money(context.minimum)),
    above: words.above(money(context.maximum)),
  }[range];
  return { range, text, brand: brands[instalmentBrand(locale)] };
}

/** The text beside an amount, and the page that explains it. */
export interface InstalmentOffer {
  readonly locale: InstalmentLocale;
  readonly isInRange: boolean;
  readonly text: string;
  readonly brand: string;
}

/**
 * The same as plain data for a page, with the brands of the sample provider.
 *
 * @example
 * instalmentOffer({ isAvailable: true, shopperLanguage: 'en', paymentAccountCountry: 'GB',
 *   minimum: { minorUnits: 100n, currency: 'GBP' }, maximum: { minorUnits: 200000n, currency: 'GBP' } },
 *   { minorUnits: 2000n, currency: 'GBP' }, (money) => `£${money.minorUnits / 100n}`)
 *   // => { locale: 'en_GB', isInRange: true, text: 'or 4 payments of £5 with', brand: 'Sample Clear' }
 */
export function instalmentOffer(
  context: InstalmentContext,
  amount: Money,
  money: (amount: Money) => string,
): InstalmentOffer | null {
  const locale = instalmentLocale(context);
  const said = instalmentText(context, amount, sampleInstalmentBrands, money);
  return locale && said && { locale, isInRange: said.range === 'in-range', text: said.text, brand: said.brand };
}

const english = {
  instalments: (count: number, amount: string) => `${count} payments of ${amount}`,
  inRange: (instalments: string) => `or ${instalments} with`,
  above: (amount: string) => `available for orders up to ${amount}`,
  below: (amount: string) => `available for orders over ${amount}`,
};

const french: typeof english = {
  instalments: (count, amount) => `${count} paiements de ${amount}`,
  inRange: (instalments) => `ou ${instalments} avec`,
  above: (amount) => `offert pour les commandes jusqu’à ${amount}`,
  below: (amount) => `offert pour les commandes de plus de ${amount}`,
};
