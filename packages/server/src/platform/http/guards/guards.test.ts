import { rightsOf, TeamRole } from '@awning/site-model';
import { type Answer, createVisitor, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { Type } from '@sinclair/typebox';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Feature } from '../../feature.ts';
import type { SignedInMember } from '../caller.ts';
import { defineRoute } from '../routing/route.ts';

const member: Omit<SignedInMember, 'confirmedAt'> = {
  id: 'm1',
  websiteId: 'w1',
  email: 'editor@shop.test',
  name: 'Ed',
  roles: [TeamRole.EDITOR],
  isOwner: false,
  language: null,
  rights: new Set(rightsOf([TeamRole.EDITOR])),
  sessionId: 's1',
  apiKeyId: null,
  needsSecondFactor: false,
};
/** The last time Ed confirmed his identity. */
let confirmedAt = new Date(0);

const anyone = { kind: 'anyone' } as const;
const name = Type.Object({ name: Type.Optional(Type.String()) });
const tried: Feature = {
  name: 'tried',
  routes: () => [
    defineRoute({
      method: 'POST',
      path: '/api/crumb',
      access: anyone,
      forgery: 'crumb',
      limit: 'unlimited',
      accepts: ['json', 'form'],
      schema: { body: name },
      handle: ({ body }) => body,
    }),
    defineRoute({
      method: 'POST',
      path: '/api/cart',
      access: anyone,
      forgery: 'crumb',
      limit: 'cart-change',
      schema: {},
      handle: () => ({}),
    }),
    defineRoute({
      method: 'POST',
      path: '/form',
      access: anyone,
      forgery: 'same-origin',
      limit: 'unlimited',
      schema: { body: name },
      handle: (_request, reply) => reply.redirect('/done', 303),
    }),
    defineRoute({
      method: 'POST',
      path: '/api/link',
      access: anyone,
      forgery: 'crumb',
      limit: 'confirm-link',
      limitSubject: ({ body }) => (body as { name: string }).name,
      schema: { body: name },
      handle: () => ({}),
    }),
    defineRoute({
      method: 'GET',
      path: '/api/pages',
      access: { kind: 'team', right: 'pages.edit' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: {},
      handle: (request) => ({ name: request.member?.name }),
    }),
    defineRoute({
      method: 'GET',
      path: '/api/orders',
      access: { kind: 'team', right: 'orders.read' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: {},
      handle: () => ({}),
    }),
    defineRoute({
      method: 'GET',
      path: '/api/dangerous-pages',
      access: { kind: 'team', right: 'pages.edit', fresh: true },
      forgery: 'safe',
      limit: 'unlimited',
      schema: {},
      handle: () => ({}),
    }),
    defineRoute({
      method: 'GET',
      path: '/api/dangerous-orders',
      access: { kind: 'team', right: 'orders.read', fresh: true },
      forgery: 'safe',
      limit: 'unlimited',
      schema: {},
      handle: () => ({}),
    }),
    defineRoute({
      method: 'GET',
      path: '/config/pages',
      access: { kind: 'team', right: 'any' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: {},
      handle: () => 'pages',
    }),
    defineRoute({
      method: 'GET',
      path: '/config/setup',
      access: { kind: 'setup' },
      forgery: 'safe',
      limit: 'setup',
      schema: {},
      handle: () => 'setup',
    }),
    defineRoute({
      method: 'GET',
      path: '/',
      access: anyone,
      forgery: 'safe',
      limit: 'unlimited',
      schema: {},
      handle: (_request, reply) => reply.type('text/html').send('<p>home'),
    }),
    defineRoute({
      method: 'GET',
      path: '/shared',
      access: anyone,
      forgery: 'safe',
      limit: 'unlimited',
      schema: {},
      handle: (_request, reply) => reply.header('cache-control', 'public, max-age=60').send('x'),
    }),
  ],
  httpHooks: () => ({
    identify: async (request) => (request.cookies['session'] === 'ed' ? { ...member, confirmedAt } : undefined),
    holdsSetupLink: async (request) => (request.query as Record<string, string>)['token'] === 'once',
  }),
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ features: [tried] });
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance({ hours: 1 }));

const visitorId = '3f2b8c1e-9d4a-4b6f-8a7c-1234567890ab';
const tooMany = 'Please try again in a few seconds.';
const failure = 'Your session has expired. Please reload the page and try again.';

describe('the crumb', () => {
  test('COOKIE-030 is set by the first answer, readable by scripts and for the browser session', async () => {
    const visitor = server.visitor();
    await visitor.get('/');
    expect(visitor.cookies.get('crumb')?.attributes).toEqual(['Path=/', 'SameSite=Lax']);
    const first = await visitor.crumb();
    expect((await visitor.get('/')).headers['set-cookie']).toBeUndefined();
    expect(await visitor.crumb()).toBe(first);
  });

  test('COOKIE-018 COOKIE-031 is also set under the name of the visitor id, and accepted from either', async () => {
    const visitor = server.visitor();
    visitor.cookies.set('ss_cvr', `${visitorId}|1|2|3|4`);
    const crumb = await visitor.crumb();
    expect(visitor.cookies.get(visitorId)?.value).toBe(crumb);
    for (const name of ['crumb', visitorId]) {
      const cookie = `ss_cvr=${visitorId}|1|2|3|4; ${name}=${crumb}`;
      expect(
        (await server.visitor().send('POST', '/api/crumb', { body: {}, headers: { cookie, 'x-crumb': crumb } })).status,
      ).toBe(200);
    }
  });

  test('COOKIE-032 never takes the name of another cookie', async () => {
    for (const forged of ['CART', 'SiteUserSession', 'session']) {
      const visitor = server.visitor();
      visitor.cookies.set('ss_cvr', `${forged}|1|2|3|4`);
      await visitor.get('/');
      expect(visitor.cookies.get(forged)).toBeUndefined();
    }
  });

  test('is accepted as header, as form field and as query parameter', async () => {
    const visitor = server.visitor();
    const crumb = await visitor.crumb();
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const answers = [
      await visitor.send('POST', '/api/crumb', { body: { name: 'a' }, headers: { 'x-crumb': crumb } }),
      await visitor.send('POST', '/api/crumb', { body: `name=a&crumb=${crumb}`, headers: form }),
      await visitor.send('POST', '/api/crumb', { body: { name: 'a', crumb } }),
      await visitor.send('POST', `/api/crumb?crumb=${crumb}`, { body: { name: 'a' } }),
    ];
    for (const answer of answers) expect(answer.json()).toEqual({ name: 'a' });
  });

  test('a missing, wrong or foreign one is refused with a fresh one in cookie and body', async () => {
    const crumb = await server.visitor().crumb();
    const foreign = await server.visitor(server.otherWebsite).crumb();
    const attempts = [
      { body: {} },
      { body: {}, headers: { 'x-crumb': 'wrong' } },
      { body: {}, headers: { 'x-crumb': crumb } },
      { body: {}, headers: { 'x-crumb': foreign, cookie: `crumb=${foreign}` } },
      { body: {}, headers: { 'x-crumb': 'planted', cookie: 'crumb=planted' } },
    ];
    for (const attempt of attempts) {
      const visitor = server.visitor();
      await visitor.crumb();
      const answer = await visitor.send('POST', '/api/crumb', attempt);
      expect(answer.status).toBe(400);
      const body = answer.json<{ crumb: string }>();
      expect(body).toEqual({ crumbFail: true, error: failure, message: failure, crumb: expect.any(String) });
      expect(visitor.cookies.get('crumb')?.value).toBe(body.crumb);
      expect((await visitor.send('POST', '/api/crumb', { body: {}, headers: { 'x-crumb': body.crumb } })).status).toBe(
        200,
      );
    }
  });

  test('a call of another origin is refused even with the right crumb', async () => {
    const visitor = server.visitor();
    for (const headers of [
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { origin: 'http://sub.shop.test' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      expect((await visitor.post('/api/crumb', {}, headers as Record<string, string>)).status).toBe(403);
    }
    expect((await visitor.post('/api/crumb', {}, { origin: 'https://shop.test' })).status).toBe(200);
  });

  test('is not set with an answer that others share', async () => {
    const answer = await server.visitor().get('/shared');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('is marked secure behind a proxy that speaks https', async () => {
    const secure = await startTestServer({ features: [tried], settings: { TRUST_PROXY: '1' } });
    const visitor = secure.visitor();
    await visitor.get('/', { 'x-forwarded-proto': 'https', 'x-forwarded-for': '9.9.9.9' });
    expect(visitor.cookies.get('crumb')?.attributes).toContain('Secure');
    await secure.close();
  });
});

describe('plain forms', () => {
  test('come from the same origin and are answered with a redirect', async () => {
    expect((await server.visitor().submit('/form', { name: 'a' })).status).toBe(303);
  });

  test.for<Record<string, string>>([
    {},
    { origin: 'null' },
    { origin: 'https://evil.test' },
    { origin: 'not an origin' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://shop.test' },
  ])('are refused with %j', async (headers) => {
    const form = { 'content-type': 'application/x-www-form-urlencoded', ...headers };
    expect((await server.visitor().send('POST', '/form', { body: 'name=a', headers: form })).status).toBe(403);
  });

  test('a page without referrer posts with the origin null, and the browser vouches for it', async () => {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'null',
      'sec-fetch-site': 'same-origin',
    };
    expect((await server.visitor().send('POST', '/form', { body: 'name=a', headers })).status).toBe(303);
  });
});

describe('access', () => {
  const ed = { cookie: 'session=ed' };

  test('a visitor is asked to sign in, a member needs the right', async () => {
    expect((await server.visitor().get('/api/pages')).status).toBe(401);
    expect((await server.visitor().get('/api/pages', ed)).json()).toEqual({ name: 'Ed' });
    expect((await server.visitor().get('/api/orders', ed)).status).toBe(403);
  });

  test('what is dangerous asks a member who was confirmed ten minutes ago', async () => {
    confirmedAt = server.clock.now();
    expect((await server.visitor().get('/api/dangerous-pages', ed)).status).toBe(200);
    server.clock.advance({ minutes: 9, seconds: 59 });
    expect((await server.visitor().get('/api/dangerous-pages', ed)).status).toBe(200);
    server.clock.advance({ seconds: 1 });
    const answer = await server.visitor().get('/api/dangerous-pages', ed);
    expect(answer.status).toBe(403);
    expect(answer.json()).toEqual({
      error: 'Please confirm that it is you.',
      message: 'Please confirm that it is you.',
      reason: 'confirmationNeeded',
    });
  });

  test('a dangerous call asks no confirmation of members who may not make it', async () => {
    confirmedAt = new Date(0);
    expect((await server.visitor().get('/api/dangerous-pages')).status).toBe(401);
    const answer = await server.visitor().get('/api/dangerous-orders', ed);
    expect([answer.status, answer.json()]).toEqual([403, expect.not.objectContaining({ reason: expect.anything() })]);
  });

  test('a browser is led from the back office to the login', async () => {
    const answer = await server.visitor().get('/config/pages?tab=2', { accept: 'text/html' });
    expect([answer.status, answer.headers['location']]).toEqual([
      303,
      '/config/login?next=%2Fconfig%2Fpages%3Ftab%3D2',
    ]);
    expect((await server.visitor().get('/config/pages', { accept: 'application/json' })).status).toBe(401);
    expect((await server.visitor().get('/config/pages', ed)).text).toBe('pages');
  });

  test('the setup does not exist without its link', async () => {
    expect((await server.visitor().get('/config/setup')).status).toBe(404);
    expect((await server.visitor().get('/config/setup?token=once')).text).toBe('setup');
  });
});

describe('rate limits', () => {
  test('D-009 the 61st change of a cart in a minute is a 429 with Retry-After and its words', async () => {
    const visitor = server.visitor();
    for (let count = 0; count < 60; count += 1) expect((await visitor.post('/api/cart')).status).toBe(200);
    const refused = await visitor.post('/api/cart');
    expect(refused.status).toBe(429);
    expect(refused.json()).toMatchObject({ error: tooMany });
    expect((await server.visitor().post('/api/cart')).status).toBe(200);
    server.clock.advance({ seconds: Number(refused.headers['retry-after']) });
    expect((await visitor.post('/api/cart')).status).toBe(200);
  });

  test('links are counted per address and each by itself, each website for itself', async () => {
    const visitor = server.visitor();
    for (let count = 0; count < 10; count += 1) {
      expect((await visitor.post('/api/link', { name: `a${count}` })).status).toBe(200);
    }
    expect((await visitor.post('/api/link', { name: 'b' })).status).toBe(429);
    for (let count = 0; count < 10; count += 1) {
      expect((await server.visitor().post('/api/link', { name: 'c' })).status).toBe(200);
    }
    expect((await server.visitor().post('/api/link', { name: 'c' })).status).toBe(429);
    expect((await server.visitor().post('/api/link', { name: 'd' })).status).toBe(200);
    expect((await server.visitor(server.otherWebsite).post('/api/link', { name: 'c' })).status).toBe(200);
  });

  test('D-173 a browser that takes a new crumb for each change is counted by its address', async () => {
    const answers: Answer[] = [];
    for (let count = 0; count < 620; count += 1) answers.push(await visitorAt('192.0.2.9').post('/api/cart'));
    expect(answers.slice(0, 600).every(({ status }) => status === 200)).toBe(true);
    for (const answer of answers.slice(600)) {
      expect([answer.status, answer.json()]).toEqual([429, expect.objectContaining({ error: tooMany })]);
    }
  });

  test.for([
    ['addresses of an IPv6 /64', (index: number) => `2001:db8:5:6:${index.toString(16)}::1`, 10],
    ['two spellings of one IPv4 address', (index: number) => (index % 2 ? '198.51.100.9' : '::ffff:198.51.100.9'), 10],
    ['neighbouring /64s, which count by themselves', (index: number) => `2001:db8:7:${index.toString(16)}::1`, 25],
  ] as const)('D-173 %s', async ([, addressOf, admitted]) => {
    const statuses: number[] = [];
    for (let index = 0; index < 25; index += 1) {
      statuses.push((await visitorAt(addressOf(index)).post('/api/link', { name: `n${index}` })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(admitted);
    expect(statuses.filter((status) => status === 429)).toHaveLength(25 - admitted);
  });

  test('a visitor cannot choose the address that counts, a trusted proxy can', async () => {
    const forged = { 'x-forwarded-for': '1.2.3.4' };
    const visitor = server.visitor();
    for (let count = 0; count < 10; count += 1) await visitor.post('/api/link', { name: `e${count}` }, forged);
    expect((await visitor.post('/api/link', { name: 'f' }, { 'x-forwarded-for': '5.6.7.8' })).status).toBe(429);
    const behind = await startTestServer({ features: [tried], settings: { TRUST_PROXY: '1' } });
    const proxied = behind.visitor();
    for (let count = 0; count < 10; count += 1) await proxied.post('/api/link', { name: `e${count}` }, forged);
    expect((await proxied.post('/api/link', { name: 'f' }, forged)).status).toBe(429);
    expect((await proxied.post('/api/link', { name: 'f' }, { 'x-forwarded-for': '5.6.7.8' })).status).toBe(200);
    expect((await proxied.get('/', { ...forged, 'x-request-id': 'of-the-proxy.1' })).headers['x-request-id']).toBe(
      'of-the-proxy.1',
    );
    await behind.close();
  });
});

function visitorAt(address: string): Visitor {
  const { app, clock, website } = server;
  return createVisitor({ app, clock, host: website.host, address });
}
