import { type Connection, newId } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { CartRow, Visitor } from '../../cart/index.ts';
import type { Charge, ChargeResult, PaymentProvider } from '../../payment/index.ts';
import {
  type Agreement,
  insertSubscription,
  selectPlan,
  selectSubscriptionOfOrder,
  updateInstrument,
} from '../../subscription/index.ts';
import { goodsPurchase } from '../goods/goods.ts';
import type { CheckoutInput } from '../goods/input.ts';
import { accessRefusal } from '../membership/access-refusal.ts';
import type { Offer, OrderIdentity, Purchase } from '../placing/purchase.ts';

/**
 * A subscription: its first order is one of goods. What was agreed is written with it, and the subscription begins when
 * the order is paid. The card is saved before it is charged, so that it can be charged again.
 */
export function subscriptionPurchase(
  parts: Parts,
  visitor: Visitor,
  input: CheckoutInput,
  siteUserId: string | null,
): Purchase<CartRow> {
  const { website } = visitor;
  const goods = goodsPurchase(parts, visitor, input);
  return {
    ...goods,
    async offer(connection, cart, identity) {
      const offer = await goods.offer(connection, cart, identity);
      return offer.ok
        ? await withSubscription(parts, connection, { visitor, input, siteUserId, identity }, offer)
        : offer;
    },
    charge: (charge, orderId) => chargeSaved(parts, website.id, input.provider, charge, orderId),
  };
}

interface Sold {
  readonly visitor: Visitor;
  readonly input: CheckoutInput;
  readonly siteUserId: string | null;
  readonly identity: OrderIdentity;
}

async function withSubscription(
  { clock }: Pick<Parts, 'clock'>,
  connection: Connection,
  { visitor, input, siteUserId, identity }: Sold,
  offer: Extract<Offer, { ok: true }>,
): Promise<Offer> {
  const { website, language } = visitor;
  if (!input.provider.savedInstruments) {
    return { ok: false, refusal: { reason: 'fields', errors: { 'payment.provider': 'unknownPayment' } } };
  }
  const draft = { ...offer.draft, siteUserId };
  const refusal = await accessRefusal(connection, website.id, draft, identity.at);
  if (refusal) return { ok: false, refusal };
  const line = draft.lines.find(({ kind }) => kind === 'item');
  const plan = line?.itemId ? await selectPlan(connection, website.id, line.itemId) : undefined;
  if (!line?.itemId || !line.variantId || !plan) return { ok: false, refusal: { reason: 'item-gone' } };
  const agreement: Agreement = {
    ...plan,
    startsAt: identity.at,
    timeZone: website.settings.timeZone,
    siteUserId,
    email: draft.email,
    language,
    title: line.productName,
    itemId: line.itemId,
    variantId: line.variantId,
    quantity: line.quantity,
    additionalFields: line.additionalFields,
    unitPrice: line.unitPrice,
    currency: draft.currency,
    shippingAddress: draft.shippingAddress,
    billingAddress: draft.billingAddress,
    shippingOptionId: draft.shippingOption?.id ?? null,
    vatNumber: draft.vatNumber,
    provider: input.provider.name,
    isTest: draft.isTest,
  };
  return {
    ...offer,
    draft,
    hold: async (held, until) => {
      await offer.hold(held, until);
      await insertSubscription(held, website.id, { id: newId(clock), orderId: identity.orderId, agreement });
    },
  };
}

/** The shopper agrees to the saving by buying a subscription. */
async function chargeSaved(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  websiteId: string,
  { name, savedInstruments }: PaymentProvider,
  charge: Charge,
  orderId: string,
): Promise<ChargeResult> {
  const subscription = await selectSubscriptionOfOrder(database, websiteId, orderId);
  if (!subscription || !savedInstruments) throw new Error(`The card of order ${orderId} cannot be saved by ${name}`);
  const { key, instrument, signal } = charge;
  const owner = subscription.id;
  const saved = await savedInstruments.save({ websiteId, key, owner, instrument, consentedAt: clock.now(), signal });
  if (saved.state === 'declined') return saved;
  await updateInstrument(database, websiteId, owner, { ...saved, provider: name });
  return await savedInstruments.charge({ ...charge, owner, reference: saved.reference });
}
