import type { Budget } from '../../budget/budget.ts';
import { defineFormatter } from '../../contract/formatter.ts';
import { JoinedText } from '../../text/joined-text.ts';
import { toEcmaText } from '../../values/print.ts';
import { parseReference } from '../../values/reference.ts';
import { asText, type Value } from '../../values/value.ts';

export const format = defineFormatter({
  name: 'format',
  group: 'core',
  summary: 'replaces `{0}`, `{1}` … in the value by the values of the argument references',
  example: {
    template: '{text|format n name}',
    data: { text: '{1} has {0} mugs', n: 3, name: 'Ada' },
    output: 'Ada has 3 mugs',
  },
  prepare: (args) => {
    const references = args.map(parseReference);
    return (value, scope) =>
      fill(scope.run.budget.read(asText(value)), scope.run.budget, (index) => {
        const reference = references[index];
        return reference === undefined ? '' : toText(scope.outside.resolve(reference), scope.run.budget);
      });
  },
});

/** Each tag is a step, and the whole text must fit the budget. An unclosed tag runs to the end. */
function fill(pattern: string, budget: Budget, textOf: (index: number) => string): string {
  const text = new JoinedText();
  let at = 0;
  for (let open = pattern.indexOf('{'); open !== -1; open = pattern.indexOf('{', at)) {
    budget.step();
    const close = pattern.indexOf('}', open);
    const index = close === -1 ? undefined : indexIn(pattern.slice(open + 1, close));
    text.add(pattern.slice(at, open)).add(index === undefined ? '' : textOf(index));
    budget.require(text.length);
    at = close === -1 ? pattern.length : close + 1;
  }
  return text.add(pattern.slice(at)).toString();
}

/** The number in a tag. Any other character makes it invalid, until another brace starts a new tag. */
function indexIn(content: string): number | undefined {
  let index: number | undefined = 0;
  for (const character of content) {
    if (index === undefined) {
      index = character === '{' ? 0 : undefined;
    } else {
      index = character >= '0' && character <= '9' ? index * 10 + Number(character) : undefined;
    }
  }
  return index;
}

function toText(value: Value, budget: Budget): string {
  return value === null || value === undefined ? '' : toEcmaText(value, budget);
}
