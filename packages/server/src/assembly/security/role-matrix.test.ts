import { can, TeamRole, type TeamRoleCode, teamRoles } from '@awning/site-model';
import { signedInMember, signedInSiteUser, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Access, Route } from '../../platform/http/routing/route.ts';
import { type Audience, audiences } from './audiences.fixture.ts';
import { fittingCall, injection } from './calls.fixture.ts';
import { chanceFrom } from './random.fixture.ts';

// RELIABILITY.md, test 33: every route × twelve roles, a visitor, a site user, and a member and a site user of another website.

type Caller = TeamRoleCode | 'visitor' | 'member of another website' | 'site user' | 'site user of another website';

const roles = teamRoles.members.map(({ code }) => code as TeamRoleCode);
const callers: readonly Caller[] = [
  ...roles,
  'visitor',
  'member of another website',
  'site user',
  'site user of another website',
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { METRICS_TOKEN: 'a-token-of-the-operator' } });
});
afterAll(() => server.close());

test('there are twelve roles', () => {
  expect(roles).toHaveLength(12);
});

test('every route declares whom the specification lets in, and every line of the table has its route', () => {
  const declared = server.app.declaredRoutes.map((route) => [nameOf(route), audienceOf(route.access)] as const);
  expect(Object.fromEntries(declared)).toEqual(audiences);
  expect(declared).toHaveLength(Object.keys(audiences).length);
});

test('every route admits exactly the callers that the specification names', async () => {
  const wrong: string[] = [];
  for (const route of server.app.declaredRoutes) {
    for (const caller of callers) {
      const status = await call(route, caller);
      if (!isAsSpecified(route, caller, status)) {
        wrong.push(`${nameOf(route)} answers ${status} to ${nameOfCaller(caller)}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

function audienceOf(access: Access): Audience {
  if (access.kind === 'team') return access.right === 'any' ? 'any member' : access.right;
  const names = { anyone: 'anyone', 'site-user': 'site user', operator: 'operator', setup: 'setup link' } as const;
  return names[access.kind];
}

function isAsSpecified(route: Route, caller: Caller, status: number): boolean {
  const audience = audiences[nameOf(route)];
  const isLetIn = (status !== 401 && status !== 403) || route.refusals?.[status] !== undefined;
  const isTeam = typeof caller !== 'string';
  switch (audience) {
    // The first test names a route without a line.
    case undefined:
      return false;
    case 'setup link':
      return status === 404;
    case 'operator':
      return status === 401;
    case 'anyone':
      return isLetIn;
    case 'site user':
      if (caller === 'site user') return isLetIn;
      return status === 401 || (status === 303 && route.path.startsWith('/account'));
    case 'any member':
      return isTeam ? isLetIn : isTurnedAway(route, status);
    default:
      if (!isTeam) return isTurnedAway(route, status);
      return can([caller], audience) ? isLetIn : status === 403;
  }
}

function isTurnedAway({ path }: Route, status: number): boolean {
  return status === 401 || (status === 303 && /^\/(config|settings\/billing\/)/.test(path));
}

async function call(route: Route, caller: Caller): Promise<number> {
  const status = await callOnce(route, caller);
  // The limit of a person who has made many calls; what counts is what the route itself says.
  return status === 429 ? callOnce(route, caller) : status;
}

async function callOnce(route: Route, caller: Caller): Promise<number> {
  const request = injection(fittingCall(route, chanceFrom(1)), {
    host: server.website.host,
    headers: await headersOf(caller),
    address: nextAddress(),
  });
  const { statusCode: status } = await server.app.inject(request);
  // A change that was carried out may have ended the session; a refused one has changed nothing.
  if ((route.method !== 'GET' && status < 400) || status === 429) kept.delete(caller);
  return status;
}

const kept = new Map<Caller, Record<string, string>>();

/** Signing in costs more than most calls, so a person makes as many as possible. */
async function headersOf(caller: Caller): Promise<Record<string, string>> {
  const known = kept.get(caller);
  if (known) return known;
  const person = await personFor(caller);
  const headers = {
    'x-crumb': await crumbOf(caller, person),
    cookie: person.cookies.header(),
    'sec-fetch-site': 'same-origin',
    ...tokenOf(person),
    accept: 'text/html',
  };
  kept.set(caller, headers);
  return headers;
}

function personFor(caller: Caller): Promise<Visitor & { readonly xsrfToken?: string }> {
  if (caller === 'visitor') return Promise.resolve(server.visitor());
  if (caller === 'member of another website') {
    return signedInMember(server, { roles: [TeamRole.ADMIN], website: server.otherWebsite });
  }
  if (caller === 'site user') return signedInSiteUser(server);
  if (caller === 'site user of another website') return signedInSiteUser(server, { website: server.otherWebsite });
  return signedInMember(server, { roles: [caller] });
}

function tokenOf(person: Visitor & { readonly xsrfToken?: string }): Record<string, string> {
  return person.xsrfToken === undefined ? {} : { 'x-siteuser-xsrf-token': person.xsrfToken };
}

/** The crumb of another website is invalid here, so callers from there get one of this website, as a browser would. */
async function crumbOf(caller: Caller, person: Awaited<ReturnType<typeof personFor>>): Promise<string> {
  if (typeof caller !== 'string' || !caller.endsWith('of another website')) return person.crumb();
  const crumb = await server.visitor().crumb();
  person.cookies.set('crumb', crumb);
  return crumb;
}

let addresses = 0;
function nextAddress(): string {
  addresses += 1;
  return `10.200.${addresses >> 8}.${addresses & 255}`;
}

function nameOf({ method, path }: Route): string {
  return `${method} ${path}`;
}

function nameOfCaller(caller: Caller): string {
  return typeof caller === 'string' ? caller : teamRoles.byCode(caller).name;
}
