import type { Parts } from '../../../platform/parts.ts';
import type { CartRow, Visitor } from '../../cart/index.ts';
import { selectAreasOfProducts } from '../../member-area/index.ts';
import { goodsPurchase } from '../goods/goods.ts';
import type { CheckoutInput } from '../goods/input.ts';
import type { Purchase } from '../placing/purchase.ts';
import { accessRefusal } from './access-refusal.ts';

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
      if (!offer.ok) return offer;
      const { id: websiteId } = goods.website;
      const draft = { ...offer.draft, siteUserId };
      // The owner may have taken the product out of its area, or the area away, since the visitor saw the price.
      const itemIds = draft.lines.flatMap(({ itemId }) => itemId ?? []);
      const areas = await selectAreasOfProducts(connection, websiteId, itemIds);
      if (areas.length === 0) return { ok: false, refusal: { reason: 'item-gone' } };
      const refusal = await accessRefusal(connection, websiteId, draft, identity.at);
      return refusal ? { ok: false, refusal } : { ...offer, draft };
    },
  };
}
