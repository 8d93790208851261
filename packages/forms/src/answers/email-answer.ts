import { checkEmail } from '@awning/site-model';
import type { Field } from '../definition/schema.ts';
import { type Answers, answerTo } from './value.ts';

/**
 * The first email address among checked answers: the newsletter contact, and the owner's reply address. Null if there is none.
 *
 * @example
 * emailAnswer({ fields: [{ id: 'a', kind: 'email' }] }, { a: 'ada@example.com' }) // => 'ada@example.com'
 * emailAnswer({ fields: [{ id: 'a', kind: 'email' }] }, { a: '' }) // => null
 */
export function emailAnswer(form: { readonly fields: readonly Field[] }, answers: Answers): string | null {
  const given = form.fields
    .filter((field) => field.kind === 'email')
    .map((field) => checkEmail(answerTo(field, answers)));
  return given.find((email) => email.ok)?.value ?? null;
}
