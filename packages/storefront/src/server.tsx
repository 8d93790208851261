import { BlockArea, type BlockAreaProps, type LayoutView } from '@awning/blocks';
import { type Language, spokenLanguage } from '@awning/formats';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { accountIslands } from './account/server-islands.ts';
import { QuestionsPage } from './additional-fields/questions-page.tsx';
import { EventSignUp } from './attendee/event-sign-up.tsx';
import { eventSignUpMessages } from './attendee/messages.ts';
import { CartPage } from './cart/cart-page.tsx';
import { cartPageMessages, pillCartMessages } from './cart/messages.ts';
import { PillCart } from './cart/pill-cart.tsx';
import { CheckoutForm } from './checkout/checkout-form.tsx';
import { GiftCardForm } from './checkout/gift-card-form.tsx';
import { MembershipForm } from './checkout/membership-form.tsx';
import {
  checkoutMessages,
  giftCardMessages,
  membershipFormMessages,
  orderMessages,
  ownSubscriptionMessages,
  subscriptionFormMessages,
} from './checkout/messages.ts';
import { OrderConfirmed } from './checkout/order-confirmed.tsx';
import { SubscriptionForm } from './checkout/subscription-form.tsx';
import { OwnSubscription } from './checkout/subscription-own.tsx';
import { ItemComments } from './comment/item-comments.tsx';
import { itemCommentsMessages } from './comment/messages.ts';
import { FormIsland } from './form/form-island.tsx';
import { formIslandMessages } from './form/messages.ts';
import type { IslandName } from './island/island-component.ts';
import { type ServerIslands, serverIsland } from './island/server-island.ts';
import { AddToCartButton } from './product/add-to-cart-button.tsx';
import { productMessages } from './product/messages.ts';
import { ProductForm } from './product/product-form.tsx';
import { QuantityInput } from './product/quantity-input.tsx';
import { VariantsSelect } from './product/variants-select.tsx';
import { restockFormMessages } from './restock/messages.ts';
import { RestockForm } from './restock/restock-form.tsx';
import { productReviewsMessages } from './review/messages.ts';
import { ProductReviews } from './review/product-reviews.tsx';

// The only module of the storefront that the server loads. Messages are resolved here, so that the browser gets the texts of one
// language only.

const islands: ServerIslands<IslandName> = {
  'product-form': serverIsland(ProductForm, productMessages),
  'variants-select': serverIsland(VariantsSelect, productMessages),
  'quantity-input': serverIsland(QuantityInput, productMessages),
  'add-to-cart-button': serverIsland(AddToCartButton, productMessages),
  'pill-cart': serverIsland(PillCart, pillCartMessages),
  'additional-fields': serverIsland(QuestionsPage, productMessages),
  'cart-page': serverIsland(CartPage, cartPageMessages),
  'checkout-form': serverIsland(CheckoutForm, checkoutMessages),
  'gift-card-form': serverIsland(GiftCardForm, giftCardMessages),
  'subscription-form': serverIsland(SubscriptionForm, subscriptionFormMessages),
  'membership-form': serverIsland(MembershipForm, membershipFormMessages),
  'subscription-own': serverIsland(OwnSubscription, ownSubscriptionMessages),
  'order-confirmed': serverIsland(OrderConfirmed, orderMessages),
  'restock-form': serverIsland(RestockForm, restockFormMessages),
  'product-reviews': serverIsland(ProductReviews, productReviewsMessages),
  'item-comments': serverIsland(ItemComments, itemCommentsMessages),
  'event-sign-up': serverIsland(EventSignUp, eventSignUpMessages),
  form: serverIsland(FormIsland, formIslandMessages),
  ...accountIslands,
};

export interface IslandRequest {
  readonly name: string;
  readonly id: string;
  readonly language: string;
  /** The default language of the website, for words that there are not in the page's own. */
  readonly primaryLanguage: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The island's HTML, and the properties that the browser repeats. */
export function renderIsland({ name, id, language, primaryLanguage, data }: IslandRequest): {
  html: string;
  props: unknown;
} {
  if (!isIsland(name)) throw new Error(`There is no island called "${name}"`);
  const { Island } = islands[name];
  const props = { ...data, language, texts: textsOf(name, spokenLanguage(language, primaryLanguage)) };
  return {
    html: renderToString(createElement(Island as FunctionComponent<object>, props), {
      identifierPrefix: `${id}-`,
    }),
    props,
  };
}

function isIsland(name: string): name is IslandName {
  return Object.hasOwn(islands, name);
}

/** Cached, because messages are the same for every page, and some are costly. */
function textsOf(name: IslandName, language: Language): unknown {
  const key = `${name} ${language}`;
  const resolved = knownTexts.get(key) ?? islands[name].texts(language);
  knownTexts.set(key, resolved);
  return resolved;
}

const knownTexts = new Map<string, unknown>();

/** A block area as plain HTML, without islands. */
export function renderBlockArea(layout: LayoutView, attributes: Omit<BlockAreaProps, 'layout'>): string {
  return renderToStaticMarkup(<BlockArea {...attributes} layout={layout} />);
}
