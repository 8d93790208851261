import { isCurrencyCode, moneyFromCents, moneyText } from '@awning/formats';

export interface MoneyStyle {
  readonly language: string;
  readonly useCLDRMoneyFormat: boolean;
}

/** An amount in the format of the page's language. */
export function centsText(cents: number, currency: string, { language, useCLDRMoneyFormat }: MoneyStyle): string {
  return isCurrencyCode(currency)
    ? moneyText(moneyFromCents(cents, currency), { useCLDRMoneyFormat, locale: language })
    : String(cents / 100);
}
