import { accountIslandModules } from '../account/islands.ts';
import type { IslandModules, IslandName } from './island-component.ts';

/** One module per island, loaded if the page has it. */
export const islandModules: IslandModules<IslandName> = {
  'product-form': async () => (await import('../product/product-form.tsx')).ProductForm,
  'variants-select': async () => (await import('../product/variants-select.tsx')).VariantsSelect,
  'quantity-input': async () => (await import('../product/quantity-input.tsx')).QuantityInput,
  'add-to-cart-button': async () => (await import('../product/add-to-cart-button.tsx')).AddToCartButton,
  'pill-cart': async () => (await import('../cart/pill-cart.tsx')).PillCart,
  'additional-fields': async () => (await import('../additional-fields/questions-page.tsx')).QuestionsPage,
  'cart-page': async () => (await import('../cart/cart-page.tsx')).CartPage,
  'checkout-form': async () => (await import('../checkout/checkout-form.tsx')).CheckoutForm,
  'gift-card-form': async () => (await import('../checkout/gift-card-form.tsx')).GiftCardForm,
  'subscription-form': async () => (await import('../checkout/subscription-form.tsx')).SubscriptionForm,
  'membership-form': async () => (await import('../checkout/membership-form.tsx')).MembershipForm,
  'subscription-own': async () => (await import('../checkout/subscription-own.tsx')).OwnSubscription,
  'order-confirmed': async () => (await import('../checkout/order-confirmed.tsx')).OrderConfirmed,
  'restock-form': async () => (await import('../restock/restock-form.tsx')).RestockForm,
  'product-reviews': async () => (await import('../review/product-reviews.tsx')).ProductReviews,
  'event-sign-up': async () => (await import('../attendee/event-sign-up.tsx')).EventSignUp,
  'item-comments': async () => (await import('../comment/item-comments.tsx')).ItemComments,
  form: async () => (await import('../form/form-island.tsx')).FormIsland,
  ...accountIslandModules,
};
