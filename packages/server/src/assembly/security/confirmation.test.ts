import { addTeamMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Route } from '../../platform/http/routing/route.ts';
import { features } from '../features.ts';
import { fittingCall, injection } from './calls.fixture.ts';
import { chanceFrom } from './random.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('roles, exports, where the money and the mails go, two-factor sign-in and deletions that cannot be undone ask the member to confirm', () => {
  const named = freshRoutes().filter(({ path }) => !path.startsWith('/api/trash/'));
  expect(named.map(nameOf).toSorted()).toEqual([
    'DELETE /api/commerce/stripe-keys',
    'DELETE /api/form-submissions/:id',
    'DELETE /api/newsletter/contacts/:id',
    'DELETE /api/team/invitations/:id',
    'DELETE /api/team/members/:id',
    'DELETE /api/team/second-factor/code-app',
    'DELETE /api/team/second-factor/passkeys/:id',
    'DELETE /api/website/hosts/:host',
    'DELETE /api/website/mail-server',
    'DELETE /api/website/themes/:name',
    'GET /config/attendees.csv',
    'GET /config/commerce/orders.csv',
    'GET /config/commerce/products.csv',
    'GET /config/contacts.csv',
    'GET /config/forms/:id/submissions.csv',
    'POST /api/commerce/payment-settings/restore',
    'POST /api/opening/empty',
    'POST /api/team/api-keys',
    'POST /api/team/invitations',
    'POST /api/team/second-factor/code-app',
    'POST /api/team/second-factor/passkey-options',
    'POST /api/team/second-factor/passkeys',
    'POST /api/team/second-factor/recovery-codes',
    'POST /api/team/websites',
    'POST /api/website/hosts',
    'POST /api/website/themes',
    'PUT /api/commerce/payment-settings',
    'PUT /api/commerce/stripe-keys',
    'PUT /api/team/members/:id/roles',
    'PUT /api/team/second-factor-rule',
    'PUT /api/team/second-factor/code-app',
    'PUT /api/website/hosts/:host/https',
    'PUT /api/website/hosts/:host/main',
    'PUT /api/website/mail-server',
  ]);
});

test('no call of the team deletes without asking, but into a trash, names of searches, and those that end sessions and keys', () => {
  const deleting = server.app.declaredRoutes.filter(
    ({ method, access }) => method === 'DELETE' && access.kind === 'team',
  );
  const documents = features.flatMap((feature) => feature.documents ?? []);
  const hasTrash = ({ path }: Route) =>
    documents.some(
      (document) =>
        `${document.path}/:id` === path && deleting.some((other) => other.path === `/api/trash/${document.kind}/:id`),
    );
  const unasked = deleting.filter((route) => !freshRoutes().includes(route) && !hasTrash(route));
  expect(unasked.map(nameOf).toSorted()).toEqual([
    'DELETE /api/commerce/order-views/:id',
    'DELETE /api/former-addresses',
    'DELETE /api/team/api-keys/:id',
    'DELETE /api/team/session',
    'DELETE /api/team/sessions',
    'DELETE /api/team/sessions/:id',
  ]);
});

test('no file is handed to the team without asking, but the template and the rows that were uploaded', () => {
  const files = server.app.declaredRoutes.filter(
    (route) => route.access.kind === 'team' && route.path.endsWith('.csv') && !route.access.fresh,
  );
  expect(files.map(nameOf).toSorted()).toEqual([
    'GET /config/commerce/product-imports/:id/faults.csv',
    'GET /config/commerce/products-template.csv',
  ]);
});

test('every such call is refused after ten minutes, whatever it carries, and open again after confirming', async () => {
  const wrong: string[] = [];
  for (const route of freshRoutes()) {
    const { admin, password } = await signedInAdmin();
    if ((await reasonOf(route, admin)) !== undefined) wrong.push(`${nameOf(route)} asks who has just signed in`);
    server.clock.advance({ minutes: 10 });
    if ((await reasonOf(route, admin)) !== 'confirmationNeeded') wrong.push(`${nameOf(route)} does not ask`);
    server.clock.advance({ minutes: 20 });
    await admin.post('/api/team/confirmation', { way: 'password', secret: password });
    if ((await reasonOf(route, admin)) === 'confirmationNeeded') wrong.push(`${nameOf(route)} asks again`);
  }
  expect(wrong).toEqual([]);
});

function freshRoutes(): readonly Route[] {
  return server.app.declaredRoutes.filter(({ access }) => access.kind === 'team' && access.fresh === true);
}

function nameOf({ method, path }: Route): string {
  return `${method} ${path}`;
}

async function signedInAdmin(): Promise<{ readonly admin: Visitor; readonly password: string }> {
  const { email, password } = await addTeamMember(server);
  const admin = server.visitor();
  await admin.post('/api/team/session', { email, password });
  return { admin, password };
}

/** The reason of a refusal with 403. */
async function reasonOf(route: Route, admin: Visitor): Promise<string | undefined> {
  const headers = { cookie: admin.cookies.header(), 'x-crumb': await admin.crumb(), accept: 'application/json' };
  const call = injection(fittingCall(route, chanceFrom(3)), { host: server.website.host, headers });
  const answer = await server.app.inject(call);
  return answer.statusCode === 403 ? answer.json<{ reason?: string }>().reason : undefined;
}
