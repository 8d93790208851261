import { type Connection, statement } from '../../../platform/database/index.ts';

export interface WebhookState {
  readonly state: 'waiting' | 'delivered' | 'failed';
  readonly attempts: number;
  readonly lastError: string | null;
}

const writeWebhook = statement(
  'form-webhook-insert',
  `insert into form_webhook (website_id, submission_id, state, updated_at) values ($1, $2, 'waiting', $3)`,
);

export async function insertWebhook(
  connection: Connection,
  websiteId: string,
  submissionId: string,
  at: Date,
): Promise<void> {
  await connection.run(writeWebhook, [websiteId, submissionId, at]);
}

const webhookOf = statement<WebhookState>(
  'form-webhook-read',
  `select state, attempts, last_error as "lastError" from form_webhook where website_id = $1 and submission_id = $2`,
);

export async function selectWebhook(
  connection: Connection,
  websiteId: string,
  submissionId: string,
): Promise<WebhookState | undefined> {
  return (await connection.run(webhookOf, [websiteId, submissionId]))[0];
}

const noteWebhook = statement(
  'form-webhook-note',
  `update form_webhook set state = $3, attempts = attempts + 1, last_error = $4, updated_at = $5
    where website_id = $1 and submission_id = $2`,
);

export async function recordWebhook(
  connection: Connection,
  websiteId: string,
  submissionId: string,
  outcome: { readonly state: WebhookState['state']; readonly error: string | null; readonly at: Date },
): Promise<void> {
  await connection.run(noteWebhook, [websiteId, submissionId, outcome.state, outcome.error, outcome.at]);
}
