import { definePureFormatter } from '../../contract/formatter.ts';
import { escapeAttribute, escapeHtml } from '../../text/escape.ts';
import { asText, type Value } from '../../values/value.ts';

export const html = definePureFormatter({
  name: 'html',
  group: 'core',
  isTotal: true,
  summary: 'escapes `&`, `<` and `>`',
  example: { template: '{a|html}', data: { a: 'a < "b"' }, output: 'a &lt; "b"' },
  prepare: () => (value) => escapeHtml(asText(value)),
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

function attribute(value: Value): string {
  return escapeAttribute(asText(value));
}
