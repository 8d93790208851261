import { storeMessages } from '@awning/commerce';
import { centsOf, isCurrencyCode, moneyText, parseMoney } from '@awning/formats';
import { textLanguageOf, type Website } from '../../platform/website/index.ts';

/** The text about the minimum order while the cart is below it (D-038). */
export function minimumSubtotal(
  { website, language }: { readonly website: Pick<Website, 'settings' | 'languages'>; readonly language: string },
  subtotalCents: number,
): string | undefined {
  const { settings } = website;
  const { minimumOrderSubtotal: minimum } = settings.storeSettings;
  if (!minimum || !isCurrencyCode(minimum.currencyCode)) return undefined;
  const read = parseMoney(minimum.decimalValue, minimum.currencyCode);
  if (!read.ok || BigInt(subtotalCents) >= centsOf(read.money)) return undefined;
  const text = moneyText(read.money, { useCLDRMoneyFormat: settings.useCLDRMoneyFormat, locale: language });
  return storeMessages(textLanguageOf({ website, language })).minimumOrder(text);
}
