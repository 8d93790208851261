import { defineFormatter, type FormatterFunction } from '../../contract/formatter.ts';
import { formatMessage } from '../../message/format-message.ts';
import type { MessageArgument } from '../../message/message-arguments.ts';
import { parseReference, type Reference } from '../../values/reference.ts';
import { asText } from '../../values/value.ts';

export const message = defineFormatter({
  name: 'message',
  group: 'locale',
  summary: 'fills in a message pattern with the values of the argument references',
  example: {
    template: '{text|message n}',
    data: { text: '{0 plural one{# mug} other{# mugs}}', n: 3 },
    output: '3 mugs',
    locale: 'en',
  },
  prepare: fillIn,
});

export const plural = defineFormatter({
  name: 'plural',
  group: 'locale',
  summary: 'the same as message',
  example: {
    template: '{text|plural count=n}',
    data: { text: '{count plural one{# mug} other{# mugs}}', n: 1 },
    output: '1 mug',
    locale: 'en',
  },
  prepare: fillIn,
});

function fillIn(args: readonly string[]): FormatterFunction {
  const references = args.map(readArgument);
  return (value, scope) => {
    const { outside } = scope;
    const values = references.map<MessageArgument>(({ name, reference }) => [name, outside.resolve(reference)]);
    return formatMessage(asText(value), values, scope);
  };
}

interface ArgumentReference {
  readonly name: string | undefined;
  readonly reference: Reference;
}

/** `ref`, or `name:ref`, or `name=ref`. */
function readArgument(arg: string): ArgumentReference {
  const mark = arg.search(/[:=]/);
  return mark === -1
    ? { name: undefined, reference: parseReference(arg) }
    : { name: arg.slice(0, mark), reference: parseReference(arg.slice(mark + 1)) };
}
