import { statusMark } from '@awning/site-model';
import { defineFormatter } from '../../contract/formatter.ts';
import type { Scope } from '../../contract/scope.ts';
import { productContent } from '../../product/product-content.ts';
import { attributeText } from '../../text/attribute.ts';
import { member } from '../../values/reference.ts';
import { asText, type Value } from '../../values/value.ts';
import { localizedText } from './localized-text.ts';
import { merchandisingOf } from './merchandising.ts';

export const productStatus = defineFormatter({
  name: 'product-status',
  group: 'commerce',
  summary: 'the mark of a product that is sold out or on sale',
  example: {
    template: '{p|product-status}',
    data: { p: { structuredContent: { productType: 2, onSale: true } } },
    output: '<div class="product-mark sale">sale</div>',
  },
  prepare: () => (value, scope) => {
    const mark = statusMark(productContent(value, scope.run.budget));
    if (mark === null) return undefined;
    const text = mark === 'sold-out' ? soldOutText(value, scope) : localizedText(scope, 'productSaleText', 'sale');
    return `<div class="product-mark ${mark}">${attributeText(text, scope.run.budget)}</div>`;
  },
});

function soldOutText(product: Value, scope: Scope): string {
  const own = asText(member(merchandisingOf(product, scope), 'customSoldOutText'));
  return own || localizedText(scope, 'productSoldOutText', 'sold out');
}
