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

/** Checked in the browser before anything is sent. */
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
    if (checked.ok) return checked;
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
  /** The key of an earlier attempt with an unknown result: with the same key nothing is stored twice. */
  readonly kept: KeptKey | undefined;
  readonly texts: FormMessages;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export interface KeptKey {
  readonly key: string;
  readonly givenAt: number;
  /** What was sent with it. */
  readonly sent: string;
}

export type SendOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly failure: Failure; readonly kept: KeptKey | undefined };

/** As long as the server accepts a key. */
const keyLifeMs = 3600 * 1000;

/** Requests a key, sends the answers with it, and reports a stored submission to measurement. */
export async function sendAnswers(submission: Submission): Promise<SendOutcome> {
  const { form, prefix, texts, kept, now } = submission;
  const key = kept?.key ?? (await submissionKey(prefix));
  if (key === undefined) return { ...failed(texts.submission.noKey), kept: undefined };
  const body = { ...submissionPayload({ ...submission, formId: form.id, key }), formVersion: submission.formVersion };
  const toKeep = { key, givenAt: kept?.givenAt ?? now(), sent: body.form };
  const answer = await post(`${prefix}/api/form/SaveFormSubmission`, body).catch(() => undefined);
  try {
    if (answer?.ok === true) {
      await readSubmissionId(answer);
      return stored(form);
    }
    if (answer?.status === 401 && kept !== undefined) {
      // The key can only be used up by the attempt whose response was lost, so that submission is stored. Changed answers need a new key.
      const isStored = kept.sent === body.form && now() - kept.givenAt < keyLifeMs;
      return isStored ? stored(form) : await sendAnswers({ ...submission, kept: undefined });
    }
    const said: unknown = await answer?.json().catch(() => undefined);
    const failure = submitFailure(answer?.status ?? 0, said, texts.submission);
    return { ok: false, failure, kept: answer === undefined || answer.status >= 500 ? toKeep : undefined };
  } catch {
    return { ...failed(texts.submission.processing), kept: toKeep };
  }
}

function stored(form: Form): SendOutcome {
  track(isSubscription(form) ? 'CompleteRegistration' : 'Lead', { formId: form.id });
  return { ok: true };
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

/** A response that does not say what was stored counts as none. */
async function readSubmissionId(answer: Response): Promise<void> {
  const { submissionId } = (await answer.json()) as { readonly submissionId?: unknown };
  if (typeof submissionId !== 'string') throw new TypeError('The answer names no submission.');
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
