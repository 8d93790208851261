import { defineFormatter } from '../../contract/formatter.ts';
import type { Scope } from '../../contract/scope.ts';
import { formatMessage } from '../../message/format-message.ts';
import { escapeAttribute } from '../../text/escape.ts';
import { jsonAttribute } from '../../text/json-attribute.ts';
import { member } from '../../values/reference.ts';
import { asBoolean, asText, isArray, isTruthy, type Value } from '../../values/value.ts';
import { merchandisingOf } from './merchandising.ts';

export const productScarcity = defineFormatter({
  name: 'product-scarcity',
  group: 'commerce',
  summary: 'says for each scarce variant how many are left',
  example: {
    template: '{p|product-scarcity}',
    data: {
      p: { id: 'p1' },
      productMerchandisingContext: {
        p1: {
          scarcityEnabled: true,
          scarcityText: 'Only {qtyInStock} left',
          scarcityTemplateViews: [{ qtyInStock: 3 }],
        },
      },
    },
    output: '\n  <div class="product-scarcity">\n    Only 3 left\n  </div>\n',
    locale: 'en',
  },
  prepare: () => (value, scope) => {
    const merchandising = merchandisingOf(value, scope);
    if (!asBoolean(member(merchandising, 'scarcityEnabled'))) {
      return value;
    }
    const views = member(merchandising, 'scarcityTemplateViews');
    const pattern = asText(member(merchandising, 'scarcityText'));
    return isArray(views) ? views.map((view) => viewMarkup(view, pattern, scope)).join('') : '';
  },
});

/** A view with attributes belongs to one variant and waits for a visitor to choose it. */
function viewMarkup(view: Value, pattern: string, scope: Scope): string {
  const attributes = member(view, 'attributes');
  const extra = isTruthy(attributes) ? ` data-variant-attributes="${jsonAttribute(attributes)}" hidden` : '';
  const text = formatMessage(pattern, [['qtyInStock', member(view, 'qtyInStock')]], scope);
  return `\n  <div class="product-scarcity"${extra}>\n    ${escapeAttribute(text)}\n  </div>\n`;
}
