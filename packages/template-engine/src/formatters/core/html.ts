import type { Budget } from '../../budget/budget.ts';
import { definePureFormatter } from '../../contract/formatter.ts';
import { escapeAttribute, escapeHtml } from '../../text/escape.ts';
import { asText, type Value } from '../../values/value.ts';

export const html = definePureFormatter({
  name: 'html',
  group: 'core',
  isTotal: true,
  summary: 'escapes `&`, `<` and `>`',
  example: { template: '{a|html}', data: { a: 'a < "b"' }, output: 'a &lt; "b"' },
  prepare: () => (value, budget) => escapeHtml(asText(value), budget),
});

export const htmlattr = definePureFormatter({
  name: 'htmlattr',
  group: 'core',
  isTotal: true,
  summary: 'escapes `&`, `<`, `>` and `"`',
  example: { template: '{a|htmlattr}', data: { a: 'a < "b"' }, output: 'a &lt; &quot;b&quot;' },
  prepare: () => attribute,
});

export const htmltag = definePureFormatter({
  name: 'htmltag',
  group: 'core',
  isTotal: true,
  summary: 'the same as htmlattr',
  example: { template: '{a|htmltag}', data: { a: '"b"' }, output: '&quot;b&quot;' },
  prepare: () => attribute,
});

function attribute(value: Value, budget: Budget): string {
  return escapeAttribute(asText(value), budget);
}
