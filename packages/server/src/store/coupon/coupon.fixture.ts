import { couponKey } from '@awning/commerce';
import type { TestServer, Visitor } from '@awning/testing';
import type { Clock } from '../../platform/clock.ts';
import { type Connection, newId } from '../../platform/database/index.ts';
import type { ShoppingCartJson } from '../cart/index.ts';
import { upsertCoupon, type WrittenCoupon } from './editing/store.ts';

const codes = '/api/commerce/shopping-cart/coupons';

/** A coupon of the first website; by default ten per cent off. */
export async function addCoupon(server: TestServer, coupon: Partial<NewCoupon> & { code: string }): Promise<string> {
  const { database, clock, website } = server;
  return await createCoupon(database, clock, website.id, { kind: 'percentage', value: 100_000n, ...coupon });
}

export async function enterCode(visitor: Visitor, code: string): Promise<ShoppingCartJson> {
  const answer = await visitor.post(codes, { code });
  if (answer.status !== 200) throw new Error(`Entering ${code} returned ${answer.status}: ${answer.text}`);
  return answer.json<{ shoppingCart: ShoppingCartJson }>().shoppingCart;
}

export async function cartOf(visitor: Visitor): Promise<ShoppingCartJson> {
  return (await visitor.get('/api/commerce/shopping-cart')).json<ShoppingCartJson>();
}

type NewCoupon = Pick<WrittenCoupon, 'code' | 'kind'> & Partial<Omit<WrittenCoupon, 'id' | 'codeKey' | 'at'>>;

/** Creates a coupon by amounts in minor units and parts per million, bypassing the rules of the back office. */
export async function createCoupon(
  connection: Connection,
  clock: Clock,
  websiteId: string,
  coupon: NewCoupon,
): Promise<string> {
  const id = newId(clock);
  await upsertCoupon(connection, websiteId, {
    value: 0n,
    minimum: 0n,
    startsAt: null,
    endsAt: null,
    limitTotal: null,
    limitPerPerson: null,
    productIds: [],
    categories: [],
    ...coupon,
    id,
    codeKey: couponKey(coupon.code),
    at: clock.now(),
  });
  return id;
}
