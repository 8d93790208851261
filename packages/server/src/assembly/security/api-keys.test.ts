import { type Right, rights } from '@awning/site-model';
import { signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Route, TeamAccess } from '../../platform/http/routing/route.ts';
import { fittingCall, injection } from './calls.fixture.ts';
import { chanceFrom } from './random.fixture.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await signedInMember(server);
});
afterAll(() => server.close());

test('a key that lacks only the right of a call is refused that call, and none is open to keys without a right', async () => {
  const keys = new Map<Right, string>();
  const wrong: string[] = [];
  for (const { route, right } of teamRoutes()) {
    const lacking = right === 'any' ? rights[0]! : right;
    const key = keys.get(lacking) ?? (await keyWith(rights.filter((other) => other !== lacking)));
    keys.set(lacking, key);
    const status = await call(route, key);
    if (status !== 403) wrong.push(`${nameOf(route)} answers ${status}`);
  }
  expect(wrong).toEqual([]);
});

test('a key with the right of a call may make it without a crumb, but for what members do in their browsers', async () => {
  const key = await keyWith(rights);
  const refused: string[] = [];
  for (const { route, right, inBrowser } of teamRoutes()) {
    const status = await call(route, key);
    const isLetIn = status !== 401 && (status !== 403 || route.refusals?.[403] !== undefined);
    if (isLetIn === (right === 'any' || inBrowser === true)) refused.push(`${nameOf(route)} answers ${status}`);
  }
  expect(refused).toEqual([]);
});

test('what a key cannot do is what concerns one browser or one person, and keys themselves', () => {
  const closed = teamRoutes().filter(({ right, inBrowser }) => right === 'any' || inBrowser);
  const others = closed.filter(({ route }) => !/^\/(api\/team|config)/.test(route.path));
  expect(closed.length).toBeGreaterThan(10);
  expect(others).toEqual([]);
});

function teamRoutes(): readonly (TeamAccess & { readonly route: Route })[] {
  return server.app.declaredRoutes.flatMap((route) =>
    route.access.kind === 'team' ? [{ ...route.access, route }] : [],
  );
}

async function keyWith(held: readonly Right[]): Promise<string> {
  const wanted = { name: 'Program', rights: held, expiresAt: null, skipsConfirmation: true };
  const answer = await admin.post('/api/team/api-keys', wanted);
  if (answer.status === 409) {
    admin = await signedInMember(server);
    return keyWith(held);
  }
  expect(answer.status).toBe(200);
  return answer.json<{ key: string }>().key;
}

async function call(route: Route, key: string): Promise<number> {
  const headers = { authorization: `Bearer ${key}`, accept: 'application/json' };
  const request = injection(fittingCall(route, chanceFrom(1)), { host: server.website.host, headers });
  return (await server.app.inject(request)).statusCode;
}

function nameOf({ method, path }: Route): string {
  return `${method} ${path}`;
}
