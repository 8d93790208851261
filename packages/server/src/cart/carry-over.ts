import { type CartEntry, mergeEntries } from '@awning/commerce';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { storeCurrency } from '../catalogue/index.ts';
import { type Connection, newId } from '../database/index.ts';
import type { Parts } from '../parts.ts';
import type { Website } from '../website/index.ts';
import { mostCoupons } from './cart.ts';
import { loadCart, writeCart } from './change-cart.ts';
import { dropCartCookies } from './cookies.ts';
import type { LoadedCart } from './loaded-cart.ts';
import {
  type CartRow,
  deleteCart,
  deleteOpenCartsOf,
  insertCart,
  insertOrJoinCartOfUser,
  lockCart,
  lockCartOfUser,
  selectCart,
} from './store.ts';
import { cartToken, hashOf } from './token.ts';
import { type Visitor, visitorOf } from './visitor.ts';

type CarryParts = Pick<Parts, 'config' | 'clock'>;

/**
 * At sign-in: what the visitor has gathered goes into the cart of their account (D-040), in the transaction that writes the
 * session. Answers the token whose cookie the browser shall hold, if there is any cart. Repeating it changes nothing, because the
 * visitor's cart is gone after the first time.
 */
export async function takeCartAlong(
  parts: CarryParts,
  connection: Connection,
  visitor: Pick<Visitor, 'website' | 'language' | 'token'>,
  siteUserId: string,
): Promise<string | undefined> {
  const { website, token } = visitor;
  const tokenOf = (cart: CartRow) => cartToken(parts.config.secrets, cart.id);
  // Everybody locks the account's cart before the visitor's.
  const known = await lockCartOfUser(connection, website.id, siteUserId);
  const found = token === undefined ? undefined : await lockCart(connection, website.id, hashOf(token));
  const brought = found && !found.isPurchased && found.siteUserId === null ? found : undefined;
  if (!brought) return known && tokenOf(known);
  // A checkout that is under way is finished as it is. Until then the browser holds the visitor's cart, so that it is not lost.
  if (known?.completingUntil || brought.completingUntil) return token;
  const account = known ?? (await openAccountCart(parts, connection, website, siteUserId));
  await merge(parts, connection, visitor, { account, brought });
  await deleteCart(connection, website.id, brought.id);
  return tokenOf(account);
}

/**
 * What could not be taken along at sign-in, because a checkout was under way, follows as soon as that has ended. Answers whether the
 * found cart is another one since.
 */
export async function catchUp(
  parts: CarryParts & Pick<Parts, 'database'>,
  visitor: Visitor,
  found: CartRow | undefined,
): Promise<boolean> {
  const { website, siteUser, token } = visitor;
  if (!siteUser || token === undefined || found?.siteUserId !== siteUser.id || found.completingUntil) return false;
  if (token === cartToken(parts.config.secrets, found.id)) return false;
  const left = await selectCart(parts.database, website.id, hashOf(token));
  if (!left || left.isPurchased || left.siteUserId !== null || left.completingUntil) return false;
  await parts.database.transaction((connection) => takeCartAlong(parts, connection, visitor, siteUser.id));
  return true;
}

/** After a purchase: the cookie of the purchased cart goes. That of a cart which still waits to follow its owner stays. */
export async function partWithCart(
  { database }: Pick<Parts, 'database'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { website, siteUser, token } = visitorOf(request);
  const held = siteUser && token !== undefined ? await selectCart(database, website.id, hashOf(token)) : undefined;
  const isWaiting = held?.isPurchased === false && held.siteUserId === null;
  if (!isWaiting) dropCartCookies(request, reply);
}

/** At sign-out: with `clone` a copy of the account's cart stays behind for the visitor. Answers the token of the copy. */
export async function leaveCart(
  parts: CarryParts,
  connection: Connection,
  visitor: Pick<Visitor, 'website' | 'language'>,
  siteUserId: string,
  { clone }: { readonly clone: boolean },
): Promise<string | undefined> {
  const { website } = visitor;
  const account = clone ? await lockCartOfUser(connection, website.id, siteUserId) : undefined;
  if (!account) return undefined;
  const loaded = await loadCart(connection, visitor, account);
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

/** At the end of an account: its open carts go, except one that is being paid. */
export async function forgetCartsOf(connection: Connection, websiteId: string, siteUserId: string): Promise<void> {
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

async function merge(
  { clock }: CarryParts,
  connection: Connection,
  visitor: Pick<Visitor, 'website' | 'language'>,
  { account, brought }: { readonly account: CartRow; readonly brought: CartRow },
): Promise<void> {
  const [own, theirs] = [await loadCart(connection, visitor, account), await loadCart(connection, visitor, brought)];
  const added = theirs.cart.entries.map((entry) => ({ ...entry, id: newId(clock) }));
  const catalogue = new Map([...own.catalogue, ...theirs.catalogue]);
  const { entries, notices } = mergeEntries(own.cart.entries, added, catalogue);
  const codes = [...new Set([...own.cart.couponCodes, ...theirs.cart.couponCodes])].slice(0, mostCoupons);
  const merged: LoadedCart = {
    ...own,
    cart: {
      ...own.cart,
      entries,
      couponCodes: codes,
      shippingLocation: own.cart.shippingLocation ?? theirs.cart.shippingLocation,
      selectedShippingOption: own.cart.selectedShippingOption ?? theirs.cart.selectedShippingOption,
    },
  };
  await writeCart(connection, visitor.website, account.id, own, merged, clock.now(), notices);
}

function withEntries(loaded: LoadedCart, entries: readonly CartEntry[]): LoadedCart {
  return { ...loaded, cart: { ...loaded.cart, entries } };
}
