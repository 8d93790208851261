import { centsNumber } from '@awning/formats';
import { emailKey } from '@awning/site-model';
import type { Connection } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { keyedHash } from '../../../platform/signature.ts';
import { languagesOf, selectEntries, toCatalogueVariant, tokenHash, type Visitor } from '../../cart/index.ts';
import { storeCurrency } from '../../catalogue/index.ts';
import { type CardWishes, prepareCard } from '../../gift-card/index.ts';
import type { DraftOrder } from '../../order/index.ts';
import { isOffered, isTestProvider } from '../../payment/index.ts';
import { openSince } from '../by-token.ts';
import type { Paying } from '../placing/input.ts';
import type { Offer, OrderIdentity, Purchase } from '../placing/purchase.ts';
import { isGiftCard } from './open-cart.ts';
import { type GiftCardCart, lockGiftCardCart } from './store.ts';

export interface GiftCardInput
  extends Paying,
    Pick<CardWishes, 'recipientName' | 'senderName' | 'message' | 'deliverAt'> {
  readonly cartToken: string;
  /** The buyer's. */
  readonly email: string;
  readonly recipientEmail: string;
  readonly expectedTotalCents: number | null;
}

/**
 * A gift card: an order with one line that is neither taxed nor shipped, because it is taxed when it is spent. The card
 * is written with the order and issued when that is paid.
 */
export function giftCardPurchase(parts: Parts, visitor: Visitor, input: GiftCardInput): Purchase<GiftCardCart> {
  const { website, language } = visitor;
  const hash = tokenHash(input.cartToken);
  return {
    website,
    language,
    paying: input,
    askedHash: askedHash(parts, input),
    lockCart: (connection) => lockGiftCardCart(connection, website.id, hash, openSince(parts.clock.now())),
    offer: (connection, cart, identity) => offerOf(parts, connection, { visitor, input, cart, identity }),
  };
}

interface SoldCard {
  readonly visitor: Visitor;
  readonly input: GiftCardInput;
  readonly cart: GiftCardCart;
  readonly identity: OrderIdentity;
}

async function offerOf(
  parts: Parts,
  connection: Connection,
  { visitor, input, cart, identity }: SoldCard,
): Promise<Offer> {
  const { website, language, siteUser } = visitor;
  const [entry] = await selectEntries(connection, website.id, cart.id, languagesOf(visitor));
  if (!entry || !isGiftCard(entry)) return { ok: false, refusal: { reason: 'item-gone' } };
  const currency = storeCurrency(website);
  const { price: value, type, itemId } = entry;
  const total = { minorUnits: value, currency };
  if (!isOffered(input.provider, { website, language, total, productTypes: [type] })) {
    return { ok: false, refusal: { reason: 'fields', errors: { 'payment.provider': 'unknownPayment' } } };
  }
  const shown = centsNumber(total, 'grandTotalCents');
  if (!shown.ok) return { ok: false, refusal: { reason: 'too-large', field: 'grandTotalCents' } };
  // Prevents charging another price than the one on the page.
  if (input.expectedTotalCents !== null && input.expectedTotalCents !== shown.cents) {
    return { ok: false, refusal: { reason: 'total-changed', grandTotalCents: shown.cents } };
  }
  const { orderId, at } = identity;
  const { title, attributes } = toCatalogueVariant(entry, languagesOf(visitor));
  const { recipientName, recipientEmail, senderName, message, deliverAt } = input;
  const isTest = isTestProvider(input.provider, website);
  const draft: DraftOrder = {
    ...nothingElse,
    id: orderId,
    cartId: cart.id,
    siteUserId: siteUser?.id ?? null,
    email: input.email,
    emailKey: emailKey(input.email),
    language,
    currency,
    subtotal: value,
    total: value,
    paymentStatus: 'pending',
    provider: input.provider.name,
    isTest,
    createdAt: at,
    lines: [
      {
        position: 0,
        kind: 'item',
        itemId,
        variantId: entry.variantId,
        sku: entry.sku,
        productName: title,
        productType: type,
        attributes,
        additionalFields: null,
        answers: [],
        quantity: 1,
        unitPrice: value,
        gross: value,
        discountShare: 0n,
        taxShare: 0n,
        includedTaxShare: 0n,
        total: value,
      },
    ],
  };
  const wishes = { value, currency, recipientName, recipientEmail, senderName, message, language, deliverAt };
  const { card, networkAddress } = input;
  return {
    ok: true,
    draft,
    cardTry: { card, address: networkAddress, itemIds: [itemId], cartCreatedAt: cart.createdAt },
    hold: (held) => prepareCard(parts, held, website.id, { ...wishes, expiresAt: null, orderId, isTest }),
  };
}

/** Neither discounts nor taxes, and nothing to send. */
const nothingElse = {
  discount: 0n,
  shipping: 0n,
  tax: 0n,
  includedTax: 0n,
  giftApplied: 0n,
  fulfilmentStatus: 'none_needed',
  shippingAddress: null,
  billingAddress: null,
  vatNumber: null,
  buyerNote: null,
  taxPlaces: { shipped: null, unshipped: null },
  shippingOption: null,
  taxes: [],
  discounts: [],
} as const;

/** Equal for equal requests: pressing the button again means the waiting payment, not a second one. */
function askedHash({ config }: Pick<Parts, 'config'>, input: GiftCardInput): Buffer {
  const { email, recipientName, recipientEmail, senderName, message, deliverAt, provider, instrument } = input;
  const asked = [email, recipientName, recipientEmail, senderName, message, deliverAt, provider.name, instrument];
  // Keyed with the secret: the instrument may contain a card number, whose plain hash could be guessed.
  return keyedHash(config.secrets, JSON.stringify(asked));
}
