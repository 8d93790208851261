import type { Parts } from '../../../platform/parts.ts';
import { selectWaitsFor } from '../../payment/index.ts';
import { type CarryParts, mergeCarts } from '../merge.ts';
import { type CartRow, deleteCart } from '../store.ts';
import type { Visitor } from '../visitor.ts';
import { findCurrentCart, lockCurrentCart } from './current-cart.ts';
import { linkCartsTo, lockOpenAsides, unlinkCart } from './store.ts';

/**
 * Returns the current cart after merging back all carts whose payment failed. A cart that is waiting for its own
 * payment is not changed; then the returned one replaces it as current.
 */
export async function takeBackIntoCurrentCart(
  parts: CarryParts & Pick<Parts, 'database'>,
  visitor: Visitor,
): Promise<CartRow | undefined> {
  const { database } = parts;
  const found = await findCurrentCart(database, visitor);
  if (!found || found.isPurchased || (found.nextId === null && !found.asideIsOpen)) return found;
  return await database.transaction(async (connection) => {
    const head = await lockCurrentCart(connection, visitor);
    if (!head?.asideIsOpen || head.isPurchased) return head;
    const { website } = visitor;
    const waitsFor = head.completingUntil && (await selectWaitsFor(connection, website.id, head.id));
    if (head.completingUntil && waitsFor !== 'provider') return head;
    const [first, ...others] = await lockOpenAsides(connection, website.id, head.id);
    if (!first) return head;
    if (waitsFor) {
      await linkCartsTo(connection, website.id, [head.id], first.id);
      await unlinkCart(connection, website.id, { id: first.id, nextId: head.id });
    }
    const [into, back] = waitsFor ? [first, others] : [head, [first, ...others]];
    for (const aside of back) {
      await mergeCarts(parts, connection, visitor, { into, from: aside });
      await deleteCart(connection, website.id, aside.id);
    }
    return await lockCurrentCart(connection, visitor);
  });
}
