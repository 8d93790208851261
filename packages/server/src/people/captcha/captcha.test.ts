import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formMessages } from '@awning/forms';
import { TeamRole } from '@awning/site-model';
import {
  addForm,
  changeForm,
  eventually,
  signedInMember,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formFeature } from '../../site/form/feature.ts';
import { teamFeature } from '../team/feature.ts';
import { challengeFor, encode, solve } from './captcha.fixture.ts';
import { captchaFeature } from './feature.ts';

const { captcha: words } = formMessages('en');
const settingsPath = '/api/captcha/settings';

let provider: Server;
let asked: Record<string, string>[] = [];
/** The next response of the provider's stub. */
let verdict: (response: string) => { status: number; body: string };
let server: TestServer;
let admin: Visitor;
let formId: string;
beforeAll(async () => {
  provider = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const fields = Object.fromEntries(new URLSearchParams(body));
      asked.push({ ...fields, path: request.url ?? '' });
      const { status, body: text } = verdict(fields['response'] ?? '');
      response.writeHead(status, { 'content-type': 'application/json' }).end(text);
    });
  });
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const { port } = provider.address() as AddressInfo;
  server = await startTestServer({
    features: [teamFeature, formFeature, captchaFeature],
    settings: { RECAPTCHA_URL: `http://127.0.0.1:${port}/recaptcha` },
  });
  admin = await signedInMember(server);
  formId = await addForm(server, { form: { fields: [{ id: 'a', kind: 'text', title: 'A' }], captchaEnabled: true } });
});
afterAll(async () => {
  await server.close();
  provider.close();
});
beforeEach(() => {
  asked = [];
  verdict = (response) => ({ status: 200, body: JSON.stringify({ success: response === 'human' }) });
});

