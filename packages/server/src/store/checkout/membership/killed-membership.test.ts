import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { addSiteUser, signedInMember, signInSiteUser, startTestServer, type TestServer } from '@awning/testing';
import { bundleProgram } from '@awning/testing/bundle-program';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mailsTo } from '../../../people/site-user/site-user.fixture.ts';
import { addArea } from '../../member-area/area.fixture.ts';
import { address, checkRules, goodCard } from '../checkout.fixture.ts';
import { sweepTask } from '../settling/sweep.ts';
import type { KilledMembership } from './killed-membership.fixture.ts';

const isFull = process.env['AWNING_FULL'] === '1';
// Each kill is a separate process: slow on a busy machine.
vi.setConfig({ testTimeout: 900_000, hookTimeout: 300_000 });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const page = '/checkout/membership';

test('killed after any of its statements, a purchase gives access once, tells it once and is charged once', async () => {
  const area = await addArea(server, await signedInMember(server));
  let [rounds, kills] = [0, 0];
  let settledBySweep = 0;
  for (let statements = 1, isKilled = true; isKilled; statements += isFull ? 1 : 2) {
    const email = `killed-${statements}@example.com`;
    const user = await addSiteUser(server, { email });
    const opened = await server.visitor().submit(`${page}/add`, { itemId: area.product.id });
    const cartToken = new URL(String(opened.headers['location']), 'http://x').searchParams.get('cartToken') ?? '';
    isKilled = await dies({ cartToken, siteUserId: user.id, statements, email });
    if (isKilled) kills += 1;
    // The sweep settles what was left open, and the customer, who got no response, presses the button again.
    server.clock.advance({ minutes: 11 });
    await sweepTask(server.parts).run({}, undefined as never);
    if (isKilled && (await accessOf(user.id)).length > 0) settledBySweep += 1;
    const customer = await signInSiteUser(server.visitor(), user);
    const again = await customer.submit(page, { cartToken, email, ...address, ...goodCard });
    expect([statements, again.status]).toEqual([statements, 303]);
    expect(await accessOf(user.id)).toEqual([{ area_id: area.id, ended_at: null }]);
    rounds += 1;
    expect(await keptCharges()).toBe(rounds);
    expect((await mailsTo(server, email)).filter(({ kind }) => kind === 'member-access')).toHaveLength(1);
    expect((await customer.get(area.path, { accept: 'text/html' })).status).toBe(200);
    await checkRules(server);
  }
  // Otherwise no kill came between the payment and the access.
  expect([kills > 10, settledBySweep > 0]).toEqual([true, true]);
});

/** Whether the process was killed before its end. */
async function dies({
  email,
  ...asked
}: Pick<KilledMembership, 'cartToken' | 'siteUserId' | 'statements'> & { readonly email: string }): Promise<boolean> {
  const [secret = ''] = server.parts.config.secrets;
  const options: KilledMembership = {
    ...asked,
    address: server.database.address,
    now: server.clock.now().toISOString(),
    secret,
    websiteId: server.website.id,
    body: { email, billingAddress: address, payment: goodCard },
  };
  const program = await bundleProgram(new URL('killed-membership.fixture.ts', import.meta.url));
  const child = spawn(process.execPath, [program, JSON.stringify(options)], { stdio: 'inherit' });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect([code === 0, signal === 'SIGKILL']).toContain(true);
  return signal === 'SIGKILL';
}

async function accessOf(siteUserId: string) {
  return await server.database.kysely
    .selectFrom('member_access')
    .select(['area_id', 'ended_at'])
    .where('website_id', '=', server.website.id)
    .where('site_user_id', '=', siteUserId)
    .execute();
}

/** The charges of the bank that were taken and not given back. */
async function keptCharges(): Promise<number> {
  const rows = await server.database.kysely
    .selectFrom('test_charge')
    .select('key')
    .where('website_id', '=', server.website.id)
    .where('state', '=', 'captured')
    .where('refunded', '=', 0n)
    .execute();
  return rows.length;
}
