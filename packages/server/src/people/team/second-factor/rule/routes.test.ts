import { TeamRole } from '@awning/site-model';
import {
  addTeamMember,
  confirmMembers,
  signedInMember,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mailFeature } from '../../../../platform/mail/feature.ts';
import { teamFeature } from '../../feature.ts';
import { codeOf, givePassword, type MemberWithApp, memberWithApp } from '../second-factor.fixture.ts';

let server: TestServer;
let owner: MemberWithApp;
beforeAll(async () => {
  server = await startTestServer({ features: [teamFeature, mailFeature] });
  owner = await memberWithApp(server, { isOwner: true });
});
afterEach(async () => {
  await confirmMembers(server);
  await ask(owner.visitor, false);
});
afterAll(() => server.close());

const path = '/api/team/second-factor-rule';
const needed = [403, 'secondFactorNeeded'];

describe('a second factor that the owner asks administrators for', () => {
  it('is decided by the owner alone, who has one already', async () => {
    const admin = await memberWithApp(server);
    expect(await refusalOf(admin.visitor)).toEqual([409, 'ownerDecides']);
    expect((await ask(owner.visitor, true)).status).toBe(200);
    expect((await owner.visitor.get('/api/team/members')).json()).toMatchObject({ adminsNeedSecondFactor: true });

    const other = await signedInMember(server, { isOwner: true, website: server.otherWebsite });
    expect(await refusalOf(other)).toEqual([409, 'ownFactorFirst']);
  });

  it('stops open sessions of administrators without one at their next call, and no others', async () => {
    const [admin, editor] = [await signedInMember(server), await signedInMember(server, { roles: [TeamRole.EDITOR] })];
    const withApp = await memberWithApp(server);
    const foreign = await signedInMember(server, { website: server.otherWebsite });
    expect((await admin.get('/api/team/members')).status).toBe(200);
    await ask(owner.visitor, true);

    expect(await stateOf(admin)).toEqual({ session: [200, true], call: needed });
    expect(await stateOf(editor)).toEqual({ session: [200, false], call: [200, undefined] });
    expect(await stateOf(withApp.visitor)).toEqual({ session: [200, false], call: [200, undefined] });
    expect(await stateOf(foreign)).toEqual({ session: [200, false], call: [200, undefined] });
  });

  it('also stops a sign-in with the password alone, and a new administrator', async () => {
    const member = await addTeamMember(server, { roles: [TeamRole.EDITOR] });
    const visitor = server.visitor();
    await givePassword(visitor, member);
    await ask(owner.visitor, true);
    const late = server.visitor();
    expect((await givePassword(late, await addTeamMember(server))).json()).toMatchObject({ needsSecondFactor: true });

    await owner.visitor.put(`/api/team/members/${member.id}/roles`, { roles: [TeamRole.ADMIN, TeamRole.EDITOR] });
    expect((await stateOf(visitor)).call).toEqual(needed);
  });

  it('can be set up by a stopped member, which opens everything again', async () => {
    const admin = await signedInMember(server);
    await ask(owner.visitor, true);
    const { secret } = (await admin.post('/api/team/second-factor/code-app')).json<{ secret: string }>();
    const added = await admin.put('/api/team/second-factor/code-app', { code: codeOf(server, secret) });

    expect(added.json<{ recoveryCodes: string[] }>().recoveryCodes).toHaveLength(10);
    expect(await stateOf(admin)).toEqual({ session: [200, false], call: [200, undefined] });
  });

  it('cannot be removed while the owner asks for it, not by the owner either', async () => {
    const admin = await memberWithApp(server);
    await ask(owner.visitor, true);
    for (const { visitor } of [admin, owner]) {
      const answer = await visitor.delete('/api/team/second-factor/code-app');
      expect([answer.status, answer.json()]).toEqual([409, expect.objectContaining({ reason: 'secondFactorStays' })]);
    }
    await ask(owner.visitor, false);
    expect((await admin.visitor.delete('/api/team/second-factor/code-app')).status).toBe(200);
  });

  it('is seen by those who manage the team, for each member', async () => {
    const [withApp, without] = [await memberWithApp(server), await addTeamMember(server)];
    const { members } = (await owner.visitor.get('/api/team/members')).json<{
      members: { id: string; hasSecondFactor: boolean }[];
    }>();
    const has = (id: string) => members.find((member) => member.id === id)?.hasSecondFactor;

    expect([has(withApp.id), has(without.id)]).toEqual([true, false]);
  });

  it('is written down', async () => {
    await ask(owner.visitor, true);
    const entry = await server.database.kysely
      .selectFrom('audit')
      .select(['before', 'after'])
      .where('website_id', '=', server.website.id)
      .where('what', '=', 'team.secondFactorRuleChanged')
      .orderBy('id', 'desc')
      .executeTakeFirst();

    expect(entry).toEqual({ before: { adminsNeedSecondFactor: false }, after: { adminsNeedSecondFactor: true } });
  });
});

function ask(visitor: Visitor, adminsNeedSecondFactor: boolean) {
  return visitor.put(path, { adminsNeedSecondFactor });
}

async function refusalOf(visitor: Visitor) {
  const answer = await ask(visitor, true);
  return [answer.status, answer.json<{ reason?: string }>().reason];
}

/** What the session reports, and the result of a call unrelated to signing in. */
async function stateOf(visitor: Visitor) {
  const session = await visitor.get('/api/team/session');
  const call = await visitor.get('/api/team/sessions');
  return {
    session: [session.status, session.json<{ needsSecondFactor?: boolean }>().needsSecondFactor],
    call: [call.status, call.json<{ reason?: string }>().reason],
  };
}
