import { defineFormatter } from '../../contract/formatter.ts';
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
      fill(asText(value), (index) => {
        const reference = references[index];
        return reference === undefined ? '' : toText(scope.outside.resolve(reference));
      });
  },
});

// An unclosed tag runs to the end.
const TAG = /\{([^}]*)(\}|$)/g;

function fill(pattern: string, textOf: (index: number) => string): string {
  return pattern.replace(TAG, (_tag, content: string, end: string) => {
    const index = end === '}' ? indexIn(content) : undefined;
    return index === undefined ? '' : textOf(index);
  });
}

/** The number in a tag. Anything else spoils it, until a further brace begins anew. */
function indexIn(content: string): number | undefined {
  let digits: string | undefined = '';
  for (const character of content) {
    if (digits === undefined) {
      digits = character === '{' ? '' : undefined;
    } else {
      digits = character >= '0' && character <= '9' ? digits + character : undefined;
    }
  }
  return digits === undefined ? undefined : Number(digits);
}

function toText(value: Value): string {
  return value === null || value === undefined ? '' : toEcmaText(value);
}