describe('recaptcha', () => {
  const body = { provider: 'recaptcha', siteKey: 'site-key', secretKey: 'secret-key' };
  beforeEach(() => setUp(admin, body));

  it('is set up by its two keys', async () => {
    expect(await setUp(admin, body)).toEqual({ provider: 'recaptcha', siteKey: 'site-key', hasSecretKey: true });
  });

  it('asks the provider with secret key, token and address', async () => {
    expect((await submit('human')).status).toBe(200);
    expect(asked).toEqual([
      {
        path: '/recaptcha/api/siteverify',
        secret: 'secret-key',
        response: 'human',
        remoteip: expect.stringMatching(/^10\./),
      },
    ]);
  });

  it('is asked for as the owner wants it today, whatever version of the form is named', async () => {
    const fields = [{ id: 'a', kind: 'text', title: 'A' }];
    const id = await addForm(server, { form: { fields } });
    await changeForm(admin, id, { name: 'Contact', fields, captchaEnabled: true });
    for (const formVersion of [1, 2, undefined]) {
      const { key } = (await server.visitor().send('POST', '/api/form/FormSubmissionKey')).json<{ key: string }>();
      const body = { key, formId: id, form: JSON.stringify({ a: 'x' }), ...(formVersion && { formVersion }) };
      const answer = await server.visitor().send('POST', '/api/form/SaveFormSubmission', { body });
      expect([formVersion, answer.status, answer.json<{ error: string }>().error]).toEqual([
        formVersion,
        400,
        words.incomplete,
      ]);
    }
  });

  it('refuses what the provider refuses, and stores nothing', async () => {
    const before = await countSubmissions();
    const answer = await submit('robot');
    expect([answer.status, answer.json()]).toEqual([400, expect.objectContaining({ error: words.refused })]);
    expect(await countSubmissions()).toBe(before);
  });

  it('asks for the captcha when it is missing, without asking the provider', async () => {
    const answer = await submit(undefined);
    expect([answer.status, answer.json()]).toEqual([400, expect.objectContaining({ error: words.incomplete })]);
    expect(asked).toEqual([]);
  });

  it.each([
    [500, '{"success":true}'],
    [200, 'no json'],
    [200, '{"success":"true"}'],
    [302, ''],
  ])('is closed when the provider answers %i %s', async (status, text) => {
    verdict = () => ({ status, body: text });
    expect((await submit('human')).json()).toMatchObject({ error: words.refused });
  });

  it('is closed when the provider cannot be reached', async () => {
    const lost = await startTestServer({
      features: [formFeature, captchaFeature, teamFeature],
      settings: { RECAPTCHA_URL: 'http://127.0.0.1:1/recaptcha' },
    });
    const owner = await signedInMember(lost);
    await setUp(owner, { provider: 'recaptcha', siteKey: 'a', secretKey: 'b' });
    const form = { fields: [{ id: 'a', kind: 'text', title: 'A' }], captchaEnabled: true };
    const id = await addForm(lost, { form });
    expect((await submit('human', lost, id)).json()).toMatchObject({ error: words.refused });
    await lost.close();
  });

  it('needs a secret key once, and never tells it', async () => {
    const owner = await signedInMember(server, { website: server.otherWebsite });
    const refused = await owner.put(settingsPath, { provider: 'recaptcha', siteKey: 'x' });
    expect([refused.status, refused.json()]).toEqual([400, expect.objectContaining({ reason: 'secretNeeded' })]);
    const told = await setUp(admin, { provider: 'recaptcha', siteKey: 'other' });
    expect(told).toEqual({ provider: 'recaptcha', siteKey: 'other', hasSecretKey: true });
    const dump = await Promise.all([
      server.database.kysely
        .selectFrom('website_secret')
        .selectAll()
        .where('website_id', '=', server.website.id)
        .execute(),
      server.database.kysely.selectFrom('audit').selectAll().where('website_id', '=', server.website.id).execute(),
      server.database.kysely.selectFrom('website').selectAll().where('id', '=', server.website.id).execute(),
    ]);
    expect(JSON.stringify(dump)).not.toContain('secret-key');
    expect(
      dump
        .flat()
        .map((row) => ('sealed' in row ? row.sealed.toString('latin1') : ''))
        .join(''),
    ).not.toContain('secret-key');
  });

  it('does not take the work of the built-in captcha, whose challenges sign-in needs on every website', async () => {
    const answer = await server.visitor().get('/api/captcha/challenge');
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect((await submit(await solve(answer.json()))).json()).toMatchObject({ error: words.refused });
  });
});

