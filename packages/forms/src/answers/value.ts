import type { Field } from '../definition/schema.ts';
import { kindOf } from '../kinds/kind.ts';
import { isBlank } from '../text/clean-text.ts';

/** A sanitised answer: a text, the sub-values or checked values, or a map of statement to answer. */
export type AnswerValue = string | readonly string[] | Readonly<Record<string, string>>;

/** Field id to sanitised value; sections are not in it. */
export type Answers = Readonly<Record<string, AnswerValue>>;

/**
 * The value of an unanswered field. A hidden field has its own.
 *
 * @example
 * emptyValue({ kind: 'name' }) // => ['', '']
 * emptyValue({ kind: 'checkbox' }) // => []
 * emptyValue({ kind: 'hidden', value: 'spring' }) // => 'spring'
 */
export function emptyValue(field: ValuedField): AnswerValue {
  const { shape, parts = [] } = kindOf(field.kind);
  switch (shape) {
    case 'parts':
      return parts.map(() => '');
    case 'choices':
      return [];
    case 'scale':
      return {};
    default:
      return field.value ?? '';
  }
}

export type ValuedField = Pick<Field, 'kind'> & { readonly value?: string };

/**
 * Whether nothing is answered: only spaces, no sub-value, nothing checked.
 *
 * @example
 * isUnanswered(['', ' ']) // => true
 * isUnanswered(['', 'Lovelace']) // => false
 */
export function isUnanswered(value: AnswerValue): boolean {
  if (typeof value === 'string') return isBlank(value);
  return Object.values(value).every(isBlank);
}

/**
 * The answer to a field, or its unanswered value.
 *
 * @example
 * answerTo({ id: 'a', kind: 'text' }, { a: 'yes' }) // => 'yes'
 * answerTo({ id: 'constructor', kind: 'text' }, {}) // => ''
 */
export function answerTo(field: ValuedField & Pick<Field, 'id'>, answers: Answers): AnswerValue {
  return (Object.hasOwn(answers, field.id) ? answers[field.id] : undefined) ?? emptyValue(field);
}
