import { addTeamMember, signedInMember, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailFeature } from '../../../platform/mail/feature.ts';
import { teamFeature } from '../feature.ts';
import { memberResetLinks } from '../index.ts';

let server: TestServer;
let member: Awaited<ReturnType<typeof addTeamMember>>;
beforeAll(async () => {
  server = await startTestServer({ features: [teamFeature, mailFeature] });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance({ hours: 2 });
  member = await addTeamMember(server);
});

const path = '/api/team/password-reset';
const password = 'nine red umbrellas';

describe('asking for a new password', () => {
  it('mails a link that sets it, ends every session and signs in', async () => {
    const before = server.visitor();
    await before.post('/api/team/session', { email: member.email, password: member.password });
    const token = await askedToken(member.email.toUpperCase());
    expect((await server.visitor().get(`${path}?token=${token}`)).json()).toEqual({
      email: member.email,
      website: { name: 'Shop' },
    });

    const visitor = server.visitor();
    const answer = await visitor.put(path, { token, password });

    expect(answer.json()).toMatchObject({ member: { id: member.id, email: member.email } });
    expect((await visitor.get('/api/team/session')).status).toBe(200);
    expect((await before.get('/api/team/session')).status).toBe(401);
    expect(await signIn(member.password)).toBe(401);
    expect(await signIn(password)).toBe(200);
  });

  it('responds the same for an unknown address, and sends no mail', async () => {
    const known = await server.visitor().post(path, { email: member.email });
    const unknown = await server.visitor().post(path, { email: 'nobody@shop.test' });

    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect(known.json()).toEqual({ ok: true, hasMailServer: false });
    await server.runJobs();
    expect(await mailsTo('nobody@shop.test')).toEqual([]);
    expect(await mailsTo(member.email)).toHaveLength(1);
  });

  it('does the same work while the caller waits, for any address', async () => {
    await server.visitor().post(path, { email: member.email });
    await server.visitor().post(path, { email: 'nobody@shop.test' });

    expect(await mailsTo(member.email)).toEqual([]);
    expect((await server.runJobs()).map(({ task }) => task)).toEqual([
      'team.offer-password-reset',
      'team.offer-password-reset',
    ]);
  });

  it.each([
    ['de', 'Ein neues Passwort für Shop'],
    ['fr', 'Un nouveau mot de passe pour Shop'],
    [null, 'A new password for Shop'],
  ])('writes to a member with language %s: %s', async (language, subject) => {
    const person = server.visitor();
    await person.post('/api/team/session', { email: member.email, password: member.password });
    await person.put('/api/team/profile', { name: 'Ada <b>', language });
    await askedToken(member.email);
    const [mail] = await mailsTo(member.email);

    expect(mail).toMatchObject({ subject, html: expect.stringContaining('Ada &lt;b&gt;') });
  });

  it('mails a few links an hour, however often they are requested', async () => {
    for (let index = 0; index < 8; index += 1) await server.visitor().post(path, { email: member.email });
    await server.runJobs();
    expect(await mailsTo(member.email)).toHaveLength(3);

    server.clock.advance({ hours: 1 });
    await askedToken(member.email);
    expect(await mailsTo(member.email)).toHaveLength(4);
  });

  it('is counted by address (D-009)', async () => {
    const visitor = server.visitor();
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      statuses.push((await visitor.post(path, { email: `nobody-${index}@shop.test` })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    await server.runJobs();
  });

  it('leads to the host of the website, whatever forwarding headers say', async () => {
    const visitor = server.visitor();
    const headers = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    await visitor.post(path, { email: member.email }, headers);
    await server.runJobs();
    const [mail] = await mailsTo(member.email);

    expect(mail!.text).toContain(`http://${server.website.host}/config/new-password?token=`);
    expect(mail!.text).not.toContain('evil.example');
  });

  it.each([{}, { email: '' }, { email: 'nobody' }, { email: 3 }, { email: 'a@b.test', more: 1 }])(
    'refuses %j',
    async (body) => {
      expect((await server.visitor().post(path, body)).status).toBe(400);
    },
  );
});

describe('the link', () => {
  it('works once, for one of several who use it at the same time, and takes the others along', async () => {
    const other = await askedToken(member.email);
    const token = await askedToken(member.email);
    const answers = await Promise.all([1, 2, 3].map(() => server.visitor().put(path, { token, password })));

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
    expect(await use(other)).toMatchObject({ status: 404 });
    expect((await server.visitor().get(`${path}?token=${token}`)).status).toBe(404);
  });

  it('ends after an hour', async () => {
    const token = await askedToken(member.email);
    server.clock.advance({ hours: 1 });

    expect((await server.visitor().get(`${path}?token=${token}`)).status).toBe(404);
    const late = await use(token);
    expect([late.status, late.json()]).toEqual([404, expect.objectContaining({ reason: 'resetGone' })]);
    expect(await signIn(member.password)).toBe(200);
  });

  it('ends when the password is changed in another way, and with the member', async () => {
    const first = await askedToken(member.email);
    const person = server.visitor();
    await person.post('/api/team/session', { email: member.email, password: member.password });
    await person.put('/api/team/password', { currentPassword: member.password, newPassword: password });
    expect((await use(first)).status).toBe(404);

    const second = await askedToken(member.email);
    const admin = await signedInMember(server);
    await admin.delete(`/api/team/members/${member.id}`);
    expect((await use(second)).status).toBe(404);
  });

  it('opens nothing on another website', async () => {
    const token = await askedToken(member.email);
    const elsewhere = server.visitor(server.otherWebsite);

    expect((await elsewhere.get(`${path}?token=${token}`)).status).toBe(404);
    expect((await elsewhere.put(path, { token, password })).status).toBe(404);
    expect((await use(token)).status).toBe(200);
  });

  it('refuses a weak password and stays valid', async () => {
    const token = await askedToken(member.email);
    const weak = await server.visitor().put(path, { token, password: member.email });

    expect(weak.json()).toMatchObject({ reason: 'passwordSameAsEmail', errors: { password: expect.any(String) } });
    expect((await use(token)).status).toBe(200);
  });

  it('is stored as a hash alone', async () => {
    const token = await askedToken(member.email);
    const rows = await server.database.kysely
      .selectFrom('team_password_reset')
      .selectAll()
      .where('website_id', '=', server.website.id)
      .where('member_id', '=', member.id)
      .execute();

    expect(rows).toHaveLength(1);
    expect(rows[0]!.token_hash).toHaveLength(32);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('a link made for the operator', () => {
  it('sets the password of the member of every website with that address, whatever strangers have asked for', async () => {
    for (let index = 0; index < 8; index += 1) await server.visitor().post(path, { email: member.email });
    await server.runJobs();
    const other = await addTeamMember(server, { website: server.otherWebsite, email: member.email });
    const links = await memberResetLinks(server.parts, member.email.toUpperCase());

    expect(links.map(({ websiteName }) => websiteName)).toEqual(['Shop', 'Other shop']);
    const [own, others] = links.map(({ link }) => new URL(link).searchParams.get('token') ?? '');
    expect((await use(own!)).json()).toMatchObject({ member: { id: member.id } });
    expect((await use(own!)).status).toBe(404);
    const answer = await server.visitor(server.otherWebsite).put(path, { token: others!, password });
    expect(answer.json()).toMatchObject({ member: { id: other.id } });
  });

  it('is not made for an unknown address', async () => {
    expect(await memberResetLinks(server.parts, 'nobody@shop.test')).toEqual([]);
  });
});

function use(token: string) {
  return server.visitor().put(path, { token, password });
}

async function signIn(tried: string): Promise<number> {
  return (await server.visitor().post('/api/team/session', { email: member.email, password: tried })).status;
}

/** Requests a link and returns the token in the mail. */
async function askedToken(email: string): Promise<string> {
  server.clock.advance({ seconds: 10 });
  expect((await server.visitor().post(path, { email })).status).toBe(200);
  await server.runJobs();
  const mails = await mailsTo(member.email);
  return /\/config\/new-password\?token=([\w-]{43})/.exec(mails.at(-1)!.text)![1]!;
}

async function mailsTo(recipient: string) {
  return server.database.kysely
    .selectFrom('mail')
    .select(['html', 'text', 'subject'])
    .where('website_id', '=', server.website.id)
    .where('recipient', '=', recipient)
    .where('kind', '=', 'team-password-reset')
    .orderBy('id')
    .execute();
}
