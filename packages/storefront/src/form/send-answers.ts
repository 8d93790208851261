import {
  type Answers,
  checkAnswers,
  type Failure,
  type Form,
  type FormMessages,
  fieldErrorTexts,
  isSubscription,
  type SubmissionPage,
  submissionPayload,
  submitFailure,
} from '@awning/forms';
import { track } from '../track/track.ts';
import type { RawAnswers } from './form.ts';
import { withHidden } from './raw-answers.ts';

/** What is checked in the browser before anything is sent. */
export interface TypedAnswers {
  readonly form: Form;
  readonly raw: RawAnswers;
  /** The query string of the page, which hidden fields read. */
  readonly query: string;
  readonly strictEmailEndings: boolean;
  readonly texts: FormMessages;
}

export type CollectedAnswers =
  | { readonly ok: true; readonly answers: Answers }
  | { readonly ok: false; readonly failure: Failure };

export function collectAnswers({ form, raw, query, strictEmailEndings, texts }: TypedAnswers): CollectedAnswers {
  try {
    const typed = withHidden(form.fields, raw, new URLSearchParams(query));
    const checked = checkAnswers(form, typed, { strictEmailEndings });
    if (checked.ok) {
      return checked;
    }
    const fieldErrors = fieldErrorTexts(checked.errors, texts.errors);
    return { ok: false, failure: { text: texts.submission.invalidFields, fieldErrors } };
  } catch {
    return failed(texts.submission.unreadable);
  }
}

export interface Submission {
  readonly form: Form;
  readonly formVersion: number;
  readonly answers: Answers;
  readonly page: SubmissionPage;
  readonly prefix: string;
  readonly captchaKey: string | undefined;
  /** A key of an earlier try whose outcome nobody knows: with the same one nothing is stored twice. */
  readonly key: string | undefined;
  readonly texts: FormMessages;
}

export type SendOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly failure: Failure; readonly keyToKeep: string | undefined };

/** Asks for a key, sends the answers with it, and tells measurement when they are stored. */
export async function sendAnswers(submission: Submission): Promise<SendOutcome> {
  const { form, prefix, texts } = submission;
  const key = submission.key ?? (await submissionKey(prefix));
  if (key === undefined) {
    return { ...failed(texts.submission.noKey), keyToKeep: undefined };
  }
  const body = { ...submissionPayload({ ...submission, formId: form.id, key }), formVersion: submission.formVersion };
  const answer = await post(`${prefix}/api/form/SaveFormSubmission`, body).catch(() => undefined);
  try {
    if (answer?.ok === true) {
      await readSubmissionId(answer);
      track(isSubscription(form) ? 'CompleteRegistration' : 'Lead', { formId: form.id });
      return { ok: true };
    }
    const said: unknown = await answer?.json().catch(() => undefined);
    const failure = submitFailure(answer?.status ?? 0, said, texts.submission);
    return { ok: false, failure, keyToKeep: answer === undefined || answer.status >= 500 ? key : undefined };
  } catch {
    return { ...failed(texts.submission.processing), keyToKeep: key };
  }
}

async function submissionKey(prefix: string): Promise<string | undefined> {
  try {
    const answer = await post(`${prefix}/api/form/FormSubmissionKey`, {});
    const { key } = (answer.ok ? await answer.json() : {}) as { readonly key?: unknown };
    return typeof key === 'string' ? key : undefined;
  } catch {
    return undefined;
  }
}

/** An answer that does not say what was stored is none. */
async function readSubmissionId(answer: Response): Promise<void> {
  const { submissionId } = (await answer.json()) as { readonly submissionId?: unknown };
  if (typeof submissionId !== 'string') {
    throw new TypeError('The answer names no submission.');
  }
}

function post(address: string, body: unknown): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    credentials: 'include',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

function failed(text: string): { readonly ok: false; readonly failure: Failure } {
  return { ok: false, failure: { text, fieldErrors: {} } };
}
