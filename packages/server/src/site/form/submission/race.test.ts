import { formMessages } from '@awning/forms';
import { addForm, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailFeature } from '../../../platform/mail/feature.ts';
import { newsletterFeature } from '../../newsletter/feature.ts';
import { formFeature } from '../feature.ts';

const isFull = process.env['AWNING_FULL'] === '1';
const rounds = isFull ? 20 : 3;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    features: [formFeature, mailFeature, newsletterFeature],
    settings: { RATE_LIMITS: 'form-submission=9999', PRIVATE_WEBHOOKS: 'allow' },
  });
});
afterAll(() => server.close());

test(`reliability 30: one key used 100 times at once stores one submission, with its mail and its webhook (${rounds} rounds)`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const formId = await addForm(server, {
      form: { formType: 'newsletter' },
      delivery: { notifyEmail: 'owner@shop.test', webhookUrl: 'http://127.0.0.1:9/' },
    });
    const { key } = (await server.visitor().send('POST', '/api/form/FormSubmissionKey')).json<{ key: string }>();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => submit(formId, key, `${round}-${index}@example.com`)),
    );
    const won = answers.filter(({ status }) => status === 200);
    const lost = answers.filter(({ status }) => status === 401);
    expect([won.length, lost.length]).toEqual([1, 99]);
    expect(lost[0]?.json()).toMatchObject({ error: formMessages('en').submission.keyRefused });
    const { submissionId } = won[0]!.json<{ submissionId: string }>();
    const stored = await rowsOf('form_submission', formId);
    expect(stored.map(({ id }) => id)).toEqual([submissionId]);
    const count = async (table: 'mail' | 'form_webhook' | 'newsletter_contact') => {
      const { total } = await server.database.kysely
        .selectFrom(table)
        .select((row) => row.fn.countAll<bigint>().as('total'))
        .where('website_id', '=', server.website.id)
        .executeTakeFirstOrThrow();
      return Number(total);
    };
    // Two mails per round: to the owner, and to the new contact.
    expect([await count('mail'), await count('form_webhook'), await count('newsletter_contact')]).toEqual([
      2 * (round + 1),
      round + 1,
      round + 1,
    ]);
  }
});

async function submit(formId: string, key: string, email: string) {
  const body = { key, formId, form: JSON.stringify({ email }) };
  return server.visitor().send('POST', '/api/form/SaveFormSubmission', { body });
}

async function rowsOf(table: 'form_submission', formId: string) {
  return server.database.kysely
    .selectFrom(table)
    .select('id')
    .where('website_id', '=', server.website.id)
    .where('form_id', '=', formId)
    .execute();
}
