import { signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Route } from '../../platform/http/routing/route.ts';
import { fittingCall, injection } from './calls.fixture.ts';
import { chanceFrom } from './random.fixture.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await signedInMember(server);
  await server.database.kysely
    .updateTable('website')
    .set({ admins_need_second_factor: true })
    .where('id', '=', server.website.id)
    .execute();
});
afterAll(() => server.close());

/** The routes for setting up a second factor and for leaving the back office. Nothing else belongs here. */
const open = [
  'DELETE /api/team/session',
  'GET /api/team/confirmation',
  'GET /api/team/second-factor',
  'GET /api/team/session',
  'GET /config',
  'GET /config/*',
  'POST /api/team/confirmation',
  'POST /api/team/confirmation/passkey',
  'POST /api/team/confirmation/passkey/options',
  'POST /api/team/second-factor/code-app',
  'POST /api/team/second-factor/passkey-options',
  'POST /api/team/second-factor/passkeys',
  'PUT /api/team/second-factor/code-app',
];

test('an administrator without the second factor that the owner asks for can call nothing but what sets it up', async () => {
  const team = server.app.declaredRoutes.filter(({ access }) => access.kind === 'team');
  expect(team.length).toBeGreaterThan(50);
  const answered: string[] = [];
  for (const route of team) {
    // Signing out would make every later call anonymous.
    const isHeld = route.method === 'DELETE' && route.path === '/api/team/session' ? false : await isRefused(route);
    if (!isHeld) answered.push(`${route.method} ${route.path}`);
  }
  expect(answered.toSorted()).toEqual(open);
});

test('on public pages such an administrator is a visitor', async () => {
  const [mock, real] = [
    await admin.get('/api/commerce/shopping-cart?mock=true'),
    await server.visitor().get('/api/commerce/shopping-cart?mock=true'),
  ];
  expect(mock.text).toBe(real.text);
});

async function isRefused(route: Route): Promise<boolean> {
  const headers = { cookie: admin.cookies.header(), 'x-crumb': await admin.crumb(), accept: 'application/json' };
  const answer = await server.app.inject(
    injection(fittingCall(route, chanceFrom(5)), { host: server.website.host, headers }),
  );
  return answer.statusCode === 403 && answer.json<{ reason?: string }>().reason === 'secondFactorNeeded';
}
