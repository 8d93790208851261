import {
  addSiteUser,
  createVisitor,
  type SignedInSiteUser,
  signedInSiteUser,
  signInSiteUser,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PasswordHasher, passwords } from '../../../platform/password/index.ts';
import { mailedToken } from '../site-user.fixture.ts';
import { signIn } from './sign-in.ts';

const path = '/api/site-users/account';
const isFull = process.env['AWNING_FULL'] === '1';

// The full run hashes a thousand passwords, one after the other.
vi.setConfig({ testTimeout: isFull ? 600_000 : 120_000 });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.clock.advance({ minutes: 20 }));
afterAll(() => server.close());

describe('reliability 36: sessions', () => {
  it('have a new id and a new crumb at every sign-in: planted ones are worth nothing', async () => {
    const user = await addSiteUser(server);
    const visitor = server.visitor();
    visitor.cookies.set('SiteUserSession', 'a'.repeat(43));
    const crumbBefore = await visitor.crumb();
    const first = (await signInSiteUser(visitor, user)).cookies.get('SiteUserSession')!.value;
    expect(first).not.toBe('a'.repeat(43));
    expect(await visitor.crumb()).not.toBe(crumbBefore);

    const second = (await signInSiteUser(visitor, user)).cookies.get('SiteUserSession')!.value;
    expect(second).not.toBe(first);
    expect([await isOpen(first), await isOpen(second)]).toEqual([false, true]);
  });

  it('have ids of 256 bits that never repeat and are stored as hashes alone', async () => {
    const user = await addSiteUser(server);
    const tokens = new Set<string>();
    for (let round = 0; round < (isFull ? 1000 : 20); round += 1) {
      server.clock.advance({ minutes: 2 });
      tokens.add((await signInSiteUser(server.visitor(), user)).cookies.get('SiteUserSession')!.value);
    }
    const rows = await server.database.kysely
      .selectFrom('site_user_session')
      .selectAll()
      .where('website_id', '=', server.website.id)
      .execute();
    const stored = JSON.stringify(rows) + rows.map(({ token_hash }) => token_hash.toString('latin1')).join();

    expect(tokens.size).toBe(isFull ? 1000 : 20);
    for (const token of tokens) {
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      expect(stored).not.toContain(token);
    }
  });

  const ends: readonly (readonly [how: string, end: (user: SignedInSiteUser) => Promise<unknown>])[] = [
    ['at sign-out', (user) => user.delete(`${path}/session`)],
    ['when another device ends it', async (user) => (await again(user)).delete(`${path}/sessions`)],
    [
      'when the password is changed',
      async (user) => {
        const body = { currentPassword: user.password, newPassword: 'quite another password' };
        return (await again(user)).post(`${path}/password-change`, body);
      },
    ],
    [
      'when the password is reset',
      async (user) => {
        await server.visitor().post(`${path}/password-reset`, { email: user.email });
        const token = await mailedToken(server, user.email, 'new-password');
        return server.visitor().put(`${path}/password`, { token, password: 'quite another password' });
      },
    ],
    [
      'when the account is deleted',
      async (user) => (await again(user)).post(`${path}/deletion`, { password: user.password }),
    ],
  ];

  it.each(ends)('are refused by the very next request %s', async (_, end) => {
    const user = await signedInSiteUser(server);
    const token = user.cookies.get('SiteUserSession')!.value;
    expect(await isOpen(token)).toBe(true);
    expect(await end(user)).toMatchObject({ status: 200 });

    expect(await isOpen(token)).toBe(false);
  });

  it('end after a day without use, or after 90 days for who wants to be remembered', async () => {
    const user = await addSiteUser(server);
    const [passing, lasting] = [server.visitor(), server.visitor()];
    await passing.post(`${path}/session`, { email: user.email, password: user.password });
    await lasting.post(`${path}/session`, { email: user.email, password: user.password, rememberMe: true });
    const tokens = [passing, lasting].map((visitor) => visitor.cookies.get('SiteUserSession')!.value);
    server.clock.advance({ hours: 24 });
    expect(await Promise.all(tokens.map(isOpen))).toEqual([false, true]);
    server.clock.advance({ hours: 88 * 24 });
    expect(await isOpen(tokens[1]!)).toBe(true);
    server.clock.advance({ hours: 24 });
    expect(await isOpen(tokens[1]!)).toBe(false);
  });

  it('are worth nothing on another website of the installation', async () => {
    const user = await signedInSiteUser(server);
    const elsewhere = server.visitor(server.otherWebsite);
    elsewhere.cookies.set('SiteUserSession', user.cookies.get('SiteUserSession')!.value);

    expect((await elsewhere.get(path)).status).toBe(401);
  });

  it('do not outlive a password that was changed while the old one was being compared', async () => {
    const user = await signedInSiteUser(server);
    const slowly: PasswordHasher = {
      ...passwords,
      async matches(password, stored) {
        const answer = await passwords.matches(password, stored);
        const body = { currentPassword: user.password, newPassword: 'quite another password' };
        expect((await user.post(`${path}/password-change`, body)).status).toBe(200);
        return answer;
      },
    };

    expect(await trySignIn(slowly, user.email, user.password)).toEqual({ ok: false, reason: 'wrong' });
  });
});

