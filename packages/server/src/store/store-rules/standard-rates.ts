import rates from 'sales-tax/res/sales_tax_rates.json' with { type: 'json' };

/** The day of the package's release; its version is pinned, so both change together. */
export const RATES_AS_OF = '2026-07-17';

interface Rate {
  readonly type: string;
  readonly rate: number;
}

/**
 * The standard rate of a country in per cent, as an owner writes it. Reduced rates depend on the goods, and sales tax on
 * the state, so the owner enters these.
 */
export const standardRates: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(rates as unknown as Readonly<Record<string, Rate>>)
    .filter(([country, { type, rate }]) => /^[A-Z]{2}$/.test(country) && type !== 'none' && rate > 0)
    .map(([country, { rate }]) => [country, String(Math.round(rate * 1e6) / 1e4)]),
);

/** Shoppers there see prices without tax. */
const taxedOnTop: readonly string[] = ['CA', 'US'];

/** Whether prices of shops in this country contain the tax. */
export function isTaxIncluded(country: string): boolean {
  return !taxedOnTop.includes(country);
}
