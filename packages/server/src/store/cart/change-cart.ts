import {
  type Cart,
  cartStateOf,
  type EntryRefusal,
  type MergeNotice,
  nextCartState,
  personKey,
  type QuantityRefusal,
  type StoreRules,
} from '@awning/commerce';
import { type Connection, newId } from '../../platform/database/index.ts';
import type { Parts } from '../../platform/parts.ts';
import type { Website } from '../../platform/website/index.ts';
import { storeCurrency } from '../catalogue/index.ts';
import { readCoupons } from '../coupon/index.ts';
import { type GiftCard, selectCards } from '../gift-card/index.ts';
import { readStoreRules } from '../store-rules/index.ts';
import type { AnswersRefusal } from './answers.ts';
import { openCartBesideWaiting } from './aside/begin-next.ts';
import { lockCurrentCart } from './aside/current-cart.ts';
import { type CartView, cartView } from './cart-view.ts';
import { describeEntries, type EntryDescription } from './description/describe-entries.ts';
import { deleteEntry, selectEntries, upsertEntry } from './entry/store.ts';
import { type FittingView, fittingView } from './fitting-view.ts';
import {
  type CartChoices,
  cartOfEntries,
  isSold,
  isSoldAsMembership,
  isSoldBySubscription,
  type LoadedCart,
  noChoices,
  priced,
} from './loaded-cart.ts';
import type { ShoppingCartJson } from './schema.ts';
import { type CartRow, insertOrJoinCart, insertOrJoinCartOfUser, type StoredPlace, updateCart } from './store.ts';
import { cartToken, fieldsHash, hashOf, tokenOf } from './token.ts';
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
  | 'gift-card-unknown'
  | 'too-many-gift-cards'
  | 'gift-card-not-in-cart'
  | 'cart-too-large'
  | 'cart-purchased'
  | 'checkout-under-way';

export type CartAnswer =
  | {
      readonly ok: true;
      readonly view: ShoppingCartJson;
      readonly token: string;
      /** The entry that the call changed, if it still exists. */
      readonly entryId: string | undefined;
    }
  | { readonly ok: false; readonly reason: CartRefusal }
  | AnswersRefusal
  | { readonly ok: false; readonly reason: 'unselected-options'; readonly options: readonly string[] }
  | { readonly ok: false; readonly reason: 'too-large'; readonly field: string }
  | { readonly ok: false; readonly reason: 'too-many-carts'; readonly seconds: number };

/** The rules and coupons that price a cart. */
export async function rulesFor(
  connection: Connection,
  visitor: Visitor,
  cart: Cart,
  row?: Pick<CartRow, 'rulesMark' | 'email'>,
): Promise<StoreRules> {
  const rules = await readStoreRules(connection, visitor.website, visitor.language, row?.rulesMark);
  return { ...rules, coupons: await couponsFor(connection, visitor, cart, row?.email ?? null) };
}

/**
 * A signed-in visitor learns at once that a code is used up for them; others learn it when they give their address at
 * the checkout.
 */
async function couponsFor(
  connection: Connection,
  { website, siteUser }: Visitor,
  cart: Cart,
  saidEmail: string | null,
) {
  const email = saidEmail ?? siteUser?.email;
  return await readCoupons(connection, website.id, cart, email === undefined ? null : personKey(email));
}

export type Change =
  | { readonly ok: true; readonly loaded: LoadedCart; readonly entryId: string | undefined }
  | { readonly ok: false; readonly reason: CartRefusal };

interface ChangeKind {
  /** Creates a cart if there is none. */
  readonly opens?: boolean;
  /** Adds texts to the cart, which must fit into the response. */
  readonly grows?: boolean;
  /** Keeps the notices about entries, because this change does not concern them. */
  readonly keepsNotices?: boolean;
}

/** Makes a change, in a new cart if there is none and the visitor's address has not opened too many. */
export async function changeCart(
  parts: CartParts,
  visitor: Visitor,
  kind: ChangeKind,
  decide: (loaded: LoadedCart) => Change,
): Promise<CartAnswer> {
  const isSurelyNew = visitor.token === undefined && visitor.siteUser === undefined;
  if (kind.opens !== true || visitor.siteUser !== undefined) return await changeLocked(parts, visitor, kind, decide);
  if (!isSurelyNew) {
    const answer = await changeLocked(parts, visitor, { ...kind, mustBeThere: true }, decide).catch(orNeedsNewCart);
    if (answer !== undefined) return answer;
  }
  // Outside the transaction: counting may need its own connection.
  const seconds = await visitor.takeNewCart();
  if (seconds > 0) return { ok: false, reason: 'too-many-carts', seconds };
  return await changeLocked(parts, visitor, kind, decide);
}

/** Thrown so that everything prepared for a new cart is rolled back. */
class NeedsNewCart extends Error {}

function orNeedsNewCart(error: unknown): undefined {
  if (!(error instanceof NeedsNewCart)) throw error;
}

