import { answerableFields } from '../answers/check-answers.ts';
import { type Answers, isUnanswered } from '../answers/value.ts';
import type { Field } from '../definition/schema.ts';
import { kindOf } from '../kinds/kind.ts';

/** Always the same length, to hide that of the password. */
export const passwordMask = '••••••••';

/**
 * The ids of the fields whose answers are encrypted when stored and masked when shown (D-079).
 *
 * @example
 * secretFieldIds({ fields: [{ id: 'a', kind: 'text' }, { id: 'b', kind: 'password' }] }) // => ['b']
 */
export function secretFieldIds(form: { readonly fields: readonly Field[] }): readonly string[] {
  return answerableFields(form)
    .filter((field) => kindOf(field.kind).isSecret)
    .map((field) => field.id);
}

/**
 * The answers without secrets: a password becomes the mask, an empty one stays empty.
 *
 * @example
 * maskAnswers({ fields: [{ id: 'b', kind: 'password' }] }, { a: 'x', b: 'secret' }) // => { a: 'x', b: '••••••••' }
 */
export function maskAnswers(form: { readonly fields: readonly Field[] }, answers: Answers): Answers {
  const secret = new Set(secretFieldIds(form));
  const masked = Object.entries(answers).map(
    ([id, value]) => [id, secret.has(id) && !isUnanswered(value) ? passwordMask : value] as const,
  );
  return Object.fromEntries(masked);
}
