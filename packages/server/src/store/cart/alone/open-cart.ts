import { addEntry, readQuantity } from '@awning/commerce';
import { newId } from '../../../platform/database/index.ts';
import { storeCurrency } from '../../catalogue/index.ts';
import { readAnswers } from '../answers.ts';
import type { Addition } from '../cart.ts';
import type { CartAnswer, CartParts } from '../change-cart.ts';
import { findVariant } from '../find-variant.ts';
import { isSoldAsMembership, isSoldBySubscription, toCatalogueVariant } from '../loaded-cart.ts';
import { cartToken, hashOf } from '../token.ts';
import { languagesOf, type Visitor } from '../visitor.ts';
import { insertCartAlone } from './store.ts';

export type OpenedCart =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly refusal: Extract<CartAnswer, { ok: false }> };

/** Opens a cart for one subscription; its token leads to the page that sells it (D-044). */
export async function openSubscriptionCart(
  parts: CartParts,
  visitor: Visitor,
  addition: Addition,
): Promise<OpenedCart> {
  return await openCartAlone(parts, visitor, addition, { kind: 'subscription', isWanted: isSoldBySubscription });
}

/** Opens a cart for access to a member area; its token leads to the page that sells it (D-045). */
export async function openMembershipCart(parts: CartParts, visitor: Visitor, itemId: string): Promise<OpenedCart> {
  const addition = { itemId, sku: undefined, quantity: 1, additionalFields: null };
  return await openCartAlone(parts, visitor, addition, { kind: 'membership', isWanted: isSoldAsMembership });
}

interface SoldAlone {
  readonly kind: 'subscription' | 'membership';
  readonly isWanted: typeof isSoldBySubscription;
}

async function openCartAlone(
  { config, database, clock }: CartParts,
  visitor: Visitor,
  addition: Addition,
  { kind, isWanted }: SoldAlone,
): Promise<OpenedCart> {
  const refused = (refusal: Extract<CartAnswer, { ok: false }>) => ({ ok: false, refusal }) as const;
  const { website } = visitor;
  const quantity = readQuantity(addition.quantity);
  if (!quantity.ok) return refused(quantity);
  const found = await findVariant(database, visitor, addition, isWanted);
  if (!found.ok) return refused(found);
  const answers = await readAnswers(database, visitor, found.row, addition.additionalFields);
  if (!answers.ok) return refused(answers);
  const variant = toCatalogueVariant(found.row, languagesOf(visitor));
  const change = addEntry([], variant, quantity.quantity, answers.text, newId(clock));
  if (!change.ok) return refused(change);
  const seconds = await visitor.takeNewCart();
  if (seconds > 0) return refused({ ok: false, reason: 'too-many-carts', seconds });
  const id = newId(clock);
  const token = cartToken(config.secrets, id);
  const { id: entryId, ...line } = change.entry;
  await insertCartAlone(database, website.id, {
    kind,
    ...line,
    id,
    entryId,
    tokenHash: hashOf(token),
    currency: storeCurrency(website),
    now: clock.now(),
  });
  return { ok: true, token };
}

/** The page that sells the subscription in a cart. */
export function subscriptionPagePath(token: string): string {
  return `/checkout/subscription?cartToken=${encodeURIComponent(token)}`;
}

/** The page that sells the access in a cart. */
export function membershipPagePath(token: string): string {
  return `/checkout/membership?cartToken=${encodeURIComponent(token)}`;
}
