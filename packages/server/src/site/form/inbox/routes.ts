import type { Language } from '@awning/formats';
import { inBatches, sendCsv } from '../../../platform/csv/index.ts';
import { Done } from '../../../platform/done.ts';
import { defineRoute, type Route, refused } from '../../../platform/http/index.ts';
import { IdParams } from '../../../platform/id.ts';
import { pageOf, ROWS_TO_FETCH } from '../../../platform/page.ts';
import type { Parts } from '../../../platform/parts.ts';
import { createSeal } from '../../../platform/seal/index.ts';
import { auditForm } from '../audit.ts';
import { selectForm } from '../definition/store.ts';
import { selectWebhook } from '../delivery/store.ts';
import { type FormReason, formMessages } from '../messages.ts';
import * as schema from '../schema.ts';
import { SECRET_ANSWERS } from '../submission/submit.ts';
import { openReading, type Reading, summaryOf } from './reading.ts';
import { forgetSubmission } from './retention.ts';
import { type StoredSubmission, selectSubmission, selectSubmissions } from './store.ts';

const path = '/api/form-submissions/:id';

const reading = {
  method: 'GET',
  access: { kind: 'team', right: 'formSubmissions.read' },
  forgery: 'safe',
  limit: 'unlimited',
} as const;
const goneForm = gone('formGone');
const goneSubmission = gone('submissionGone');

/** The submissions of visitors, for the team (D-082). */
export function inboxRoutes(parts: Parts): Route[] {
  const { database, clock } = parts;
  return [
    defineRoute({
      ...reading,
      path: '/api/forms/:id/submissions',
      summary: 'What was sent with a form, the latest first, 50 at a time; `q` searches the answers.',
      schema: { params: IdParams, query: schema.SubmissionListQuery, answer: schema.SubmissionListAnswer },
      refusals: { 404: formMessages.formGone },
      handle: async ({ website, params, query, textLanguage }) => {
        const form = await selectForm(database, website.id, params.id);
        if (form === undefined) return goneForm;
        const filter = { formId: form.id, after: query.after, search: searched(query.q), limit: ROWS_TO_FETCH };
        const found = await selectSubmissions(database, website.id, filter);
        const { rows, nextAfter } = pageOf(found);
        const open = await openReading(database, website, form.id);
        return {
          form: { id: form.id, name: form.name, isArchived: form.isArchived },
          submissions: rows.map((submission) => listed(open, submission, textLanguage)),
          nextAfter,
        };
      },
    }),
    defineRoute({
      ...reading,
      path,
      summary: 'One submission with all its answers; passwords are masked.',
      schema: { params: IdParams, answer: schema.SubmissionAnswer },
      refusals: { 404: formMessages.submissionGone },
      handle: async ({ website, params, textLanguage }) => {
        const submission = await selectSubmission(database, website.id, params.id);
        if (submission === undefined) return goneSubmission;
        const open = await openReading(database, website, submission.formId);
        const { id: pageId, kind: pageKind, permission: pagePermission } = submission.page;
        return {
          ...listed(open, submission, textLanguage),
          pageId,
          pageKind,
          pagePermission,
          answers: [...open.answersOf(submission, textLanguage)],
          webhook: (await selectWebhook(database, website.id, submission.id)) ?? null,
        };
      },
    }),
    defineRoute({
      ...reading,
      access: { kind: 'team', right: 'formPasswords.read' },
      path: `${path}/passwords`,
      summary: 'What was typed into the password fields of a submission. Reading it is written down.',
      schema: { params: IdParams, answer: schema.PasswordsAnswer },
      refusals: { 404: formMessages.submissionGone, 409: formMessages.passwordsSealed },
      handle: async ({ website, member, params }) => {
        const submission = await selectSubmission(database, website.id, params.id);
        if (submission === undefined) return goneSubmission;
        const { secrets, formId, id } = submission;
        const text =
          secrets === null ? '{}' : createSeal(parts.config.secrets).open(SECRET_ANSWERS, website.id, secrets);
        if (text === undefined) {
          return refused(409, formMessages.passwordsSealed, {
            extra: { reason: 'passwordsSealed' satisfies FormReason },
          });
        }
        await auditForm(database, clock, member, 'passwordsRead', formId, { after: { submissionId: id } });
        return { passwords: JSON.parse(text) as Record<string, string> };
      },
    }),
    defineRoute({
      method: 'DELETE',
      path,
      summary: 'Deletes a submission for good, with the mail that told of it.',
      access: { kind: 'team', right: 'forms.edit', fresh: true },
      forgery: 'crumb',
      limit: 'team-change',
      schema: { params: IdParams, answer: Done },
      refusals: { 404: formMessages.submissionGone },
      handle: ({ website, member, params }) =>
        database.transaction(async (connection) => {
          const deleted = await forgetSubmission(connection, website.id, params.id);
          if (deleted === undefined) return goneSubmission;
          const before = { submissionId: params.id };
          await auditForm(connection, clock, member, 'submissionDeleted', deleted.formId, { before });
          return { ok: true };
        }),
    }),
    defineRoute({
      ...reading,
      access: { kind: 'team', right: 'formSubmissions.read', fresh: true },
      path: '/config/forms/:id/submissions.csv',
      schema: { params: IdParams, query: schema.SubmissionListQuery },
      refusals: { 404: formMessages.formGone },
      handle: async ({ website, member, params, query, textLanguage }, reply) => {
        const form = await selectForm(database, website.id, params.id);
        if (form === undefined) return goneForm;
        await auditForm(database, clock, member, 'submissionsExported', form.id);
        const open = await openReading(database, website, form.id);
        const rows = inBatches((after, limit) =>
          selectSubmissions(database, website.id, { formId: form.id, after, search: searched(query.q), limit }),
        );
        const head = [...csvHead, ...open.questions.map(({ title, id }) => title || id)];
        return sendCsv(reply, `form-${form.id}.csv`, head, cellsOf(open, rows, textLanguage));
      },
    }),
  ];
}

const csvHead = ['Submitted', 'Language', 'Page', 'Path'];

async function* cellsOf(
  open: Reading,
  submissions: AsyncIterable<StoredSubmission>,
  language: Language,
): AsyncGenerator<readonly string[]> {
  for await (const submission of submissions) {
    const { submittedAt, page } = submission;
    const answers = open.questions.map((question) => open.cell(submission, question, language));
    yield [submittedAt.toISOString(), submission.language, page.title, page.path, ...answers];
  }
}

function listed(open: Reading, submission: StoredSubmission, language: Language) {
  const { id, submittedAt, version, email, page } = submission;
  return {
    id,
    submittedAt: submittedAt.toISOString(),
    version,
    language: submission.language,
    email,
    summary: summaryOf(open.answersOf(submission, language)),
    pageTitle: page.title,
    pagePath: page.path,
  };
}

function searched(text: string | undefined): string | undefined {
  return text?.trim().toLowerCase() || undefined;
}

function gone(reason: 'formGone' | 'submissionGone') {
  return refused(404, formMessages[reason], { extra: { reason } });
}
