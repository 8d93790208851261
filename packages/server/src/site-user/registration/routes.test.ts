import { addSiteUser, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailedToken, mailsTo } from '../site-user.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const path = '/api/site-users/account';
const password = 'salt glaze and thrift';

describe('registering', () => {
  it('mails a link, and makes the account only when it is used', async () => {
    const email = 'New.Person@example.test';
    const answer = await server.visitor().post(path, { email: ` ${email} `, name: ' Nora New ', password });
    expect([answer.status, answer.json()]).toEqual([200, { ok: true }]);
    expect(await signIn(email)).toBe(401);

    const token = await mailedToken(server, email, 'confirm');
    expect(await signIn(email)).toBe(401);
    const confirmed = await server.visitor().put(`${path}/confirmation`, { token });
    expect(confirmed.json()).toEqual({ ok: true, email });
    expect(await signIn('new.person@EXAMPLE.test')).toBe(200);
    expect((await server.visitor().put(`${path}/confirmation`, { token })).status).toBe(404);
  });

  it('answers the same, after the same single hash, for an address that has an account; only its mailbox learns more', async () => {
    const known = await addSiteUser(server, { name: 'Kim' });
    const [taken, free] = await Promise.all(
      [known.email, 'free@example.test'].map((email) =>
        server.visitor().post(path, { email, name: 'Somebody', password }),
      ),
    );
    await server.runJobs();

    expect([taken!.status, taken!.text]).toEqual([free!.status, free!.text]);
    const mails = await mailsTo(server, known.email);
    expect(mails).toMatchObject([{ kind: 'site-user-already-there', text: expect.stringContaining('Hello Kim') }]);
    expect(mails[0]!.text).not.toContain('token=');
    expect(await signIn(known.email)).toBe(401);
  });

  it('writes in the language of the page, and leads back into it', async () => {
    await server.visitor().post(`/de${path}`, { email: 'jette@example.test', name: 'Jette', password });
    await server.runJobs();

    expect(await mailsTo(server, 'jette@example.test')).toMatchObject([
      {
        language: 'de',
        subject: 'Bitte bestätigen Sie Ihr Konto bei Shop',
        text: expect.stringContaining('http://shop.test/de/account/confirm?token='),
      },
    ]);
  });

  it('of two who register one address, the mailbox decides, and the other link is worth nothing', async () => {
    const email = 'wanted@example.test';
    await server.visitor().post(path, { email, name: 'Stranger', password: 'the password of a stranger' });
    const strangers = await mailedToken(server, email, 'confirm');
    await server.visitor().post(path, { email, name: 'Owner', password });
    const own = await mailedToken(server, email, 'confirm');
    await server.visitor().put(`${path}/confirmation`, { token: own });

    expect((await server.visitor().put(`${path}/confirmation`, { token: strangers })).status).toBe(404);
    expect(await signIn(email)).toBe(200);
    expect(await signIn(email, 'the password of a stranger')).toBe(401);
  });

  it('never fills a mailbox, whether or not it has an account', async () => {
    const known = await addSiteUser(server);
    for (const email of [known.email, 'flooded@example.test']) {
      for (let index = 0; index < 5; index += 1) {
        await server.visitor().post(path, { email, name: 'Pest', password });
      }
      await server.runJobs();
      expect(await mailsTo(server, email)).toHaveLength(3);
    }
  });

  it('the link ends after a day and opens nothing on another website', async () => {
    const email = 'late@example.test';
    await server.visitor().post(path, { email, name: 'Late', password });
    const token = await mailedToken(server, email, 'confirm');
    const elsewhere = server.visitor(server.otherWebsite);
    expect((await elsewhere.put(`${path}/confirmation`, { token })).status).toBe(404);
    server.clock.advance({ hours: 24 });

    expect((await server.visitor().put(`${path}/confirmation`, { token })).status).toBe(404);
  });

  it.each([
    [{ email: 'nobody', name: 'A', password }, { email: 'Please enter a valid email' }],
    [{ email: 'a@b.test', name: ' ', password }, { name: 'Please enter your name.' }],
    [{ email: 'a@b.test', name: 'A', password: 'short' }, { password: 'Please use at least 10 characters.' }],
    [{ email: 'long@enough.test', name: 'A', password: 'long@enough.test' }, { password: expect.any(String) }],
  ])('refuses %j', async (body, errors) => {
    const answer = await server.visitor().post(path, body);

    expect([answer.status, answer.json()]).toEqual([400, expect.objectContaining({ errors })]);
  });

  it('works as a plain form, which comes back with what was typed', async () => {
    const visitor = server.visitor();
    const email = 'plain@example.test';
    const wrong = await visitor.submit('/account/register', { email, name: 'Pia', password: 'short' });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('value="Pia"');
    expect(wrong.text).toContain('Please use at least 10 characters.');

    const sent = await visitor.submit('/account/register', { email, name: 'Pia', password });
    expect([sent.status, sent.headers['location']]).toEqual([303, '/account/register?notice=sent']);
    const token = await mailedToken(server, email, 'confirm');
    expect((await visitor.get(`/account/confirm?token=${token}`)).text).toContain(`Is ${email} your address?`);
    const confirmed = await visitor.submit('/account/confirm', { token });
    expect(confirmed.headers['location']).toBe('/account/login?notice=confirmed');
    expect(await signIn(email)).toBe(200);
  });
});

async function signIn(email: string, tried = password): Promise<number> {
  server.clock.advance({ seconds: 20 });
  return (await server.visitor().post(`${path}/session`, { email, password: tried })).status;
}
