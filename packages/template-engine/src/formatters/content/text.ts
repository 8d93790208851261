import { defineFormatter, definePureFormatter } from '../../contract/formatter.ts';
import { changeText } from '../../text/change-text.ts';
import { asNumber, asText } from '../../values/value.ts';

export const absUrl = defineFormatter({
  name: 'AbsUrl',
  group: 'content',
  summary: "the text after the site's base address",
  example: { template: '{p|AbsUrl}', data: { p: 'shop', 'base-url': 'https://a.b' }, output: 'https://a.b/shop' },
  prepare: () => (value, scope) => {
    const [base, text] = [asText(scope.resolve(['base-url'])), asText(value)];
    scope.run.budget.require(base.length + text.length);
    return `${base}/${text}`;
  },
});

export const capitalize = definePureFormatter({
  name: 'capitalize',
  group: 'content',
  summary: 'the whole text in upper case',
  example: { template: '{a|capitalize}', data: { a: 'abc' }, output: 'ABC' },
  prepare: () => (value, budget) => changeText(asText(value), budget, (text) => text.toUpperCase()),
});

export const humanizeDuration = definePureFormatter({
  name: 'humanizeDuration',
  group: 'content',
  summary: 'milliseconds as minutes and seconds',
  example: { template: '{ms|humanizeDuration}', data: { ms: 125000 }, output: '2:05' },
  prepare: () => (value) => {
    // The dialect counts seconds in 32 bits; that also turns an invalid number into 0.
    const seconds = (asNumber(value) / 1000) | 0;
    return `${(seconds / 60) | 0}:${String(seconds % 60).padStart(2, '0')}`;
  },
});
