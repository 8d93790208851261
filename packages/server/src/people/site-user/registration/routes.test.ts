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
const strangersPassword = 'the password of a stranger';

describe('registering', () => {
  it('mails a link, and makes the account only when it is used', async () => {
    const email = 'New.Person@example.test';
    const answer = await server.visitor().post(path, { email: ` ${email} `, name: ' Nora New ', password });
    expect([answer.status, answer.json()]).toEqual([200, { ok: true }]);
    expect(await signIn(email)).toBe(401);

    const token = await mailedToken(server, email, 'confirm');
    expect(await signIn(email)).toBe(401);
    const visitor = server.visitor();
    const confirmed = await visitor.put(`${path}/confirmation`, { token, password });
    expect(confirmed.json()).toMatchObject({ authenticated: true, email, name: 'Nora New' });
    expect((await visitor.get(path)).json()).toMatchObject({ email });
    expect(await signIn('new.person@EXAMPLE.test')).toBe(200);
    expect((await server.visitor().put(`${path}/confirmation`, { token, password })).status).toBe(404);
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
    await server.visitor().post(path, { email, name: 'Stranger', password: strangersPassword });
    const strangers = await mailedToken(server, email, 'confirm');
    await server.visitor().post(path, { email, name: 'Owner', password });
    const own = await mailedToken(server, email, 'confirm');
    expect((await confirm(own, password)).status).toBe(200);

    expect((await confirm(strangers, strangersPassword)).status).toBe(404);
    expect(await signIn(email)).toBe(200);
    expect(await signIn(email, strangersPassword)).toBe(401);
  });

  it('by a stranger is not confirmed by a click of the mailbox’s owner, and tries are counted', async () => {
    const email = 'victim@example.test';
    await server.visitor().post(path, { email, name: 'Stranger', password: strangersPassword });
    const token = await mailedToken(server, email, 'confirm');
    const refused = await confirm(token, 'what the owner would choose');
    expect([refused.status, refused.json()]).toMatchObject([
      400,
      { errors: { password: 'The password is not correct.' } },
    ]);
    expect(await signIn(email, strangersPassword)).toBe(401);
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      server.clock.advance({ seconds: 10 });
      statuses.push((await confirm(token, `guess number ${index}`)).status);
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(9);
    expect(statuses.at(-1)).toBe(429);
  });

  it('is possible with any link that reached the mailbox, when a stranger has used up its mails', async () => {
    const email = 'crowded@example.test';
    for (let index = 0; index < 3; index += 1) {
      await server.visitor().post(path, { email, name: 'Stranger', password: strangersPassword });
    }
    const token = await mailedToken(server, email, 'confirm');
    server.clock.advance({ minutes: 5 });
    await server.visitor().post(path, { email, name: 'Owner', password });
    await server.runJobs();
    expect(await mailsTo(server, email)).toHaveLength(3);
    expect((await confirm(token, password)).json()).toMatchObject({ authenticated: true, name: 'Owner' });
    expect(await signIn(email, strangersPassword)).toBe(401);
  });

  it('never fills a mailbox, whether or not it has an account', async () => {
    const known = await addSiteUser(server);
    for (const email of [known.email, 'flooded@example.test']) {
      for (let index = 0; index < 5; index += 1) await server.visitor().post(path, { email, name: 'Pest', password });
      await server.runJobs();
      expect(await mailsTo(server, email)).toHaveLength(3);
    }
  });

  it('the link ends after a day and opens nothing on another website', async () => {
    const email = 'late@example.test';
    await server.visitor().post(path, { email, name: 'Late', password });
    const token = await mailedToken(server, email, 'confirm');
    const elsewhere = server.visitor(server.otherWebsite);
    expect((await elsewhere.put(`${path}/confirmation`, { token, password })).status).toBe(404);
    server.clock.advance({ hours: 24 });

    expect((await confirm(token, password)).status).toBe(404);
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
    const mistyped = await visitor.submit('/account/confirm', { token, password: 'mistyped' });
    expect([mistyped.status, mistyped.text.includes('The password is not correct.')]).toEqual([400, true]);
    expect(mistyped.text).toContain(`Is ${email} your address?`);
    const confirmed = await visitor.submit('/account/confirm', { token, password });
    expect(confirmed.headers['location']).toBe('/account?notice=confirmed');
    expect((await visitor.get('/account?notice=confirmed')).text).toContain('Your address is confirmed.');
    expect(await signIn(email)).toBe(200);
  });
});

function confirm(token: string, typed: string) {
  return server.visitor().put(`${path}/confirmation`, { token, password: typed });
}

async function signIn(email: string, tried = password): Promise<number> {
  server.clock.advance({ seconds: 20 });
  return (await server.visitor().post(`${path}/session`, { email, password: tried })).status;
}
