import { addSiteUser, signInSiteUser, startTestServer, type TestServer, type TestSiteUser } from '@awning/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailedToken, mailsTo } from '../site-user.fixture.ts';

const path = '/api/site-users/account';
const password = 'another walk on the beach';

let server: TestServer;
let user: TestSiteUser;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.clock.advance({ minutes: 20 });
  user = await addSiteUser(server);
});
afterAll(() => server.close());

describe('asking for a new password', () => {
  it('answers the same for an address without an account, and mails only to one that has it', async () => {
    const known = await server.visitor().post(`${path}/password-reset`, { email: user.email });
    const unknown = await server.visitor().post(`${path}/password-reset`, { email: 'nobody@example.test' });
    await server.runJobs();

    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(await mailsTo(server, user.email)).toMatchObject([{ kind: 'site-user-password-reset' }]);
    expect(await mailsTo(server, 'nobody@example.test')).toEqual([]);
  });

  it('mails at most three links an hour', async () => {
    for (let index = 0; index < 5; index += 1) await ask();

    expect(await mailsTo(server, user.email)).toHaveLength(3);
  });

  it('never leads to a host that the caller wrote', async () => {
    await server
      .visitor()
      .post(`${path}/password-reset`, { email: user.email }, { 'x-forwarded-host': 'evil.example' });
    await server.runJobs();
    const [mail] = await mailsTo(server, user.email);

    expect(mail!.text).toContain('http://shop.test/account/new-password?token=');
  });
});

describe('the link', () => {
  it('sets the password once, ends every session, takes other links along and signs in', async () => {
    const before = await signInSiteUser(server.visitor(), user);
    const other = await asked();
    const token = await asked();
    const visitor = server.visitor();
    const answer = await visitor.put(`${path}/password`, { token, password });

    expect(answer.json()).toMatchObject({ authenticated: true, siteUserId: user.id, xsrfToken: expect.any(String) });
    expect((await visitor.get(path)).status).toBe(200);
    expect((await before.get(path)).status).toBe(401);
    expect(await use(token)).toBe(404);
    expect(await use(other)).toBe(404);
    expect(await signIn(user.password)).toBe(401);
    expect(await signIn(password)).toBe(200);
  });

  it('ends after an hour, and is worth nothing on another website', async () => {
    const token = await asked();
    expect((await server.visitor(server.otherWebsite).put(`${path}/password`, { token, password })).status).toBe(404);
    server.clock.advance({ hours: 1 });

    expect(await use(token)).toBe(404);
    expect(await signIn(user.password)).toBe(200);
  });

  it('works for one of several who use it at the same time', async () => {
    const token = await asked();
    const answers = await Promise.all([1, 2, 3].map(() => use(token)));

    expect(answers.toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
  });

  it('stays valid when the new password is too weak, and is stored as a hash alone', async () => {
    const token = await asked();
    const weak = await server.visitor().put(`${path}/password`, { token, password: user.email });
    expect(weak.json()).toMatchObject({ errors: { password: expect.any(String) } });
    const rows = await server.database.kysely
      .selectFrom('site_user_link')
      .selectAll()
      .where('website_id', '=', server.website.id)
      .where('site_user_id', '=', user.id)
      .execute();

    expect(rows[0]!.token_hash).toHaveLength(32);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await use(token)).toBe(200);
  });

  it('does not confirm an address, nor does a link that confirms one set a password', async () => {
    const reset = await asked();
    expect(
      (await server.visitor().put(`${path}/email`, { token: reset, password: 'any password at all' })).status,
    ).toBe(404);
    expect(
      (await server.visitor().put(`${path}/confirmation`, { token: reset, password: 'any password at all' })).status,
    ).toBe(404);
    expect(await use(reset)).toBe(200);
  });
});

it('works as plain forms', async () => {
  const visitor = server.visitor();
  const sent = await visitor.submit('/account/reset', { email: user.email });
  expect(sent.headers['location']).toBe('/account/reset?notice=sent');
  const token = await mailedToken(server, user.email, 'new-password');
  const page = await visitor.get(`/account/new-password?token=${token}`);
  expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(page.headers['referrer-policy']).toBe('no-referrer');
  const weak = await visitor.submit('/account/new-password', { token, password: 'short' });
  expect([weak.status, weak.text.includes('Please use at least 10 characters.')]).toEqual([400, true]);
  const saved = await visitor.submit('/account/new-password', { token, password });
  expect(saved.headers['location']).toBe('/account?notice=password-changed');
  expect((await visitor.get('/account?notice=password-changed')).text).toContain('Your password was changed.');
  expect((await visitor.get(`/account/new-password?token=${token}`)).status).toBe(404);
});

async function ask(): Promise<void> {
  expect((await server.visitor().post(`${path}/password-reset`, { email: user.email })).status).toBe(200);
  await server.runJobs();
}

async function asked(): Promise<string> {
  await ask();
  return mailedToken(server, user.email, 'new-password');
}

async function use(token: string): Promise<number> {
  return (await server.visitor().put(`${path}/password`, { token, password })).status;
}

async function signIn(tried: string): Promise<number> {
  return (await server.visitor().post(`${path}/session`, { email: user.email, password: tried })).status;
}
