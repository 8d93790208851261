import { isSoldByVariant } from '@awning/site-model';
import { defineFormatter } from '../../contract/formatter.ts';
import type { Scope } from '../../contract/scope.ts';
import { type PriceText, priceText } from '../../money/money-text.ts';
import { comparePrices, type Price, readPrice } from '../../money/price.ts';
import { type ItemProduct, productContent, type VariantView } from '../../product/product-content.ts';
import { hasVariedPrices } from '../../product/product-prices.ts';
import { member } from '../../values/reference.ts';
import { isArray, isTruthy, type Value } from '../../values/value.ts';
import { fromPriceContent, hasPrices, priceBlock, salePriceMarkup } from './price-markup.ts';

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
    return (value, scope) =>
      priceBlock(
        'subscription-price',
        hasPrices(scope) ? content(productContent(value, scope.run.budget), text, scope) : '',
      );
  },
});

function content(product: ItemProduct, text: PriceText, scope: Scope): string {
  const options = isSoldByVariant(product) ? pricingOptions(product) : undefined;
  if (typeof options !== 'object' || !isTruthy(options)) return '';
  const option = isArray(options) ? options[0] : undefined;
  const isOnSale = isTruthy(member(option, 'onSale'));
  const price = text(readPrice(member(option, 'priceMoney'), scope.run.budget), scope);
  const salePrice = isOnSale ? text(readPrice(member(option, 'salePriceMoney'), scope.run.budget), scope) : price;
  if (hasVariedPrices(product)) return fromPriceContent(salePrice, [], scope);
  return isOnSale ? salePriceMarkup(salePrice, price) : price;
}

/** Those of the cheapest variant, the first of equal ones. */
function pricingOptions(product: ItemProduct): Value {
  const [first, ...others] = product.variants;
  if (first === undefined) return undefined;
  const cheapest = others.reduce(
    (best, one) => (comparePrices(currentPrice(one), currentPrice(best)) < 0 ? one : best),
    first,
  );
  return member(cheapest.raw, 'pricingOptions');
}

function currentPrice(variant: VariantView): Price {
  return variant.onSale ? variant.salePriceMoney : variant.priceMoney;
}
