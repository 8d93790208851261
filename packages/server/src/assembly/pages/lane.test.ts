import { PagePermission } from '@awning/site-model';
import { eventually, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { teamFeature } from '../../people/team/feature.ts';
import type { Feature } from '../../platform/feature.ts';
import { features } from '../features.ts';
import { fillScene, type Scene, scenePaths } from './scene.fixture.ts';
import { overSocket, type SocketAnswer } from './socket.fixture.ts';

const isFull = process.env['AWNING_FULL'] === '1';

let server: TestServer;
let scene: Scene;
let owner: Visitor;
let ask: Awaited<ReturnType<typeof overSocket>>;
/** How many requests the framework has seen. */
let long = 0;
beforeAll(async () => {
  const features = watchedFeatures(() => {
    long += 1;
  });
  server = await startTestServer({ features, settings: { TRUST_PROXY: '1', RATE_LIMITS: 'team-change=900000' } });
  scene = await fillScene(server);
  owner = await signedInMember(server);
  ask = await overSocket(server.app, server.website.host);
});
afterAll(() => server.close());
beforeEach(() => {
  long = 0;
});

/** Everybody is looked up who comes the long way. */
function watchedFeatures(onIdentify: () => void): Feature[] {
  const watched: Feature = {
    ...teamFeature,
    httpHooks(parts) {
      const hooks = teamFeature.httpHooks!(parts);
      return {
        ...hooks,
        identify: (request, reply) => {
          onIdentify();
          return hooks.identify!(request, reply);
        },
      };
    },
  };
  return features.map((feature) => (feature.name === 'team' ? watched : feature));
}

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** How the framework answers. */
async function askFramework(path: string, { method = 'GET', headers = {} }: Asked = {}): Promise<SocketAnswer> {
  const given = { host: server.website.host, ...headers };
  const answer = await server.app.inject({ method: method as 'GET', url: path, headers: given });
  return { status: answer.statusCode, headers: answer.headers as SocketAnswer['headers'], body: answer.rawPayload };
}

/** An answer without what is new every time. */
function lastingPart({ status, headers, body }: SocketAnswer) {
  const { date: _date, connection: _connection, 'keep-alive': _alive, 'x-request-id': id, ...others } = headers;
  const cookies = [headers['set-cookie'] ?? []].flat().map((line) => line.replace(/=[^;]*/, ''));
  const isNewId = /^[\da-f-]{36}$/.test(String(id));
  const length = others['transfer-encoding'] === 'chunked' ? String(body.byteLength) : others['content-length'];
  return {
    status,
    headers: { ...others, 'transfer-encoding': undefined, 'content-length': length, 'set-cookie': cookies },
    id: isNewId ? 'new' : id,
    body: body.toString('base64'),
  };
}

const compressed = { headers: { 'accept-encoding': 'br, gzip' } };

describe('a page that is asked for again', () => {
  test.for(scenePaths.map((path) => [path]))('%s takes the short way, and nobody sees a difference', async ([path]) => {
    const real = await askFramework(path!, compressed);
    await ask(path!, compressed);
    long = 0;
    const answer = await ask(path!, compressed);
    expect(long).toBe(0);
    expect(lastingPart(answer)).toEqual(lastingPart(real));
    expect(answer.headers['content-encoding']).toBe('br');
  });

  test('a browser that has it is told so, and one that keeps its crumb gets no new one', async () => {
    const first = await ask('/about');
    const cookie = String(first.headers['set-cookie']).split(';')[0]!;
    long = 0;
    const again = await ask('/about', { headers: { cookie, 'if-none-match': String(first.headers['etag']) } });
    expect([long, again.status, again.headers['set-cookie'], again.body.byteLength]).toEqual([0, 304, undefined, 0]);
    const real = await askFramework('/about', { headers: { cookie, 'if-none-match': String(first.headers['etag']) } });
    expect(lastingPart(again)).toEqual(lastingPart(real));
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  test('two visitors get crumbs of their own, which count', async () => {
    await ask('/about');
    long = 0;
    const lines = await Promise.all([ask('/about'), ask('/about')]);
    const crumbs = lines.map(({ headers }) => /^crumb=([^;]+)/.exec(String(headers['set-cookie']))![1]!);
    expect(long).toBe(0);
    expect(new Set(crumbs).size).toBe(2);
    const visitor = server.visitor();
    visitor.cookies.set('crumb', crumbs[0]!);
    const fails = async (crumb: string) => {
      const answer = await visitor.post('/api/commerce/shopping-cart/entries', {}, { 'x-crumb': crumb });
      return answer.json<{ crumbFail?: true }>().crumbFail ?? false;
    };
    expect([await fails(crumbs[0]!), await fails(crumbs[1]!)]).toEqual([false, true]);
  });

  test('each language, format and website has its own', async () => {
    const paths = ['/shop', '/de/shop', '/shop?format=json'];
    for (const path of [...paths, ...paths]) await ask(path);
    const bodies = await Promise.all(paths.map(async (path) => (await ask(path)).body.toString()));
    expect(new Set(bodies).size).toBe(3);
    const other = await ask('/shop', { headers: { host: server.otherWebsite.host } });
    expect(other.status).toBe(404);
  });
});

test('a browser with https gets the headers and cookies of https', async () => {
  const headers = { 'x-forwarded-proto': 'https' };
  for (const asked of [{}, {}, { headers }, { headers }]) await ask('/about', asked);
  long = 0;
  const [plain, secure] = [await ask('/about'), await ask('/about', { headers })];
  expect(long).toBe(0);
  expect([plain, secure].map((answer) => answer.headers['strict-transport-security'] !== undefined)).toEqual([
    false,
    true,
  ]);
  expect([plain, secure].map((answer) => String(answer.headers['set-cookie']).includes('Secure'))).toEqual([
    false,
    true,
  ]);
});

test('a header that may come only once is refused, also for a page that is known', async () => {
  await ask('/about');
  const answer = await ask('/about', { headers: { 'x-crumb': ['one', 'two'] } });
  expect(answer.status).toBe(400);
});

describe('a page does not come the short way any more', () => {
  test('once the shop is closed, for anybody without its password', async () => {
    await ask('/about');
    await owner.put('/api/opening/door', { isClosed: true });
    await eventually(async () => expect((await ask('/about')).status).toBe(401));
    await owner.put('/api/opening/door', { isClosed: false });
    await eventually(async () => expect((await ask('/about')).status).toBe(200));
  });

  test('what a member sees of a closed shop is not shown to others', async () => {
    await owner.put('/api/opening/door', { isClosed: true });
    const headers = { cookie: owner.cookies.header() };
    await eventually(async () => expect((await ask('/about')).status).toBe(401));
    for (let time = 0; time < 3; time += 1) expect((await ask('/about', { headers })).status).toBe(200);
    expect((await ask('/about')).status).toBe(401);
    await owner.put('/api/opening/door', { isClosed: false });
    await eventually(async () => expect((await ask('/about')).status).toBe(200));
  });

  test('once not everybody may see it, and never what opened for one visitor', async () => {
    for (let time = 0; time < 2; time += 1) expect((await ask('/inside')).status).toBe(200);
    const { inside } = scene.collections;
    const change = (body: object) => owner.put(`/api/page-access/${inside}`, body);
    expect((await change({ permission: PagePermission.membersOnly })).status).toBe(200);
    await eventually(async () => expect((await ask('/inside')).status).not.toBe(200));
    const headers = { cookie: owner.cookies.header() };
    for (let time = 0; time < 3; time += 1) expect((await ask('/inside', { headers })).status).toBe(200);
    expect((await ask('/inside')).status).not.toBe(200);
    expect((await change({ permission: PagePermission.public })).status).toBe(200);
    await eventually(async () => expect((await ask('/inside')).status).toBe(200));
  });
});

const word = fc.constantFrom('', 'x', 'crumb', '0'.repeat(24));
const cookieNames = ['crumb', 'ss_cvr', 'CART', 'hasCart', 'TeamSession', 'SiteUserSession', 'LikeVisitor', 'other'];
const visitorId = '3f1b6a52-6f43-4b3e-9a53-0d5a3a3c8f11';
const cookies = fc.uniqueArray(
  fc.oneof(
    fc.tuple(fc.constantFrom(...cookieNames, visitorId, '__Host-TeamSession', 'VisitorPass'), word),
    fc.constant(['ss_cvr', `${visitorId}|1|2|3|4`] as [string, string]),
  ),
  { maxLength: 3, selector: ([name]) => name },
);
const header = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('br', 'gzip', 'br', 'gzip;q=0, br;q=0', '').map((value) => ['accept-encoding', value]),
  },
  cookies.map((pairs) => ['cookie', pairs.map(([name, value]) => `${name}=${value}`).join('; ')]),
  fc.constantFrom('*', '"x"', 'etag').map((value) => ['if-none-match', value]),
  fc.constantFrom('https', 'http', 'http, https').map((value) => ['x-forwarded-proto', value]),
  fc
    .constantFrom('shop.test', 'other.test', 'SHOP.test:8080', 'unknown.test')
    .map((value) => ['x-forwarded-host', value]),
  fc.constantFrom('shop.test', 'other.test', 'shop.test:99', 'SHOP.TEST.').map((value) => ['host', value]),
  fc.constantFrom('a-sane-request-id', '!').map((value) => ['x-request-id', value]),
  fc.constantFrom('Bearer x', 'Basic eDp4').map((value) => ['authorization', value]),
  fc.constantFrom('application/json', 'text/html').map((value) => ['accept', value]),
  fc.constantFrom('0', '5').map((value) => ['x-forwarded-for', `10.0.0.${value}`]),
) as fc.Arbitrary<[string, string]>;
const asked = fc.record({
  method: fc.oneof({ weight: 5, arbitrary: fc.constant('GET') }, fc.constantFrom('HEAD', 'POST', 'OPTIONS')),
  path: fc
    .tuple(
      // Few, so that most requests meet what another one has left.
      fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom('/', '/de/shop', '/about') },
        fc.constantFrom('/none', '//about'),
      ),
      fc.constantFrom('', '', '', '', '', 'utm_source=mail', 'token=x', 'preview=x', 'sort=', 'a=%00'),
    )
    .map(([path, query]) => (query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`)),
  headers: fc.array(header, { maxLength: 4 }).map((pairs) => Object.fromEntries(pairs) as Record<string, string>),
});

test('any request is answered alike on both ways', async () => {
  const tags = new Map<string, string>();
  let short = 0;
  await fc.assert(
    fc.asyncProperty(asked, async ({ method, path, headers: drawn }) => {
      const headers = { ...drawn };
      if (headers['if-none-match'] === 'etag') headers['if-none-match'] = tags.get(path) ?? '"none"';
      const real = await askFramework(path, { method, headers });
      tags.set(path, real.headers['etag'] ?? '"none"');
      // The first one is remembered; a body that is compressed for the first time takes the long way once more.
      for (let time = 0; time < 2; time += 1) await ask(path, { method, headers });
      const before = long;
      const answer = await ask(path, { method, headers });
      if (long === before && answer.status === 200) short += 1;
      expect(lastingPart(answer)).toEqual(lastingPart(real));
    }),
    { numRuns: isFull ? 5000 : 500, seed: 20_261_119 },
  );
  // Enough of them took the short way for this to say something.
  expect(short).toBeGreaterThan(isFull ? 1500 : 150);
});
