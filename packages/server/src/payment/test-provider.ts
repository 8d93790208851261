import type { Parts } from '../parts.ts';
import type { Charge, ChargeResult, PaymentProvider, ReadPayment } from './provider.ts';
import { insertTestCharge, selectTestCharge, type TestCharge, voidTestCharge } from './store.ts';
import { cardDigits, isFutureExpiry, testCards } from './test-cards.ts';

/** Pretends to be a card processor. Like a real one it keeps a ledger of its own, apart from the shop's transactions. */
export function testProvider({ database, clock }: Pick<Parts, 'database' | 'clock'>): PaymentProvider {
  return {
    name: 'test',
    takesMoney: 'now',
    read: readCard,
    async charge({ websiteId, key, amount, instrument }: Charge) {
      const number = cardDigits(instrument['cardNumber']);
      const result = testCards[number] ?? 'declined';
      const state = result === 'captured' ? 'captured' : 'declined';
      const reason = result === 'captured' ? null : result;
      const label = `•••• ${number.slice(-4)}`;
      const charge = { key, amount, state, reason, label, at: clock.now() } as const;
      const written = await insertTestCharge(database, websiteId, charge);
      const known = written ?? (await selectTestCharge(database, websiteId, key));
      if (!known) throw new Error(`The charge ${key} is gone`);
      return resultOf(known, key);
    },
    async find(websiteId, key) {
      const known = await selectTestCharge(database, websiteId, key);
      return known ? resultOf(known, key) : { state: 'unknown' };
    },
    cancel: (websiteId, key) => voidTestCharge(database, websiteId, key, clock.now()),
  };
}

function readCard(fields: Readonly<Record<string, unknown>>, now: Date): ReadPayment {
  const { cardNumber, expiry, cvc } = fields;
  const errors: Extract<ReadPayment, { ok: false }>['errors'] = {
    ...(Object.hasOwn(testCards, cardDigits(cardNumber)) ? {} : { cardNumber: 'cardNumberInvalid' }),
    ...(isFutureExpiry(expiry, now) ? {} : { expiry: 'cardExpiryInvalid' }),
    ...(typeof cvc === 'string' && /^\d{3,4}$/.test(cvc.trim()) ? {} : { cvc: 'cardCodeInvalid' }),
  };
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, instrument: { cardNumber } };
}

function resultOf({ state, reason, label }: TestCharge, key: string): ChargeResult {
  if (state === 'captured') return { state, reference: key, label };
  if (state === 'voided') return { state: 'cancelled' };
  return { state, reason: reason === 'insufficient-funds' ? reason : 'declined' };
}
