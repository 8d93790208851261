import { OFFLINE_PAYMENT } from '@awning/site-model';
import type { PaymentProvider } from './provider.ts';

/** Payment in person or by bank transfer, which the owner collects. */
export const offlineProvider: PaymentProvider = {
  name: OFFLINE_PAYMENT,
  labels: {
    en: 'Pay in person or by bank transfer',
    de: 'Vor Ort oder per Überweisung',
    fr: 'Sur place ou par virement',
  },
  takesMoney: 'later',
  asksForCard: false,
  read: () => ({ ok: true, instrument: {} }),
  // Never called: nothing is charged when the order is placed.
  charge: () => Promise.reject(new Error('The offline provider charges nothing')),
  find: () => Promise.resolve({ state: 'unknown' }),
  cancel: () => Promise.resolve(),
};
