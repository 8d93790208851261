import type { Connection } from '../../../platform/database/index.ts';
import { paymentWaitsFor } from '../../payment/index.ts';
import { type CartRow, selectCartByToken } from '../store.ts';
import { hashOf } from '../token.ts';
import type { Visitor } from '../visitor.ts';
import { redirectTo } from './store.ts';

/**
 * Whoever waits for a bank goes on shopping: the cart that is being paid stays what it is and is put aside, and a new one begins. Answers
 * the cart that can be changed.
 */
export async function besideWaiting(
  connection: Connection,
  visitor: Visitor,
  cart: CartRow,
  nextId: string,
  open: (id: string) => Promise<CartRow>,
): Promise<CartRow> {
  const { website } = visitor;
  if (!cart.completingUntil || (await paymentWaitsFor(connection, website.id, cart.id)) === null) return cart;
  const followed = await followerOf(connection, visitor, cart);
  await redirectTo(connection, website.id, followed ? [cart.id, followed.id] : [cart.id], nextId);
  const next = await open(nextId);
  // Another call of the same browser has opened one already.
  if (next.id !== nextId) await redirectTo(connection, website.id, [nextId], next.id);
  return next;
}

/** What somebody had gathered before they signed in waits to follow into the account's cart; its cookie makes way now. */
async function followerOf(connection: Connection, { website, siteUser, token }: Visitor, cart: CartRow) {
  if (!siteUser || token === undefined) return undefined;
  const held = await selectCartByToken(connection, website.id, hashOf(token));
  return held && held.id !== cart.id && held.siteUserId === null && !held.isPurchased ? held : undefined;
}
