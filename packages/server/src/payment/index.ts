import type { Parts } from '../parts.ts';
import { offlineProvider } from './offline-provider.ts';
import type { PaymentProvider } from './provider.ts';
import { testProvider } from './test-provider.ts';

export type { OpenAttempt } from './payment.ts';
export type { Charge, ChargeResult, DeclineReason, PaymentFields, PaymentProvider, ReadPayment } from './provider.ts';
export { insertPayment, markCaptured, markEnded, type PaymentSummary, selectAttempt, selectPayments } from './store.ts';
export { testCards } from './test-cards.ts';

/** The ways to pay, in the order the checkout page offers them. */
export function paymentProviders(parts: Pick<Parts, 'database' | 'clock'>): readonly PaymentProvider[] {
  return [testProvider(parts), offlineProvider];
}
