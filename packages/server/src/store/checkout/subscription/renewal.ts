import { dueStep, type PricedCart, price } from '@awning/commerce';
import { type Connection, newId } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { Website } from '../../../platform/website/index.ts';
import {
  type CartRow,
  cartToken,
  describeEntries,
  insertCartAlone,
  loadCartWithEntries,
  lockHeldCart,
  tokenHash,
} from '../../cart/index.ts';
import { storeCurrency } from '../../catalogue/index.ts';
import { type Charge, type ChargeResult, isTestProvider, type PaymentProvider } from '../../payment/index.ts';
import { holdStock } from '../../stock/index.ts';
import { readStoreRules } from '../../store-rules/index.ts';
import { insertOpenPeriod, lockAtRest, type Subscription } from '../../subscription/index.ts';
import { draftOf } from '../goods/draft.ts';
import type { Offer, OrderIdentity, Purchase } from '../placing/purchase.ts';

/**
 * The next period of a subscription: an order like any other, with the price that was agreed, paid by the saved card.
 * Its cart is made and its period written in the transaction that prepares the order, under the lock of the
 * subscription: two jobs, or one that is repeated after a crash, never order the same period twice.
 */
export function renewalPurchase(
  parts: Parts,
  website: Website,
  provider: PaymentProvider,
  { id, language, instrument }: Subscription,
): Purchase<CartRow> {
  return {
    website,
    language,
    paying: { provider, instrument: {}, card: null, networkAddress: null },
    askedHash: null,
    lockCart: (connection) => openCart(parts, connection, website, id),
    offer: (connection, cart, identity) => offerOf(connection, { website, provider, id, cart, identity }),
    charge: (charge) => chargeAgain(provider, charge, { owner: id, reference: instrument }),
  };
}

/** A cart with the goods of the period; undefined if the subscription is not due, or no longer. */
async function openCart(
  { clock, config }: Pick<Parts, 'clock' | 'config'>,
  connection: Connection,
  website: Website,
  subscriptionId: string,
): Promise<CartRow | undefined> {
  const now = clock.now();
  const subscription = await lockAtRest(connection, website.id, subscriptionId);
  if (!subscription || dueStep(subscription, subscription, now) !== 'renew') return undefined;
  const { itemId, variantId, quantity, additionalFields } = subscription;
  const id = newId(clock);
  const token = cartToken(config.secrets, id);
  await insertCartAlone(connection, website.id, {
    kind: 'subscription',
    id,
    tokenHash: tokenHash(token),
    currency: storeCurrency(website),
    now,
    entryId: newId(clock),
    itemId,
    variantId,
    quantity,
    additionalFields,
  });
  return await lockHeldCart(connection, { website, token, siteUser: undefined, cartKind: 'subscription' });
}

interface Renewal {
  readonly website: Website;
  readonly provider: PaymentProvider;
  readonly id: string;
  readonly cart: CartRow;
  readonly identity: OrderIdentity;
}

async function offerOf(connection: Connection, { website, provider, id, cart, identity }: Renewal): Promise<Offer> {
  const { orderId, at } = identity;
  const subscription = await lockAtRest(connection, website.id, id);
  // In another currency the agreed price says nothing.
  if (!subscription || subscription.currency !== storeCurrency(website)) {
    return { ok: false, refusal: { reason: 'item-gone' } };
  }
  const { language, email, shippingAddress, billingAddress, vatNumber, siteUserId, period } = subscription;
  const reader = { website, language };
  const loaded = await loadCartWithEntries(connection, reader, cart, {
    shippingLocation: shippingAddress ?? billingAddress,
    billingLocation: billingAddress,
    selectedShippingOption: subscription.shippingOptionId,
    couponCodes: [],
  });
  const agreed = { price: subscription.unitPrice, salePrice: null, onSale: false };
  const catalogue = new Map([...loaded.catalogue].map(([key, variant]) => [key, { ...variant, ...agreed }]));
  const rules = { ...(await readStoreRules(connection, website, language, cart.rulesMark)), coupons: [] };
  const asChosen = price(loaded.cart, catalogue, rules, at, 'first');
  // The option that was chosen may be gone; parcels are not free for that.
  const priced = asChosen.selectedShippingOption
    ? asChosen
    : price({ ...loaded.cart, selectedShippingOption: null }, catalogue, rules, at, 'first');
  if (!canBeSent(priced)) return { ok: false, refusal: { reason: 'item-gone' } };
  const descriptions = await describeEntries(connection, reader, loaded);
  const input = { email, shippingAddress, billingAddress, vatNumber, buyerNote: null, provider };
  const isTestPayment = isTestProvider(provider, website);
  const draft = draftOf(
    { id: orderId, cartId: cart.id, siteUserId, language, at, isTestPayment },
    priced,
    input,
    descriptions,
  );
  return {
    ok: true,
    draft,
    cardTry: { card: null, address: null, itemIds: [], cartCreatedAt: cart.createdAt },
    hold: async (held, until) => {
      await insertOpenPeriod(held, website.id, { id, period, orderId, at });
      if (until) await holdStock(held, website.id, { cartId: cart.id, orderId, expiresAt: until });
    },
  };
}

function canBeSent({ goneEntries, requiresShipping, canShip }: PricedCart): boolean {
  return goneEntries.length === 0 && (!requiresShipping || canShip);
}

async function chargeAgain(
  { savedInstruments }: PaymentProvider,
  charge: Charge,
  { owner, reference }: { readonly owner: string; readonly reference: string | null },
): Promise<ChargeResult> {
  if (!savedInstruments || reference === null) return { state: 'declined', reason: 'declined' };
  return await savedInstruments.charge({ ...charge, owner, reference });
}
