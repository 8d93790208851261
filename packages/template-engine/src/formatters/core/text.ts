import { definePureFormatter } from '../../contract/formatter.ts';
import { changeText } from '../../text/change-text.ts';
import { JoinedText } from '../../text/joined-text.ts';
import { slugify as toSlug } from '../../text/slugify.ts';
import { asText, isTruthy } from '../../values/value.ts';

export const str = definePureFormatter({
  name: 'str',
  group: 'core',
  isTotal: true,
  summary: 'the text of the value; empty for arrays and objects',
  example: { template: '{a|str}', data: { a: 1.5 }, output: '1.5' },
  prepare: () => asText,
});

export const slugify = definePureFormatter({
  name: 'slugify',
  group: 'core',
  isTotal: true,
  summary: 'a text for addresses and class names',
  example: { template: '{a|slugify}', data: { a: 'Red & Blue Mug' }, output: 'red-blue-mug' },
  prepare: () => (value, budget) => toSlug(budget.read(asText(value))),
});

export const lineBreaks = definePureFormatter({
  name: 'line-breaks',
  group: 'core',
  isTotal: true,
  summary: 'every newline as `<br/>`',
  example: { template: '{a|line-breaks}', data: { a: 'a\nb' }, output: 'a<br/>b' },
  prepare: () => (value, budget) => changeText(asText(value), budget, (text) => text.replaceAll('\n', '<br/>')),
});

export const safe = definePureFormatter({
  name: 'safe',
  group: 'core',
  isTotal: true,
  summary: 'the text without anything that looks like a tag',
  example: { template: '{a|safe}', data: { a: '<b>bold</b>' }, output: 'bold' },
  prepare: () => (value, budget) => (isTruthy(value) ? withoutTags(budget.read(asText(value))) : value),
});

/** From each `<` to the next `>`. Searched by hand: a regular expression would restart at every unclosed `<`. */
function withoutTags(text: string): string {
  const kept = new JoinedText();
  let at = 0;
  for (;;) {
    const open = text.indexOf('<', at);
    const close = open === -1 ? -1 : text.indexOf('>', open);
    if (close === -1) return kept.add(text.slice(at)).toString();
    kept.add(text.slice(at, open));
    at = close + 1;
  }
}
