import type { Connection } from '../../../platform/database/index.ts';
import { type CartRow, lockCartOfUser, selectCartByToken } from '../store.ts';
import { hashOf } from '../token.ts';
import type { CartSeeker } from '../visitor.ts';
import {
  linkCartsTo,
  lockCartById,
  lockHead,
  selectCurrentOfFamily,
  selectCurrentOfUser,
  unlinkCart,
} from './store.ts';

/**
 * The current cart: the one a visitor shops with. A cart whose payment waits may have been put aside; then this returns
 * the cart that followed it. Once the later cart is bought, the latest one that was put aside is current again.
 */
export async function findCurrentCart(connection: Connection, seeker: CartSeeker): Promise<CartRow | undefined> {
  const { website, token, siteUser } = seeker;
  const own = siteUser && (await selectCurrentOfUser(connection, website.id, siteUser.id));
  if (own || token === undefined) return own;
  const held = await selectCartByToken(connection, website.id, hashOf(token));
  if (!held || !isLinked(held)) return openedBy(seeker, held);
  return openedBy(seeker, (await selectCurrentOfFamily(connection, website.id, held.nextId ?? held.id)) ?? held);
}

/** Enough for all requests that may compete at the same time. */
const MAX_TRIES = 5;

/** The same, locked until the transaction ends, so that two changes never mix. */
export async function lockCurrentCart(connection: Connection, seeker: CartSeeker): Promise<CartRow | undefined> {
  const { website, token, siteUser } = seeker;
  const own = siteUser && (await lockCartOfUser(connection, website.id, siteUser.id));
  if (own) return own;
  const held = token === undefined ? undefined : await lockHead(connection, website.id, hashOf(token));
  if (held && siteUser === undefined && !isLinked(held)) return openedBy(seeker, held);
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const found = await findCurrentCart(connection, seeker);
    if (!found || found.isPurchased) return found;
    const { id, nextId } = found;
    if (nextId !== null && !(await makeCurrentAgain(connection, website.id, { id, nextId }))) continue;
    const locked = await lockCartById(connection, website.id, id);
    if (locked && !locked.isPurchased && locked.nextId === null) return locked;
  }
  throw new Error('The cart of a visitor keeps changing');
}

/** The cart for which this one was put aside has been bought. */
async function makeCurrentAgain(connection: Connection, websiteId: string, cart: { id: string; nextId: string }) {
  const isFree = await unlinkCart(connection, websiteId, cart);
  if (isFree) await linkCartsTo(connection, websiteId, [cart.nextId], cart.id);
  return isFree;
}

function isLinked({ nextId, isPurchased, asideIsOpen }: CartRow): boolean {
  return nextId !== null || (isPurchased && asideIsOpen !== null);
}

/**
 * Only its owner can open the cart of an account: on a shared computer the cookie outlives the session. A cart with a
 * page of its own is bought there, and a cookie with its token leads nowhere.
 */
export function openedBy(
  { siteUser, cartKind }: Pick<CartSeeker, 'siteUser' | 'cartKind'>,
  cart: CartRow | undefined,
): CartRow | undefined {
  if (cart?.kind !== (cartKind ?? 'normal')) return undefined;
  return cart.siteUserId === null || cart.siteUserId === siteUser?.id ? cart : undefined;
}
