import { TeamRole, type TeamRoleCode } from '@awning/site-model';
import { addTeamMember, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailFeature } from '../../../platform/mail/feature.ts';
import { teamFeature } from '../feature.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer({ features: [teamFeature, mailFeature] });
  admin = await signedInMember(server, { name: 'Ada Admin' });
});
afterAll(() => server.close());

describe('the list of the team', () => {
  it('shows members, the owner first, and invitations, but no hashes', async () => {
    await addTeamMember(server, { isOwner: true, name: 'Olga Owner' });
    await admin.post('/api/team/invitations', { email: 'waiting@shop.test', roles: [8] });
    await addTeamMember(server, { website: server.otherWebsite, name: 'Stranger' });
    const answer = await admin.get('/api/team/members');
    const team = answer.json<{ members: { name: string; isOwner: boolean }[]; invitations: { email: string }[] }>();

    expect(team.members[0]).toMatchObject({ name: 'Olga Owner', isOwner: true, roles: [1] });
    expect(team.members.map((member) => member.name)).not.toContain('Stranger');
    expect(team.invitations).toMatchObject([{ email: 'waiting@shop.test', roles: [8] }]);
    expect(answer.text).not.toContain('argon2');
  });

  it('says whether invitations are sent or held for want of a mail server', async () => {
    const sending = await startTestServer({
      features: [teamFeature, mailFeature],
      settings: { SMTP_URL: 'smtp://mail.invalid', MAIL_FROM: 'hello@shop.test' },
    });
    const elsewhere = await signedInMember(sending);

    expect((await admin.get('/api/team/members')).json()).toMatchObject({ hasMailServer: false });
    expect((await elsewhere.get('/api/team/members')).json()).toMatchObject({ hasMailServer: true });
    await sending.close();
  });
});

describe('changing roles', () => {
  it('counts from the next request on', async () => {
    const { id, visitor } = await member([TeamRole.EDITOR]);
    const answer = await admin.put(`/api/team/members/${id}/roles`, { roles: [TeamRole.EDITOR, TeamRole.ADMIN] });

    expect(answer.json()).toMatchObject({ id, roles: [4, 1] });
    expect((await visitor.get('/api/team/members')).status).toBe(200);
  });

  it('reliability 36: ends the sessions of who loses a role', async () => {
    const { id, visitor } = await member([TeamRole.EDITOR, TeamRole.ADMIN]);
    await admin.put(`/api/team/members/${id}/roles`, { roles: [TeamRole.EDITOR] });

    expect((await visitor.get('/api/team/session')).status).toBe(401);
  });

  it.each([[[]], [[5]], [[14]], [[-1]], [['1']]])('refuses the roles %j', async (roles) => {
    const { id } = await addTeamMember(server);

    expect((await admin.put(`/api/team/members/${id}/roles`, { roles })).status).toBe(400);
  });
});

describe('removing a member', () => {
  it('ends their sessions and their account', async () => {
    const { id, visitor, email, password } = await member([TeamRole.EDITOR]);

    expect((await admin.delete(`/api/team/members/${id}`)).status).toBe(200);
    expect((await visitor.get('/api/team/session')).status).toBe(401);
    expect((await server.visitor().post('/api/team/session', { email, password })).status).toBe(401);
    expect((await admin.delete(`/api/team/members/${id}`)).status).toBe(404);
  });
});

describe('nobody', () => {
  it('removes the owner or takes ADMIN from them (ROLE-001)', async () => {
    const owner = await server.database.kysely
      .selectFrom('team_member')
      .select('id')
      .where('website_id', '=', server.website.id)
      .where('is_owner', '=', true)
      .executeTakeFirstOrThrow();

    const removal = await admin.delete(`/api/team/members/${owner.id}`);
    expect(removal.status).toBe(409);
    expect(removal.json()).toMatchObject({ reason: 'ownerStays' });
    expect((await admin.put(`/api/team/members/${owner.id}/roles`, { roles: [4] })).status).toBe(409);
  });

  it('removes themselves or changes their own roles', async () => {
    const { id, visitor } = await member([TeamRole.ADMIN]);

    expect((await visitor.delete(`/api/team/members/${id}`)).json()).toMatchObject({ reason: 'notYourself' });
    expect((await visitor.put(`/api/team/members/${id}/roles`, { roles: [4] })).status).toBe(409);
  });

  it('reaches a member of another website', async () => {
    const stranger = await addTeamMember(server, { website: server.otherWebsite });

    expect((await admin.delete(`/api/team/members/${stranger.id}`)).status).toBe(404);
    expect((await admin.put(`/api/team/members/${stranger.id}/roles`, { roles: [1] })).status).toBe(404);
  });

  it('without team.manage sees or changes the team, whatever other roles they hold (ROLE-015)', async () => {
    const others = Object.values(TeamRole).filter((role): role is TeamRoleCode => role > TeamRole.ADMIN);
    const { id, visitor } = await member(others);

    expect((await visitor.get('/api/team/members')).status).toBe(403);
    expect((await visitor.put(`/api/team/members/${id}/roles`, { roles: [1] })).status).toBe(403);
    expect((await visitor.delete(`/api/team/members/${id}`)).status).toBe(403);
  });
});

describe('changes of the team', () => {
  it('are written down with who made them', async () => {
    const { id } = await member([TeamRole.EDITOR]);
    await admin.put(`/api/team/members/${id}/roles`, { roles: [8] });
    await admin.delete(`/api/team/members/${id}`);
    const rows = await server.database.kysely
      .selectFrom('audit')
      .select(['what', 'who', 'before', 'after'])
      .where('website_id', '=', server.website.id)
      .where('subject', '=', `team_member/${id}`)
      .where('what', '<>', 'team.signedIn')
      .orderBy('id')
      .execute();

    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual(
      expect.objectContaining({
        what: 'team.rolesChanged',
        who: 'Ada Admin',
        before: { roles: [4] },
        after: { roles: [8] },
      }),
    );
    expect(rows).toContainEqual(expect.objectContaining({ what: 'team.memberRemoved', who: 'Ada Admin' }));
  });
});

async function member(roles: readonly TeamRoleCode[]) {
  const added = await addTeamMember(server, { roles });
  const visitor = server.visitor();
  await visitor.post('/api/team/session', { email: added.email, password: added.password });
  return { ...added, visitor };
}
