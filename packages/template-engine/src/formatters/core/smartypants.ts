import { definePureFormatter } from '../../contract/formatter.ts';
import { asText } from '../../values/value.ts';

export const smartypants = definePureFormatter({
  name: 'smartypants',
  group: 'core',
  isTotal: true,
  summary: 'typographic quotes and dashes',
  example: { template: '{a|smartypants}', data: { a: `It's "so" -- yes` }, output: 'It’s “so” — yes' },
  prepare: () => (value) => educate(asText(value)),
});

const OPENING_APOSTROPHE = /(^|[-\u2014\s(["])'/gm;
const OPENING_QUOTE = /(^|[-\u2014/[(\u2018\s])"/gm;

function educate(text: string): string {
  return text
    .replace(OPENING_APOSTROPHE, '$1\u2018')
    .replaceAll("'", '\u2019')
    .replace(OPENING_QUOTE, '$1\u201c')
    .replaceAll('"', '\u201d')
    .replaceAll('--', '\u2014');
}
