import { signedInMember, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acceptedBodies } from '../http/body.ts';
import type { Route } from '../http/route.ts';
import { fittingCall, injection } from './calls.fixture.ts';
import { chanceFrom } from './random.fixture.ts';

// RELIABILITY.md, test 35: every state-changing call without token, with a wrong one, from another origin, as a form.

/** Routes that need neither crumb nor origin. Whoever adds one says here why a forged call does no harm. */
const exempt: Readonly<Record<string, string>> = {};

let server: TestServer;
let member: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  const person = await signedInMember(server);
  member = { 'x-crumb': await person.crumb(), cookie: person.cookies.header() };
});
afterAll(() => server.close());

test('every exemption is known and has a reason', () => {
  const others = changing().filter(({ forgery }) => forgery === 'own-secret' || forgery === 'beacon');
  expect(others.map(nameOf).sort()).toEqual(Object.keys(exempt).sort());
});

describe('calls with a crumb', () => {
  const attempts: ReadonlyArray<readonly [title: string, status: number, headers: () => Record<string, string>]> = [
    ['without crumb', 400, () => ({ cookie: member['cookie']! })],
    ['with a wrong crumb', 400, () => ({ ...member, 'x-crumb': 'wrong' })],
    ['with the right crumb in the wrong case', 400, () => ({ ...member, 'x-crumb': member['x-crumb']!.toUpperCase() })],
    ['from another origin', 403, () => ({ ...member, origin: 'https://evil.test' })],
    ['from a sibling domain', 403, () => ({ ...member, 'sec-fetch-site': 'same-site' })],
    ['from a sandboxed frame', 403, () => ({ ...member, origin: 'null' })],
  ];

  test.for(attempts)('%s are refused', async ([, status, headers]) => {
    const answers = await sendAll(withCrumb(), headers);
    expect(answers.length).toBeGreaterThan(0);
    expect(answers.filter((answer) => answer.status !== status || answer.isCrumbFailure !== (status === 400))).toEqual(
      [],
    );
  });

  test.for(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
    'written as %s, as a form of another site could be, are refused',
    async (type) => {
      const routes = withCrumb().filter(
        (route) => !(type.includes('urlencoded') && acceptedBodies(route).includes('form')),
      );
      const answers = await sendAll(routes, () => ({ ...member, 'content-type': type }), 'a=1');
      expect(answers.length).toBeGreaterThan(0);
      expect(answers.filter(({ status }) => status !== 415)).toEqual([]);
    },
  );
});

test.for<Record<string, string>>([
  {},
  { origin: 'https://evil.test' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
])('plain forms with %j do not come from the same origin and are refused', async (headers) => {
  const forms = changing().filter(({ forgery }) => forgery === 'same-origin');
  const answers = await sendAll(forms, () => headers);
  expect(answers.filter(({ status }) => status !== 403)).toEqual([]);
});

test('no page that may be kept holds the crumb of the browser that asked for it', async () => {
  const visitor = server.visitor();
  const crumb = await visitor.crumb();
  const pages = server.app.declaredRoutes.filter(({ method, access }) => method === 'GET' && access.kind === 'anyone');
  const answers = await sendAll(pages, () => ({ cookie: visitor.cookies.header(), accept: 'text/html' }));
  expect(answers.length).toBeGreaterThan(3);
  expect(answers.filter(({ isKept, text }) => isKept && text.includes(crumb)).map(({ route }) => route)).toEqual([]);
});

function withCrumb(): readonly Route[] {
  return changing().filter(({ forgery, access }) => forgery === 'crumb' && access.kind !== 'setup');
}

function changing(): readonly Route[] {
  return server.app.declaredRoutes.filter(({ method }) => method !== 'GET');
}

interface Outcome {
  readonly route: string;
  readonly status: number;
  readonly text: string;
  readonly isCrumbFailure: boolean;
  readonly isKept: boolean;
}

async function sendAll(
  routes: readonly Route[],
  headers: () => Record<string, string>,
  payload?: string,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const route of routes) {
    const call = fittingCall(route, chanceFrom(7));
    const whole = payload === undefined ? call : { ...call, payload };
    const answer = await server.app.inject(injection(whole, { host: server.website.host, headers: headers() }));
    outcomes.push({
      route: nameOf(route),
      status: answer.statusCode,
      text: answer.body,
      isCrumbFailure: answer.body.includes('"crumbFail":true'),
      isKept: answer.headers['cache-control']?.includes('no-store') !== true,
    });
  }
  return outcomes;
}

function nameOf(route: Route): string {
  return `${route.method} ${route.path}`;
}
