import type { Form } from '../definition/schema.ts';
import { isSafeRedirect } from '../input/link.ts';
import type { SubmissionMessages } from './messages.ts';

export type Success =
  | { readonly kind: 'redirect'; readonly address: string }
  /** Hide the form, show the text and scroll to it; then run the owner's HTML in its frame, if any. */
  | { readonly kind: 'text'; readonly text: string; readonly html: string };

/**
 * What to do after a submission was stored.
 *
 * @example
 * afterSuccess({ successRedirect: '/thanks', submissionMessage: '', submissionHTML: '' }, submissionMessages('en'))
 *   // => { kind: 'redirect', address: '/thanks' }
 * afterSuccess({ successRedirect: '', submissionMessage: 'Hooray', submissionHTML: '' }, submissionMessages('en'))
 *   // => { kind: 'text', text: 'Hooray', html: '' }
 */
export function afterSuccess(
  form: Pick<Form, 'successRedirect' | 'submissionMessage' | 'submissionHTML'>,
  messages: Pick<SubmissionMessages, 'thanks'>,
): Success {
  // Checked again, although such a definition cannot be saved: a redirect to a script would run it.
  if (form.successRedirect !== '' && isSafeRedirect(form.successRedirect)) {
    return { kind: 'redirect', address: form.successRedirect };
  }
  return { kind: 'text', text: form.submissionMessage || messages.thanks, html: form.submissionHTML };
}

/**
 * Whether a stored submission is tracked as a subscription (D-063).
 *
 * @example
 * isSubscription({ formType: 'newsletter' }) // => true
 * isSubscription({ formType: 'contact' }) // => false
 */
export function isSubscription(form: Pick<Form, 'formType'>): boolean {
  return form.formType === 'newsletter';
}

export interface Failure {
  readonly text: string;
  readonly fieldErrors: Readonly<Record<string, string>>;
}

/**
 * What a visitor reads after the server returned a failure (D-074): field errors if there are any, else the text for the status,
 * else the server's message.
 *
 * @example
 * submitFailure(429, undefined, submissionMessages('en')).text
 *   // => 'Unable to submit form. Submission rate limit exceeded. Please try again later.'
 * submitFailure(400, { errors: { a: 'Required' } }, submissionMessages('en')).fieldErrors // => { a: 'Required' }
 * submitFailure(418, { error: 'No coffee.' }, submissionMessages('en')) // => { text: 'No coffee.', fieldErrors: {} }
 */
export function submitFailure(status: number, body: unknown, messages: SubmissionMessages): Failure {
  const fieldErrors = status === 400 ? textsIn(member(body, 'errors')) : {};
  if (Object.keys(fieldErrors).length > 0) return { text: messages.invalidFields, fieldErrors };
  const error = member(body, 'error');
  const said = typeof error === 'string' && error !== '' ? error : messages.unknown;
  return { text: textOfStatus(status, messages) ?? said, fieldErrors: {} };
}

function textOfStatus(status: number, messages: SubmissionMessages): string | undefined {
  switch (status) {
    case 401:
      return messages.keyRefused;
    case 404:
      return messages.notConfigured;
    case 429:
      return messages.tooMany;
    case 500:
      return messages.serverFailed;
    default:
      return undefined;
  }
}

function textsIn(errors: unknown): Readonly<Record<string, string>> {
  if (typeof errors !== 'object' || errors === null) return {};
  const texts = Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}

function member(body: unknown, name: string): unknown {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, name)) return undefined;
  return (body as Readonly<Record<string, unknown>>)[name];
}

/**
 * The notices above and below a form whose submission failed; none for newsletter forms, which have only one line (D-075).
 *
 * @example
 * problemNotices({ formType: 'contact' }, submissionMessages('en')).above
 *   // => 'Your form has encountered a problem. Please scroll down to review.'
 * problemNotices({ formType: 'newsletter' }, submissionMessages('en')) // => null
 */
export function problemNotices(
  form: Pick<Form, 'formType'>,
  messages: Pick<SubmissionMessages, 'noticeAbove' | 'noticeBelow'>,
): { readonly above: string; readonly below: string } | null {
  if (form.formType === 'newsletter') return null;
  return { above: messages.noticeAbove, below: messages.noticeBelow };
}
