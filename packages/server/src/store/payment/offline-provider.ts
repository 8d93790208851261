import { OFFLINE_PAYMENT } from '@awning/site-model';
import type { PaymentProvider } from './provider.ts';

/** Payment on delivery, at the counter or by transfer: the owner sees to it. */
export const offlineProvider: PaymentProvider = {
  name: OFFLINE_PAYMENT,
  labels: {
    en: 'Pay on delivery or by transfer',
    de: 'Bei Lieferung oder per Überweisung',
    fr: 'À la livraison ou par virement',
  },
  takesMoney: 'later',
  asksForCard: false,
  read: () => ({ ok: true, instrument: {} }),
  // Never asked: nothing is charged when the order is placed.
  charge: () => Promise.reject(new Error('The offline provider charges nothing')),
  find: () => Promise.resolve({ state: 'unknown' }),
  cancel: () => Promise.resolve(),
};