describe('altcha', () => {
  beforeEach(() => setUp(admin, { provider: 'altcha' }));

  it('needs no keys of a third party', async () => {
    const told = await setUp(admin, { provider: 'altcha' });
    expect(told).toMatchObject({ provider: 'altcha', siteKey: expect.stringMatching(/^.{16}$/) });
  });

  it('takes a solved challenge, once', async () => {
    const solved = await solve(await challenge());
    expect((await submit(solved)).status).toBe(200);
    expect((await submit(solved)).json()).toMatchObject({ error: words.refused });
  });

  it('of several who come with one solution at once, takes one', async () => {
    const solved = await solve(await challenge());
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(solved)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(9);
  });

  it('keeps a solution for a better try when the answers were wrong', async () => {
    const required = { fields: [{ id: 'a', kind: 'text', title: 'A', required: true }], captchaEnabled: true };
    const id = await addForm(server, { form: required });
    const solved = await solve(await challenge());
    expect((await submit(solved, server, id, {})).json()).toMatchObject({ errors: { a: 'Required' } });
    expect((await submit(solved, server, id)).status).toBe(200);
  });

  it('refuses a solution that is too old', async () => {
    const solved = await solve(await challenge());
    server.clock.advance({ minutes: 20 });
    expect((await submit(solved)).json()).toMatchObject({ error: words.refused });
  });

  it('refuses a challenge made easier, another one’s solution, and what is no solution at all', async () => {
    const [first, second] = [await challenge(), await challenge()];
    const { solution } = decode(await solve(first));
    const easier = { ...second, parameters: { ...second.parameters, cost: 1, keyPrefix: '0' } };
    const later = { ...first, parameters: { ...first.parameters, data: { expires: 9_999_999_999_999 } } };
    const forged = [
      { challenge: second, solution },
      { challenge: easier, solution: await solveChallenge({ challenge: easier, deriveKey }) },
      { challenge: later, solution },
      { challenge: { ...first, signature: '' }, solution },
      { challenge: { ...first, signature: { length: 64 } }, solution },
      { challenge: first, solution: { counter: 'x', derivedKey: 7 } },
      { challenge: first, solution: null },
      { challenge: null, solution },
      null,
      [],
    ];
    const tokens = [...forged.map(encode), 'nonsense', '', '%%%', Buffer.from('{').toString('base64')];
    for (const token of tokens) {
      const answer = await submit(token);
      expect([answer.status, answer.json<{ error: string }>().error]).toEqual([
        400,
        token === '' ? words.incomplete : words.refused,
      ]);
    }
  });

  it('of another website, and of an earlier site key, is worth nothing', async () => {
    const owner = await signedInMember(server, { website: server.otherWebsite });
    await setUp(owner, { provider: 'altcha' });
    const elsewhere = await solve(await challenge(server.visitor(server.otherWebsite)));
    expect((await submit(elsewhere)).status).toBe(400);
    const earlier = await solve(await challenge());
    await setUp(admin, { provider: 'altcha' });
    expect((await submit(earlier)).status).toBe(400);
  });

  it('forgets used proofs when they have expired', async () => {
    await submit(await solve(await challenge()));
    server.clock.advance({ hours: 1 });
    await server.parts.jobs.add(server.database, 'captcha.sweep', {});
    await server.runJobs();
    const rows = server.database.kysely.selectFrom('captcha_use').selectAll();
    expect(await rows.where('website_id', '=', server.website.id).execute()).toEqual([]);
  });
});

describe('without a captcha', () => {
  it('a form that wants one is sent without (CAPTCHA-001 on the server)', async () => {
    expect(await setUp(admin, { provider: 'none' })).toMatchObject({ provider: 'none', siteKey: '' });
    expect((await submit(undefined)).status).toBe(200);
  });

  it('only administrators set it up', async () => {
    const editor = await signedInMember(server, { roles: [TeamRole.EDITOR] });
    expect((await editor.put(settingsPath, { provider: 'altcha' })).status).toBe(403);
    expect((await editor.get(settingsPath)).status).toBe(403);
  });
});

async function setUp(owner: Visitor, body: object): Promise<unknown> {
  const answer = await owner.put(settingsPath, body);
  expect(answer.status).toBe(200);
  // The change reaches the process through the database, a moment later.
  await eventually(async () => expect((await owner.get(settingsPath)).text).toBe(answer.text));
  return answer.json();
}

async function submit(captchaKey: string | undefined, on = server, id = formId, answers: object = { a: 'x' }) {
  on.clock.advance({ seconds: 1 });
  const visitor = on.visitor();
  const { key } = (await visitor.send('POST', '/api/form/FormSubmissionKey')).json<{ key: string }>();
  const body = { key, formId: id, form: JSON.stringify(answers), ...(captchaKey !== undefined && { captchaKey }) };
  return visitor.send('POST', '/api/form/SaveFormSubmission', { body });
}

async function challenge(visitor = server.visitor()): Promise<Challenge> {
  return challengeFor(visitor);
}

function decode(token: string): { solution: unknown } {
  return JSON.parse(Buffer.from(token, 'base64').toString()) as { solution: unknown };
}

async function countSubmissions(): Promise<bigint> {
  const { count } = await server.database.kysely
    .selectFrom('form_submission')
    .select((row) => row.fn.countAll<bigint>().as('count'))
    .where('website_id', '=', server.website.id)
    .executeTakeFirstOrThrow();
  return count;
}
