import { GIFT_CARD_PAYMENT } from '@awning/site-model';
import type { PaymentProvider } from './provider.ts';

/** Stands for gift cards that pay an order as a whole, so that no provider is needed. It is never asked for anything. */
export const giftCardProvider: PaymentProvider = {
  name: GIFT_CARD_PAYMENT,
  labels: { en: 'Gift card', de: 'Gutschein', fr: 'Carte cadeau' },
  takesMoney: 'now',
  asksForCard: false,
  isOffered: ({ total }) => total.minorUnits === 0n,
  read: () => ({ ok: true, instrument: {} }),
  charge: () => Promise.reject(new Error('What gift cards pay is not charged')),
  find: () => Promise.resolve({ state: 'unknown' }),
  cancel: () => Promise.resolve(),
};
