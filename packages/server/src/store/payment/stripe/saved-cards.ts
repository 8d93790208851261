import type { Stripe } from 'stripe';
import type {
  ChargeOfSaved,
  ChargeResult,
  SavedInstrument,
  SavedInstruments,
  SaveResult,
  Saving,
} from '../provider.ts';
import { chargeIntent, findCharge, returnAddress } from './charges.ts';
import { openClient, type StripeParts } from './client.ts';
import { isDeclined, isRefusedRequest } from './failure.ts';
import { cardLabel } from './result.ts';
import {
  deleteInstrument,
  insertInstrument,
  type StripeInstrument,
  selectInstrumentOfKey,
  selectInstruments,
} from './store.ts';

const declined = { state: 'declined', reason: 'declined' } as const;

/** Each saved card belongs to a customer of its own at Stripe, so that forgetting it deletes everything about it there. */
export function savedStripeCards(parts: StripeParts): SavedInstruments {
  const { database } = parts;
  return {
    save: (saving) => save(parts, saving),
    list: async (websiteId, owner) => (await selectInstruments(database, websiteId, owner)).map(shown),
    async forget(websiteId, owner, reference) {
      const card = await findCard(parts, websiteId, owner, reference);
      if (!card) return;
      const stripe = await openClient(parts, database, websiteId);
      await deleteCustomer(stripe, card.customerId);
      await deleteInstrument(database, websiteId, owner, reference);
    },
    charge: (charge) => chargeCard(parts, charge),
  };
}

async function save(parts: StripeParts, saving: Saving): Promise<SaveResult> {
  const { database, clock } = parts;
  const { websiteId, key, owner, instrument, consentedAt } = saving;
  const known = await selectInstrumentOfKey(database, websiteId, key);
  if (known) return { state: 'saved', ...shown(known) };
  const stripe = await openClient(parts, database, websiteId);
  const customer = await stripe.customers.create(
    { metadata: { awning_owner: owner } },
    { idempotencyKey: `${key}-customer` },
  );
  try {
    const method = await stripe.paymentMethods.attach(
      String(instrument['method']),
      { customer: customer.id },
      { idempotencyKey: `${key}-attach` },
    );
    const card = { reference: method.id, customerId: customer.id, label: cardLabel(method.card) };
    await insertInstrument(database, websiteId, { ...card, key, owner, consentedAt, savedAt: clock.now() });
    return { state: 'saved', ...shown(card) };
  } catch (error) {
    if (!isDeclined(error) && !isRefusedRequest(error)) throw error;
    await deleteCustomer(stripe, customer.id);
    return declined;
  }
}

/** With all cards. One that was deleted before is no fault. */
async function deleteCustomer(stripe: Stripe, customerId: string): Promise<void> {
  await stripe.customers.del(customerId).catch((error: unknown) => {
    if (!isRefusedRequest(error)) throw error;
  });
}

/** First without the shopper. If the bank wants to see them, the same intent is confirmed again with a page for them. */
async function chargeCard(parts: StripeParts, charge: ChargeOfSaved): Promise<ChargeResult> {
  const { websiteId, key, owner, reference } = charge;
  const card = await findCard(parts, websiteId, owner, reference);
  if (!card) {
    const known = await findCharge(parts, websiteId, key);
    return known.state === 'unknown' ? declined : known;
  }
  const returnUrl = await returnAddress(parts, charge);
  return await chargeIntent(parts, charge, {
    customer: card.customerId,
    confirmations: [
      { payment_method: reference, off_session: true },
      { payment_method: reference, return_url: returnUrl, setup_future_usage: 'off_session' },
    ],
  });
}

async function findCard(
  { database }: StripeParts,
  websiteId: string,
  owner: string,
  reference: string,
): Promise<StripeInstrument | undefined> {
  const cards = await selectInstruments(database, websiteId, owner);
  return cards.find((card) => card.reference === reference);
}

function shown({ reference, label }: StripeInstrument): SavedInstrument {
  return { reference, label };
}
