import { type CurrencyCode, decimalOf, type MoneyObject, parseMoney } from '@awning/formats';
import { type TString, Type } from '@sinclair/typebox';
import { declaredIn } from '../../platform/type-source/index.ts';

/** An amount in the store's currency, as plain decimal text such as `12.50`. */
export const Amount: TString = decimalType(2);

/** Money in a response to the team: as a number of the currency and as formatted text. */
export const MoneyView = declaredIn<MoneyObject>(
  '@awning/formats',
  'MoneyObject',
  Type.Object({
    decimalValue: Type.String(),
    currencyCode: Type.String(),
    value: Type.String(),
    currency: Type.String(),
  }),
);

/** A number that is not money, such as a percentage, with at most this many decimals. */
export function decimalType(places: number, description?: string): TString {
  return Type.String({
    pattern: `^\\d{1,12}(\\.\\d{1,${places}})?$`,
    errorMessage: 'Enter a number such as 12.50.',
    ...(description !== undefined && { description }),
  });
}

export function amountText(minorUnits: bigint, currency: CurrencyCode): string {
  return decimalOf({ minorUnits, currency });
}

/** Reads a text that matches `Amount`. */
export function readAmount(text: string, currency: CurrencyCode): bigint {
  const parsed = parseMoney(text, currency);
  if (!parsed.ok) throw new Error(`${text} is not an amount of ${currency}`);
  return parsed.money.minorUnits;
}

const PERCENT_DECIMALS = 4;

/** Parts per million of a percentage that matches `decimalType(4)`: 12.5 per cent are 125,000. */
export function readPercent(text: string): bigint {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(PERCENT_DECIMALS, '0'));
}

export function percentText(ppm: bigint): string {
  const digits = ppm.toString().padStart(PERCENT_DECIMALS + 1, '0');
  const fraction = digits.slice(-PERCENT_DECIMALS).replace(/0+$/, '');
  return `${digits.slice(0, -PERCENT_DECIMALS)}${fraction === '' ? '' : `.${fraction}`}`;
}
