import type { Language } from '@awning/formats';
import {
  captchaMessages,
  checkAnswers,
  fieldErrorMessages,
  fieldErrorTexts,
  maxAnswersTextLength,
  pageOfPayload,
  parseAnswers,
  submissionMessages,
} from '@awning/forms';
import { defineRoute, type Refusal, type Route, refused } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { localForm } from '../definition/published.ts';
import { selectForm } from '../definition/store.ts';
import * as schema from '../schema.ts';
import { issueKey } from './key.ts';
import { type SubmitOutcome, submitForm } from './submit.ts';

const words = submissionMessages('en');
/** Answers are JSON text inside JSON, and a character may take three bytes. */
export const SUBMISSION_LIMIT = 3 * maxAnswersTextLength;

const visitor = { method: 'POST', access: { kind: 'anyone' }, impersonal: true } as const;
const exampleAnswers = { email: 'ada@example.com', message: 'Hello' };
const tooManyText = (language: Language) => submissionMessages(language).tooMany;

/** The calls of a form in the browser (seed of the storefront section 7). */
export function submissionRoutes(parts: Parts): Route[] {
  const { database, clock } = parts;
  return [
    defineRoute({
      ...visitor,
      path: '/api/rest/forms/validate/:formId',
      summary: 'Checks answers without storing them: `{}` when they are good.',
      // Nothing is changed or stored, so forgery does no harm.
      forgery: 'beacon',
      accepts: ['json'],
      limit: 'beacon',
      bodyLimit: SUBMISSION_LIMIT,
      schema: { params: schema.ValidateParams, body: schema.ValidateBody, answer: schema.ValidateAnswer },
      refusals: { 404: words.notConfigured },
      examples: [{ body: exampleAnswers }],
      handle: async ({ website, language, textLanguage, params, body }) => {
        const stored = await selectForm(database, website.id, params.formId);
        if (!stored || stored.isArchived) return refused(404, submissionMessages(textLanguage).notConfigured);
        const { strictEmailEndings } = website.settings;
        const checked = checkAnswers(localForm(website, language, stored), body, { strictEmailEndings });
        return checked.ok ? {} : submitRefusal({ ok: false, reason: 'fields', errors: checked.errors }, textLanguage);
      },
    }),
    defineRoute({
      ...visitor,
      path: '/api/form/FormSubmissionKey',
      summary: 'A key with which one submission can be stored, within an hour.',
      forgery: 'own-secret',
      accepts: ['json', 'form'],
      limit: 'submission-key',
      tooManyText,
      schema: { answer: schema.KeyAnswer },
      handle: async ({ website }, reply) => {
        reply.header('cache-control', 'no-store');
        return { key: await issueKey(database, clock, website.id) };
      },
    }),
    defineRoute({
      ...visitor,
      path: '/api/form/SaveFormSubmission',
      summary: 'Stores what a visitor has filled in.',
      forgery: 'own-secret',
      accepts: ['json', 'form'],
      limit: 'form-submission',
      limitSubject: ({ body }) => body.formId,
      tooManyText,
      bodyLimit: SUBMISSION_LIMIT,
      schema: { body: schema.SubmissionBody, answer: schema.SavedAnswer },
      refusals: { 401: words.keyRefused, 404: words.notConfigured },
      examples: [{ body: { key: '', formId: '', form: JSON.stringify(exampleAnswers) } }],
      handle: async (request) => {
        const { website, language, textLanguage, body } = request;
        const { key = '', formId = '', form, captchaKey, formVersion } = body;
        const outcome = await submitForm(parts, {
          address: request.ip,
          website,
          language,
          formId,
          version: formVersion === undefined ? undefined : Number(formVersion),
          key,
          read: () => parseAnswers(form),
          captchaKey,
          page: pageOfPayload({ ...body, key }),
        });
        return outcome.ok ? { submissionId: outcome.submissionId } : submitRefusal(outcome, textLanguage);
      },
    }),
  ];
}

type Refused = Extract<SubmitOutcome, { ok: false }>;

/** Each reason has its status and text (D-074). */
function submitRefusal(outcome: Refused, language: Language): Refusal {
  const text = submitText(outcome, language);
  if (outcome.reason === 'fields') {
    return refused(400, text, { errors: fieldErrorTexts(outcome.errors, fieldErrorMessages(language)) });
  }
  return refused(statuses[outcome.reason], text);
}

const statuses: Readonly<Record<Exclude<Refused['reason'], 'fields'>, number>> = {
  'not-configured': 404,
  key: 401,
  unreadable: 400,
  'captcha-missing': 400,
  'captcha-refused': 400,
};

export function submitText({ reason }: Refused, language: Language): string {
  const submission = submissionMessages(language);
  const captcha = captchaMessages(language);
  const texts: Readonly<Record<Refused['reason'], string>> = {
    'not-configured': submission.notConfigured,
    key: submission.keyRefused,
    fields: submission.invalidFields,
    unreadable: submission.unreadable,
    'captcha-missing': captcha.incomplete,
    'captcha-refused': captcha.refused,
  };
  return texts[reason];
}
