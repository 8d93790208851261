import { allPlanFlags, TeamRole } from '@awning/site-model';
import { addTeamMember, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailFeature } from '../../../platform/mail/feature.ts';
import { teamFeature } from '../feature.ts';
import type { SessionAnswer } from '../schema.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ features: [teamFeature, mailFeature] });
});
afterAll(() => server.close());

const wrong = { status: 401, message: 'Email or password is incorrect.' };

describe('signing in', () => {
  it('tells who is signed in, with roles, rights, website and crumb', async () => {
    const member = await addTeamMember(server, { roles: [TeamRole.BILLING], name: 'Bea' });
    const visitor = server.visitor();
    const answer = await signIn(visitor, member.email, member.password);

    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({
      member: { id: member.id, email: member.email, name: 'Bea', roles: [2], isOwner: false, language: null },
      rights: expect.arrayContaining(['config.open', 'invoices.read']),
      website: {
        id: server.website.id,
        name: 'Shop',
        planFlags: [...allPlanFlags],
        currency: 'USD',
        timeZone: 'America/New_York',
        isClosed: false,
        titlePatterns: { homepage: '%s', collection: '%c — %s', item: '%i — %s' },
        languages: [
          { code: 'en', name: 'English', isEnabled: true },
          { code: 'de', name: 'Deutsch', isEnabled: true },
          { code: 'fr', name: 'Français', isEnabled: true },
        ],
      },
      needsSecondFactor: false,
      crumb: await visitor.crumb(),
    });
    expect(answer.json<SessionAnswer>().rights).not.toContain('orders.read');
    expect((await visitor.get('/api/team/session')).json()).toEqual(answer.json());
  });

  it('does not mind capitals and spaces around the address', async () => {
    const member = await addTeamMember(server, { email: 'mixed@shop.test' });

    expect((await signIn(server.visitor(), ' Mixed@Shop.Test ', member.password)).status).toBe(200);
  });

  it('says the same for an unknown address as for a wrong password', async () => {
    const member = await addTeamMember(server);
    const unknown = await signIn(server.visitor(), 'nobody@shop.test', member.password);
    const mistaken = await signIn(server.visitor(), member.email, 'not the password');

    expect(unknown.status).toBe(wrong.status);
    expect(mistaken.status).toBe(wrong.status);
    expect(unknown.json()).toEqual(mistaken.json());
    expect(unknown.json()).toMatchObject({ error: wrong.message, message: wrong.message });
  });

  it('refuses members of another website', async () => {
    const member = await addTeamMember(server, { website: server.otherWebsite });

    expect((await signIn(server.visitor(), member.email, member.password)).status).toBe(401);
  });

  it.each([
    ['no password', { email: 'a@b.test' }],
    ['a number as password', { email: 'a@b.test', password: 5 }],
    ['an empty address', { email: '', password: 'x' }],
    ['a field too many', { email: 'a@b.test', password: 'x', isOwner: true }],
    ['nothing', undefined],
  ])('refuses %s', async (_, body) => {
    expect((await server.visitor().post('/api/team/session', body)).status).toBe(400);
  });

  it('needs the crumb', async () => {
    const member = await addTeamMember(server);
    const body = { email: member.email, password: member.password };
    const answer = await server.visitor().send('POST', '/api/team/session', { body });

    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ crumbFail: true });
  });
});

