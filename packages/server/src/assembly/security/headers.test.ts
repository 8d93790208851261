import { signedInMember, signedInSiteUser, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fittingCall, injection } from './calls.fixture.ts';
import { hashesOfPage } from './hashes-of-page.fixture.ts';
import { chanceFrom } from './random.fixture.ts';

// RELIABILITY.md, test 40: headers and policy of every kind of response of every route.

let server: TestServer;
let member: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  const person = await signedInMember(server);
  member = { 'x-crumb': await person.crumb(), cookie: person.cookies.header(), accept: 'text/html' };
});
afterAll(() => server.close());

const always = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'x-request-id',
  'cache-control',
];

const never = ['server', 'x-powered-by'];

test('every answer of every route carries the security headers, and no policy lets inline scripts run as such', async () => {
  const faults: string[] = [];
  const kinds = new Set<string>();
  for (const route of server.app.declaredRoutes) {
    const call = fittingCall(route, chanceFrom(3));
    for (const headers of [{ accept: 'text/html' }, { accept: 'application/json' }, member]) {
      const answer = await server.app.inject(injection(call, { host: server.website.host, headers }));
      kinds.add(`${Math.floor(answer.statusCode / 100)}xx ${String(answer.headers['content-type']).split(';')[0]}`);
      const name = `${route.method} ${route.path} → ${answer.statusCode}`;
      faults.push(...faultsOf(answer.headers).map((fault) => `${name} ${fault}`));
    }
  }
  expect(faults).toEqual([]);
  expect([...kinds]).toEqual(
    expect.arrayContaining(['2xx text/html', '4xx text/html', '2xx application/json', '4xx application/json']),
  );
});

test('nothing the team reads or changes is kept, neither by browsers nor on the way', async () => {
  const kept: string[] = [];
  const routes = server.app.declaredRoutes.filter(({ access }) => access.kind === 'team' || access.kind === 'setup');
  for (const route of routes) {
    const call = fittingCall(route, chanceFrom(3));
    const answer = await server.app.inject(injection(call, { host: server.website.host, headers: member }));
    const { 'cache-control': keeping } = answer.headers;
    if (keeping !== 'no-store') kept.push(`${route.method} ${route.path} → ${answer.statusCode} ${String(keeping)}`);
  }
  expect(routes.length).toBeGreaterThan(10);
  expect(kept).toEqual([]);
});

test('nothing that a site user reads or changes is kept either', async () => {
  const kept: string[] = [];
  const routes = server.app.declaredRoutes.filter(({ access }) => access.kind === 'site-user');
  for (const route of routes) {
    const user = await signedInSiteUser(server);
    const headers = {
      'x-crumb': await user.crumb(),
      'x-siteuser-xsrf-token': user.xsrfToken,
      'sec-fetch-site': 'same-origin',
      cookie: user.cookies.header(),
      accept: 'text/html',
    };
    const call = fittingCall(route, chanceFrom(3));
    const answer = await server.app.inject(injection(call, { host: server.website.host, headers }));
    const keeping = String(answer.headers['cache-control']);
    if (!keeping.includes('no-store')) kept.push(`${route.method} ${route.path} → ${answer.statusCode} ${keeping}`);
  }
  expect(routes.length).toBeGreaterThan(10);
  expect(kept).toEqual([]);
});

function faultsOf(headers: Readonly<Record<string, unknown>>): readonly string[] {
  const policy = String(headers['content-security-policy']);
  const scripts = directive(policy, 'script-src') ?? directive(policy, 'default-src') ?? '*';
  return [
    ...always.filter((name) => !headers[name]).map((name) => `lacks ${name}`),
    ...never.filter((name) => headers[name] !== undefined).map((name) => `has ${name}`),
    /unsafe-inline|unsafe-eval|data:|https?:|\*/.test(scripts) ? `lets scripts in: ${scripts}` : '',
    policy.includes('frame-ancestors') ? '' : 'may be framed by anybody',
  ].filter((fault) => fault !== '');
}

test('whatever a page carries inline is covered by its policy', async () => {
  const uncovered: string[] = [];
  let pages = 0;
  for (const route of server.app.declaredRoutes.filter(({ method }) => method === 'GET')) {
    const call = fittingCall(route, chanceFrom(3));
    const answer = await server.app.inject(injection(call, { host: server.website.host, headers: member }));
    if (!answer.headers['content-type']?.toString().startsWith('text/html')) continue;
    pages += 1;
    uncovered.push(
      ...uncoveredIn(answer.body, String(answer.headers['content-security-policy'])).map(
        (part) => `${route.path} ${part}`,
      ),
    );
  }
  expect(uncovered).toEqual([]);
  expect(pages).toBeGreaterThan(2);
});

/** With a nonce the page allows each element by itself. */
function uncoveredIn(html: string, policy: string): readonly string[] {
  const [scriptSource = '', styleSource = ''] = [directive(policy, 'script-src'), directive(policy, 'style-src')];
  if (scriptSource.includes("'nonce-")) {
    return /<script(?![^>]*(nonce|src)=)/.test(html) ? ['a script without nonce'] : [];
  }
  const { scripts, styles, handlers } = hashesOfPage(html);
  return [
    ...[...scripts, ...handlers].filter((hash) => !scriptSource.includes(hash)),
    ...styles.filter((hash) => !styleSource.includes(hash)),
  ];
}

function directive(policy: string, name: string): string | undefined {
  return policy.split(/;\s*/).find((part) => part.startsWith(`${name} `));
}
