import {
  type Answer,
  addSiteUser,
  addTeamMember,
  createVisitor,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { encode, solvedCaptcha } from '../captcha/captcha.fixture.ts';

// Each captcha is solved as in a browser, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const tooManyWrong =
  'Too many wrong passwords for this account. Please try again in a minute, or choose a new password by email.';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.clock.advance({ hours: 1 }));
afterAll(() => server.close());

interface Account {
  readonly email: string;
  readonly password: string;
}

const kinds = [
  { kind: 'a team member', path: '/api/team/session', session: 'TeamSession', add: () => addTeamMember(server) },
  {
    kind: 'a site user',
    path: '/api/site-users/account/session',
    session: 'SiteUserSession',
    add: () => addSiteUser(server),
  },
] as const;

describe.each(kinds)('D-177 the account of $kind', ({ path, session, add }) => {
  let account: Account;
  beforeEach(async () => {
    account = await add();
  });

  it('is not locked by ten wrong passwords: the right one works after the delay, with the captcha', async () => {
    expect(statusesOf(await guesses(10))).toEqual(Array(10).fill(401));
    const owner = server.visitor();
    const slowed = await signIn(owner);
    expect([slowed.status, slowed.headers['retry-after'], slowed.json()]).toEqual([
      429,
      '1',
      expect.objectContaining({ reason: 'tooManyWrong', asksForCaptcha: true, error: tooManyWrong }),
    ]);
    server.clock.advance({ seconds: 1 });
    const asked = await signIn(owner);
    expect([asked.status, asked.json()]).toEqual([
      400,
      expect.objectContaining({
        reason: 'captchaMissing',
        asksForCaptcha: true,
        error: 'Complete CAPTCHA before submitting.',
      }),
    ]);
    for (const captchaKey of ['nonsense', encode({ challenge: {}, solution: {} })]) {
      expect((await signIn(owner, { captchaKey })).json()).toMatchObject({
        reason: 'captchaRefused',
        asksForCaptcha: true,
        error: 'The CAPTCHA could not be confirmed. Please complete it again.',
      });
    }
    expect((await signIn(owner, { captchaKey: await solvedCaptcha(owner) })).status).toBe(200);
  });

  it('keeps a wrong password waiting twice as long each time, and takes a solved captcha once', async () => {
    await guesses(10);
    const attacker = server.visitor();
    const captchaKey = await solvedCaptcha(attacker);
    server.clock.advance({ seconds: 1 });
    expect((await signIn(attacker, { password: 'wrong again', captchaKey })).status).toBe(401);
    const slowed = await signIn(attacker, { password: 'wrong again', captchaKey });
    expect([slowed.status, slowed.headers['retry-after']]).toEqual([429, '2']);
    server.clock.advance({ seconds: 2 });
    expect((await signIn(attacker, { password: 'wrong again', captchaKey })).json()).toMatchObject({
      reason: 'captchaRefused',
    });
  });

  it('lets a browser in at once that has signed in before, whatever strangers try', async () => {
    const own = server.visitor();
    expect((await signIn(own)).status).toBe(200);
    own.cookies.set(session, 'ended');
    expect(statusesOf(await guesses(12))).toEqual([...Array<number>(10).fill(401), 429, 429]);
    expect((await signIn(own)).status).toBe(200);
  });

  it('counts the wrong passwords of a known browser for that browser alone', async () => {
    const own = server.visitor();
    expect((await signIn(own)).status).toBe(200);
    server.clock.advance({ minutes: 2 });
    expect(statusesOf(await guesses(10, () => own))).toEqual(Array(10).fill(401));
    server.clock.advance({ minutes: 2 });
    expect(statusesOf(await guesses(2, () => own))).toEqual([401, 429]);
    const stranger = server.visitor();
    expect((await signIn(stranger)).status).toBe(200);
    server.clock.advance({ minutes: 2 });
    expect((await signIn(own)).status).toBe(200);
  });

  it('knows a browser by a signed cookie that scripts cannot read, for this account and website only', async () => {
    const own = server.visitor();
    await signIn(own);
    const cookie = own.cookies.get('KnownDevice')!;
    expect(cookie.attributes).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/']));
    expect(cookie.value).not.toContain(account.email);

    const { email, password } = await add();
    const other = { email, password };
    await guesses(10, undefined, other);
    expect((await signIn(withCookie(cookie.value), other)).status).toBe(429);
    await guesses(10);
    const [id = '', signature = ''] = cookie.value.split('.');
    const forged = `${id.slice(0, -1)}${id.endsWith('A') ? 'Q' : 'A'}.${signature}`;
    expect((await signIn(withCookie(forged))).status).toBe(429);
    expect((await signIn(withCookie('~~.~'))).status).toBe(429);
    expect((await signIn(withCookie(cookie.value))).status).toBe(200);
  });

  it('is not told from an address without an account', async () => {
    const nobody = { email: `nobody-${account.email}`, password: 'x' };
    const [real, unknown] = [await guesses(12), await guesses(12, undefined, nobody)];
    const seen = (answers: readonly Answer[]) =>
      answers.map(({ status, headers, text }) => [status, headers['retry-after'], text]);
    expect(seen(unknown)).toEqual(seen(real));
  });

  it('counts tries that come at the same moment', async () => {
    const browsers = Array.from({ length: 30 }, () => server.visitor());
    await Promise.all(browsers.map((browser) => browser.crumb()));
    const answers = await Promise.all(browsers.map((browser) => signIn(browser, { password: 'a guess' })));
    expect(statusesOf(answers).filter((status) => status === 401)).toHaveLength(10);
    expect(statusesOf(answers).filter((status) => status === 429)).toHaveLength(20);
  });

  it('does not count right passwords', async () => {
    for (let count = 0; count < 25; count += 1) expect((await signIn(server.visitor())).status).toBe(200);
  });

  it('is free again a quarter of an hour later, and nothing is kept', async () => {
    await guesses(10);
    server.clock.advance({ minutes: 15 });
    expect((await signIn(server.visitor())).status).toBe(200);
    server.clock.advance({ minutes: 15 });
    await server.parts.jobs.add(server.database, 'password-guard.sweep', {});
    await server.runJobs();
    const rows = server.database.kysely.selectFrom('password_try').selectAll();
    expect(await rows.where('website_id', '=', server.website.id).execute()).toEqual([]);
  });

  /** Wrong passwords, each from a different browser and address unless given. */
  async function guesses(count: number, from = () => server.visitor(), { email } = account): Promise<Answer[]> {
    const answers: Answer[] = [];
    for (let index = 0; index < count; index += 1) {
      answers.push(await from().post(path, { email, password: `a guess ${index}` }));
    }
    return answers;
  }

  function signIn(visitor: Visitor, typed: Partial<Account & { captchaKey: string }> = {}): Promise<Answer> {
    return visitor.post(path, { email: account.email, password: account.password, ...typed });
  }
});

it('D-177 one attacker who tries as soon as it is possible does not keep the owner out', async () => {
  const account = await addSiteUser(server);
  const path = '/api/site-users/account/session';
  for (let count = 0; count < 10; count += 1) {
    await attackers(count).post(path, { email: account.email, password: 'a guess' });
  }
  const owner = server.visitor();
  const captchaKey = await solvedCaptcha(owner);
  server.clock.advance({ seconds: 0.5 });
  expect((await attackers(11).post(path, { email: account.email, password: 'a guess' })).status).toBe(429);
  expect((await owner.post(path, { email: account.email, password: account.password, captchaKey })).status).toBe(200);

  /** Different addresses of one connection. */
  function attackers(index: number): Visitor {
    const { app, clock, website } = server;
    return createVisitor({ app, clock, host: website.host, address: `2001:db8:1:1::${index.toString(16)}` });
  }
});

function withCookie(value: string): Visitor {
  const visitor = server.visitor();
  visitor.cookies.set('KnownDevice', value);
  return visitor;
}

function statusesOf(answers: readonly Answer[]): number[] {
  return answers.map(({ status }) => status);
}
