import { signedInMember, signedInSiteUser, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/database/index.ts';
import { acceptedBodies } from '../../platform/http/request/body.ts';
import type { Route } from '../../platform/http/routing/route.ts';
import { type Call, fittingCall, injection } from './calls.fixture.ts';
import { chanceFrom } from './random.fixture.ts';

// RELIABILITY.md, test 35: every state-changing call without token, with a wrong one, from another origin, as a form.

/** Routes that need neither crumb nor origin, each with the reason why a forged call does no harm. */
const exempt: Readonly<Record<string, string>> = {
  'POST /api/census/RecordHit': 'it stores nothing and answers nothing',
  'POST /api/commerce/payments/:provider/events/:websiteId': 'the provider signs the body',
  'POST /api/form/FormSubmissionKey': 'the key is good for a form that any site may show and any visitor may send',
  'POST /api/form/SaveFormSubmission': 'it carries the single-use key, which another site cannot read',
  'POST /api/rest/forms/validate/:formId': 'it stores nothing and answers from what it is sent',
  'POST /attendee/cancel': 'the token of the mailed link is in its address',
  'POST /newsletter/confirm': 'the token of the mailed link is in its address',
  'POST /newsletter/unsubscribe': 'the token of the mailed link is in its address; mail programs call it (RFC 8058)',
  'POST /restock/confirm': 'the token of the mailed link is in its address',
  'POST /restock/unsubscribe': 'the token of the mailed link is in its address; mail programs call it (RFC 8058)',
  'POST /reviews/request': 'the token of the mailed link is in its address',
  'POST /reviews/unsubscribe': 'the token of the mailed link is in its address; mail programs call it (RFC 8058)',
};

let server: TestServer;
let member: Record<string, string>;
let siteUser: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer({
    settings: { RATE_LIMITS: 'team-change=1,canvas=1,test-mail=1,name-check=1,media-lookup=1' },
  });
  const person = await signedInMember(server);
  member = { 'x-crumb': await person.crumb(), cookie: person.cookies.header() };
  const user = await signedInSiteUser(server);
  siteUser = {
    'x-crumb': await user.crumb(),
    'x-siteuser-xsrf-token': user.xsrfToken,
    cookie: user.cookies.header(),
  };
});
afterAll(() => server.close());

test('every exemption is known and has a reason', () => {
  const others = changing().filter(({ forgery }) => forgery === 'own-secret' || forgery === 'beacon');
  expect(others.map(nameOf).sort()).toEqual(Object.keys(exempt).sort());
});

describe('calls with a crumb', () => {
  const attempts: ReadonlyArray<readonly [title: string, status: number, forged: Record<string, string>]> = [
    ['without crumb', 400, { 'x-crumb': '' }],
    ['with a wrong crumb', 400, { 'x-crumb': 'wrong' }],
    ['from another origin', 403, { origin: 'https://evil.test' }],
    ['from a sibling domain', 403, { 'sec-fetch-site': 'same-site' }],
    ['from a sandboxed frame', 403, { origin: 'null' }],
  ];

  test.for(attempts)('%s are refused', async ([, status, forged]) => {
    const answers = await sendAll(withCrumb(), (route) => ({ ...callerOf(route), ...forged }));
    expect(answers.length).toBeGreaterThan(0);
    expect(answers.filter(isOther(status))).toEqual([]);
  });

  test('with the right crumb in the wrong case are refused', async () => {
    const answers = await sendAll(withCrumb(), (route) => {
      const caller = callerOf(route);
      return { ...caller, 'x-crumb': caller['x-crumb']!.toUpperCase() };
    });
    expect(answers.filter(isOther(400))).toEqual([]);
  });

  // D-090: every change, except calls that any visitor makes with the crumb alone (Appendix B).
  test.for(['', 'wrong'])('of a signed-in site user with the token "%s" are refused', async (token) => {
    const routes = withCrumb().filter(({ access, impersonal }) => access.kind !== 'team' && !impersonal);
    expect(routes.length).toBeGreaterThan(10);
    const answers = await sendAll(routes, () => ({ ...siteUser, 'x-siteuser-xsrf-token': token }));
    expect(answers.filter(isOther(400))).toEqual([]);
  });

  test.for(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
    'written as %s, as a form of another site could be, are refused',
    async (type) => {
      const routes = withCrumb().filter(
        (route) => !(type.includes('urlencoded') && acceptedBodies(route).includes('form')),
      );
      const answers = await sendAll(routes, (route) => ({ ...callerOf(route), 'content-type': type }), 'a=1');
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
  const answers = await sendAll(forms, ({ access }) => ({
    ...(access.kind === 'site-user' && { cookie: siteUser['cookie']! }),
    ...headers,
  }));
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

// Tests of this file change no state that others need, so this one uses the limits up.
describe('the limit of', () => {
  test('every change is one that counts', () => {
    expect(
      changing()
        .filter(({ limit }) => limit === 'unlimited')
        .map(nameOf),
    ).toEqual([]);
  });

  test('a member, once it is used up, refuses every further change and says when to come back', async () => {
    const routes = withCrumb().filter(({ access }) => access.kind === 'team');
    expect(routes.length).toBeGreaterThan(100);
    const wrong: string[] = [];
    for (const route of routes) if (!(await isRefusedInTime(route))) wrong.push(nameOf(route));
    expect(wrong).toEqual([]);
  });

  /** The schema refuses some of the generated calls before they count. */
  async function isRefusedInTime(route: Route): Promise<boolean> {
    const pool = { ids: [newId(server.clock)], named: { currency: ['EUR'], country: ['DE'] } };
    for (let seed = 1; seed <= 60; seed += 1) {
      const call = fittingCall(route, chanceFrom(seed), pool);
      const answer = await server.app.inject(injection(call, { host: server.website.host, headers: callerOf(route) }));
      if (answer.statusCode === 429) return Number(answer.headers['retry-after']) > 0;
    }
    return false;
  }
});

function callerOf({ access }: Route): Record<string, string> {
  return access.kind === 'site-user' ? siteUser : member;
}

function isOther(status: number): (answer: Outcome) => boolean {
  return (answer) => answer.status !== status || answer.isCrumbFailure !== (status === 400);
}

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
  headers: (route: Route) => Record<string, string>,
  payload?: string,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const route of routes) {
    const call = storableCall(route);
    const whole = payload === undefined ? call : { ...call, payload };
    const answer = await server.app.inject(injection(whole, { host: server.website.host, headers: headers(route) }));
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

/** A text that no table can hold is refused while the body is read, before anybody asks where it comes from. */
function storableCall(route: Route): Call {
  let seed = 7;
  let call = fittingCall(route, chanceFrom(seed));
  while (String(call.payload).includes('%00')) {
    seed += 1;
    call = fittingCall(route, chanceFrom(seed));
  }
  return call;
}

function nameOf(route: Route): string {
  return `${route.method} ${route.path}`;
}
