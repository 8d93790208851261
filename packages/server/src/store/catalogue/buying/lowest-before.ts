import { inLanguage, moneyText, readMoney } from '@awning/formats';
import { priceMessages } from './messages.ts';
import type { PriceStyle } from './price-style.ts';

/** The sentence that names the lowest price of the thirty days before a sale; `undefined` if it is not known. */
export function lowestBeforeText(value: unknown, style: PriceStyle): string | undefined {
  const money = readMoney(value);
  if (money === null) return undefined;
  const { locale = 'en', fallbackLocale, useCLDRMoneyFormat } = style;
  const price = moneyText(money, { useCLDRMoneyFormat, locale });
  return inLanguage(priceMessages, style.locale, fallbackLocale).lowestBefore(price);
}
