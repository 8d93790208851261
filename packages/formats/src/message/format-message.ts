import { memoizeByLocale } from '../locale.ts';
import { checkPluralKeys, localNumber, pluralCategory } from '../plural.ts';
import { type MessagePart, parseMessage } from './parse-message.ts';

export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * Formats an ICU message. A missing value leaves its name in braces, so that the page still renders; a message that cannot
 * be parsed throws.
 *
 * @example
 * formatMessage('Hello {name}', { name: 'Ada' }, 'en') // => 'Hello Ada'
 * formatMessage('{n, plural, =0 {Nothing} one {# item} other {# items}}', { n: 1200 }, 'en') // => '1,200 items'
 * formatMessage('{n, plural, one {x}', { n: 1 }, 'en') // throws 'Expected "other" but end of input found.'
 */
export function formatMessage(message: string, values: MessageValues, locale: string): string {
  return write(checkedMessage(locale, message), values, locale, Number.NaN);
}

const checkedMessage = memoizeByLocale((locale, message) => {
  const parts = parseMessage(message);
  checkParts(parts, locale);
  return parts;
});

function checkParts(parts: readonly MessagePart[], locale: string): void {
  for (const part of parts) {
    if (typeof part === 'string' || !('forms' in part)) continue;
    if (part.kind !== 'select') checkPluralKeys(Object.keys(part.forms), part.name, locale, pluralTypes[part.kind]);
    for (const form of Object.values(part.forms)) checkParts(form, locale);
  }
}

const pluralTypes = { plural: 'cardinal', selectordinal: 'ordinal' } as const;

function write(parts: readonly MessagePart[], values: MessageValues, locale: string, count: number): string {
  return parts.map((part) => writePart(part, values, locale, count)).join('');
}

function writePart(part: MessagePart, values: MessageValues, locale: string, count: number): string {
  if (typeof part === 'string') return part;
  if (part.kind === 'count') return localNumber(count, locale);
  const value = Object.hasOwn(values, part.name) ? values[part.name] : undefined;
  if (value === undefined) return `{${part.name}}`;
  switch (part.kind) {
    case 'argument':
      return String(value);
    case 'number':
      return localNumber(Number(value), locale);
    case 'select':
      return write(formOf(part.forms, String(value)), values, locale, count);
    default: {
      const n = Number(value) - part.offset;
      const explicit = part.forms[`=${value}`];
      const form = explicit ?? formOf(part.forms, pluralCategory(n, locale, pluralTypes[part.kind]));
      return write(form, values, locale, n);
    }
  }
}

function formOf(forms: Readonly<Record<string, readonly MessagePart[]>>, key: string): readonly MessagePart[] {
  return (Object.hasOwn(forms, key) ? forms[key] : forms['other']) ?? [];
}
