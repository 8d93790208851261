import { defaultWebsiteSettings, TeamRole, type TeamRoleCode } from '@awning/site-model';
import {
  addTeamMember,
  addWebsite,
  signedInMember,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailFeature } from '../../../platform/mail/feature.ts';
import { teamFeature } from '../feature.ts';

let server: TestServer;
let admin: Visitor;
let email: string;
beforeAll(async () => {
  server = await startTestServer({ features: [teamFeature, mailFeature] });
  admin = await signedInMember(server, { name: 'Ada <b>Admin</b>' });
});
afterAll(() => server.close());

let count = 0;
beforeEach(() => {
  count += 1;
  email = `new-${count}@shop.test`;
});

const newcomer = { name: 'Nora New', password: 'nine red umbrellas' };

describe('inviting', () => {
  it('writes a mail whose link makes a member with the given roles (ROLE-001)', async () => {
    const answer = await admin.post('/api/team/invitations', { email, roles: [4, 8, 4] });
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({ email, roles: [4, 8] });

    const token = await mailedToken(email);
    const opened = await server.visitor().get(`/api/team/invitation?token=${token}`);
    expect(opened.json()).toEqual({ email, website: { name: 'Shop' } });

    const visitor = server.visitor();
    const accepted = await visitor.post('/api/team/invitation', { token, ...newcomer });
    expect(accepted.json()).toMatchObject({ member: { email, name: 'Nora New', roles: [4, 8], isOwner: false } });
    expect((await visitor.get('/api/team/session')).status).toBe(200);
    const signIn = { email, password: newcomer.password };
    expect((await server.visitor().post('/api/team/session', signIn)).status).toBe(200);
  });

  it('escapes names in the mail', async () => {
    await admin.post('/api/team/invitations', { email, roles: [4] });
    const mail = await mailTo(email);

    expect(mail.html).toContain('Ada &lt;b&gt;Admin&lt;/b&gt;');
    expect(mail.html).not.toContain('<b>Admin');
    expect(mail.text).toContain('Ada <b>Admin</b>');
  });

  it('is for who manages the team (ROLE-015)', async () => {
    const others = Object.values(TeamRole).filter((role): role is TeamRoleCode => role > TeamRole.ADMIN);
    const member = await signedInMember(server, { roles: others });

    expect((await member.post('/api/team/invitations', { email, roles: [1] })).status).toBe(403);
    expect((await server.visitor().post('/api/team/invitations', { email, roles: [1] })).status).toBe(401);
    expect((await admin.send('POST', '/api/team/invitations', { body: { email, roles: [1] } })).status).toBe(400);
  });

  it('takes the address by the general check and its setting (D-066)', async () => {
    const website = await addWebsite(server.parts, {
      host: 'strict.test',
      settings: { ...defaultWebsiteSettings(), strictEmailEndings: true },
    });
    const strict = await signedInMember(server, { website });
    const invite = async (caller: Visitor, address: string) =>
      (await caller.post('/api/team/invitations', { email: address, roles: [4] })).status;

    expect([await invite(admin, 'a@studio.photography'), await invite(strict, 'a@studio.photography')]).toEqual([
      200, 400,
    ]);
    expect([await invite(admin, 'a@shop.c0m'), await invite(strict, 'a@shop.test')]).toEqual([400, 200]);
  });

  it('refuses an address that belongs to a member, in any spelling', async () => {
    const member = await addTeamMember(server, { email: `taken-${count}@shop.test` });
    const answer = await admin.post('/api/team/invitations', { email: member.email.toUpperCase(), roles: [4] });

    expect(answer.status).toBe(409);
    expect(answer.json()).toMatchObject({ reason: 'emailTaken' });
  });

  it('may invite a member of another website', async () => {
    const member = await addTeamMember(server, { website: server.otherWebsite });

    expect((await admin.post('/api/team/invitations', { email: member.email, roles: [4] })).status).toBe(200);
  });

  it.each([
    ['the reserved role 5', { roles: [5] }],
    ['no roles', { roles: [] }],
    ['a role by name', { roles: ['ADMIN'] }],
    ['half a role', { roles: [1.5] }],
    ['no address', { email: 'nobody', roles: [4] }],
    ['two addresses', { email: 'a@b.test, c@d.test', roles: [4] }],
    ['a line break in the address', { email: 'a@b.test\nBcc: x@y.test', roles: [4] }],
  ])('refuses %s', async (_, mistake) => {
    expect((await admin.post('/api/team/invitations', { email, ...mistake })).status).toBe(400);
  });
});

