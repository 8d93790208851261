import { defineFormatter } from '../../contract/formatter.ts';
import { resolveWithin } from '../../contract/resolve-within.ts';
import type { Scope } from '../../contract/scope.ts';
import { attributeText } from '../../text/attribute.ts';
import { member } from '../../values/reference.ts';
import { asText, type Value } from '../../values/value.ts';

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
  prepare: (args) => {
    const [group] = args;
    return (value, scope) => {
      const { budget } = scope.run;
      const id = attributeText(asText(member(value, 'id')), budget);
      const text = scope.resolve(['localizedStrings', 'productQuickViewText']);
      return `<span class="sqs-product-quick-view-button" role="button" tabindex="0" data-id="${id}" data-group="${attributeText(
        groupOf(group, value, scope),
        budget,
      )}">${text === undefined ? 'Quick View' : attributeText(asText(text), budget)}</span>`;
    };
  },
});

/** A member, a name found outwards, or the word itself. */
function groupOf(word: string | undefined, product: Value, scope: Scope): string {
  if (word === undefined) return '';
  const found = resolveWithin(product, scope, [word]);
  return found === undefined ? word : asText(found);
}
