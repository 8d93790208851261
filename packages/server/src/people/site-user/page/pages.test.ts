import { addSiteUser, signedInSiteUser, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const page = { accept: 'text/html' };

describe('the sign-in page', () => {
  it('signs in by a plain form and redirects to the wanted page', async () => {
    const user = await addSiteUser(server);
    const visitor = server.visitor();
    const wanted = await visitor.get('/de/account/orders', page);
    expect([wanted.status, wanted.headers['location']]).toEqual([
      303,
      '/de/account/login?next=%2Fde%2Faccount%2Forders',
    ]);
    const login = await visitor.get(String(wanted.headers['location']), page);
    expect(login.text).toContain('<h1 class="list-title">Anmelden</h1>');
    expect(login.text).toContain('name="next" value="/de/account/orders"');

    const fields = { email: user.email, password: user.password, next: '/de/account/orders' };
    const answer = await visitor.submit('/de/account/login', fields);
    expect([answer.status, answer.headers['location']]).toEqual([303, '/de/account/orders']);
    const orders = await visitor.get('/de/account/orders', page);
    expect([orders.status, orders.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect((await visitor.get('/account/login', page)).headers['location']).toBe('/account');
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example'])('never leads to %s', async (next) => {
    const user = await addSiteUser(server);
    const login = await server.visitor().get(`/account/login?next=${encodeURIComponent(next)}`, page);
    expect(login.text).not.toContain('evil.example');
    const fields = { email: user.email, password: user.password, next };
    const answer = await server.visitor().submit('/account/login', fields);

    expect([answer.status, answer.headers['location']]).toEqual([303, '/account']);
  });

  it('comes back after a mistake, with the address and without the password', async () => {
    const user = await addSiteUser(server);
    const fields = { email: user.email, password: 'my guessed secret', rememberMe: 'on' };
    const answer = await server.visitor().submit('/account/login', fields);

    expect(answer.status).toBe(401);
    expect(answer.text).toContain('Email or password is incorrect.');
    expect(answer.text).toContain(`value="${user.email}"`);
    expect(answer.text).not.toContain('my guessed secret');
  });

  it.each([
    ['', 'Too many wrong passwords for this account.', 'This form has a CAPTCHA and needs JavaScript.'],
    ['/de', 'Für dieses Konto wurden zu viele falsche Passwörter', 'Dieses Formular hat ein CAPTCHA und braucht'],
    ['/fr', 'Trop de mots de passe incorrects', 'Ce formulaire comporte un CAPTCHA et nécessite JavaScript.'],
  ])('D-177 asks for the captcha after too many wrong passwords: %s/account/login', async (prefix, slow, needs) => {
    const { email, password } = await addSiteUser(server);
    for (let count = 0; count < 10; count += 1) {
      expect((await server.visitor().submit('/account/login', { email, password: 'a guess' })).status).toBe(401);
    }
    const slowed = await server.visitor().submit(`${prefix}/account/login`, { email, password });
    expect([slowed.status, slowed.headers['retry-after']]).toEqual([429, '1']);
    expect(slowed.text).toContain(slow);
    expect(slowed.text).toContain(needs);
    server.clock.advance({ seconds: 1 });
    const asked = await server.visitor().submit(`${prefix}/account/login`, { email, password });
    expect([asked.status, asked.text.includes(needs)]).toEqual([400, true]);
  });

  it('remembers who ticks the box', async () => {
    const user = await addSiteUser(server);
    const visitor = server.visitor();
    await visitor.submit('/account/login', { email: user.email, password: user.password, rememberMe: 'on' });

    expect(visitor.cookies.get('SiteUserSession')!.attributes).toContain('Max-Age=7776000');
  });
});

describe('the pages behind it', () => {
  it.each(['', '/orders', '/addresses', '/addresses?edit=new', '/sessions', '/privacy'])(
    'are for who is signed in: /account%s',
    async (path) => {
      const stranger = await server.visitor().get(`/account${path}`, page);
      expect(stranger.status).toBe(303);
      expect(String(stranger.headers['location'])).toMatch(/^\/account\/login\?next=/);

      const user = await signedInSiteUser(server);
      const answer = await user.get(`/account${path}`, page);
      expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect(answer.text).toContain('aria-current="page"');
    },
  );

  it('end other sessions and sign out by plain forms', async () => {
    const user = await signedInSiteUser(server);
    const { sessions } = (await user.get('/api/site-users/account/sessions')).json<{ sessions: { id: string }[] }>();
    expect((await user.submit('/account/sessions/end', { others: 'true' })).headers['location']).toMatch(
      /session-ended/,
    );
    expect((await user.submit('/account/sessions/end', { sessionId: 'x' })).status).toBe(404);
    expect((await user.get('/account', page)).status).toBe(200);
    expect(sessions).toHaveLength(1);

    const out = await user.submit('/account/logout', {});
    expect(out.headers['location']).toBe('/account/login?notice=signed-out');
    expect((await user.get('/account', page)).status).toBe(303);
    expect((await user.submit('/account/logout', {})).headers['location']).toBe('/account/login');
  });

  it('are linked from every page, the same for all visitors', async () => {
    const user = await signedInSiteUser(server);
    const [signedIn, anonymous] = [await user.get('/search', page), await server.visitor().get('/search', page)];

    expect(anonymous.text).toContain('href="/account"');
    expect(signedIn.text).toBe(anonymous.text);
  });
});
