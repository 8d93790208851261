import { once } from 'node:events';
import http from 'node:http';
import { text as streamText } from 'node:stream/consumers';
import { signedInMember, signedInSiteUser, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Route } from '../../../platform/http/routing/route.ts';
import { WEBSITE_CHANNEL } from '../../../platform/website/index.ts';
import { injection } from '../calls.fixture.ts';
import type { Scene } from '../scene.fixture.ts';
import { faultsInAnswer } from './answer-faults.fixture.ts';
import { completeCall } from './complete-call.fixture.ts';
import { furnishWebsite } from './furnish.fixture.ts';
import { type HostileCall, hostileCalls, hostileHeaders, nameOf } from './hostile-calls.fixture.ts';
import { createMarking } from './marker.fixture.ts';
import { namesOf } from './names.fixture.ts';
import { hostileText, payloads } from './payload.fixture.ts';

// Every part of a request that is echoed is escaped.

const marking = createMarking();
let server: TestServer;
let named: Scene['pool']['named'];
let people: { readonly team: Person; readonly 'site-user': Person; readonly anyone: Person };
beforeAll(async () => {
  server = await startTestServer({ settings: { TRUST_PROXY: '10.0.0.0/8' } });
  const scene = await furnishWebsite(server);
  named = { ...scene.pool.named, ...(await namesOf(server)) };
  const [team, siteUser, , buyer] = scene.callers;
  people = { team: team!, 'site-user': siteUser!, anyone: buyer! };
});
afterAll(() => server.close());

const faults = new Map<string, Set<string>>();
const echoed = new Set<string>();

test('every path parameter, query parameter and body field of every route is escaped', {
  timeout: 900_000,
}, async () => {
  for (const route of server.app.declaredRoutes.toSorted((one, other) => harmOf(one) - harmOf(other))) {
    const call = completeCall(route, named);
    for (const hostile of hostileCalls(route, call, marking)) await send(route, hostile);
  }
  expect(report()).toEqual([]);
  // Proves that parts are echoed at all.
  expect(echoed.size).toBeGreaterThan(30);
});

test('headers and cookies are escaped', async () => {
  const cookies = await cookieNames();
  expect(cookies.length).toBeGreaterThan(3);
  const headers = hostileHeaders({ cookies }, marking);
  for (const route of server.app.declaredRoutes.filter(({ method }) => method === 'GET')) {
    await send(route, { ...completeCall(route, named), part: 'headers', headers });
  }
  expect(report()).toEqual([]);
});

