import type { PaymentFields, PaymentProvider, ReadPayment } from './provider.ts';
import { type BankParts, testBank } from './test-bank.ts';
import { cardDigits, isFutureExpiry, testCards } from './test-cards.ts';

/** Pretends to be a card processor. */
export function testProvider(parts: BankParts): PaymentProvider {
  const bank = testBank(parts);
  return {
    ...bank,
    name: 'test',
    labels: { en: 'Card (test)', de: 'Karte (Test)', fr: 'Carte (test)' },
    takesMoney: 'now',
    asksForCard: true,
    read: readCard,
    charge: (charge) => bank.charge(charge, outcomeOf(cardDigits(charge.instrument['cardNumber']))),
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

function outcomeOf(number: string) {
  const label = `•••• ${number.slice(-4)}`;
  const effect = testCards[number] ?? 'declined';
  switch (effect) {
    case 'captured':
    case 'pending':
      return { state: effect, reason: null, label };
    case 'requires-action':
      return { state: 'waiting', reason: null, label } as const;
    default:
      return { state: 'declined', reason: effect, label } as const;
  }
}