describe('the session', () => {
  it('lives in a cookie that scripts cannot read and other sites cannot use, and its token is stored as a hash', async () => {
    const visitor = await signedInMember(server);
    const cookie = visitor.cookies.get('TeamSession');
    const hashes = await server.database.kysely
      .selectFrom('team_session')
      .select('token_hash')
      .where('website_id', '=', server.website.id)
      .execute();

    expect(cookie?.value).toMatch(/^[\w-]{43}$/);
    expect(cookie?.attributes).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/']));
    expect(cookie?.attributes).not.toContain('Secure');
    expect(hashes.some(({ token_hash }) => token_hash.toString('latin1').includes(cookie!.value))).toBe(false);
  });

  it('travels over https only when the site does', async () => {
    const proxied = await startTestServer({ features: [teamFeature, mailFeature], settings: { TRUST_PROXY: '1' } });
    const member = await addTeamMember(proxied);
    const visitor = proxied.visitor();
    const body = { email: member.email, password: member.password };
    await visitor.post('/api/team/session', body, { 'x-forwarded-proto': 'https' });

    expect(visitor.cookies.get('__Host-TeamSession')?.attributes).toContain('Secure');
    await proxied.close();
  });

  it('reliability 36: has a new id and a new crumb at every sign-in, so that a planted one is worth nothing', async () => {
    const member = await addTeamMember(server);
    const visitor = server.visitor();
    visitor.cookies.set('TeamSession', 'a'.repeat(43));
    const crumbBefore = await visitor.crumb();
    await signIn(visitor, member.email, member.password);
    const first = visitor.cookies.get('TeamSession')!.value;
    await signIn(visitor, member.email, member.password);
    const second = visitor.cookies.get('TeamSession')!.value;

    expect(first).not.toBe('a'.repeat(43));
    expect(second).not.toBe(first);
    expect(await visitor.crumb()).not.toBe(crumbBefore);
    expect(await isSignedIn(server.visitor(), first)).toBe(false);
    expect(await isSignedIn(server.visitor(), second)).toBe(true);
  });

  it('reliability 36: ends at sign-out, for every copy of the cookie', async () => {
    const visitor = await signedInMember(server);
    const token = visitor.cookies.get('TeamSession')!.value;

    expect((await visitor.delete('/api/team/session')).status).toBe(200);
    expect(visitor.cookies.get('TeamSession')).toBeUndefined();
    expect(await isSignedIn(server.visitor(), token)).toBe(false);
  });

  it('needs the crumb to sign out', async () => {
    const visitor = await signedInMember(server);

    expect((await visitor.send('DELETE', '/api/team/session')).status).toBe(400);
    expect((await visitor.get('/api/team/session')).status).toBe(200);
  });

  it('is worth nothing on another website of the installation', async () => {
    const visitor = await signedInMember(server);
    const token = visitor.cookies.get('TeamSession')!.value;

    expect(await isSignedIn(server.visitor(server.otherWebsite), token)).toBe(false);
  });

  it('ends after a day without use and after two weeks with it', async () => {
    const idle = await signedInMember(server);
    const busy = await signedInMember(server);
    server.clock.advance({ hours: 23, minutes: 59 });
    expect((await busy.get('/api/team/session')).status).toBe(200);
    server.clock.advance({ minutes: 1 });
    expect((await idle.get('/api/team/session')).status).toBe(401);
    for (let day = 1; day < 14; day += 1) {
      expect((await busy.get('/api/team/session')).status).toBe(200);
      server.clock.advance({ hours: 23, minutes: 59 });
    }
    expect((await busy.get('/api/team/session')).status).toBe(200);
    server.clock.advance({ minutes: 20 });

    expect((await busy.get('/api/team/session')).status).toBe(401);
  });
});

describe('trying passwords', () => {
  it('is allowed ten times a minute for one address', async () => {
    const visitor = server.visitor();
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, index) => signIn(visitor, `nobody-${index}@shop.test`, 'guess')),
    );
    const refused = answers.filter((answer) => answer.status === 429);

    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(10);
    expect(refused).toHaveLength(4);
    server.clock.advance({ seconds: Number(refused[0]!.headers['retry-after']) });
    expect((await signIn(visitor, 'nobody@shop.test', 'guess')).status).toBe(401);
  });

  it('reliability 37: is compared ten times and then slowly for one account, from however many addresses and with any spelling', async () => {
    await addTeamMember(server, { email: 'target@shop.test' });
    const tries = Array.from({ length: 13 }, (_, index) =>
      signIn(server.visitor(), index % 2 ? 'Target@shop.test' : 'target@shop.test ', 'guess'),
    );
    const statuses = (await Promise.all(tries)).map((answer) => answer.status);

    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  });
});

async function signIn(visitor: Visitor, email: string, password: string) {
  return visitor.post('/api/team/session', { email, password });
}

async function isSignedIn(visitor: Visitor, token: string): Promise<boolean> {
  visitor.cookies.set('TeamSession', token);
  return (await visitor.get('/api/team/session')).status === 200;
}
