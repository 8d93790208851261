import { isCurrencyCode, moneyFromCents, moneyText } from '@awning/formats';
import { pageContext } from '../../island/page-context.ts';
import { staticContext } from '../context.ts';
import { widgetTexts } from '../messages.ts';

interface Priced {
  readonly price?: number;
  readonly salePrice?: number;
  readonly onSale?: boolean;
  readonly variants?: readonly Priced[];
  readonly structuredContent?: Priced;
}

/** `Y.Squarespace.Commerce`. */
export const commerce = {
  moneyString,
  /** The price of a variant, or of a product by its cheapest variant. */
  priceString(priced: Priced | number): string {
    if (typeof priced === 'number') return moneyString(priced);
    const { variants = [], ...own } = { ...priced, ...priced.structuredContent };
    const prices = (variants.length === 0 ? [own] : variants).map(currentPrice);
    const lowest = Math.min(...prices);
    return prices.every((price) => price === lowest) ? moneyString(lowest) : widgetTexts().from(moneyString(lowest));
  },
  goToCheckoutPage(): void {
    location.assign(`${pageContext().prefix}/checkout`);
  },
  isExpressCheckout: (): boolean => staticContext().websiteSettings?.storeSettings?.isExpressCheckout === true,
};

function currentPrice({ price = 0, salePrice, onSale }: Priced): number {
  return onSale === true ? (salePrice ?? price) : price;
}

/** Hundredths as text, in the currency of the shop. */
function moneyString(cents: unknown): string {
  const { currency, useCLDRMoneyFormat, language } = pageContext();
  const amount = Number(cents);
  if (!isCurrencyCode(currency) || !Number.isFinite(amount)) return '';
  return moneyText(moneyFromCents(Math.round(amount), currency), { useCLDRMoneyFormat, locale: language });
}
