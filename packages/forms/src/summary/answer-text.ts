import type { Language } from '@awning/formats';
import { type AnswerValue, isUnanswered } from '../answers/value.ts';
import type { Field } from '../definition/schema.ts';
import { kindOf, type Shape } from '../kinds/kind.ts';
import { type LikertMessages, likertMessages } from '../likert/messages.ts';
import { likertText } from '../likert/scale.ts';
import { passwordMask } from './mask.ts';
import { answerSummaryMessages } from './messages.ts';

/**
 * An answer as text for lists, mails and exports (D-122): plain text, not escaped, several lines for an address and for likert. A
 * password is masked.
 *
 * @example
 * answerText({ kind: 'phone' }, ['1', '555', '010', '9999'], 'en') // => '+1 555-010-9999'
 * answerText({ kind: 'time' }, ['9', '30', '', 'AM'], 'en') // => '9:30:00 AM'
 * answerText({ kind: 'text' }, '', 'en') // => 'N/A'
 * answerText({ kind: 'password' }, 'secret', 'en') // => '••••••••'
 */
export function answerText(field: Pick<Field, 'kind'>, value: AnswerValue, language: Language): string {
  const { shape, isSecret } = kindOf(field.kind);
  if (shape === 'none' || isUnanswered(value)) return answerSummaryMessages(language).noAnswer;
  if (isSecret) return passwordMask;
  return textOfShape(shape, field.kind, value, language);
}

function textOfShape(shape: Shape, kind: Field['kind'], value: AnswerValue, language: Language): string {
  if (typeof value === 'string') return value;
  if (shape === 'scale') return scaleText(value as Readonly<Record<string, string>>, likertMessages(language));
  const values = Object.values(value);
  return layouts[kind]?.(values) ?? values.join(', ');
}

const layouts: Partial<Record<Field['kind'], (parts: readonly string[]) => string>> = {
  name: (parts) => joined(parts, ' '),
  date: (parts) => parts.join('/'),
  time: ([hour, minute, second, half]) => `${hour || '00'}:${minute || '00'}:${second || '00'} ${half ?? ''}`.trim(),
  phone: ([country = '', ...number]) => joined([country && `+${country.replace(/^\+/, '')}`, joined(number, '-')], ' '),
  address: addressText,
};

/** Up to three lines, the last of them 'City, State Zip Country'. */
function addressText([line1 = '', line2 = '', city = '', ...rest]: readonly string[]): string {
  return joined([line1, line2, joined([city, joined(rest, ' ')], ', ')], '\n');
}

function scaleText(answers: Readonly<Record<string, string>>, messages: LikertMessages): string {
  const lines = Object.entries(answers).map(([statement, answer]) => `${statement}: ${likertText(answer, messages)}`);
  return lines.join('\n');
}

function joined(texts: readonly string[], separator: string): string {
  return texts.filter((text) => text !== '').join(separator);
}
