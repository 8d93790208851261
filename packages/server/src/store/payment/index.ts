export {
  type AlertData,
  alertLayout,
  type CardTry,
  cardAlertTemplate,
  countDecline,
  countPaid,
  deleteOldDeclines,
  donationItem,
  secondsToWait,
  sendAlert,
  takeAlert,
} from './card-guard/index.ts';
export { giftCardProvider } from './gift-card-provider.ts';
export type { OpenAttempt } from './payment.ts';
export { loadPaymentModule } from './payment-module.ts';
export type {
  Charge,
  ChargeOfSaved,
  ChargeResult,
  DeclineReason,
  Dispute,
  DisputeState,
  FoundCharge,
  PaymentFields,
  PaymentProvider,
  ReadEvent,
  Refund,
  RefundResult,
  Refunds,
  SavedInstruments,
  SaveResult,
  Saving,
  SentEvent,
  Texts,
} from './provider.ts';
export {
  isOffered,
  isPaidByHand,
  isTestProvider,
  paymentProviders,
  providersOnOffer,
} from './providers.ts';
export { isSwitchedOn, wayName } from './settings/settings.ts';
export {
  type Capture,
  claimForRefund,
  hasEvent,
  insertEvent,
  insertPayment,
  markCaptured,
  markEnded,
  markRefunded,
  markWaiting,
  type PaymentSummary,
  type ProviderEvent,
  selectAttempt,
  selectAttemptOfKey,
  selectCapture,
  selectPayments,
  selectWaitsFor,
  unclaimForRefund,
} from './store.ts';
export { deleteOldStripeCharges } from './stripe/store.ts';
export {
  decideTestCharge,
  deleteForgottenTestInstruments,
  deleteOldTestCharges,
  selectTestCharge,
} from './test-bank/store.ts';
export { isChallengeToken, testEvent, testEventTask } from './test-bank/test-bank.ts';
export { takesTestPayments } from './test-payments.ts';
export { NoResponseError, withTimeout } from './with-timeout.ts';
