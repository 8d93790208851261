export { forgetCard } from './forget-cards.ts';
export { isSubscriptionToken, subscriptionAddress } from './link.ts';
export { agreedPriceText } from './mail.ts';
export { changeSubscription, closePeriod, countPaidPeriod } from './settle.ts';
export {
  type DueSubscription,
  insertOpenPeriod,
  insertSubscription,
  lockAtRest,
  lockSubscriptionOfOrder,
  selectNextDue,
  selectPlan,
  selectSubscription,
  selectSubscriptionOfOrder,
  updateAddress,
  updateInstrument,
  updateQuantity,
} from './store.ts';
export type { Agreement, Subscription } from './subscription.ts';
