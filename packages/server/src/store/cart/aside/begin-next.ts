import type { Connection } from '../../../platform/database/index.ts';
import { selectWaitsFor } from '../../payment/index.ts';
import { type CartRow, selectCartByToken } from '../store.ts';
import { hashOf } from '../token.ts';
import type { Visitor } from '../visitor.ts';
import { linkCartsTo } from './store.ts';

/**
 * While a payment waits for a bank, the visitor can go on shopping: the cart being paid is put aside unchanged, and a
 * new one is opened. Returns the cart that can be changed.
 */
export async function openCartBesideWaiting(
  connection: Connection,
  visitor: Visitor,
  cart: CartRow,
  nextId: string,
  open: (id: string) => Promise<CartRow>,
): Promise<CartRow> {
  const { website } = visitor;
  if (!cart.completingUntil || (await selectWaitsFor(connection, website.id, cart.id)) === null) return cart;
  const followed = await followerOf(connection, visitor, cart);
  await linkCartsTo(connection, website.id, followed ? [cart.id, followed.id] : [cart.id], nextId);
  const next = await open(nextId);
  // Another call of the same browser has already opened one.
  if (next.id !== nextId) await linkCartsTo(connection, website.id, [nextId], next.id);
  return next;
}

/** What a visitor collected before signing in waits to move into the account's cart; its cookie is replaced now. */
async function followerOf(connection: Connection, { website, siteUser, token }: Visitor, cart: CartRow) {
  if (!siteUser || token === undefined) return undefined;
  const held = await selectCartByToken(connection, website.id, hashOf(token));
  return held && held.id !== cart.id && held.siteUserId === null && !held.isPurchased ? held : undefined;
}
