import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Form, type FormType, formMessages, readForm } from '@awning/forms';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { onTrack, type TrackedEvent } from '../track/track.ts';
import { collectAnswers, sendAnswers } from './send-answers.ts';

const texts = formMessages('en');
const page = { title: 'Contact', id: 'p1', kind: 'item', path: '/contact?x=1', permission: 1 } as const;

function formOf(formType: FormType): Form {
  const fields = [
    { id: 'email', kind: 'email', required: true },
    { id: 'from', kind: 'hidden', key: 'from', value: 'direct' },
  ];
  const read = readForm({ id: 'f1', name: 'Form', formType, fields }, { formTextareaMaxLength: true });
  if (!read.ok) throw new Error(read.reason);
  return read.form;
}

/** Replaces the server, so that every status can be tested. */
type Said = [number, string] | 'cut';
let answers: { key: [number, string]; save: Said | ((body: Record<string, unknown>) => Said) };
let withTimeout: { path: string; body: Record<string, unknown> }[];
const server = createServer((request, response) => void answer(request, response));

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? '';
  const body = JSON.parse(await bodyOf(request)) as Record<string, unknown>;
  withTimeout.push({ path, body });
  const saved = typeof answers.save === 'function' ? answers.save(body) : answers.save;
  const wanted = path.endsWith('FormSubmissionKey') ? answers.key : saved;
  if (wanted === 'cut') {
    request.socket.destroy();
  } else {
    response.writeHead(wanted[0], { 'content-type': 'application/json' }).end(wanted[1]);
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

let prefix: string;
let events: TrackedEvent[];
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  prefix = `http://127.0.0.1:${(server.address() as AddressInfo).port}/de`;
});
afterAll(() => void server.close());
beforeEach(() => {
  withTimeout = [];
  events = [];
  answers = { key: [200, '{"key":"key-1"}'], save: [200, '{"submissionId":"s1"}'] };
  return onTrack((event) => events.push(event));
});

const start = Date.parse('2026-01-01T12:00:00Z');

function send(formType: FormType = 'contact', more: Partial<Parameters<typeof sendAnswers>[0]> = {}) {
  return sendAnswers({
    form: formOf(formType),
    formVersion: 2,
    answers: { email: 'ada@example.com', from: 'letter' },
    page,
    prefix,
    captchaKey: undefined,
    kept: undefined,
    now: () => start,
    texts,
    ...more,
  });
}

