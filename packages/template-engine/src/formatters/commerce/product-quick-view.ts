import { defineFormatter } from '../../contract/formatter.ts';
import type { Scope } from '../../contract/scope.ts';
import { escapeAttribute } from '../../text/escape.ts';
import { member } from '../../values/reference.ts';
import { asText, type Value } from '../../values/value.ts';
import { localizedText } from './localized-text.ts';

export const productQuickView = defineFormatter({
  name: 'product-quick-view',
  group: 'commerce',
  summary: 'the button that opens a product over the page, with those of its group',
  example: {
    template: '{p|product-quick-view shop}',
    data: { p: { id: 'p1' } },
    output:
      '<span class="sqs-product-quick-view-button" role="button" tabindex="0" data-id="p1" data-group="shop">Quick View</span>',
  },
  prepare:
    ([group]) =>
    (value, scope) =>
      `<span class="sqs-product-quick-view-button" role="button" tabindex="0" data-id="${escapeAttribute(
        asText(member(value, 'id')),
      )}" data-group="${escapeAttribute(groupOf(group, value, scope))}">${escapeAttribute(
        localizedText(scope, 'productQuickViewText', 'Quick View'),
      )}</span>`,
});

/** A member, a name found outwards, or the word itself. */
function groupOf(word: string | undefined, product: Value, scope: Scope): string {
  if (word === undefined) {
    return '';
  }
  const found = member(product, word) ?? scope.resolve([word]);
  return found === undefined ? word : asText(found);
}
