import { setSettings, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fillWebsite } from '../../../assembly/sample/fill-sample.ts';
import type { ShopAnswer } from '../schema.ts';

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  const { database, parts, website } = server;
  await database.transaction((connection) => fillWebsite(parts, connection, website.id));
  owner = await signedInMember(server);
  await owner.put('/api/opening/door', { isClosed: true });
});
afterAll(() => server.close());
// A minute has ten tries.
beforeEach(async () => {
  await setPassword(null);
  server.clock.advance({ minutes: 2 });
});

const password = 'sea thrift and marram';
const html = { accept: 'text/html' };

async function setPassword(wanted: string | null): Promise<ShopAnswer> {
  const answer = await owner.put('/api/opening/visitor-password', { password: wanted });
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return answer.json<ShopAnswer>();
}

const see = (visitor: Visitor, path = '/shop') => visitor.get(path, html);
const enter = (visitor: Visitor, typed: string, { at = '/unlock', to = '/shop' } = {}) =>
  visitor.send('POST', at, {
    body: new URLSearchParams({ password: typed, to }).toString(),
    headers: {
      ...html,
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://${server.website.host}`,
    },
  });

test('the right password opens every page of the shop, and only with it is there a form', async () => {
  const visitor = server.visitor();
  expect((await see(visitor)).text).not.toContain('<form');
  expect((await setPassword(password)).hasVisitorPassword).toBe(true);

  const locked = await see(visitor, '/de/shop?a=1');
  expect([locked.status, locked.headers['cache-control']]).toEqual([401, 'no-store']);
  expect(locked.text).toContain('<form method="post" action="/de/unlock">');
  expect(locked.text).toContain('<label for="password">Passwort für Besucher</label>');
  expect(locked.text).toContain('name="to" value="/de/shop?a=1"');

  const entered = await enter(visitor, password, { at: '/de/unlock', to: '/de/shop?a=1' });
  expect([entered.status, entered.headers['location']]).toEqual([303, '/de/shop?a=1']);
  const cookie = visitor.cookies.get('VisitorPass')!;
  expect(cookie.attributes).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/']));
  expect(cookie.value).not.toContain(password);
  for (const path of ['/shop', '/', '/cart']) expect([path, (await see(visitor, path)).status]).toEqual([path, 200]);
  // What the visitor sees is kept by no cache that others share, and others still see the lock screen.
  expect((await see(visitor)).headers['cache-control']).toMatch(/^private/);
  expect((await see(server.visitor())).status).toBe(401);
  // It opens the shop, not the back office, and not the other website.
  expect((await visitor.get('/api/opening/shop')).status).toBe(401);
  await setSettings(server, server.otherWebsite, { isClosed: true });
  const elsewhere = server.visitor(server.otherWebsite);
  elsewhere.cookies.set('VisitorPass', cookie.value);
  expect((await see(elsewhere, '/')).status).toBe(401);
});

test('a wrong one is told at the field, and gives nothing', async () => {
  await setPassword(password);
  const visitor = server.visitor();
  const wrong = await enter(visitor, 'a guess');
  expect(wrong.status).toBe(401);
  expect(wrong.text).toContain('<p id="fault" role="alert">This password is not correct.</p>');
  expect(wrong.text).toContain('aria-invalid="true" aria-describedby="fault" autofocus');
  expect(wrong.text).not.toContain('a guess');
  expect(visitor.cookies.get('VisitorPass')).toBeUndefined();
  const empty = await enter(visitor, '', { at: '/de/unlock' });
  expect([empty.status, empty.text.includes('Bitte geben Sie das Passwort ein.')]).toEqual([401, true]);
  expect((await see(visitor)).status).toBe(401);
});

test('after ten tries a minute from one network the next one waits, even with the right password', async () => {
  await setPassword(password);
  const visitor = server.visitor();
  for (let index = 0; index < 10; index += 1) expect((await enter(visitor, 'a guess')).status).toBe(401);
  const held = await enter(visitor, password);
  expect([held.status, Number(held.headers['retry-after']) > 0]).toEqual([429, true]);
  server.clock.advance({ minutes: 2 });
  expect((await enter(visitor, password)).status).toBe(303);
});

test('a changed or removed password locks out who used the former one', async () => {
  await setPassword(password);
  const visitor = server.visitor();
  await enter(visitor, password);
  expect((await see(visitor)).status).toBe(200);
  await setPassword('another long password');
  expect((await see(visitor)).status).toBe(401);
  expect((await enter(visitor, password)).status).toBe(401);
  await enter(visitor, 'another long password');
  expect((await see(visitor)).status).toBe(200);
  expect((await setPassword(null)).hasVisitorPassword).toBe(false);
  expect((await see(visitor)).status).toBe(401);
  const withoutForm = await enter(visitor, '');
  expect([withoutForm.status, withoutForm.headers['location']]).toEqual([303, '/shop']);
  expect((await see(visitor)).status).toBe(401);
});

test.for(['//evil.example', '/\\evil.example', 'https://evil.example', '/a b', 'javascript:alert(1)'])(
  'it leads to a page of this website, not to %s',
  async (to) => {
    await setPassword(password);
    const { status, headers } = await enter(server.visitor(), password, { to });
    expect([status, headers['location']]).toEqual([303, '/']);
  },
);

test('it is stored as a hash, in no version and no log, and a weak one is refused', async () => {
  await setPassword(password);
  for (const short of ['', 'short']) {
    const weak = await owner.put('/api/opening/visitor-password', { password: short });
    expect([weak.status, weak.json()]).toMatchObject([
      400,
      { reason: 'passwordTooShort', errors: { password: expect.any(String) } },
    ]);
  }
  const { database, website } = server;
  const { settings } = await database.kysely
    .selectFrom('website')
    .select('settings')
    .where('id', '=', website.id)
    .executeTakeFirstOrThrow();
  expect((settings as { visitorPasswordHash: string }).visitorPasswordHash).toMatch(/^\$argon2id\$/);
  const versions = await database.kysely
    .selectFrom('revision')
    .selectAll()
    .where('website_id', '=', website.id)
    .where('kind', '=', 'settings')
    .execute();
  const deeds = await database.kysely.selectFrom('audit').selectAll().where('website_id', '=', website.id).execute();
  expect(deeds.map(({ what }) => what)).toContain('website.visitorPasswordSet');
  for (const text of [JSON.stringify(versions), JSON.stringify(deeds), (await owner.get('/api/opening/shop')).text]) {
    expect(text).not.toMatch(/argon2id|sea thrift/);
  }
  expect((await owner.get('/api/website/settings')).text).not.toMatch(/visitorPassword/);
});
