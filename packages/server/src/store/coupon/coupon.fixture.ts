import type { TestServer, Visitor } from '@awning/testing';
import type { ShoppingCartJson } from '../cart/index.ts';
import { createCoupon, type NewCoupon } from './index.ts';

const codes = '/api/commerce/shopping-cart/coupons';

/** A coupon of the first website; ten per cent off unless something else is wanted. */
export async function addCoupon(server: TestServer, coupon: Partial<NewCoupon> & { code: string }): Promise<string> {
  const { database, clock, website } = server;
  return await createCoupon(database, clock, website.id, { kind: 'percentage', value: 100_000n, ...coupon });
}

export async function enterCode(visitor: Visitor, code: string): Promise<ShoppingCartJson> {
  const answer = await visitor.post(codes, { code });
  if (answer.status !== 200) throw new Error(`Entering ${code} answered ${answer.status}: ${answer.text}`);
  return answer.json<{ shoppingCart: ShoppingCartJson }>().shoppingCart;
}

export async function cartOf(visitor: Visitor): Promise<ShoppingCartJson> {
  return (await visitor.get('/api/commerce/shopping-cart')).json<ShoppingCartJson>();
}
