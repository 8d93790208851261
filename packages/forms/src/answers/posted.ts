import type { Field } from '../definition/schema.ts';
import { kindOf } from '../kinds/kind.ts';
import { answerableFields } from './check-answers.ts';

/** Prefix of input names, so that a field never has the name of something else that the page posts. */
const prefix = 'field';

/**
 * The name of an input in a plain HTML form: of the field, of a sub-value by name, or of a likert statement by number.
 *
 * @example
 * inputName('q1') // => 'field.q1'
 * inputName('q1', 'month') // => 'field.q1.month'
 * inputName('q1', 0) // => 'field.q1.0'
 */
export function inputName(fieldId: string, part?: string | number): string {
  return part === undefined ? `${prefix}.${fieldId}` : `${prefix}.${fieldId}.${part}`;
}

/**
 * The raw answers of a posted plain HTML form by field id, ready for `checkAnswers`. A name that was posted several times gives an
 * array.
 *
 * @example
 * readPosted({ fields: [{ id: 'a', kind: 'name' }] }, { 'field.a.first': 'Ada' }) // => { a: { first: 'Ada', last: undefined } }
 * readPosted({ fields: [{ id: 'a', kind: 'likert', options: ['Good?'] }] }, { 'field.a.0': '1' }) // => { a: { 'Good?': '1' } }
 */
export function readPosted(
  form: { readonly fields: readonly Field[] },
  posted: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const get = (name: string): unknown => (Object.hasOwn(posted, name) ? posted[name] : undefined);
  return Object.fromEntries(answerableFields(form).map((field) => [field.id, rawAnswer(field, get)]));
}

function rawAnswer(field: Field, get: (name: string) => unknown): unknown {
  const { parts } = kindOf(field.kind);
  if (parts) return Object.fromEntries(parts.map(({ name }) => [name, get(inputName(field.id, name))]));
  if (field.kind !== 'likert') return get(inputName(field.id));
  return Object.fromEntries(field.options.map((statement, index) => [statement, get(inputName(field.id, index))]));
}
