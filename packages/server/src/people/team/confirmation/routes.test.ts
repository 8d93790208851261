import { addTeamMember, startTestServer, type TestMember, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailFeature } from '../../../platform/mail/feature.ts';
import { teamFeature } from '../feature.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ features: [teamFeature, mailFeature] });
});
afterAll(() => server.close());

const path = '/api/team/confirmation';

describe('confirming that it is you', () => {
  it('is done by signing in, and holds for ten minutes', async () => {
    const { visitor } = await signedIn();
    expect(await invites(visitor)).toBe(true);
    server.clock.advance({ minutes: 10 });

    expect(await invites(visitor)).toBe(false);
  });

  it('by password opens what was closed, for ten minutes more', async () => {
    const { visitor, member } = await stale();
    expect((await visitor.post(path, { way: 'password', secret: member.password })).json()).toEqual({ ok: true });
    server.clock.advance({ minutes: 9 });

    expect(await invites(visitor)).toBe(true);
  });

  it('needs the right password', async () => {
    const { visitor } = await stale();
    const answer = await visitor.post(path, { way: 'password', secret: 'a wrong guess' });

    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ reason: 'passwordWrong', errors: { secret: expect.any(String) } });
    expect(await invites(visitor)).toBe(false);
  });

  it('takes no password of another member', async () => {
    const { visitor } = await stale();
    const other = await addTeamMember(server);
    await server.database.kysely
      .updateTable('team_member')
      .set({ password_hash: 'not a hash' })
      .where('website_id', '=', server.website.id)
      .where('id', '=', other.id)
      .execute();

    expect((await visitor.post(path, { way: 'password', secret: 'not a hash' })).status).toBe(400);
  });

  it('counts for the session in which it happened, and for no other of the member', async () => {
    const { visitor, member } = await signedIn();
    const elsewhere = server.visitor();
    await elsewhere.post('/api/team/session', credentials(member));
    server.clock.advance({ minutes: 10 });
    await visitor.post(path, { way: 'password', secret: member.password });

    expect(await invites(visitor)).toBe(true);
    expect(await invites(elsewhere)).toBe(false);
  });

  it('can be asked for before a file is loaded, with half a minute to do so', async () => {
    const { visitor } = await signedIn();
    server.clock.advance({ minutes: 9, seconds: 29 });
    expect((await visitor.get(path)).json()).toEqual({ isFresh: true, ways: ['password'] });
    server.clock.advance({ seconds: 1 });

    expect((await visitor.get(path)).json()).toEqual({ isFresh: false, ways: ['password'] });
  });

  it('is slowed down in the session in which wrong passwords are tried, and nowhere else', async () => {
    const { visitor, member } = await stale();
    for (let index = 0; index < 10; index += 1) {
      server.clock.advance({ seconds: 10 });
      expect((await visitor.post(path, { way: 'password', secret: 'a wrong guess' })).status).toBe(400);
    }
    const slowed = await visitor.post(path, { way: 'password', secret: member.password });

    expect([slowed.status, slowed.json()]).toEqual([429, expect.objectContaining({ reason: 'tooManyWrong' })]);
    expect((await server.visitor().post('/api/team/session', credentials(member))).status).toBe(200);
    server.clock.advance({ seconds: Number(slowed.headers['retry-after']) });
    expect((await visitor.post(path, { way: 'password', secret: member.password })).status).toBe(200);
  });

  it('shares its tries with those to change the password', async () => {
    const { visitor, member } = await stale();
    const change = { currentPassword: 'a wrong guess', newPassword: 'nine red umbrellas' };
    for (let index = 0; index < 5; index += 1) {
      expect((await visitor.post(path, { way: 'password', secret: 'a wrong guess' })).status).toBe(400);
      expect((await visitor.put('/api/team/password', change)).status).toBe(400);
      server.clock.advance({ seconds: 20 });
    }
    await visitor.post(path, { way: 'password', secret: 'a wrong guess' });

    expect((await visitor.post(path, { way: 'password', secret: member.password })).status).toBe(429);
  });

  it('is written down', async () => {
    const { visitor, member } = await stale();
    await visitor.post(path, { way: 'password', secret: member.password });
    const entries = await server.database.kysely
      .selectFrom('audit')
      .select('what')
      .where('website_id', '=', server.website.id)
      .where('member_id', '=', member.id)
      .orderBy('id')
      .execute();

    expect(entries.map(({ what }) => what)).toEqual(['team.signedIn', 'team.confirmed']);
  });
});

async function signedIn(): Promise<{ readonly visitor: Visitor; readonly member: TestMember }> {
  const member = await addTeamMember(server);
  const visitor = server.visitor();
  await visitor.post('/api/team/session', credentials(member));
  return { visitor, member };
}

/** Signed in, but with an outdated confirmation; earlier sign-in attempts no longer count. */
async function stale() {
  const people = await signedIn();
  server.clock.advance({ minutes: 31 });
  return people;
}

function credentials({ email, password }: TestMember) {
  return { email, password };
}

let invited = 0;
async function invites(visitor: Visitor): Promise<boolean> {
  invited += 1;
  const answer = await visitor.post('/api/team/invitations', { email: `new-${invited}@shop.test`, roles: [4] });
  expect([200, 403]).toContain(answer.status);
  return answer.status === 200;
}
