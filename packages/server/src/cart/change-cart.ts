import {
  cartAfter,
  cartStateOf,
  type EntryRefusal,
  type MergeNotice,
  personKey,
  type QuantityRefusal,
  type StoreRules,
} from '@awning/commerce';
import { storeCurrency } from '../catalogue/index.ts';
import { readCoupons } from '../coupon/index.ts';
import { type Connection, newId } from '../database/index.ts';
import type { Parts } from '../parts.ts';
import { readStoreRules } from '../store-rules/index.ts';
import type { Website } from '../website/index.ts';
import type { AnswersRefusal } from './answers.ts';
import { findCart, lockCartOf } from './cart-of.ts';
import { type CartView, cartView } from './cart-view.ts';
import { type CartChoices, type LoadedCart, loadedCart, noChoices, priced } from './loaded-cart.ts';
import type { ShoppingCartJson } from './schema.ts';
import {
  type CartRow,
  deleteEntry,
  forgetOldOrigin,
  insertOrJoinCart,
  insertOrJoinCartOfUser,
  type StoredPlace,
  selectEntries,
  updateCart,
  upsertEntry,
} from './store.ts';
import { cartToken, fieldsHash, hashOf } from './token.ts';
import { languagesOf, type Visitor } from './visitor.ts';

export type CartParts = Pick<Parts, 'database' | 'clock' | 'config'>;

type CartRefusal =
  | EntryRefusal
  | QuantityRefusal
  | 'unknown-item'
  | 'unknown-entry'
  | 'no-cart'
  | 'variant-unavailable'
  | 'too-many-coupons'
  | 'coupon-not-in-cart'
  | 'cart-purchased'
  | 'checkout-under-way';

export type CartAnswer =
  | {
      readonly ok: true;
      readonly view: ShoppingCartJson;
      readonly token: string;
      /** The entry the call was about, if it is still there. */
      readonly entryId: string | undefined;
    }
  | { readonly ok: false; readonly reason: CartRefusal }
  | AnswersRefusal
  | { readonly ok: false; readonly reason: 'unselected-options'; readonly options: readonly string[] }
  | { readonly ok: false; readonly reason: 'too-large'; readonly field: string };

/** The visitor's cart. Without one the view is that of an empty cart, and nothing is stored. */
export async function readCart(parts: CartParts, visitor: Visitor): Promise<CartView & { readonly isFound: boolean }> {
  const row = await findCart(parts.database, visitor);
  const open = row?.isPurchased ? undefined : row;
  const loaded = await loadCart(parts.database, visitor, open);
  const rules = await rulesFor(parts.database, visitor, loaded.cart.couponCodes);
  return { ...viewOf(visitor, open, loaded, priced(loaded, rules, parts.clock.now())), isFound: open !== undefined };
}

async function rulesFor(connection: Connection, visitor: Visitor, codes: readonly string[]): Promise<StoreRules> {
  const rules = await readStoreRules(connection, visitor.website, visitor.language);
  return { ...rules, coupons: await couponsFor(connection, visitor, codes) };
}

/** Somebody who is signed in learns at once that they have used a code as often as they may; others when they say who they are. */
async function couponsFor(connection: Connection, { website, siteUser }: Visitor, codes: readonly string[]) {
  return await readCoupons(connection, website.id, codes, siteUser ? personKey(siteUser.email) : null);
}

export type Change =
  | { readonly ok: true; readonly loaded: LoadedCart; readonly entryId: string | undefined }
  | { readonly ok: false; readonly reason: CartRefusal };