test('characters of an address that browsers encode are escaped when they arrive raw', async () => {
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  for (const [first] of Object.keys(payloads).entries()) {
    const mark = marking.mark('address');
    const text = hostileText(mark, 'a formula', { without: /[^!-~]|[?#]/, maxLength: 500 }, first);
    for (const path of [
      `/${text}`,
      `/de/${text}`,
      `//${text}`,
      `/shop/p/${text}`,
      `/?${text}`,
      `/search?q=${text}`,
      `/shop?tag=${text}`,
    ]) {
      const answer = await raw(origin, path);
      note(`GET ${path.replace(text, '…')}`, 'address', answer);
    }
  }
  expect(report()).toEqual([]);
});

/** Sends the path as it is; `inject` would encode it. */
async function raw(origin: string, path: string): Promise<Answered> {
  const { hostname, port } = new URL(origin);
  const headers = { host: server.website.host, accept: 'text/html' };
  const [response] = (await once(http.get({ hostname, port, path, headers }), 'response')) as [http.IncomingMessage];
  return { statusCode: response.statusCode ?? 0, headers: response.headers, body: await streamText(response) };
}

test('a hostile Host header is escaped on an installation that serves every host', async () => {
  const { database, otherWebsite, website, app } = server;
  await database.kysely.deleteFrom('website_host').where('website_id', 'in', [website.id, otherWebsite.id]).execute();
  await database.kysely.deleteFrom('website').where('id', '=', otherWebsite.id).execute();
  const known = app.websites.known('anything.test');
  for (const { id } of [website, otherWebsite]) await database.notify(WEBSITE_CHANNEL, id);
  while (app.websites.known('anything.test') === known) await new Promise((resolve) => void setImmediate(resolve));
  const mark = marking.mark('header host');
  const hosts = [0, 1, 2, 4, 9].map(
    (first) =>
      `shop.test${hostileText(mark, 'a formula', { without: /[\r\n\t]|[^\u0020-\u00ff]/, maxLength: 120 }, first)}`,
  );
  for (const host of hosts) {
    for (const url of ['/', '/shop', '/nothing-here', '/cart', '/account/login', '/config/login', '/api/docs']) {
      const answer = await app.inject({ url, headers: { host, accept: 'text/html' } });
      note(`GET ${url}`, 'host', answer);
    }
  }
  expect(report()).toEqual([]);
});

/** Destructive routes come last, so that the others find their data. */
function harmOf({ method, path }: Route): number {
  const takesAway = method === 'DELETE' || /archive|cancel|delet|remove|unsubscribe|logout|end$|password/.test(path);
  return method === 'GET' ? 0 : takesAway ? 2 : 1;
}

interface Answered {
  readonly statusCode: number;
  readonly headers: Record<string, unknown>;
  readonly body: string;
}

function note(name: string, part: string, { statusCode, headers, body }: Answered): void {
  for (const place of marking.placesIn(body)) echoed.add(place);
  const isFailure = statusCode >= 500 && !name.includes('/config');
  const found = faultsInAnswer({ headers: headers as never, text: body }, server.website.host).map(({ what }) => what);
  for (const fault of [...found, ...(isFailure ? [`the status ${statusCode}`] : [])]) {
    faults.set(fault, (faults.get(fault) ?? new Set()).add(`${name} (${part})`));
  }
}

function report(): readonly string[] {
  return [...faults].map(([fault, places]) => `${fault}: ${[...places].join('; ')}`);
}

type Person = Scene['callers'][number];
let calls = 0;

async function send(route: Route, call: HostileCall): Promise<void> {
  const answer = await sendOnce(route, call);
  // An earlier call has ended the session or removed the account.
  const isSentAway =
    answer.statusCode === 401 || (answer.statusCode === 303 && /login/.test(String(answer.headers['location'])));
  if (isSentAway) await signInAgain();
  if (closesShop(route)) await openShop();
  note(nameOf(route), call.part, isSentAway ? await sendOnce(route, call) : answer);
}

function closesShop({ method, path }: Route): boolean {
  return method !== 'GET' && path.startsWith('/api/opening/');
}

/** Visitors of a closed shop see the lock screen and nothing else. */
async function openShop(): Promise<void> {
  const headers = { host: server.website.host, ...people.team };
  await server.app.inject({ method: 'PUT', url: '/api/opening/door', headers, payload: { isClosed: false } });
}

async function signInAgain(): Promise<void> {
  const [admin, user] = [await signedInMember(server), await signedInSiteUser(server)];
  const headers = async (person: Visitor) => ({ 'x-crumb': await person.crumb(), cookie: person.cookies.header() });
  people = {
    ...people,
    team: await headers(admin),
    'site-user': { ...(await headers(user)), 'x-siteuser-xsrf-token': user.xsrfToken },
  };
}

async function sendOnce(route: Route, call: HostileCall): Promise<Answered> {
  calls += 1;
  server.clock.advance({ seconds: 1 });
  const address = `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`;
  const origin: Record<string, string> = route.forgery === 'same-origin' ? { 'sec-fetch-site': 'same-origin' } : {};
  const person = people[route.access.kind as keyof typeof people] ?? people.anyone;
  const headers = { accept: 'text/html', ...origin, ...person, ...call.headers };
  return server.app.inject(injection(call, { host: server.website.host, address, headers }));
}

/** The names of the cookies that the server sets. */
async function cookieNames(): Promise<readonly string[]> {
  const people = [await signedInMember(server), await signedInSiteUser(server)];
  return [
    ...new Set(people.flatMap(({ cookies }) => cookies.header().split('; ')).map((pair) => pair.split('=')[0]!)),
    'CART',
    'anything',
  ];
}
