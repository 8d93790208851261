import { BlockArea, type BlockAreaProps, type LayoutView } from '@awning/blocks';
import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { accountIslands } from './account/server-islands.ts';
import { QuestionsPage } from './additional-fields/questions-page.tsx';
import { CartPage } from './cart/cart-page.tsx';
import { cartPageMessages, pillCartMessages } from './cart/messages.ts';
import { PillCart } from './cart/pill-cart.tsx';
import { CheckoutForm } from './checkout/checkout-form.tsx';
import { checkoutMessages, orderMessages } from './checkout/messages.ts';
import { OrderConfirmed } from './checkout/order-confirmed.tsx';
import { FormIsland } from './form/form-island.tsx';
import { formIslandMessages } from './form/messages.ts';
import type { IslandComponent } from './island/island-component.ts';
import { AddToCartButton } from './product/add-to-cart-button.tsx';
import { productMessages } from './product/messages.ts';
import { ProductForm } from './product/product-form.tsx';
import { QuantityInput } from './product/quantity-input.tsx';
import { VariantsSelect } from './product/variants-select.tsx';

// The server loads this module alone of the storefront. Messages are resolved here, so that the browser gets the words of one
// language only.

interface ServerIsland {
  readonly Island: IslandComponent;
  readonly texts: (language: string) => unknown;
}

const islands: Readonly<Record<string, ServerIsland | undefined>> = {
  'product-form': { Island: ProductForm, texts: productMessages },
  'variants-select': { Island: VariantsSelect, texts: productMessages },
  'quantity-input': { Island: QuantityInput, texts: productMessages },
  'add-to-cart-button': { Island: AddToCartButton, texts: productMessages },
  'pill-cart': { Island: PillCart, texts: pillCartMessages },
  'additional-fields': { Island: QuestionsPage, texts: productMessages },
  'cart-page': { Island: CartPage, texts: cartPageMessages },
  'checkout-form': { Island: CheckoutForm, texts: checkoutMessages },
  'order-confirmed': { Island: OrderConfirmed, texts: orderMessages },
  form: { Island: FormIsland, texts: formIslandMessages },
  ...accountIslands,
};

export interface IslandRequest {
  readonly name: string;
  readonly id: string;
  readonly language: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The island's HTML, and the properties that the browser repeats. */
export function renderIsland({ name, id, language, data }: IslandRequest): { html: string; props: unknown } {
  const known = islands[name];
  if (known === undefined) {
    throw new Error(`There is no island called "${name}"`);
  }
  const { Island } = known;
  const props = { ...data, language, texts: textsOf(name, known, language) };
  return { html: renderToString(createElement(Island, props as never), { identifierPrefix: `${id}-` }), props };
}

/** Messages are the same for every page, and some are costly to write. Only languages of websites get here, so there are few. */
function textsOf(name: string, { texts }: ServerIsland, language: string): unknown {
  const key = `${name} ${language}`;
  const resolved = knownTexts.get(key) ?? texts(language);
  knownTexts.set(key, resolved);
  return resolved;
}

const knownTexts = new Map<string, unknown>();

/** A block area as plain HTML: nothing in it moves. */
export function renderBlockArea(layout: LayoutView, attributes: Omit<BlockAreaProps, 'layout'>): string {
  return renderToStaticMarkup(<BlockArea {...attributes} layout={layout} />);
}