describe('sending', () => {
  test('FSUB-001 FSUB-002 FSUB-004 FSUB-005 FSUB-007 FSUB-008 asks for a key and sends the answers with it, in the language of the page', async () => {
    expect(await send()).toEqual({ ok: true });
    expect(withTimeout).toEqual([
      { path: '/de/api/form/FormSubmissionKey', body: {} },
      {
        path: '/de/api/form/SaveFormSubmission',
        body: {
          key: 'key-1',
          formId: 'f1',
          formVersion: 2,
          form: '{"email":"ada@example.com","from":"letter"}',
          pageTitle: 'Contact',
          pageId: 'p1',
          contentSource: 'i',
          pagePath: '/contact',
          pagePermissionTypeValue: 1,
        },
      },
    ]);
  });

  test('FSUB-003 carries the key of a captcha where there is one', async () => {
    await send();
    expect(withTimeout[1]?.body).not.toHaveProperty('captchaKey');
    withTimeout = [];
    await send('contact', { captchaKey: 'token' });
    expect(withTimeout[1]?.body).toMatchObject({ captchaKey: 'token' });
  });

  test('FORM-050 a stored newsletter submission is tracked as a subscription, one of another form is not', async () => {
    await send('newsletter');
    expect(events).toEqual([{ name: 'CompleteRegistration', data: { formId: 'f1' } }]);
    events = [];
    for (const formType of ['contact', 'custom'] as const) await send(formType);
    expect(events.map(({ name }) => name)).toEqual(['Lead', 'Lead']);
  });

  test('FORM-050 a failed submission is not tracked', async () => {
    answers = { ...answers, save: [500, '{}'] };
    await send('newsletter');
    expect(events).toEqual([]);
  });

  test.each([
    ['FSUB-025', 400, '{"errors":{"email":"Required"}}', 'One or more fields is invalid, please check your entries.'],
    ['FSUB-030', 400, '{"error":"Could not …"}', 'Could not …'],
    ['FSUB-026', 401, '{}', 'Unable to submit form. Please try again later.'],
    ['FSUB-027', 404, '{}', 'This form has not been configured yet.'],
    ['FSUB-028', 429, '{}', 'Unable to submit form. Submission rate limit exceeded. Please try again later.'],
    ['FSUB-029', 500, '{}', 'Unable to send form. Please try again later.'],
    ['FSUB-030', 503, '{"error":"We are moving house."}', 'We are moving house.'],
    ['FSUB-031', 502, '<html>', 'Unknown error, please try again later.'],
    ['FSUB-032', 200, 'not JSON', 'Error processing form submission. Please reload and try again.'],
    ['FSUB-032', 200, '{}', 'Error processing form submission. Please reload and try again.'],
  ])('%s an answer of %i with %s reads "%s"', async (_, status, body, text) => {
    answers = { ...answers, save: [status, body] };
    expect(await send()).toMatchObject({ ok: false, failure: { text } });
  });

  test.each([
    [500, '{}'],
    [429, '{}'],
    [200, '{"no":"key"}'],
    [200, 'not JSON'],
  ])('FSUB-034 no key to be had (%i %s) sends nothing', async (status, body) => {
    answers = { ...answers, key: [status, body] };
    expect(await send()).toMatchObject({
      ok: false,
      failure: { text: 'Could not get a form submission key, please try again later.' },
    });
    expect(withTimeout).toHaveLength(1);
  });

  describe('again after a try whose outcome nobody knows', () => {
    const sent = '{"email":"ada@example.com","from":"letter"}';
    const kept = { key: 'key-1', givenAt: start, sent };
    beforeEach(() => {
      answers = {
        key: [200, '{"key":"key-2"}'],
        save: ({ key }) => (key === 'key-1' ? [401, '{}'] : [200, '{"submissionId":"s2"}']),
      };
    });

    test.each(['cut', [500, '{}'], [200, 'not JSON']] as const)('keeps the key (%s)', async (save) => {
      answers = { key: [200, '{"key":"key-1"}'], save: save === 'cut' ? save : [...save] };
      expect(await send()).toMatchObject({ ok: false, kept });
    });

    test('a key that was used means that the first try is stored: nothing is sent twice', async () => {
      expect(await send('contact', { kept, now: () => start + 3_599_999 })).toEqual({ ok: true });
      expect(withTimeout.map(({ path }) => path)).toEqual(['/de/api/form/SaveFormSubmission']);
      expect(events.map(({ name }) => name)).toEqual(['Lead']);
    });

    test.each([
      ['words that were changed since', { answers: { email: 'ada@example.com', from: 'poster' } }],
      ['a key that may have expired', { now: () => start + 3_600_000 }],
    ])('%s are sent with a new key: nothing is lost', async (_, more) => {
      expect(await send('contact', { kept, ...more })).toEqual({ ok: true });
      expect(withTimeout.map(({ body }) => body['key'])).toEqual(['key-1', undefined, 'key-2']);
      expect(events).toHaveLength(1);
    });
  });
});

describe('collecting', () => {
  const form = formOf('contact');
  const typed = { form, raw: { email: ' ada@example.com ' }, query: '', strictEmailEndings: false, texts };

  test('FSUB-019 FSUB-020 gives the sanitised answers, hidden ones from the address of the page', () => {
    expect(collectAnswers({ ...typed, query: '?from=letter' })).toEqual({
      ok: true,
      answers: { email: 'ada@example.com', from: 'letter' },
    });
    expect(collectAnswers(typed)).toMatchObject({ answers: { from: 'direct' } });
  });

  test('keeps the value that a page without scripts has posted before', () => {
    expect(collectAnswers({ ...typed, raw: { ...typed.raw, from: 'kept' } })).toMatchObject({
      answers: { from: 'kept' },
    });
  });

  test('FORM-044 a wrong field blocks with its own sentence and the general one', () => {
    expect(collectAnswers({ ...typed, raw: {} })).toEqual({
      ok: false,
      failure: {
        text: 'One or more fields is invalid, please check your entries.',
        fieldErrors: { email: 'Required' },
      },
    });
  });

  test('the strict endings of addresses count in the browser too', () => {
    const raw = { email: 'name@studio.photography' };
    expect(collectAnswers({ ...typed, raw }).ok).toBe(true);
    expect(collectAnswers({ ...typed, raw, strictEmailEndings: true }).ok).toBe(false);
  });

  test('FSUB-035 values that cannot be read are told as such', () => {
    const raw = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('unreadable');
        },
      },
    );
    expect(collectAnswers({ ...typed, raw })).toMatchObject({
      failure: { text: 'Could not parse the form fields, please check your entries.' },
    });
  });
});
