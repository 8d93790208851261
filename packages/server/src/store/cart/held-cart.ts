import type { Connection } from '../../platform/database/index.ts';
import { openedBy } from './aside/current-cart.ts';
import { type CartRow, lockCartByToken, lockCartOfUser, selectCartByToken, selectCartOfUser } from './store.ts';
import { hashOf } from './token.ts';
import type { CartSeeker } from './visitor.ts';

/**
 * The held cart: the exact cart of the account or the cookie, even if it was put aside; completing it again gives the
 * same result.
 */
export async function findHeldCart(connection: Connection, seeker: CartSeeker): Promise<CartRow | undefined> {
  const { website, token, siteUser } = seeker;
  const own = siteUser && (await selectCartOfUser(connection, website.id, siteUser.id));
  if (own || token === undefined) return own;
  return openedBy(seeker, await selectCartByToken(connection, website.id, hashOf(token)));
}

/** The same, locked: a cart is locked before it is completed. */
export async function lockHeldCart(connection: Connection, seeker: CartSeeker): Promise<CartRow | undefined> {
  const { website, token, siteUser } = seeker;
  const own = siteUser && (await lockCartOfUser(connection, website.id, siteUser.id));
  if (own || token === undefined) return own;
  return openedBy(seeker, await lockCartByToken(connection, website.id, hashOf(token)));
}
