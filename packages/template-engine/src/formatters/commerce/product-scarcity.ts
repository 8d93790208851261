import { defineFormatter } from '../../contract/formatter.ts';
import { resolveWithin } from '../../contract/resolve-within.ts';
import type { Scope } from '../../contract/scope.ts';
import { formatMessage } from '../../message/format-message.ts';
import { attributeText } from '../../text/attribute.ts';
import { jsonAttribute } from '../../text/json-attribute.ts';
import { writeEach } from '../../text/write-each.ts';
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
    if (!asBoolean(member(merchandising, 'scarcityEnabled'))) return value;
    const views = member(merchandising, 'scarcityTemplateViews');
    return isArray(views) ? writeEach(views, scope.run.budget, (view) => viewMarkup(view, merchandising, scope)) : '';
  },
});

/** A view with attributes belongs to one variant and is shown once a visitor chooses it. */
function viewMarkup(view: Value, merchandising: Value, scope: Scope): string {
  // Values missing from a view are looked up outwards, as in the dialect's template.
  const attributes = resolveWithin(view, scope, ['attributes']);
  const own = member(view, 'scarcityText');
  const pattern = asText(own === undefined ? member(merchandising, 'scarcityText') : own);
  const { budget } = scope.run;
  const extra = isTruthy(attributes) ? ` data-variant-attributes="${jsonAttribute(attributes, budget)}" hidden` : '';
  const text = formatMessage(pattern, [['qtyInStock', resolveWithin(view, scope, ['qtyInStock'])]], scope);
  return `\n  <div class="product-scarcity"${extra}>\n    ${attributeText(text, budget)}\n  </div>\n`;
}
