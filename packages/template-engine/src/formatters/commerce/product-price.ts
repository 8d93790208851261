import { isOnSale, productTypes } from '@awning/site-model';
import { defineFormatter } from '../../contract/formatter.ts';
import type { Scope } from '../../contract/scope.ts';
import { type PriceText, priceText } from '../../money/money-text.ts';
import { type ItemProduct, productContent } from '../../product/product-content.ts';
import { hasVariedPrices, highestPriceOf, lowestPriceOf, lowestSalePriceOf } from '../../product/product-prices.ts';
import { member } from '../../values/reference.ts';
import { asBoolean } from '../../values/value.ts';
import { fromPriceContent, hasPrices, priceBlock, salePriceMarkup } from './price-markup.ts';
import { isUnavailable, subscriptionPriceContent, unavailableContent } from './subscription-terms.ts';

export const productPrice = defineFormatter({
  name: 'product-price',
  group: 'commerce',
  summary: 'what the product costs: one price, from the lowest, on sale, or a subscription',
  example: {
    template: '{p|product-price}',
    data: {
      p: { structuredContent: { productType: 2, priceMoney: { value: '12', currency: 'USD' } } },
      featureFlags: { useCLDRMoneyFormat: true },
    },
    output: '\n\n\n<div class="product-price">\n$12.00\n</div>',
    locale: 'en',
  },
  prepare: (args) => {
    const text = priceText(args);
    return (value, scope) => priceBlock('product-price', content(productContent(value, scope.run.budget), text, scope));
  },
});

const UNKNOWN = 'undefined';

function content(product: ItemProduct, text: PriceText, scope: Scope): string {
  const isSubscribable = asBoolean(member(product.content, 'isSubscribable'));
  if (isSubscribable && isUnavailable(product)) return unavailableContent(scope);
  if (productTypes.byCode(product.productType).name === UNKNOWN || !hasPrices(scope)) return '';
  return isSubscribable ? subscriptionPriceContent(product, text, scope) : oneOffContent(product, text, scope);
}

function oneOffContent(product: ItemProduct, text: PriceText, scope: Scope): string {
  if (hasVariedPrices(product)) {
    const price = text(lowestPriceOf(product), scope);
    // The pattern may also be used for subscriptions.
    return fromPriceContent(
      price,
      [
        ['price', price],
        ['billingPeriodValue', undefined],
        ['duration', undefined],
      ],
      scope,
    );
  }
  const price = text(highestPriceOf(product), scope);
  return isOnSale(product) ? salePriceMarkup(text(lowestSalePriceOf(product), scope), price) : price;
}
