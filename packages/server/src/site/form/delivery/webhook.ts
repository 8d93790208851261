import { type Answers, answerableFields, answerTo } from '@awning/forms';
import type { Connection } from '../../../platform/database/index.ts';
import type { Task } from '../../../platform/jobs/index.ts';
import { createSender, type Sender } from '../../../platform/outgoing/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { readWebsiteById } from '../../../platform/website/index.ts';
import { openWebhookSecret } from '../definition/definition.ts';
import { localForm } from '../definition/published.ts';
import { selectForm } from '../definition/store.ts';
import { type StoredSubmission, selectSubmission } from '../inbox/store.ts';
import { webhookSignature } from './signature.ts';
import { insertWebhook, recordWebhook, selectWebhook, type WebhookState } from './store.ts';

const WEBHOOK_TASK = 'form.webhook';
/** About eighteen hours with the queue's growing pauses. */
const MAX_ATTEMPTS = 12;

interface WebhookJob {
  readonly websiteId: string;
  readonly submissionId: string;
}

/** In the transaction of the submission. */
export async function queueWebhook(
  { jobs, clock }: Pick<Parts, 'jobs' | 'clock'>,
  connection: Connection,
  websiteId: string,
  submissionId: string,
): Promise<void> {
  await insertWebhook(connection, websiteId, submissionId, clock.now());
  const payload = { websiteId, submissionId } satisfies WebhookJob;
  await jobs.add(connection, WEBHOOK_TASK, payload, { key: `form-webhook:${submissionId}`, maxAttempts: MAX_ATTEMPTS });
}

/**
 * Sends a submission to another server. After a crash between its response and our record of it, the webhook is sent
 * again with the same id, which the receiver can compare (`X-Awning-Delivery`). No transaction is open meanwhile.
 */
export function webhookTask(
  parts: Pick<Parts, 'config' | 'clock' | 'log'>,
  sender: Sender = createSender({ allowsPrivate: parts.config.privateWebhooks === 'allow' }),
): Task<WebhookJob> {
  return {
    name: WEBHOOK_TASK,
    async run({ websiteId, submissionId }, { connection, isLastAttempt, signal }) {
      const hook = await selectWebhook(connection, websiteId, submissionId);
      if (hook?.state !== 'waiting') return;
      const note = (state: WebhookState['state'], error: string | null) =>
        recordWebhook(connection, websiteId, submissionId, { state, error, at: parts.clock.now() });
      const message = await messageOf(parts, connection, websiteId, submissionId);
      if (message === undefined) return note('failed', 'The form has no webhook any more.');
      const { url, secret, body } = message;
      const outcome = await sender.post(url, {
        body,
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Awning',
          'x-awning-event': 'form.submitted',
          'x-awning-delivery': submissionId,
          'x-awning-signature': webhookSignature(secret, body, parts.clock.now()),
        },
        signal,
      });
      if (outcome.ok) return note('delivered', null);
      await note(isLastAttempt || outcome.reason === 'forbidden' ? 'failed' : 'waiting', outcome.detail);
      if (outcome.reason !== 'forbidden') throw new Error(`The webhook was not taken: ${outcome.detail}`);
    },
  };
}

/** Undefined if the form's webhook has been removed meanwhile. */
async function messageOf(
  parts: Pick<Parts, 'config' | 'log'>,
  connection: Connection,
  websiteId: string,
  submissionId: string,
): Promise<{ readonly url: string; readonly secret: string; readonly body: string } | undefined> {
  const submission = await selectSubmission(connection, websiteId, submissionId);
  const form = submission && (await selectForm(connection, websiteId, submission.formId, submission.version));
  const website = form && (await readWebsiteById(connection, websiteId, parts.log));
  const secret = form && openWebhookSecret(parts, websiteId, form);
  if (!submission || !form || !website || !form.webhookUrl || secret === undefined) return undefined;
  const { fields } = localForm(website, submission.language, form);
  return { url: form.webhookUrl, secret, body: JSON.stringify(describe(submission, fields, form.name)) };
}

function describe(
  submission: StoredSubmission,
  fields: Parameters<typeof answerableFields>[0]['fields'],
  name: string,
) {
  const answers = JSON.parse(submission.answers) as Answers;
  const { title, id, kind, path } = submission.page;
  return {
    event: 'form.submitted',
    submissionId: submission.id,
    form: { id: submission.formId, name, version: submission.version },
    submittedAt: submission.submittedAt.toISOString(),
    language: submission.language,
    page: { title, id, kind, path },
    // Passwords are masked here as everywhere.
    answers: answerableFields({ fields }).map((field) => ({
      id: field.id,
      kind: field.kind,
      title: field.title,
      value: answerTo(field, answers),
    })),
  };
}
