import type { CartEntry } from '@awning/commerce';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Connection, newId } from '../../platform/database/index.ts';
import type { Parts } from '../../platform/parts.ts';
import type { Website } from '../../platform/website/index.ts';
import { storeCurrency } from '../catalogue/index.ts';
import { lockCurrentCart } from './aside/current-cart.ts';
import { linkCartsTo } from './aside/store.ts';
import { takeBackIntoCurrentCart } from './aside/take-back.ts';
import { loadCartWithEntries, writeCart } from './change-cart.ts';
import { dropCartCookies, setCartCookies } from './cookies.ts';
import type { LoadedCart } from './loaded-cart.ts';
import { type CarryParts, mergeCarts } from './merge.ts';
import {
  type CartRow,
  deleteCart,
  deleteOpenCartsOf,
  insertCart,
  insertOrJoinCartOfUser,
  isBoughtAlone,
  lockCartOfUser,
  selectCartByToken,
} from './store.ts';
import { cartToken, hashOf, tokenOf } from './token.ts';
import { type Visitor, visitorOf } from './visitor.ts';

/**
 * At sign-in, moves the visitor's cart into the cart of the account (D-040), in the transaction that writes the
 * session. Returns the token for the browser's cookie, if there is any cart. Safe to repeat, because the visitor's cart
 * is gone after the first time.
 */
export async function moveCartToAccount(
  parts: CarryParts,
  connection: Connection,
  visitor: Pick<Visitor, 'website' | 'language' | 'token'>,
  siteUserId: string,
): Promise<string | undefined> {
  const { website, token } = visitor;
  // The account's cart is always locked before the visitor's.
  const known = await lockCurrentCart(connection, { website, siteUser: { id: siteUserId }, token: undefined });
  const found = await lockCurrentCart(connection, { website, siteUser: undefined, token });
  const brought = found?.isPurchased === false ? found : undefined;
  if (!brought) return known && tokenOf(parts, visitor, known);
  // A running checkout is completed unchanged. Until then the browser keeps the visitor's cart, so that it is not lost.
  if (known?.completingUntil || brought.completingUntil) return token;
  const account = known ?? (await openAccountCart(parts, connection, website, siteUserId));
  await mergeCarts(parts, connection, visitor, { into: account, from: brought });
  await linkCartsTo(connection, website.id, [brought.id], account.id);
  await deleteCart(connection, website.id, brought.id);
  return tokenOf(parts, visitor, account);
}

/**
 * Moves what could not be moved at sign-in because of a running checkout, as soon as that has ended. Returns whether
 * the found cart has changed.
 */
export async function finishMoving(
  parts: CarryParts & Pick<Parts, 'database'>,
  visitor: Visitor,
  found: CartRow | undefined,
): Promise<boolean> {
  const { website, siteUser, token } = visitor;
  if (!siteUser || token === undefined || found?.siteUserId !== siteUser.id || found.completingUntil) return false;
  if (token === cartToken(parts.config.secrets, found.id)) return false;
  const left = await selectCartByToken(parts.database, website.id, hashOf(token));
  if (!left || left.isPurchased || left.siteUserId !== null || left.completingUntil) return false;
  await parts.database.transaction((connection) => moveCartToAccount(parts, connection, visitor, siteUser.id));
  return true;
}

/**
 * After a purchase, removes the cookie of the purchased cart. The cookie of a cart that still waits to move into the
 * account is kept, and so is that of the cart with which the visitor has gone on shopping.
 */
export async function dropPurchasedCart(
  parts: CarryParts & Pick<Parts, 'database'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const visitor = visitorOf(request);
  const { website, siteUser, token } = visitor;
  if (token === undefined) return;
  // After almost every purchase; finding the next cart reads much more.
  if (!siteUser && (await isBoughtAlone(parts.database, website.id, hashOf(token)))) {
    dropCartCookies(request, reply);
    return;
  }
  const held = siteUser && (await selectCartByToken(parts.database, website.id, hashOf(token)));
  if (held?.isPurchased === false && held.siteUserId === null) return;
  keepCartCookies(parts, request, reply, await takeBackIntoCurrentCart(parts, visitor));
}

/** Sets the cookies to the visitor's next cart, or removes them if there is none. */
export function keepCartCookies(
  parts: Pick<Parts, 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
  cart: CartRow | undefined,
): void {
  const visitor = visitorOf(request);
  if (visitor.token === undefined) return;
  const token = cart && !cart.isPurchased ? tokenOf(parts, visitor, cart) : undefined;
  if (token === undefined) dropCartCookies(request, reply);
  // The cart of an account is found without a cookie, and another cart may wait to move there.
  else if (token !== visitor.token && cart?.siteUserId === null) setCartCookies(request, reply, token);
}

/** At sign-out, with `clone`, the visitor keeps a copy of the account's cart. Returns the token of the copy. */
export async function copyCartForVisitor(
  parts: CarryParts,
  connection: Connection,
  visitor: Pick<Visitor, 'website' | 'language'>,
  siteUserId: string,
  { clone }: { readonly clone: boolean },
): Promise<string | undefined> {
  const { website } = visitor;
  const account = clone ? await lockCartOfUser(connection, website.id, siteUserId) : undefined;
  if (!account) return undefined;
  const loaded = await loadCartWithEntries(connection, visitor, account);
  if (loaded.cart.entries.length === 0) return undefined;
  const id = newId(parts.clock);
  const token = cartToken(parts.config.secrets, id);
  const now = parts.clock.now();
  const cart = { id, tokenHash: hashOf(token), currency: storeCurrency(website), now };
  await insertCart(connection, website.id, cart);
  const entries = loaded.cart.entries.map((entry) => ({ ...entry, id: newId(parts.clock) }));
  await writeCart(connection, website, id, withEntries(loaded, []), withEntries(loaded, entries), now);
  return token;
}

/** When an account is deleted: deletes its open carts, except one that is being paid. */
export async function deleteCartsOf(connection: Connection, websiteId: string, siteUserId: string): Promise<void> {
  await deleteOpenCartsOf(connection, websiteId, siteUserId);
}

async function openAccountCart(
  parts: CarryParts,
  connection: Connection,
  website: Website,
  siteUserId: string,
): Promise<CartRow> {
  const id = newId(parts.clock);
  const tokenHash = hashOf(cartToken(parts.config.secrets, id));
  const cart = { id, tokenHash, currency: storeCurrency(website), now: parts.clock.now(), siteUserId };
  return await insertOrJoinCartOfUser(connection, website.id, cart);
}

function withEntries(loaded: LoadedCart, entries: readonly CartEntry[]): LoadedCart {
  return { ...loaded, cart: { ...loaded.cart, entries } };
}
