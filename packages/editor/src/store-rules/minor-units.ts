import { type CurrencyCode, decimalOf, isCurrencyCode, parseMoney } from '@awning/formats';
import type { Format } from '../texts/format.ts';

/** An amount as it is typed and sent, in minor units; undefined while it is none. */
export function minorUnits(decimal: string, currency: string): bigint | undefined {
  if (!isCurrencyCode(currency)) return undefined;
  const parsed = parseMoney(decimal, currency);
  return parsed.ok && parsed.money.minorUnits >= 0n ? parsed.money.minorUnits : undefined;
}

/** Minor units as a text with the currency's sign. */
export function amountText(value: bigint, currency: string, format: Pick<Format, 'money'>): string {
  const decimalValue = decimalOf({ minorUnits: value, currency: currency as CurrencyCode });
  return format.money({ decimalValue, currencyCode: currency });
}
