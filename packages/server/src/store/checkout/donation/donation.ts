import { createHmac, randomBytes } from 'node:crypto';
import type { Address } from '@awning/commerce';
import type { Money } from '@awning/formats';
import { emailKey } from '@awning/site-model';
import { newId } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { tokenHash } from '../../cart/index.ts';
import { type DraftOrder, insertDraft, networkHash, selectOrderOfCart, TooManyUnpaidError } from '../../order/index.ts';
import { type CardTry, insertPayment, secondsToWait } from '../../payment/index.ts';
import type { KeyOwner } from '../idempotency/store.ts';
import { type CheckoutResult, pay, resumeOrder } from '../placing/checkout.ts';
import type { CheckoutInput } from '../placing/input.ts';
import { type PlaceContext, placeOrder } from '../placing/place.ts';
import { claimMinutes, leftOpenSeconds } from '../placing/prepare.ts';
import { openDonationCart } from './store.ts';

export interface Donation extends Pick<CheckoutInput, 'email' | 'provider' | 'instrument' | 'card' | 'networkAddress'> {
  /** The account it belongs to. */
  readonly siteUserId: string | null;
  readonly amount: Money;
  readonly billingAddress: Address | null;
  /** What the order calls it, in the giver's language. */
  readonly title: string;
  readonly language: string;
  /** Who sent it under which key: sent again, it is the same donation, even if the first call died on the way. */
  readonly keyOwner?: KeyOwner | undefined;
}

/**
 * A gift of money: an order with one line that is neither taxed nor sent. It has a cart of its own, so that everything that holds
 * for a purchase, from the sweep to "one order per cart", holds for it too.
 */
export async function donate(parts: Parts, context: PlaceContext, donation: Donation): Promise<CheckoutResult> {
  const { provider, amount, language } = donation;
  const cardTry = cardTryOf(parts, donation);
  if (provider.asksForCard) {
    const seconds = await secondsToWait(parts, parts.database, context.website.id, cardTry);
    if (seconds > 0) return { ok: false, refusal: { reason: 'too-many-declines', seconds } };
  }
  const prepared = await prepareDonation(parts, context, donation).catch(asRefusal);
  if ('reason' in prepared) return { ok: false, refusal: prepared };
  const { orderId, attemptId } = prepared;
  if (attemptId === undefined) return await resumeOrder(parts, context, orderId);
  const charge = { orderId, attemptId, amount: amount.minorUnits, currency: amount.currency, cardTry };
  return await pay(parts, context, language, donation, charge);
}

async function prepareDonation(
  parts: Parts,
  context: PlaceContext,
  donation: Donation,
): Promise<{ readonly orderId: string; readonly attemptId?: string }> {
  const { clock } = parts;
  const websiteId = context.website.id;
  const { provider, amount } = donation;
  const now = clock.now();
  return await parts.database.transaction(async (connection) => {
    const cart = { id: newId(clock), tokenHash: tokenOf(parts, donation), currency: amount.currency, now };
    const cartId = await openDonationCart(connection, websiteId, cart);
    const known = await selectOrderOfCart(connection, websiteId, cartId);
    if (known) return { orderId: known.id };
    const orderId = newId(clock);
    const draft = draftOf(donation, { orderId, cartId, now });
    await insertDraft(connection, websiteId, draft);
    if (provider.takesMoney === 'later') {
      const network = networkHash(parts, donation.networkAddress);
      await placeOrder(parts, connection, context, draft, { status: 'pending', networkHash: network });
      return { orderId };
    }
    const attemptId = newId(clock);
    await insertPayment(connection, websiteId, {
      id: newId(clock),
      attemptId,
      orderId,
      cartId,
      cartClaimedUntil: new Date(now.getTime() + claimMinutes * 60_000),
      provider: provider.name,
      currency: amount.currency,
      amount: amount.minorUnits,
      at: now,
      askedHash: null,
      dueAt: new Date(now.getTime() + leftOpenSeconds * 1000),
    });
    return { orderId, attemptId };
  });
}

function asRefusal(error: unknown): { readonly reason: 'too-many-unpaid' } {
  if (error instanceof TooManyUnpaidError) return { reason: 'too-many-unpaid' };
  throw error;
}

/** Nobody can guess it, so that no cookie opens the cart of a donation. */
function tokenOf({ config }: Pick<Parts, 'config'>, { keyOwner }: Donation): Buffer {
  if (!keyOwner) return tokenHash(randomBytes(32).toString('base64url'));
  const { websiteId, actor, key } = keyOwner;
  return createHmac('sha256', config.secrets[0] ?? '')
    .update(JSON.stringify(['donation', websiteId, actor, key]))
    .digest();
}

function draftOf(
  { email, siteUserId, language, amount, provider, billingAddress, title }: Donation,
  { orderId, cartId, now }: { readonly orderId: string; readonly cartId: string; readonly now: Date },
): DraftOrder {
  const { minorUnits, currency } = amount;
  return {
    id: orderId,
    cartId,
    siteUserId,
    email,
    emailKey: emailKey(email),
    language,
    currency,
    subtotal: minorUnits,
    discount: 0n,
    shipping: 0n,
    tax: 0n,
    includedTax: 0n,
    total: minorUnits,
    paymentStatus: 'pending',
    fulfilmentStatus: 'none_needed',
    provider: provider.name,
    shippingAddress: null,
    billingAddress,
    taxPlaces: { shipped: null, unshipped: billingAddress && { country: billingAddress.country } },
    shippingOption: null,
    createdAt: now,
    lines: [
      {
        position: 0,
        kind: 'item',
        itemId: null,
        variantId: null,
        sku: null,
        productName: title,
        productType: null,
        attributes: {},
        additionalFields: null,
        answers: [],
        quantity: 1,
        unitPrice: minorUnits,
        gross: minorUnits,
        discountShare: 0n,
        taxShare: 0n,
        includedTaxShare: 0n,
        total: minorUnits,
      },
    ],
    taxes: [],
    discounts: [],
  };
}

/** A donation is made in a moment, so it stands in line with the quick ones. */
function cardTryOf({ clock }: Pick<Parts, 'clock'>, { card, networkAddress }: Donation): CardTry {
  return { card, address: networkAddress, itemIds: [], cartCreatedAt: clock.now() };
}
