import { randomBytes } from 'node:crypto';
import type { Address } from '@awning/commerce';
import type { Money } from '@awning/formats';
import { emailKey } from '@awning/site-model';
import { newId } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { keyedHash } from '../../../platform/signature.ts';
import type { Website } from '../../../platform/website/index.ts';
import { tokenHash } from '../../cart/index.ts';
import type { DraftOrder } from '../../order/index.ts';
import { isTestProvider } from '../../payment/index.ts';
import type { KeyOwner } from '../idempotency/store.ts';
import type { Paying } from '../placing/input.ts';
import type { OrderIdentity, Purchase } from '../placing/purchase.ts';
import { openDonationCart } from './store.ts';

export interface Donation extends Paying {
  readonly email: string;
  /** The account it belongs to. */
  readonly siteUserId: string | null;
  readonly amount: Money;
  readonly billingAddress: Address | null;
  /** The name of the order line, in the donor's language. */
  readonly title: string;
  readonly language: string;
  /** The sender and the key: sent again, it is the same donation, even if the first call died. */
  readonly keyOwner?: KeyOwner | undefined;
}

/**
 * A donation: an order with one line that is neither taxed nor shipped. It has its own cart, so that everything that
 * applies to a purchase, from the sweep to "one order per cart", also applies to it.
 */
export function donationPurchase(
  { clock, config }: Pick<Parts, 'clock' | 'config'>,
  website: Website,
  donation: Donation,
): Purchase {
  const { language, amount, card, networkAddress } = donation;
  return {
    website,
    language,
    paying: donation,
    askedHash: null,
    lockCart: (connection) =>
      openDonationCart(connection, website.id, {
        id: newId(clock),
        tokenHash: tokenOf({ config }, donation),
        currency: amount.currency,
        now: clock.now(),
      }),
    offer: (_connection, cart, identity) =>
      Promise.resolve({
        ok: true,
        draft: draftOf(website, donation, cart.id, identity),
        // A donation is made in a moment, so it uses the lane of fresh carts.
        cardTry: { card, address: networkAddress, itemIds: [], cartCreatedAt: identity.at },
        // A donation has no stock.
        hold: () => Promise.resolve(),
      }),
  };
}

/** It cannot be guessed, so no cookie opens the cart of a donation. */
function tokenOf({ config }: Pick<Parts, 'config'>, { keyOwner }: Donation): Buffer {
  if (!keyOwner) return tokenHash(randomBytes(32).toString('base64url'));
  const { websiteId, actor, key } = keyOwner;
  return keyedHash(config.secrets, JSON.stringify(['donation', websiteId, actor, key]));
}

function draftOf(
  website: Website,
  { email, siteUserId, language, amount, provider, billingAddress, title }: Donation,
  cartId: string,
  { orderId, at }: OrderIdentity,
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
    giftApplied: 0n,
    paymentStatus: 'pending',
    fulfilmentStatus: 'none_needed',
    provider: provider.name,
    isTest: isTestProvider(provider, website),
    shippingAddress: null,
    billingAddress,
    vatNumber: null,
    buyerNote: null,
    taxPlaces: { shipped: null, unshipped: billingAddress && { country: billingAddress.country } },
    shippingOption: null,
    createdAt: at,
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