/** Decides on the locked cart and only then writes, so that a refused change leaves it as it was. */
export async function changeCart(
  parts: CartParts,
  visitor: Visitor,
  { opens = false }: { readonly opens?: boolean },
  decide: (loaded: LoadedCart) => Change,
): Promise<CartAnswer> {
  const { website, language } = visitor;
  const rules = await readStoreRules(parts.database, website, language);
  return await parts.database.transaction(async (connection): Promise<CartAnswer> => {
    const now = parts.clock.now();
    const found = await lockCartOf(connection, visitor);
    const state = found ? cartStateOf(found, now) : 'open';
    if (cartAfter(state, 'change') === null) {
      return { ok: false, reason: state === 'purchased' ? 'cart-purchased' : 'checkout-under-way' };
    }
    if (!found && !opens) return { ok: false, reason: 'no-cart' };
    const row = found ?? (await openCart(parts, connection, visitor, now));
    const before = await loadCart(connection, visitor, row);
    const change = decide(before);
    if (!change.ok) return change;
    const coupons = await couponsFor(connection, visitor, change.loaded.cart.couponCodes);
    const result = priced(change.loaded, { ...rules, coupons }, now);
    const answer = viewOf(visitor, { ...row, notices: [] }, change.loaded, result);
    if (!answer.ok) return answer;
    await writeCart(connection, website, row.id, before, change.loaded, now);
    const isOfCookie = found?.siteUserId === null && visitor.token !== undefined;
    const token = isOfCookie && visitor.token ? visitor.token : cartToken(parts.config.secrets, row.id);
    return { ok: true, view: answer.view, token, entryId: change.entryId };
  });
}

/** How long calls of a browser whose cart cookie has not arrived yet are led to the same cart. */
const originSeconds = 60;

async function openCart(parts: CartParts, connection: Connection, visitor: Visitor, now: Date): Promise<CartRow> {
  const { website, crumb, siteUser } = visitor;
  const id = newId(parts.clock);
  const tokenHash = hashOf(cartToken(parts.config.secrets, id));
  const cart = { id, tokenHash, currency: storeCurrency(website), now };
  if (siteUser) return await insertOrJoinCartOfUser(connection, website.id, { ...cart, siteUserId: siteUser.id });
  const originHash = hashOf(crumb);
  await forgetOldOrigin(connection, website.id, originHash, new Date(now.getTime() - originSeconds * 1000));
  return await insertOrJoinCart(connection, website.id, { ...cart, originHash });
}

/** The entries of a cart with what they cost today; `choices` stand in for those the cart has stored. */
export async function loadCart(
  connection: Connection,
  visitor: Pick<Visitor, 'website' | 'language'>,
  row: CartRow | undefined,
  choices: CartChoices = row ?? noChoices,
): Promise<LoadedCart> {
  const languages = languagesOf(visitor);
  const entries = row ? await selectEntries(connection, visitor.website.id, row.id, languages) : [];
  return loadedCart(storeCurrency(visitor.website), choices, entries, languages);
}

/** Brings what is stored from one state of a cart to another. */
export async function writeCart(
  connection: Connection,
  website: Pick<Website, 'id'>,
  cartId: string,
  before: LoadedCart,
  after: LoadedCart,
  now: Date,
  notices: readonly MergeNotice[] = [],
): Promise<void> {
  const kept = new Set(after.cart.entries.map(({ id }) => id));
  for (const { id } of before.cart.entries) if (!kept.has(id)) await deleteEntry(connection, website.id, cartId, id);
  for (const entry of after.cart.entries) {
    if (before.cart.entries.includes(entry)) continue;
    await upsertEntry(connection, website.id, cartId, { ...entry, fieldsHash: fieldsHash(entry.additionalFields) });
  }
  const { shippingLocation, selectedShippingOption, couponCodes, currency } = after.cart;
  await updateCart(connection, website.id, cartId, now, {
    currency,
    shippingLocation: shippingLocation as StoredPlace | null,
    selectedShippingOption,
    couponCodes,
    notices,
  });
}

function viewOf(
  visitor: Visitor,
  row: CartRow | undefined,
  loaded: LoadedCart,
  result: ReturnType<typeof priced>,
): CartView {
  const identity = {
    id: row?.id ?? null,
    orderId: row?.orderId ?? null,
    createdAt: row?.createdAt ?? null,
    isPurchased: row?.isPurchased ?? false,
    notices: row?.notices ?? [],
  };
  return cartView(identity, loaded, result, { website: visitor.website, languages: languagesOf(visitor) });
}
