import type { Budget } from '../../budget/budget.ts';
import { definePureFormatter } from '../../contract/formatter.ts';
import { asText } from '../../values/value.ts';

const DEFAULT_LENGTH = 100;
const DEFAULT_ELLIPSIS = '...';

export const truncate = definePureFormatter({
  name: 'truncate',
  group: 'core',
  isTotal: true,
  summary: 'cuts a text behind a word: `[length] [ellipsis]`, 100 and `...` unless told otherwise',
  example: { template: '{a|truncate 9 …}', data: { a: 'One two three' }, output: 'One two …' },
  prepare: ([length, ellipsis = DEFAULT_ELLIPSIS]) => {
    const limit = length === undefined ? DEFAULT_LENGTH : Number.parseInt(length, 10);
    return limit > 0 ? (value, budget) => cut(asText(value), limit, ellipsis, budget) : (value) => value;
  },
});

const WHITE_SPACE = ' \n\t\v\r\f';

function cut(whole: string, limit: number, ellipsis: string, budget: Budget): string {
  if (whole.length <= limit) return whole;
  const text = budget.read(whole.slice(0, limit));
  let end = text.length;
  while (end > 0 && !WHITE_SPACE.includes(text.charAt(end - 1))) end--;
  // Without any white space the word itself is cut.
  return (end === 0 ? text : text.slice(0, end)) + ellipsis;
}
