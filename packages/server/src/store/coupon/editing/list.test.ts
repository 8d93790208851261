import { TeamRole } from '@awning/site-model';
import { signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buy, productAndShopper } from '../../checkout/checkout.fixture.ts';
import { addCoupon, enterCode } from '../coupon.fixture.ts';

const path = '/api/commerce/coupons';

let server: TestServer;
let manager: Visitor;
const ids: Record<string, string> = {};
beforeAll(async () => {
  server = await startTestServer();
  manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
  const day = 24 * 3600_000;
  const at = (days: number) => new Date(server.clock.now().getTime() + days * day);
  ids['plain'] = await addCoupon(server, { code: 'plain' });
  ids['Later'] = await addCoupon(server, { code: 'Later', startsAt: at(1), endsAt: at(3) });
  ids['over'] = await addCoupon(server, { code: 'over', endsAt: at(-1), kind: 'free-shipping', value: 0n });
  ids['Busy'] = await addCoupon(server, { code: 'Busy', limitTotal: 2, endsAt: at(2) });
  await setUses('Busy', 2);
  await setUses('plain', 1);
});
afterAll(() => server.close());

async function setUses(code: string, uses: number) {
  await server.database.kysely
    .updateTable('coupon')
    .set({ uses })
    .where('website_id', '=', server.website.id)
    .where('id', '=', ids[code]!)
    .execute();
}

interface Listed {
  readonly rows: readonly { readonly id: string; readonly title: string; readonly version: number }[];
  readonly nextAfter: string | null;
}

async function listed(query: string): Promise<readonly string[]> {
  const answer = await manager.get(`${path}?${query}`);
  expect(answer.status).toBe(200);
  return answer.json<Listed>().rows.map(({ title }) => title);
}

describe('the list of coupons', () => {
  test.each([
    ['', ['Busy', 'over', 'Later', 'plain']],
    ['status=active', ['plain']],
    ['status=scheduled', ['Later']],
    ['status=ended', ['over']],
    ['status=used-up', ['Busy']],
    ['kind=free-shipping', ['over']],
    ['kind=percentage&sort=code', ['Busy', 'Later', 'plain']],
    ['sort=code', ['Busy', 'Later', 'over', 'plain']],
    ['sort=-code', ['plain', 'over', 'Later', 'Busy']],
    ['sort=uses', ['Later', 'over', 'plain', 'Busy']],
    ['sort=-uses', ['Busy', 'plain', 'over', 'Later']],
    ['sort=ends', ['over', 'Busy', 'Later', 'plain']],
    ['sort=-ends', ['plain', 'Later', 'Busy', 'over']],
    ['search=L&sort=code', ['Later']],
  ])('with %s shows %j', async (query, codes) => {
    expect(await listed(query)).toEqual(codes);
  });

  test.each(['code', '-code', 'uses', '-uses', 'ends', '-ends'])('goes on behind any coupon by %s', async (sort) => {
    const all = await listed(`sort=${sort}`);
    for (const [place, code] of all.entries()) {
      expect(await listed(`sort=${sort}&after=${ids[code]}`)).toEqual(all.slice(place + 1));
    }
  });

  test.each(['status=gone', 'kind=magic', 'sort=magic'])('refuses %s', async (query) => {
    expect((await manager.get(`${path}?${query}`)).status).toBe(400);
  });

  test('names the version that a row can be deleted by', async () => {
    const id = await addCoupon(server, { code: 'zz-versions' });
    const version = async () => {
      const { rows } = (await manager.get(`${path}?search=zz-`)).json<Listed>();
      return rows.map((row) => row.version);
    };
    expect(await version()).toEqual([0]);
    const { body } = (await manager.get(`${path}/${id}`)).json<{ body: object }>();
    await manager.put(`${path}/${id}`, { version: 0, body });
    expect(await version()).toEqual([1]);
    expect((await manager.delete(`${path}/${id}?version=1`)).status).toBe(200);
    expect(await version()).toEqual([]);
  });
});

describe('the uses of a coupon', () => {
  test('are counted by orders and by people, with the latest moment', async () => {
    const id = await addCoupon(server, { code: 'zz-counted' });
    expect((await manager.get(`${path}/${id}/uses`)).json()).toEqual({ uses: 0, people: 0, lastUsedAt: null });
    for (const email of ['one@example.com', 'one@example.com', 'two@example.com']) {
      const { visitor } = await productAndShopper(server, { price: 1000n });
      await enterCode(visitor, 'zz-counted');
      await buy(visitor, { email });
    }
    const lastUsedAt = server.clock.now().toISOString();
    expect((await manager.get(`${path}/${id}/uses`)).json()).toEqual({ uses: 3, people: 2, lastUsedAt });
  });

  test('are those of a coupon that is there', async () => {
    const id = await addCoupon(server, { code: 'zz-trashed' });
    await manager.delete(`${path}/${id}?version=0`);
    expect((await manager.get(`${path}/${id}/uses`)).status).toBe(404);
  });
});
