import type { EmailSettings } from '@awning/site-model';
import type { Field } from '../definition/schema.ts';
import { checkField } from './check-field.ts';
import { type FieldError, type FieldErrorMessages, fieldErrorText } from './messages.ts';
import { sanitise } from './sanitise.ts';
import { type Answers, type AnswerValue, emptyValue } from './value.ts';

/** Errors by field id. */
export type FieldErrors = Readonly<Record<string, FieldError>>;

export type CheckedAnswers =
  | { readonly ok: true; readonly answers: Answers }
  | { readonly ok: false; readonly answers: Answers; readonly errors: FieldErrors };

/**
 * Sanitises and checks all answers of a form: input so far, a form posted without scripts, or JSON. Sections are skipped, missing
 * fields are unanswered, and answers without a field are dropped.
 *
 * @example
 * checkAnswers({ fields: [{ id: 'a', kind: 'text', required: true }] }, { a: 'yes' }) // => { ok: true, answers: { a: 'yes' } }
 * checkAnswers({ fields: [{ id: 'a', kind: 'text', required: true }] }, {}).errors // => { a: { reason: 'required' } }
 * checkAnswers({ fields: [{ id: 'a', kind: 'text' }] }, { a: {} }).errors // => { a: { reason: 'unreadable' } }
 */
export function checkAnswers(
  form: { readonly fields: readonly Field[] },
  raw: Readonly<Record<string, unknown>>,
  settings: EmailSettings = {},
): CheckedAnswers {
  const answers: [string, AnswerValue][] = [];
  const errors: [string, FieldError][] = [];
  for (const field of answerableFields(form)) {
    const value = sanitise(field, Object.hasOwn(raw, field.id) ? raw[field.id] : undefined);
    const error = value === null ? ({ reason: 'unreadable' } as const) : checkField(field, value, settings);
    answers.push([field.id, value ?? emptyValue(field)]);
    if (error) errors.push([field.id, error]);
  }
  return errors.length === 0
    ? { ok: true, answers: Object.fromEntries(answers) }
    : { ok: false, answers: Object.fromEntries(answers), errors: Object.fromEntries(errors) };
}

/**
 * The fields that take an answer: all but sections.
 *
 * @example
 * answerableFields({ fields: [{ id: 's', kind: 'section' }, { id: 'a', kind: 'text' }] }).map((field) => field.id) // => ['a']
 */
export function answerableFields(form: { readonly fields: readonly Field[] }): readonly Field[] {
  return form.fields.filter((field) => field.kind !== 'section');
}

/**
 * The messages of all errors by field id, as the server returns them.
 *
 * @example
 * fieldErrorTexts({ a: { reason: 'required' } }, fieldErrorMessages('en')) // => { a: 'Required' }
 */
export function fieldErrorTexts(errors: FieldErrors, messages: FieldErrorMessages): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, fieldErrorText(error, messages)]));
}
