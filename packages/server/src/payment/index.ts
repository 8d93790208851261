import type { Parts } from '../parts.ts';
import { instalmentProvider } from './instalment-provider.ts';
import { offlineProvider } from './offline-provider.ts';
import type { PaymentProvider } from './provider.ts';
import type { BankParts } from './test-bank.ts';
import { testProvider } from './test-provider.ts';

export {
  type AlertData,
  alertLayout,
  type CardTry,
  cardAlertTemplate,
  countDecline,
  countPaid,
  donationItem,
  pruneDeclines,
  secondsToWait,
  sendAlert,
  takeAlert,
} from './card-guard/index.ts';
export { heard, ProviderSilentError } from './heard.ts';
export type { OpenAttempt } from './payment.ts';
export { loadPaymentModule } from './payment-module.ts';
export type {
  Charge,
  ChargeResult,
  DeclineReason,
  FoundCharge,
  PaymentFields,
  PaymentProvider,
  SentEvent,
} from './provider.ts';
export { refundTask, voidOrRefund } from './refund.ts';
export {
  decideTestCharge,
  hasEvent,
  insertEvent,
  insertPayment,
  isPaymentAwaited,
  markCaptured,
  markEnded,
  markRefunded,
  markWaiting,
  type PaymentSummary,
  type ProviderEvent,
  selectAttempt,
  selectAttemptOfKey,
  selectPayments,
  selectTestCharge,
} from './store.ts';
export { challengeToken, testEvent, testEventTask } from './test-bank.ts';
export { testCards } from './test-cards.ts';

/** The ways to pay, in the order the checkout page offers them. */
export function paymentProviders(parts: BankParts & Pick<Parts, 'paymentProviders'>): readonly PaymentProvider[] {
  return [testProvider(parts), offlineProvider, instalmentProvider(parts), ...(parts.paymentProviders ?? [])];
}
