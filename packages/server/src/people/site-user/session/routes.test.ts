import {
  addProduct,
  addSiteUser,
  type SignedInSiteUser,
  signedInSiteUser,
  signInSiteUser,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToCart } from '../../../store/checkout/checkout.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const path = '/api/site-users/account/session';

describe('signing in', () => {
  it('USER-004 USER-005: takes email, password and rememberMe, and answers the xsrfToken', async () => {
    const user = await addSiteUser(server, { name: 'Bea' });
    const visitor = server.visitor();
    const { email, password } = user;
    expect((await visitor.post(path, { email, password: `${password}x`, rememberMe: true })).status).toBe(401);
    const answer = await visitor.post(path, { email, password, rememberMe: true });

    expect(answer.status).toBe(200);
    expect(visitor.cookies.get('SiteUserSession')?.attributes).toContain('Max-Age=7776000');
    expect(answer.json()).toEqual({
      authenticated: true,
      siteUserId: user.id,
      email,
      name: 'Bea',
      xsrfToken: expect.stringMatching(/^[\w-]{43}$/),
      crumb: await visitor.crumb(),
    });
  });

  it('USER-007: is a POST; PUT answers 405 and names what is offered', async () => {
    const user = await addSiteUser(server);
    const visitor = server.visitor();
    const answer = await visitor.put(path, { email: user.email, password: user.password });

    expect(answer.status).toBe(405);
    expect(String(answer.headers['allow']).split(', ').sort()).toEqual(['DELETE', 'GET', 'HEAD', 'POST']);
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it('USER-001: a visitor is either anonymous or signed in to a site account', async () => {
    const visitor = server.visitor();
    expect((await visitor.get(path)).json()).toEqual({ authenticated: false });
    expect((await visitor.get('/api/site-users/account')).status).toBe(401);

    const user = await signInSiteUser(visitor, await addSiteUser(server, { name: 'Ann' }));
    expect((await user.get(path)).json()).toMatchObject({ authenticated: true, siteUserId: user.id });
    expect((await user.get('/api/site-users/account')).json()).toEqual({
      siteUserId: user.id,
      email: user.email,
      name: 'Ann',
    });
  });

  it('does not mind capitals and spaces around the address', async () => {
    const user = await addSiteUser(server, { email: 'mixed@example.test' });
    const answer = await server.visitor().post(path, { email: ' Mixed@Example.Test ', password: user.password });

    expect(answer.status).toBe(200);
  });

  it('says the same for an unknown address as for a wrong password, in the language of the page', async () => {
    const user = await addSiteUser(server);
    const unknown = await server.visitor().post(path, { email: 'nobody@example.test', password: user.password });
    const mistaken = await server.visitor().post(path, { email: user.email, password: 'not the password' });
    const german = await server.visitor().post(`/de${path}`, { email: user.email, password: 'not the password' });

    expect([unknown.status, mistaken.status]).toEqual([401, 401]);
    expect(unknown.json()).toEqual(mistaken.json());
    expect(unknown.json()).toMatchObject({ error: 'Email or password is incorrect.' });
    expect(german.json()).toMatchObject({ error: 'E-Mail oder Passwort ist nicht richtig.' });
  });

  it('refuses accounts of another website, and team members', async () => {
    const user = await addSiteUser(server, { website: server.otherWebsite });
    const answer = await server.visitor().post(path, { email: user.email, password: user.password });

    expect(answer.status).toBe(401);
  });

  it('needs the crumb and nothing else, even while signed in', async () => {
    const user = await addSiteUser(server);
    const body = { email: user.email, password: user.password };
    const visitor = server.visitor();
    const bare = await visitor.send('POST', path, { body });
    expect([bare.status, bare.json()]).toEqual([400, expect.objectContaining({ crumbFail: true })]);

    expect((await visitor.post(path, body)).status).toBe(200);
    expect((await visitor.post(path, body)).status).toBe(200);
  });
});

describe('the cookies', () => {
  it('USER-002: the readable one holds authenticated and siteUserId; the one that counts is HttpOnly', async () => {
    const user = await signedInSiteUser(server);
    const [info, session] = [user.cookies.get('SiteUserInfo')!, user.cookies.get('SiteUserSession')!];

    expect(JSON.parse(decodeURIComponent(info.value))).toEqual({ authenticated: true, siteUserId: user.id });
    expect(info.attributes).not.toContain('HttpOnly');
    expect(session.value).toMatch(/^[\w-]{43}$/);
    expect(session.attributes).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/']));
  });

  it('USER-004: end with the browser, or after 90 days for who wants to be remembered', async () => {
    const user = await addSiteUser(server);
    const [passing, lasting] = [server.visitor(), server.visitor()];
    await passing.post(path, { email: user.email, password: user.password });
    await lasting.post(path, { email: user.email, password: user.password, rememberMe: true });
    const lives = [passing, lasting].map((visitor) =>
      ['SiteUserInfo', 'SiteUserSession'].map((name) =>
        visitor.cookies.get(name)!.attributes.find((attribute) => attribute.startsWith('Max-Age')),
      ),
    );

    expect(lives).toEqual([
      [undefined, undefined],
      ['Max-Age=7776000', 'Max-Age=7776000'],
    ]);
  });

  it('the readable one opens nothing', async () => {
    const user = await addSiteUser(server);
    const visitor = server.visitor();
    visitor.cookies.set(
      'SiteUserInfo',
      encodeURIComponent(JSON.stringify({ authenticated: true, siteUserId: user.id })),
    );

    expect(await isSignedIn(visitor)).toBe(false);
    expect((await visitor.get('/api/site-users/account')).status).toBe(401);
  });

  it('are taken away when the session has ended elsewhere', async () => {
    const user = await signedInSiteUser(server);
    const elsewhere = await signInSiteUser(server.visitor(), user);
    await elsewhere.delete('/api/site-users/account/sessions');
    await user.get('/api/commerce/shopping-cart');

    expect(user.cookies.get('SiteUserInfo')).toBeUndefined();
    expect(user.cookies.get('SiteUserSession')).toBeUndefined();
  });
});

describe('D-090: the token of the session', () => {
  it('USER-006: is needed for every change of a signed-in site user, in the header X-SiteUser-XSRF-Token', async () => {
    const bowl = await addProduct(server);
    const user = await signedInSiteUser(server);
    const body = { itemId: bowl.id, sku: bowl.skus[0], quantity: 1 };
    const add = (headers: Record<string, string>) =>
      user.send('POST', '/api/commerce/shopping-cart/entries', { body, headers });
    const crumb = await user.crumb();
    const other = await signedInSiteUser(server);
    const refusal = { crumbFail: true, error: 'Your session has expired. Please reload the page and try again.' };

    expect((await add({ 'x-crumb': crumb })).json()).toMatchObject(refusal);
    expect(
      (await add({ 'x-crumb': await user.crumb(), 'x-siteuser-xsrf-token': other.xsrfToken })).json(),
    ).toMatchObject(refusal);
    const whole = { 'x-crumb': await user.crumb(), 'X-SiteUser-XSRF-Token': user.xsrfToken };
    expect((await add(whole)).status).toBe(200);
  });

  it('is told again to a page that was loaded later', async () => {
    const user = await signedInSiteUser(server);

    expect((await user.get(path)).json()).toMatchObject({ xsrfToken: user.xsrfToken });
  });
});

describe('signing out', () => {
  it('USER-008: ends the session for every copy of the cookie, and removes the cookies', async () => {
    const user = await signedInSiteUser(server);
    const token = user.cookies.get('SiteUserSession')!.value;

    expect((await user.delete(path)).status).toBe(200);
    expect(user.cookies.get('SiteUserSession')).toBeUndefined();
    expect(user.cookies.get('SiteUserInfo')).toBeUndefined();
    expect(await isSignedIn(withSession(server.visitor(), token))).toBe(false);
  });

  it('needs the crumb and the token', async () => {
    const user = await signedInSiteUser(server);

    expect((await user.send('DELETE', path, { headers: { 'x-siteuser-xsrf-token': user.xsrfToken } })).status).toBe(
      400,
    );
    expect((await user.send('DELETE', path, { headers: { 'x-crumb': await user.crumb() } })).status).toBe(400);
    expect(await isSignedIn(user)).toBe(true);
  });

  it('USER-009: leaves a copy of the cart in the browser with cloneCart=true, and no cart without', async () => {
    const bowl = await addProduct(server);
    const user = await addSiteUser(server);
    const buyer = server.visitor();
    await addToCart(buyer, bowl);
    const first = await signInSiteUser(buyer, user);
    expect(await quantityIn(first)).toBe(1);

    await first.delete(`${path}?cloneCart=true`);
    expect(await quantityIn(buyer)).toBe(1);

    const second = await signInSiteUser(server.visitor(), user);
    expect(await quantityIn(second)).toBe(1);
    await second.delete(path);
    expect(await quantityIn(second)).toBe(0);
    expect(second.cookies.get('CART')).toBeUndefined();
  });
});

describe('the list of sessions', () => {
  it('lists the sessions, and ends one of them', async () => {
    const user = await signedInSiteUser(server);
    const phone = server.visitor();
    const { email, password } = user;
    const headers = { 'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0' };
    await phone.post(path, { email, password }, headers);
    const { sessions } = (await user.get(`${path}s`)).json<{ sessions: { id: string; isCurrent: boolean }[] }>();
    const other = sessions.find(({ isCurrent }) => !isCurrent)!;

    expect(sessions).toHaveLength(2);
    expect(other).toMatchObject({ device: 'Firefox, Android', address: expect.stringMatching(/^10\.0\./) });
    expect((await user.delete(`${path}s/${other.id}`)).status).toBe(200);
    expect(await isSignedIn(phone)).toBe(false);
    expect(await isSignedIn(user)).toBe(true);
    expect((await user.delete(`${path}s/${other.id}`)).status).toBe(404);
  });

  it('never shows or ends those of another account', async () => {
    const [user, other] = [await signedInSiteUser(server), await signedInSiteUser(server)];
    const { sessions } = (await other.get(`${path}s`)).json<{ sessions: { id: string }[] }>();

    expect((await user.delete(`${path}s/${sessions[0]!.id}`)).status).toBe(404);
    expect(await isSignedIn(other)).toBe(true);
  });
});

describe('USER-013 PLAN-006: where the plan has no site user accounts', () => {
  it('calls answer 403, pages are not there, and sessions count for nothing', async () => {
    const user = await signedInSiteUser(server);
    await setPlanFlags([1]);
    expect((await user.post(path, { email: user.email, password: user.password })).status).toBe(403);
    expect((await user.get('/api/site-users/account')).status).toBe(403);
    expect((await user.get('/account/login', { accept: 'text/html' })).status).toBe(404);
    expect((await user.get('/account', { accept: 'text/html' })).status).toBe(404);

    await setPlanFlags(null);
    expect((await user.get('/api/site-users/account')).status).toBe(200);
  });

  async function setPlanFlags(flags: number[] | null): Promise<void> {
    await server.database.kysely
      .updateTable('website')
      .set({ plan_flags: flags })
      .where('id', '=', server.website.id)
      .execute();
    await server.database.notify('website', server.website.id);
    await expect
      .poll(async () => (await server.visitor().get('/api/site-users/account/session')).status)
      .toBe(flags === null ? 200 : 403);
  }
});

async function isSignedIn(visitor: Pick<Visitor, 'get'>): Promise<boolean> {
  return (await visitor.get(path)).json<{ authenticated: boolean }>().authenticated;
}

function withSession(visitor: Visitor, token: string): Visitor {
  visitor.cookies.set('SiteUserSession', token);
  return visitor;
}

async function quantityIn(visitor: Visitor | SignedInSiteUser): Promise<number> {
  return (await visitor.get('/api/commerce/shopping-cart')).json<{ totalQuantity: number }>().totalQuantity;
}
