import type { Budget } from '../../budget/budget.ts';
import { definePureFormatter, type PureFormatter } from '../../contract/formatter.ts';
import { readDecimal } from '../../locale/decimal.ts';
import type { Price } from '../../money/price.ts';
import { type ItemProduct, productContent } from '../../product/product-content.ts';
import { highestPriceOf, lowestPriceOf, lowestSalePriceOf } from '../../product/product-prices.ts';

const EXAMPLE = {
  structuredContent: {
    productType: 1,
    variants: [
      { priceMoney: { value: '12.00' }, salePriceMoney: { value: '9.50' }, onSale: true },
      { priceMoney: { value: '15.00' } },
    ],
  },
};

export const fromPrice = definePrice('from-price', 'the lowest price in hundredths', '950', lowestPriceOf);
export const normalPrice = definePrice(
  'normal-price',
  'the highest regular price in hundredths',
  '1500',
  highestPriceOf,
);
export const salePrice = definePrice('sale-price', 'the lowest sale price in hundredths', '950', lowestSalePriceOf);

function definePrice(
  name: string,
  summary: string,
  output: string,
  priceOf: (product: ItemProduct) => Price,
): PureFormatter {
  return definePureFormatter({
    name,
    group: 'commerce',
    summary,
    example: { template: `{p|${name}}`, data: { p: EXAMPLE }, output },
    prepare: () => (value, budget) => inHundredths(priceOf(productContent(value, budget)), budget),
  });
}

function inHundredths({ amount }: Price, budget: Budget): string {
  return readDecimal(amount, budget)?.movePoint(2).toString() ?? '0';
}
