import {
  addSiteUser,
  type SignedInSiteUser,
  signedInSiteUser,
  signInSiteUser,
  startTestServer,
  type TestServer,
} from '@awning/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailedToken, mailsTo } from '../site-user.fixture.ts';

const path = '/api/site-users/account';

let server: TestServer;
let user: SignedInSiteUser;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.clock.advance({ minutes: 20 });
  user = await signedInSiteUser(server, { name: 'Una' });
});
afterAll(() => server.close());

describe('the name', () => {
  it('is changed, but not into nothing', async () => {
    expect((await user.put(`${path}/profile`, { name: ' Una Maria ' })).json()).toMatchObject({ name: 'Una Maria' });
    expect((await user.put(`${path}/profile`, { name: ' ' })).status).toBe(400);
    expect((await user.get(path)).json()).toMatchObject({ name: 'Una Maria' });
  });
});

it.each(['Una\r\nBcc: all@shop.test', 'Una\u2028Maria', 'Una\u0007'])(
  'the name is one line, which %j is not',
  async (name) => {
    const answer = await user.put(`${path}/profile`, { name });
    expect([answer.status, answer.json()]).toMatchObject([400, { errors: { name: expect.any(String) } }]);
    expect((await user.get(path)).json()).toMatchObject({ name: 'Una' });
  },
);

describe('the password', () => {
  const newPassword = 'a quite different one';

  it('is changed by who knows the current one; all other sessions end and this one gets a new id', async () => {
    const other = await signInSiteUser(server.visitor(), user);
    const before = user.cookies.get('SiteUserSession')!.value;
    const answer = await user.post(`${path}/password-change`, { currentPassword: user.password, newPassword });

    expect(answer.json()).toMatchObject({ authenticated: true, xsrfToken: expect.not.stringMatching(user.xsrfToken) });
    expect(user.cookies.get('SiteUserSession')!.value).not.toBe(before);
    expect((await user.get(path)).status).toBe(200);
    expect((await other.get(path)).status).toBe(401);
  });

  it('stays when the current one is wrong or the new one is weak', async () => {
    const wrong = await user.post(`${path}/password-change`, { currentPassword: 'guessed', newPassword });
    expect([wrong.status, wrong.json()]).toEqual([
      400,
      expect.objectContaining({ errors: { currentPassword: 'The password is not correct.' } }),
    ]);
    const weak = await user.post(`${path}/password-change`, { currentPassword: user.password, newPassword: 'short' });
    expect(weak.json()).toMatchObject({ errors: { newPassword: expect.any(String) } });
    expect((await user.get(path)).status).toBe(200);
  });
});

describe('the address', () => {
  it('is changed when the new mailbox confirms, and the old one is told', async () => {
    const email = 'una.new@example.test';
    expect((await user.post(`${path}/email-change`, { email, password: user.password })).status).toBe(200);
    const token = await mailedToken(server, email, 'confirm-email');
    expect((await user.get(path)).json()).toMatchObject({ email: user.email });
    expect(await mailsTo(server, user.email)).toEqual([]);

    const wrong = await server.visitor().put(`${path}/email`, { token, password: 'guessed' });
    expect(wrong.json()).toMatchObject({ errors: { password: 'The password is not correct.' } });
    const answer = await server.visitor().put(`${path}/email`, { token, password: user.password });
    expect(answer.json()).toEqual({ ok: true, email });
    expect((await user.get(path)).json()).toMatchObject({ email });
    expect(await mailsTo(server, user.email)).toMatchObject([
      { kind: 'site-user-email-changed', text: expect.stringContaining(email) },
    ]);
    const again = await server.visitor().put(`${path}/email`, { token, password: user.password });
    expect(again.status).toBe(404);
  });

  it('reveals nothing about an address of another account, and never takes it', async () => {
    const other = await addSiteUser(server);
    const answer = await user.post(`${path}/email-change`, { email: other.email, password: user.password });
    expect(answer.json()).toEqual({ ok: true });
    await server.runJobs();
    const mails = await mailsTo(server, other.email);

    expect(mails).toMatchObject([{ kind: 'site-user-already-there' }]);
    expect(mails[0]!.text).not.toContain('token=');
  });

  it('goes to one of two who confirm the same one at the same time', async () => {
    const email = 'shared@example.test';
    const rival = await signedInSiteUser(server);
    const tokens: string[] = [];
    for (const person of [user, rival]) {
      await person.post(`${path}/email-change`, { email, password: person.password });
      tokens.push(await mailedToken(server, email, 'confirm-email'));
    }
    const answers = await Promise.all(
      tokens.map((token) => server.visitor().put(`${path}/email`, { token, password: user.password })),
    );

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  });

  it('needs the password', async () => {
    const answer = await user.post(`${path}/email-change`, { email: 'x@example.test', password: 'guessed' });

    expect(answer.json()).toMatchObject({ errors: { password: 'The password is not correct.' } });
    await server.runJobs();
    expect(await mailsTo(server, 'x@example.test')).toEqual([]);
  });
});

describe('the page, by plain forms', () => {
  it('saves the name, and shows a wrong form again', async () => {
    const saved = await user.submit('/account/profile', { name: 'Una P.' });
    expect(saved.headers['location']).toBe('/account?notice=name-saved');
    const page = await user.get('/account?notice=name-saved');
    expect(page.text).toContain('value="Una P."');
    expect(page.text).toContain('Your name was saved.');

    const wrong = await user.submit('/account/email', { email: 'other@example.test', password: 'guessed' });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('value="other@example.test"');
    expect(wrong.text).toContain('The password is not correct.');
    const weak = await user.submit('/account/password', { currentPassword: user.password, newPassword: 'short' });
    expect([weak.status, weak.text.includes('Please use at least 10 characters.')]).toEqual([400, true]);
  });

  it('never shows a text from a link', async () => {
    expect((await user.get('/account?notice=call+me')).text).not.toContain('call me');
  });
});