describe('reliability 36: of a thief with a session and the old password', () => {
  const [thiefs, owners] = ['the password of a thief', 'the password of the owner'];

  it('either the change or the reset of the owner counts, never both', async () => {
    const user = await signedInSiteUser(server);
    await server.visitor().post(`${path}/password-reset`, { email: user.email });
    const token = await mailedToken(server, user.email, 'new-password');
    const [thief, owner] = await Promise.all([
      user.post(`${path}/password-change`, { currentPassword: user.password, newPassword: thiefs }),
      server.visitor().put(`${path}/password`, { token, password: owners }),
    ]);

    // A thief's request after the reset has no session.
    expect([200, 400, 401]).toContain(thief.status);
    expect([200, 404]).toContain(owner.status);
    const opens = async (password: string) =>
      (await server.visitor().post(`${path}/session`, { email: user.email, password })).status === 200;
    expect([await opens(thiefs), await opens(owners)]).toEqual([thief.status === 200, owner.status === 200]);
    expect(thief.status === 200).not.toBe(owner.status === 200);
  });

  it('deleting and changing the password at once is answered, and one of them counts', async () => {
    const user = await signedInSiteUser(server);
    const device = await again(user);
    const answers = await Promise.all([
      user.post(`${path}/password-change`, { currentPassword: user.password, newPassword: thiefs }),
      device.post(`${path}/deletion`, { password: user.password }),
    ]);

    const [first, second] = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(first).toBe(200);
    // A request that comes after the other one has no session.
    expect([400, 401]).toContain(second);
  });
});

describe('reliability 37: trying passwords', () => {
  const tries = isFull ? 10_000 : 300;

  it(`of ${tries} tries from one address, ten a minute are compared`, async () => {
    const visitor = server.visitor();
    await visitor.crumb();
    const compared = await count(tries, (index) => guess(visitor, `nobody-${index}@example.test`));

    expect(compared).toBe(10);
    server.clock.advance({ seconds: 120 });
    expect(await guess(visitor, 'nobody@example.test')).toBe(401);
  });

  it(`of ${tries} tries for one account from a thousand addresses at one moment, ten are compared`, async () => {
    const user = await addSiteUser(server);
    const visitors = Array.from({ length: Math.min(1000, tries) }, (_, index) => visitorAt(index));
    const compared = await count(tries, (index) =>
      guess(visitors[index % visitors.length]!, index % 2 === 0 ? user.email : ` ${user.email.toUpperCase()}`),
    );
    expect(compared).toBe(10);

    // Even the right password is refused now, so that a lucky guess is of no use.
    const own = { email: user.email, password: user.password };
    const refused = await server.visitor().post(`${path}/session`, own);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1']);
    expect((await server.visitor().submit('/account/login', own)).status).toBe(429);
  });

  it('costs exactly one hash, whether or not there is such an account', async () => {
    const user = await addSiteUser(server);
    const made: string[] = [];
    const counting: PasswordHasher = {
      make(password) {
        made.push('make');
        return passwords.make(password);
      },
      matches(password, stored) {
        made.push('compare');
        return passwords.matches(password, stored);
      },
    };
    expect(await trySignIn(counting, user.email, 'a wrong password')).toEqual({ ok: false, reason: 'wrong' });
    expect(await trySignIn(counting, 'nobody@example.test', 'a wrong password')).toEqual({
      ok: false,
      reason: 'wrong',
    });

    expect(made).toEqual(['compare', 'compare']);
  });

  it('is refused with 429 when too many hashes wait, and no page waits with them', async () => {
    const visitors = Array.from({ length: 60 }, (_, index) => visitorAt(index));
    await Promise.all(visitors.map((visitor) => visitor.crumb()));
    const trying = visitors.map((visitor, index) => guess(visitor, `somebody-${index}@example.test`));
    const page = await server.visitor().get('/account/login', { accept: 'text/html' });
    const statuses = await Promise.all(trying);

    expect(page.status).toBe(200);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
  });
});

async function isOpen(token: string): Promise<boolean> {
  const visitor = server.visitor();
  visitor.cookies.set('SiteUserSession', token);
  return (await visitor.get(path)).status === 200;
}

function again(user: SignedInSiteUser): Promise<SignedInSiteUser> {
  return signInSiteUser(server.visitor(), user);
}

function trySignIn(hasher: PasswordHasher, email: string, password: string) {
  const credentials = { websiteId: server.website.id, email, password, rememberMe: false, formerToken: undefined };
  const caller = { address: '10.1.1.1', userAgent: '' };
  return signIn(server.parts, hasher, credentials, caller, () => Promise.resolve(undefined));
}

async function guess(visitor: Visitor, email: string): Promise<number> {
  return (await visitor.post(`${path}/session`, { email, password: 'a guess that fails' })).status;
}

/** The number of attempts that were compared with a password; the others were refused with 429. */
async function count(length: number, attempt: (index: number) => Promise<number>): Promise<number> {
  let compared = 0;
  for (let index = 0; index < length; index += 1) {
    const status = await attempt(index);
    expect([401, 429]).toContain(status);
    if (status === 401) compared += 1;
  }
  return compared;
}

function visitorAt(index: number): Visitor {
  const { app, clock, website } = server;
  return createVisitor({ app, clock, host: website.host, address: `10.7.${index >> 8}.${index & 255}` });
}
