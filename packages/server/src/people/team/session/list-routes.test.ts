import {
  type Answer,
  addTeamMember,
  endedOrBlocked,
  startTestServer,
  type TestMember,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailFeature } from '../../../platform/mail/feature.ts';
import { teamFeature } from '../feature.ts';
import { atSecondStep, giveCode, memberWithApp } from '../second-factor/second-factor.fixture.ts';
import { lockMember } from '../store.ts';
import { openSession } from './session.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ features: [teamFeature, mailFeature], settings: { TRUST_PROXY: '1' } });
});
afterAll(() => server.close());

const path = '/api/team/sessions';
const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const iphone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1' };

interface Listed {
  readonly id: string;
  readonly isCurrent: boolean;
  readonly device: string;
  readonly network: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
}

describe('the list of sessions', () => {
  it('names browser, network and times, the one used last first, and tells which one asks', async () => {
    const member = await addTeamMember(server);
    const desk = await signIn(member, { ...firefox, 'x-forwarded-for': '198.51.100.7' });
    const began = server.clock.now().toISOString();
    server.clock.advance({ hours: 2 });
    const phone = await signIn(member, { ...iphone, 'x-forwarded-for': '2001:db8:77:1::5' });
    const now = server.clock.now().toISOString();
    const sessions = await list(phone, { ...iphone, 'x-forwarded-for': '2001:db8:77:1::5' });

    expect(sessions).toEqual([
      {
        id: expect.any(String),
        isCurrent: true,
        device: 'Safari, iPhone',
        network: '2001:db8:77:*',
        createdAt: now,
        lastSeenAt: now,
      },
      {
        id: expect.any(String),
        isCurrent: false,
        device: 'Firefox, Linux',
        network: '198.51.100.*',
        createdAt: began,
        lastSeenAt: began,
      },
    ]);
    expect(desk.cookies.get('TeamSession')).toBeDefined();
  });

  it('shows the place and browser of the last use, also when a stolen session is used within the same minute', async () => {
    const member = await addTeamMember(server);
    const own = await signIn(member, { ...firefox, 'x-forwarded-for': '198.51.100.7' });
    const watching = await signIn(member, { ...firefox, 'x-forwarded-for': '198.51.100.7' });
    const thief = server.visitor();
    thief.cookies.set('TeamSession', own.cookies.get('TeamSession')!.value);
    await thief.get('/api/team/session', { ...iphone, 'x-forwarded-for': '203.0.113.9' });

    const sessions = await list(watching, { ...firefox, 'x-forwarded-for': '198.51.100.7' });
    expect(sessions.find(({ isCurrent }) => !isCurrent)).toMatchObject({
      device: 'Safari, iPhone',
      network: '203.0.113.*',
    });
  });

  it('leaves out what has ended: unused for a day, older than two weeks, or of another member', async () => {
    const member = await addTeamMember(server);
    await signIn(member);
    await signIn(await addTeamMember(server));
    await signIn(await addTeamMember(server, { website: server.otherWebsite, email: member.email }), {}, true);
    server.clock.advance({ hours: 24 });
    const asking = await signIn(member);

    expect(await list(asking)).toHaveLength(1);
  });

  it('is for who is signed in', async () => {
    expect((await server.visitor().get(path)).status).toBe(401);
    expect((await server.visitor().delete(path)).status).toBe(401);
  });
});

describe('ending one session', () => {
  it('signs that browser out and no other, and is written down', async () => {
    const member = await addTeamMember(server);
    const [asking, ended, kept] = [await signIn(member), await signIn(member), await signIn(member)];
    const { id } = (await list(ended)).find(({ isCurrent }) => isCurrent)!;

    expect((await asking.delete(`${path}/${id}`)).status).toBe(200);
    expect(await statusesOf([asking, ended, kept])).toEqual([200, 401, 200]);
    const again = await asking.delete(`${path}/${id}`);
    expect([again.status, again.json()]).toEqual([404, expect.objectContaining({ reason: 'sessionGone' })]);
    expect(await deedsOf(member)).toContain('team.sessionEnded');
  });

  it('is not possible for that of another member, of this website or of another', async () => {
    const asking = await signIn(await addTeamMember(server));
    const other = await signIn(await addTeamMember(server));
    const foreign = await signIn(await addTeamMember(server, { website: server.otherWebsite }), {}, true);

    for (const victim of [other, foreign]) {
      const [{ id }] = (await list(victim)) as [Listed];
      expect((await asking.delete(`${path}/${id}`)).status).toBe(404);
      expect((await victim.get('/api/team/session')).status).toBe(200);
    }
  });
});

describe('ending all other sessions', () => {
  it('keeps the one that asks, and is written down', async () => {
    const member = await addTeamMember(server);
    const [asking, ended] = [await signIn(member), await signIn(member)];

    expect((await asking.delete(path)).status).toBe(200);
    expect(await statusesOf([asking, ended])).toEqual([200, 401]);
    expect(await deedsOf(member)).toContain('team.otherSessionsEnded');
  });

  it('ends a sign-in as well that waits for its second step', async () => {
    const member = await memberWithApp(server);
    const stranger = await atSecondStep(server, member);
    await member.visitor.delete(path);

    expect((await giveCode(stranger, member.code())).status).toBe(401);
  });

  it('ends a sign-in as well that comes to its end at the same moment', async () => {
    const member = await addTeamMember(server);
    const asking = await signIn(member);
    const { id: websiteId } = server.website;
    let ending: Promise<Answer> | undefined;
    await server.database.transaction(async (connection) => {
      await lockMember(connection, websiteId, member.id);
      await openSession(connection, { websiteId, id: member.id }, { address: '', userAgent: '' }, server.clock);
      ending = asking.delete(path);
      await endedOrBlocked(server, ending);
    });

    expect((await ending)?.status).toBe(200);
    expect(await list(asking)).toMatchObject([{ isCurrent: true }]);
  });
});

async function signIn(
  { email, password }: TestMember,
  headers: Readonly<Record<string, string>> = {},
  isElsewhere = false,
): Promise<Visitor> {
  const visitor = server.visitor(isElsewhere ? server.otherWebsite : undefined);
  const answer = await visitor.post('/api/team/session', { email, password }, headers);
  if (answer.status !== 200) throw new Error(`Signing in returned ${answer.status}: ${answer.text}`);
  return visitor;
}

async function list(visitor: Visitor, headers: Readonly<Record<string, string>> = {}): Promise<readonly Listed[]> {
  return (await visitor.get(path, headers)).json<{ sessions: Listed[] }>().sessions;
}

async function statusesOf(visitors: readonly Visitor[]): Promise<readonly number[]> {
  return Promise.all(visitors.map(async (visitor) => (await visitor.get('/api/team/session')).status));
}

async function deedsOf({ id }: TestMember): Promise<readonly string[]> {
  const entries = await server.database.kysely
    .selectFrom('audit')
    .select('what')
    .where('website_id', '=', server.website.id)
    .where('member_id', '=', id)
    .execute();
  return entries.map(({ what }) => what);
}
