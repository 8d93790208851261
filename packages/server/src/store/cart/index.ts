export { questionsAddress } from './additional-fields/page-routes.ts';
export { questionsOf } from './additional-fields/questions.ts';
export {
  membershipPagePath,
  type OpenedCart,
  openMembershipCart,
  openSubscriptionCart,
  subscriptionPagePath,
} from './alone/open-cart.ts';
export { insertCartAlone } from './alone/store.ts';
export { refusalOf as cartRefusal } from './answer.ts';
export { dropPurchasedCart, keepCartCookies } from './carry-over.ts';
export { selectShippingOption, setShippingLocation } from './cart.ts';
export { type CartAnswer, type CartParts, loadCartWithEntries } from './change-cart.ts';
export { chosenOptions } from './chosen-options.ts';
export { type AnswerLine, describeEntries, type EntryDescription } from './description/describe-entries.ts';
export { selectEntries } from './entry/store.ts';
export { findVariant, type WantedVariant } from './find-variant.ts';
export { enterGiftCard, removeGiftCard } from './gift-card/gift-card.ts';
export { findHeldCart, lockHeldCart } from './held-cart.ts';
export { type LoadedCart, toCatalogueVariant } from './loaded-cart.ts';
export { minimumSubtotal } from './minimum-order.ts';
export { readCartView } from './read-cart-view.ts';
export { keepBuyer, readCartViewForBuyer } from './read-cart-view-for-buyer.ts';
export { redirectToCart } from './redirect-to-cart.ts';
export { type ShoppingCartJson, ShoppingCartView } from './schema.ts';
export type { CartKind, CartRow } from './store.ts';
export { cartToken, hashOf as tokenHash } from './token.ts';
export { languagesOf, type Visitor, visitorOf } from './visitor.ts';