describe('an invitation', () => {
  it('works once, also for two at the same time', async () => {
    await admin.post('/api/team/invitations', { email, roles: [4] });
    const token = await mailedToken(email);
    const answers = await Promise.all(
      [1, 2, 3].map(() => server.visitor().post('/api/team/invitation', { token, ...newcomer })),
    );

    expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([200, 404, 404]);
    expect((await server.visitor().get(`/api/team/invitation?token=${token}`)).status).toBe(404);
  });

  it('is replaced by the next one for the same address', async () => {
    await admin.post('/api/team/invitations', { email, roles: [1] });
    const first = await mailedToken(email);
    server.clock.advance({ seconds: 1 });
    await admin.post('/api/team/invitations', { email: email.toUpperCase(), roles: [4] });
    const second = await mailedToken(email.toUpperCase());

    expect((await server.visitor().post('/api/team/invitation', { token: first, ...newcomer })).status).toBe(404);
    const accepted = await server.visitor().post('/api/team/invitation', { token: second, ...newcomer });
    expect(accepted.json()).toMatchObject({ member: { roles: [4] } });
  });

  it('can be withdrawn, by its own website only', async () => {
    const { id } = (await admin.post('/api/team/invitations', { email, roles: [4] })).json<{ id: string }>();
    const token = await mailedToken(email);
    const stranger = await signedInMember(server, { website: server.otherWebsite });

    expect((await stranger.delete(`/api/team/invitations/${id}`)).status).toBe(404);
    expect((await admin.delete(`/api/team/invitations/${id}`)).status).toBe(200);
    expect((await admin.delete(`/api/team/invitations/${id}`)).status).toBe(404);
    expect((await server.visitor().post('/api/team/invitation', { token, ...newcomer })).status).toBe(404);
  });

  it('opens nothing on another website', async () => {
    await admin.post('/api/team/invitations', { email, roles: [4] });
    const token = await mailedToken(email);
    const elsewhere = server.visitor(server.otherWebsite);

    expect((await elsewhere.get(`/api/team/invitation?token=${token}`)).status).toBe(404);
    expect((await elsewhere.post('/api/team/invitation', { token, ...newcomer })).status).toBe(404);
  });

  it('refuses a weak password and stays valid', async () => {
    await admin.post('/api/team/invitations', { email, roles: [4] });
    const token = await mailedToken(email);
    const weak = await server.visitor().post('/api/team/invitation', { token, name: 'N', password: email });

    expect(weak.json()).toMatchObject({ reason: 'passwordSameAsEmail', errors: { password: expect.any(String) } });
    expect((await server.visitor().post('/api/team/invitation', { token, ...newcomer })).status).toBe(200);
  });

  it('ends after a week', async () => {
    await admin.post('/api/team/invitations', { email, roles: [4] });
    const token = await mailedToken(email);
    server.clock.advance({ days: 7 });

    expect((await server.visitor().post('/api/team/invitation', { token, ...newcomer })).status).toBe(404);
    admin = await signedInMember(server, { name: 'Ada <b>Admin</b>' });
  });
});

async function mailTo(recipient: string) {
  return server.database.kysely
    .selectFrom('mail')
    .select(['html', 'text', 'subject', 'status'])
    .where('website_id', '=', server.website.id)
    .where('recipient', '=', recipient)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
}

async function mailedToken(recipient: string): Promise<string> {
  const { text } = await mailTo(recipient);
  return /\/config\/invitation\?token=([\w-]{43})/.exec(text)![1]!;
}
