import type { Parts } from '../../../platform/parts.ts';
import type { CartRow, Visitor } from '../../cart/index.ts';
import { goodsPurchase } from '../goods/goods.ts';
import type { CheckoutInput } from '../goods/input.ts';
import type { Purchase } from '../placing/purchase.ts';

/**
 * Access to member areas: an order of goods that nobody sends. The areas open when it is paid, to the account that buys or
 * else to that of the address.
 */
export function membershipPurchase(
  parts: Pick<Parts, 'config'>,
  visitor: Visitor,
  input: CheckoutInput,
  siteUserId: string | null,
): Purchase<CartRow> {
  const goods = goodsPurchase(parts, visitor, input);
  return {
    ...goods,
    async offer(connection, cart, identity) {
      const offer = await goods.offer(connection, cart, identity);
      return offer.ok ? { ...offer, draft: { ...offer.draft, siteUserId } } : offer;
    },
  };
}