/** Decides with the cart locked and only then writes, so that a refused change leaves it unchanged. */
async function changeLocked(
  parts: CartParts,
  visitor: Visitor,
  {
    opens = false,
    grows = false,
    keepsNotices = false,
    mustBeThere = false,
  }: ChangeKind & { readonly mustBeThere?: boolean },
  decide: (loaded: LoadedCart) => Change,
): Promise<CartAnswer> {
  const { website } = visitor;
  return await parts.database.transaction(async (connection): Promise<CartAnswer> => {
    const now = parts.clock.now();
    const found = await lockCurrentCart(connection, visitor);
    if (!found && !opens) return { ok: false, reason: 'no-cart' };
    const open = (id: string) => {
      if (mustBeThere) throw new NeedsNewCart();
      return openCart(parts, connection, visitor, { id, now });
    };
    const locked = found ?? (await open(newId(parts.clock)));
    const row = opens ? await openCartBesideWaiting(connection, visitor, locked, newId(parts.clock), open) : locked;
    const state = cartStateOf(row, now);
    if (nextCartState(state, 'change') === null) {
      return { ok: false, reason: state === 'purchased' ? 'cart-purchased' : 'checkout-under-way' };
    }
    const before = await loadCartWithEntries(connection, visitor, row);
    const change = decide(before);
    if (!change.ok) return change;
    const rules = await rulesFor(connection, visitor, change.loaded.cart, row);
    const result = priced(change.loaded, rules, now);
    const described = await describeEntries(connection, visitor, change.loaded);
    const notices = keepsNotices ? row.notices : [];
    const giftCards = await giftCardsIn(connection, website.id, row);
    const shown = { descriptions: described, giftCards, now };
    const answer = viewOf(visitor, { ...row, notices }, change.loaded, result, shown);
    if (!answer.ok) return answer;
    if (grows && answer.isCut) return { ok: false, reason: 'cart-too-large' };
    await writeCart(connection, website, row.id, before, change.loaded, now, notices);
    return { ok: true, view: answer.view, token: tokenOf(parts, visitor, row), entryId: change.entryId };
  });
}

/** How long calls from a browser that has not received its cart cookie yet share the same cart. */
const ORIGIN_SECONDS = 60;

async function openCart(
  parts: CartParts,
  connection: Connection,
  { website, crumb, siteUser }: Visitor,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<CartRow> {
  const tokenHash = hashOf(cartToken(parts.config.secrets, id));
  const cart = { id, tokenHash, currency: storeCurrency(website), now };
  if (siteUser) return await insertOrJoinCartOfUser(connection, website.id, { ...cart, siteUserId: siteUser.id });
  const originHash = hashOf(crumb);
  const joinedSince = new Date(now.getTime() - ORIGIN_SECONDS * 1000);
  return await insertOrJoinCart(connection, website.id, { ...cart, originHash }, joinedSince);
}

/** The entries of a cart with their current prices; `choices` override the stored ones. */
export async function loadCartWithEntries(
  connection: Connection,
  visitor: Pick<Visitor, 'website' | 'language'>,
  row: CartRow | undefined,
  choices: CartChoices = row ?? noChoices,
): Promise<LoadedCart> {
  const languages = languagesOf(visitor);
  const entries = row ? await selectEntries(connection, visitor.website.id, row.id, languages) : [];
  const currency = storeCurrency(visitor.website);
  return cartOfEntries(currency, choices, entries, languages, soldIn(row?.kind));
}

function soldIn(kind: CartRow['kind'] | undefined): typeof isSold {
  if (kind === 'subscription') return isSoldBySubscription;
  return kind === 'membership' ? isSoldAsMembership : isSold;
}

/** Stores the difference between two states of a cart. */
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
  const written = after.cart.entries
    .filter((entry) => !before.cart.entries.includes(entry))
    .map((entry) => ({ ...entry, fieldsHash: fieldsHash(entry.additionalFields) }));
  for (const entry of written.slice(0, -1)) await upsertEntry(connection, website.id, cartId, entry);
  const { shippingLocation, selectedShippingOption, couponCodes, currency } = after.cart;
  const state = {
    currency,
    shippingLocation: shippingLocation as StoredPlace | null,
    selectedShippingOption,
    couponCodes,
    notices,
  };
  await updateCart(connection, website.id, cartId, now, state, written.at(-1));
}

/** What a view shows besides the priced entries. */
interface ShownBeside {
  readonly descriptions: ReadonlyMap<string, EntryDescription>;
  readonly giftCards: readonly GiftCard[];
  readonly now: Date;
}

/** The gift cards of a cart; almost no cart has any. */
export async function giftCardsIn(
  connection: Connection,
  websiteId: string,
  row: Pick<CartRow, 'giftCardIds'> | undefined,
): Promise<readonly GiftCard[]> {
  const ids = row?.giftCardIds ?? [];
  return ids.length === 0 ? [] : await selectCards(connection, websiteId, ids);
}

export function viewOf(
  visitor: Visitor,
  row: CartRow | undefined,
  loaded: LoadedCart,
  result: ReturnType<typeof priced>,
  shown: ShownBeside,
): FittingView | Extract<CartView, { ok: false }> {
  const identity = {
    id: row?.id ?? null,
    orderId: row?.orderId ?? null,
    createdAt: row?.createdAt ?? null,
    isPurchased: row?.isPurchased ?? false,
    notices: row?.notices ?? [],
    isAsideAwaited: row?.asideIsOpen === false,
  };
  const languages = languagesOf(visitor);
  const answer = cartView(identity, loaded, result, { website: visitor.website, languages, ...shown });
  return answer.ok ? fittingView(answer.view) : answer;
}
