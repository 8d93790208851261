import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { passwordMask } from '@awning/forms';
import { addForm, signedInMember, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { teamFeature } from '../../../people/team/feature.ts';
import { mailFeature } from '../../../platform/mail/feature.ts';
import { formFeature } from '../feature.ts';

interface Call {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let receiver: Server;
let url: string;
let calls: Call[] = [];
/** The statuses to return, in order; then 200. */
let statuses: number[] = [];
let server: TestServer;
let strict: TestServer;
beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      calls.push({ headers: request.headers, body });
      response.writeHead(statuses.shift() ?? 200).end('seen by nobody');
    });
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  const features = [teamFeature, mailFeature, formFeature];
  server = await startTestServer({ features, settings: { PRIVATE_WEBHOOKS: 'allow' } });
  strict = await startTestServer({ features });
});
afterAll(async () => {
  await server.close();
  await strict.close();
  receiver.close();
});
beforeEach(() => {
  calls = [];
  statuses = [];
});

describe('a webhook', () => {
  it('tells of a submission, signed over the raw body with the time', async () => {
    const fields = [
      { id: 'name', kind: 'name', title: 'Name' },
      { id: 'secret', kind: 'password', title: 'Password' },
    ];
    const formId = await addForm(server, { form: { fields }, delivery: { webhookUrl: url } });
    const id = await send(server, formId, { name: ['Ada', 'Ünï'], secret: 'hunter2' });
    expect(calls).toEqual([]);
    await server.runJobs();
    expect(calls).toHaveLength(1);
    const [{ headers, body } = { headers: {}, body: '' }] = calls;
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'x-awning-event': 'form.submitted',
      'x-awning-delivery': id,
    });
    expect(JSON.parse(body)).toEqual({
      event: 'form.submitted',
      submissionId: id,
      form: { id: formId, name: 'Contact', version: 1 },
      submittedAt: server.clock.now().toISOString(),
      language: 'en',
      page: { title: 'Contact', id: '', kind: 'other', path: '/contact' },
      answers: [
        { id: 'name', kind: 'name', title: 'Name', value: ['Ada', 'Ünï'] },
        { id: 'secret', kind: 'password', title: 'Password', value: passwordMask },
      ],
    });
    const admin = await signedInMember(server);
    const { webhookSecret } = (await admin.get(`/api/forms/${formId}/delivery`)).json<{ webhookSecret: string }>();
    const seconds = server.clock.now().getTime() / 1000;
    const expected = createHmac('sha256', webhookSecret).update(`${seconds}.${body}`).digest('hex');
    expect(headers['x-awning-signature']).toBe(`t=${seconds},v1=${expected}`);
    expect(await stateOf(server, id)).toEqual({ state: 'delivered', attempts: 1, lastError: null });
  });

  it('is tried again with growing pauses, with the same id and a fresh signature', async () => {
    const formId = await addForm(server, { delivery: { webhookUrl: url } });
    statuses = [500, 429, 302];
    const id = await send(server, formId, { email: 'ada@example.com' });
    for (let turn = 0; turn < 4; turn += 1) {
      await server.runJobs({ mayFail: true });
      server.clock.advance({ minutes: 2 });
    }
    expect(calls).toHaveLength(4);
    expect(new Set(calls.map(({ headers }) => headers['x-awning-delivery']))).toEqual(new Set([id]));
    expect(new Set(calls.map(({ body }) => body)).size).toBe(1);
    expect(new Set(calls.map(({ headers }) => headers['x-awning-signature'])).size).toBe(4);
    expect(await stateOf(server, id)).toMatchObject({ state: 'delivered', attempts: 4 });
  });

  it('is given up after twelve tries, and the team sees why', async () => {
    const formId = await addForm(server, { delivery: { webhookUrl: url } });
    statuses = Array.from({ length: 20 }, () => 503);
    const id = await send(server, formId, { email: 'ada@example.com' });
    for (let turn = 0; turn < 15; turn += 1) {
      await server.runJobs({ mayFail: true });
      server.clock.advance({ hours: 8 });
    }
    expect(calls).toHaveLength(12);
    expect(await stateOf(server, id)).toEqual({
      state: 'failed',
      attempts: 12,
      lastError: 'The address answered with status 503.',
    });
  });

  it('is not sent for a submission that was deleted meanwhile', async () => {
    const formId = await addForm(server, { delivery: { webhookUrl: url } });
    const id = await send(server, formId, { email: 'ada@example.com' });
    const admin = await signedInMember(server);
    await admin.delete(`/api/form-submissions/${id}`);
    await server.runJobs();
    expect(calls).toEqual([]);
  });

  it('is not sent where the owner has turned it off meanwhile', async () => {
    const formId = await addForm(server, { delivery: { webhookUrl: url } });
    const id = await send(server, formId, { email: 'ada@example.com' });
    const admin = await signedInMember(server);
    const off = { storageTarget: 'submissions', notifyEmail: null, webhookUrl: null, retentionDays: null };
    await admin.put(`/api/forms/${formId}/delivery`, off);
    await server.runJobs();
    expect(calls).toEqual([]);
    expect(await stateOf(server, id)).toMatchObject({
      state: 'failed',
      lastError: 'The form has no webhook any more.',
    });
  });

  it('that was delivered is not sent again when its job runs once more', async () => {
    const formId = await addForm(server, { delivery: { webhookUrl: url } });
    const submissionId = await send(server, formId, { email: 'ada@example.com' });
    await server.runJobs();
    await server.parts.jobs.add(server.database, 'form.webhook', { websiteId: server.website.id, submissionId });
    await server.runJobs();
    expect(calls).toHaveLength(1);
  });
});

describe('reliability 42: a webhook to this machine', () => {
  it.each([() => url, () => url.replace('127.0.0.1', 'localhost'), () => url.replace('127.0.0.1', '[::ffff:7f00:1]')])(
    'is never sent, whatever was stored (%#)',
    async (address) => {
      const formId = await addForm(strict, { delivery: { webhookUrl: 'https://hook.example/' } });
      // As if it had been allowed when it was saved.
      await strict.database.kysely
        .updateTable('form')
        .set({ webhook_url: address() })
        .where('website_id', '=', strict.website.id)
        .where('id', '=', formId)
        .execute();
      const id = await send(strict, formId, { email: 'ada@example.com' });
      await strict.runJobs();
      strict.clock.advance({ hours: 1 });
      await strict.runJobs();
      expect(calls).toEqual([]);
      expect(await stateOf(strict, id)).toEqual({
        state: 'failed',
        attempts: 1,
        lastError: 'The address is not on the public internet.',
      });
    },
  );
});

async function send(on: TestServer, formId: string, answers: object): Promise<string> {
  const visitor = on.visitor();
  const { key } = (await visitor.send('POST', '/api/form/FormSubmissionKey')).json<{ key: string }>();
  const body = { key, formId, form: JSON.stringify(answers), pageTitle: 'Contact', pagePath: '/contact' };
  const answer = await visitor.send('POST', '/api/form/SaveFormSubmission', { body });
  expect(answer.status).toBe(200);
  return answer.json<{ submissionId: string }>().submissionId;
}

async function stateOf(on: TestServer, id: string): Promise<unknown> {
  const admin = await signedInMember(on);
  return (await admin.get(`/api/form-submissions/${id}`)).json<{ webhook: unknown }>().webhook;
}
