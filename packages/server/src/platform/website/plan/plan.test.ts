import { allPlanFlags, PlanFlag, TeamRole } from '@awning/site-model';
import { signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  owner = await signedInMember(server, { isOwner: true });
});
afterAll(() => server.close());

const page = { accept: 'text/html' };

test.each([
  ['PAGE-014', '/settings/billing/billing/upgrade'],
  ['PAGE-015', '/settings/billing/billing/website/change-plan'],
])('%s: %s opens the page of the plan for ADMIN and BILLING', async (_, path) => {
  const billing = await signedInMember(server, { roles: [TeamRole.BILLING] });
  for (const member of [owner, billing]) {
    const answer = await member.get(path, page);
    expect([answer.status, answer.headers['location']]).toEqual([303, '/config/settings/plan']);
  }
  const editor = await signedInMember(server, { roles: [TeamRole.EDITOR, TeamRole.STORE_MANAGER] });
  expect((await editor.get(path, page)).status).toBe(403);
  const stranger = await server.visitor().get(path, page);
  expect([stranger.status, stranger.headers['location']]).toEqual([
    303,
    `/config/login?next=${encodeURIComponent(path)}`,
  ]);
});

test('the owner switches a feature off and on, others read: what is off disappears at once', async () => {
  const billing = await signedInMember(server, { roles: [TeamRole.BILLING] });
  const admin = await signedInMember(server);
  const off = { flag: PlanFlag.SITE_USER_ACCOUNTS, isOn: false };
  expect((await billing.put('/api/website/plan', off)).status).toBe(403);
  expect((await admin.put('/api/website/plan', off)).json()).toMatchObject({ reason: 'ownerDecides' });
  expect((await server.visitor().get('/account/login')).status).toBe(200);

  expect((await owner.put('/api/website/plan', off)).status).toBe(200);
  const left = allPlanFlags.filter((flag) => flag !== PlanFlag.SITE_USER_ACCOUNTS);
  expect((await billing.get('/api/website/plan')).json()).toEqual({ planFlags: left });
  expect((await server.visitor().get('/account/login')).status).toBe(404);
  expect((await server.visitor(server.otherWebsite).get('/account/login')).status).toBe(200);

  const switches = [PlanFlag.GIFT_CARDS, PlanFlag.SUBSCRIPTIONS].map((flag) => ({ flag, isOn: false }));
  await Promise.all(switches.map((body) => owner.put('/api/website/plan', body)));
  expect((await owner.put('/api/website/plan', { ...off, isOn: true })).json()).toEqual({
    planFlags: allPlanFlags.filter((flag) => flag !== PlanFlag.GIFT_CARDS && flag !== PlanFlag.SUBSCRIPTIONS),
  });
  expect((await server.visitor().get('/account/login')).status).toBe(200);
  const audit = await owner.get('/api/audit?kind=website');
  expect(audit.json<{ entries: { what: string }[] }>().entries.map(({ what }) => what)).toEqual(
    Array(4).fill('website.planChanged'),
  );
});

test.each([{ flag: 8, isOn: false }, { flag: 0, isOn: true }, { flag: 1 }, { isOn: true }])(
  'refuses %j',
  async (body) => {
    expect((await owner.put('/api/website/plan', body)).status).toBe(400);
  },
);
