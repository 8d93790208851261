import type { Connection } from '../../../platform/database/index.ts';
import { textLanguageOf, type Website } from '../../../platform/website/index.ts';
import { selectForm } from '../definition/store.ts';
import { openReading } from './reading.ts';
import { forgetSubmission } from './retention.ts';
import { selectSubmissionsOf } from './store.ts';

/** The submissions of a person's address, readable for that person; passwords are masked. */
export async function submissionsOf(
  connection: Connection,
  website: Website,
  { emailKey, language }: { readonly emailKey: string; readonly language: string },
): Promise<object[]> {
  const submissions = await selectSubmissionsOf(connection, website.id, emailKey);
  const textLanguage = textLanguageOf({ website, language });
  const forms = new Map<string, Awaited<ReturnType<typeof openForm>>>();
  for (const formId of new Set(submissions.map((submission) => submission.formId))) {
    forms.set(formId, await openForm(connection, website, formId));
  }
  return submissions.map((submission) => {
    const { submittedAt, email, page, formId } = submission;
    const form = forms.get(formId);
    const answers = form?.reading.answersOf(submission, textLanguage).map(({ title, text }) => ({ title, text }));
    const sent = { submittedAt: submittedAt.toISOString(), email, pageTitle: page.title, pagePath: page.path };
    return { form: form?.name, ...sent, answers };
  });
}

async function openForm(connection: Connection, website: Website, formId: string) {
  const form = await selectForm(connection, website.id, formId);
  return { name: form?.name, reading: await openReading(connection, website, formId) };
}

/** Deletes the submissions of a person, with their notification mails. */
export async function forgetSubmissionsOf(connection: Connection, websiteId: string, emailKey: string): Promise<void> {
  for (const { id } of await selectSubmissionsOf(connection, websiteId, emailKey)) {
    await forgetSubmission(connection, websiteId, id);
  }
}
