import { addProduct, startTestServer, type TestServer } from '@awning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartFeature } from '../../cart/feature.ts';
import { buy, productAndShopper } from '../../checkout/checkout.fixture.ts';
import { checkoutFeature } from '../../checkout/feature.ts';
import { createCoupon } from '../../coupon/coupon.fixture.ts';
import { selectBrokenRules } from './store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ features: [cartFeature, checkoutFeature] });
});
afterAll(() => server.close());

/** Breaks one rule, checks, and rolls back. */
async function afterBreaking(...commands: readonly string[]): Promise<number[]> {
  const found: number[] = [];
  const undo = new Error('undo');
  await server.database
    .transaction(async (connection) => {
      for (const command of commands) await sql.raw(command).execute(connection.kysely);
      found.push(...(await selectBrokenRules(connection)).map(({ rule }) => rule));
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return [...new Set(found)];
}

test('notices each broken rule', async () => {
  const { visitor } = await productAndShopper(server, { onHand: 5 });
  const rule = { code: 'TEN', kind: 'percentage', value: 100_000n, limitTotal: 2, limitPerPerson: 1 } as const;
  await createCoupon(server.database, server.clock, server.website.id, rule);
  await visitor.post('/api/commerce/shopping-cart/coupons', { code: 'ten' });
  await buy(visitor);
  await addProduct(server, { onHand: 2 });
  expect(await selectBrokenRules(server.database)).toEqual([]);
  const all = '/* all websites: a rule is broken on purpose */ where true';
  expect(await afterBreaking(`update stock set on_hand = on_hand + 1 ${all}`)).toEqual([1]);
  expect(await afterBreaking(`update stock set reserved = 1 ${all}`)).toEqual([2]);
  expect(
    await afterBreaking(
      'alter table stock drop constraint stock_never_oversold',
      `update stock set reserved = on_hand + 1 ${all}`,
    ),
  ).toEqual([2, 3]);
  expect(await afterBreaking(`update cart set is_purchased = false, order_id = null ${all}`)).toEqual([4]);
  expect(await afterBreaking(`delete from order_line ${all}`)).toEqual([5, 6]);
  expect(await afterBreaking(`update order_line set included_tax_share = 1 ${all}`)).toEqual([6]);
  expect(await afterBreaking(`update payment set captured = 0 ${all}`)).toEqual([7]);
  expect(await afterBreaking(`update orders set payment_status = 'pending' ${all}`)).toEqual([7]);
  expect(await afterBreaking(`update order_discount set amount = amount - 1 ${all}`)).toEqual([6]);
  expect(await afterBreaking(`update coupon set uses = uses + 1 ${all}`)).toEqual([9]);
  expect(await afterBreaking(`delete from coupon_use ${all}`)).toEqual([9]);
  const signUp = (state: string, notifiedAt: string) =>
    `insert into restock_signup (website_id, id, variant_id, email, email_key, join_list, language, state, created_at, notified_at)
       select website_id, gen_random_uuid(), id, 'a@b.test', 'a@b.test', false, 'en', '${state}', now(), ${notifiedAt} from variant ${all}`;
  expect(await afterBreaking(signUp('active', 'null'))).toEqual([]);
  expect(
    await afterBreaking(signUp('active', 'null'), `update restock_group set waiting = waiting + 1 ${all}`),
  ).toEqual([11]);
  expect(await afterBreaking(signUp('sent', 'now()'))).toEqual([11]);
  const again = (columns: string) =>
    `insert into coupon_use (website_id, coupon_id, order_id, person_key, at) select website_id, coupon_id, ${columns}, at
       from coupon_use ${all}`;
  expect(
    await afterBreaking(
      'alter table coupon_use drop constraint coupon_use_website_id_order_id_fkey',
      again('gen_random_uuid(), person_key'),
      `update coupon set uses = uses + 1 ${all}`,
    ),
  ).toEqual([9]);
  expect(
    await afterBreaking(
      `update coupon set uses = 0 ${all}`,
      `update orders set lifecycle = 'cancelled', cancelled_at = now() ${all}`,
    ),
  ).toEqual([9, 16]);
  expect(
    await afterBreaking(
      `insert into stock_move (website_id, variant_id, kind, ref, delta, at)
         select website_id, variant_id, 'cancel', ref, -delta, at from stock_move ${all} and kind = 'sale'`,
      `update stock set on_hand = (select sum(delta) from stock_move move
          where move.website_id = stock.website_id and move.variant_id = stock.variant_id) ${all}`,
    ),
  ).toEqual([16]);
  expect(
    await afterBreaking(
      'alter table orders drop constraint orders_unpaid_until',
      `update orders set unpaid_until = now() ${all}`,
    ),
  ).toEqual([17]);
  // A download of an order that nobody has paid.
  const download = `insert into download_grant (website_id, id, order_id, position, file_position, name, uses_left, expires_at, created_at)
     select website_id, gen_random_uuid(), order_id, position, 1, 'a.pdf', 1, now(), now() from order_line ${all} and position = 0`;
  expect(await afterBreaking(download)).toEqual([]);
  expect(await afterBreaking(download, `update orders set payment_status = 'pending' ${all}`)).toEqual([7, 18]);
  // Access by an order that nobody has paid.
  const area = `insert into member_area (website_id, id, texts) select website_id, id, '{}' from orders ${all}`;
  const access = `insert into member_access (website_id, id, area_id, email, email_key, order_id, starts_at, who, reason, end_reason)
     select website_id, gen_random_uuid(), id, '', '', id, now(), '', '', '' from orders ${all}`;
  expect(await afterBreaking(area, access)).toEqual([]);
  expect(await afterBreaking(area, access, `update orders set payment_status = 'pending' ${all}`)).toEqual([7, 19]);
  expect(await afterBreaking(`update stock_move set ref = gen_random_uuid()::text ${all} and kind = 'sale'`)).toEqual([
    16,
  ]);
});
