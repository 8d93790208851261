import type { PaymentFields, PaymentProvider, ReadPayment } from '../provider.ts';
import { cardFields } from './card-fields.ts';
import { savedTestCards } from './saved-cards.ts';
import { type BankParts, outcomeOf, testBank } from './test-bank.ts';
import { cardDigits, cardLabel, effectOf, isFutureExpiry, testCards } from './test-cards.ts';

/** Simulates a card processor. */
export function testProvider(parts: BankParts): PaymentProvider {
  const bank = testBank(parts);
  return {
    ...bank,
    name: 'test',
    labels: { en: 'Card (test)', de: 'Karte (Test)', fr: 'Carte (test)' },
    takesMoney: 'now',
    asksForCard: true,
    isTest: () => true,
    fields: cardFields,
    read: readCard,
    charge: (charge) => {
      const number = cardDigits(charge.instrument['cardNumber']);
      return bank.charge(charge, outcomeOf(effectOf(number), cardLabel(number)));
    },
    savedInstruments: savedTestCards(parts, bank),
  };
}

function readCard(fields: PaymentFields, now: Date): ReadPayment {
  const { cardNumber, expiry, cvc } = fields;
  const card = cardDigits(cardNumber);
  const errors: Extract<ReadPayment, { ok: false }>['errors'] = {
    ...(Object.hasOwn(testCards, card) ? {} : { cardNumber: 'cardNumberInvalid' }),
    ...(isFutureExpiry(expiry, now) ? {} : { expiry: 'cardExpiryInvalid' }),
    ...(typeof cvc === 'string' && /^\d{3,4}$/.test(cvc.trim()) ? {} : { cvc: 'cardCodeInvalid' }),
  };
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, instrument: { cardNumber }, card };
}
