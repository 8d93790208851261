import { isSoldByVariant } from '@awning/site-model';
import { defineFormatter } from '../../contract/formatter.ts';
import type { Scope } from '../../contract/scope.ts';
import { type PriceText, priceText } from '../../money/money-text.ts';
import { comparePrices, readPrice } from '../../money/price.ts';
import { type ItemProduct, productContent } from '../../product/product-content.ts';
import { hasVariedPrices } from '../../product/product-prices.ts';
import { member } from '../../values/reference.ts';
import { isArray, isTruthy, type Value } from '../../values/value.ts';
import { priceBlock, salePriceMarkup } from './price-markup.ts';
import { fromPriceText } from './product-price.ts';

export const subscriptionPrice = defineFormatter({
  name: 'subscription-price',
  group: 'commerce',
  summary: 'what the cheapest variant costs in its first pricing option',
  example: {
    template: '{p|subscription-price}',
    data: {
      p: {
        structuredContent: {
          productType: 1,
          variants: [{ priceMoney: { value: '12' }, pricingOptions: [{ priceMoney: { value: '10' } }] }],
        },
      },
      featureFlags: { useCLDRMoneyFormat: true },
    },
    output: '\n\n\n<div class="subscription-price">\n$10.00\n</div>',
    locale: 'en',
  },
  prepare: (args) => {
    const text = priceText(args);
    return (value, scope) => priceBlock('subscription-price', content(productContent(value), text, scope));
  },
});

function content(product: ItemProduct, text: PriceText, scope: Scope): string {
  const options = isSoldByVariant(product) ? pricingOptions(product) : undefined;
  if (!isTruthy(options)) {
    return '';
  }
  const option = isArray(options) ? options[0] : undefined;
  const isOnSale = isTruthy(member(option, 'onSale'));
  const price = text(readPrice(member(option, 'priceMoney')), scope);
  const salePrice = isOnSale ? text(readPrice(member(option, 'salePriceMoney')), scope) : price;
  if (hasVariedPrices(product)) {
    return `${fromPriceText([salePrice], scope)}\n`;
  }
  return isOnSale ? salePriceMarkup(salePrice, price) : price;
}

/** Those of the cheapest variant, the first among equals. */
function pricingOptions(product: ItemProduct): Value {
  const offers = product.variants.map(({ raw, onSale, salePriceMoney, priceMoney }) => ({
    price: readPrice(onSale ? salePriceMoney : priceMoney),
    options: member(raw, 'pricingOptions'),
  }));
  const [first, ...others] = offers;
  return first === undefined
    ? undefined
    : others.reduce((best, offer) => (comparePrices(offer.price, best.price) < 0 ? offer : best), first).options;
}
