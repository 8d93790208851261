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
export { isOffered, paymentProviders, providersOnOffer, takesTestPayments } from './providers.ts';
export { refundTask, voidOrRefund } from './refund.ts';
export { isSwitchedOn } from './settings/settings.ts';
export {
  decideTestCharge,
  hasEvent,
  insertEvent,
  insertPayment,
  markCaptured,
  markEnded,
  markRefunded,
  markWaiting,
  type PaymentSummary,
  type ProviderEvent,
  paymentWaitsFor,
  pruneTestCharges,
  selectAttempt,
  selectAttemptOfKey,
  selectPayments,
  selectTestCharge,
} from './store.ts';
export { challengeToken, testEvent, testEventTask } from './test-bank.ts';
export { testCards } from './test-cards.ts';
