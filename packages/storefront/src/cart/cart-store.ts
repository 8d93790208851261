import { useSyncExternalStore } from 'react';
import { type Answer, call } from '../api/call.ts';
import { readCookie } from '../api/cookies.ts';
import type { ShoppingCart } from '../api/generated.ts';
import { isSignedIn } from '../api/site-user.ts';
import { pageContext } from '../island/page-context.ts';

// One cart for all islands of the page. `undefined` until it was read, or if there is none.
let current: ShoppingCart | undefined;
let version = 0;
const listeners = new Set<() => void>();

export function currentCart(): ShoppingCart | undefined {
  return current;
}

export function setCart(cart: ShoppingCart): void {
  current = cart;
  version += 1;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

export function subscribeToCart(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The cart in a component; the server's HTML always shows none. */
export function useCart(): ShoppingCart | undefined {
  return useSyncExternalStore(subscribeToCart, currentCart, () => undefined);
}

/** Requests the cart only if there can be one: the visitor is signed in, or has a cart cookie. */
export async function loadCart(): Promise<void> {
  if (current !== undefined || !(readCookie('hasCart') === 'true' || isSignedIn())) return;
  await readCart();
}

async function readCart(): Promise<void> {
  const versionBefore = version;
  const answer = await call<'GET /api/commerce/shopping-cart'>('GET', `${pageContext().prefix}${cartPath}`);
  // The result of a change that arrived meanwhile is newer.
  if (answer.ok && version === versionBefore) setCart(answer.body);
}

const cartPath = '/api/commerce/shopping-cart';

interface CartChange {
  readonly shoppingCart: ShoppingCart;
}

export interface Addition {
  readonly itemId: string;
  readonly sku: string;
  readonly quantity: number;
  /** The answers to the product's questions as text (D-036). */
  readonly additionalFields?: string;
}

export async function addEntry(prefix: string, body: Addition): Promise<Answer<CartChange>> {
  return await keep(() =>
    call<'POST /api/commerce/shopping-cart/entries'>('POST', `${prefix}${cartPath}/entries`, body),
  );
}

export async function changeQuantity(prefix: string, entryId: string, quantity: number): Promise<Answer<CartChange>> {
  return await keep(() =>
    call<'PUT /api/commerce/shopping-cart/entries/:entryId'>('PUT', `${prefix}${cartPath}/entries/${entryId}`, {
      quantity,
    }),
  );
}

export async function changeAnswers(
  prefix: string,
  entryId: string,
  additionalFields: string,
): Promise<Answer<CartChange>> {
  return await keep(() =>
    call<'PUT /api/commerce/shopping-cart/entries/:entryId/additionalFields'>(
      'PUT',
      `${prefix}${cartPath}/entries/${entryId}/additionalFields`,
      { additionalFields },
    ),
  );
}

export async function removeEntry(prefix: string, entryId: string): Promise<Answer<CartChange>> {
  return await keep(() =>
    call<'DELETE /api/commerce/shopping-cart/entries/:entryId'>('DELETE', `${prefix}${cartPath}/entries/${entryId}`),
  );
}

export async function changeShippingLocation(
  prefix: string,
  place: { country: string; region?: string; postalCode?: string },
): Promise<Answer<CartChange>> {
  return await keep(() =>
    call<'PUT /api/commerce/shopping-cart/shipping-location'>('PUT', `${prefix}${cartPath}/shipping-location`, place),
  );
}

export async function chooseShippingOption(prefix: string, shippingOptionId: string): Promise<Answer<CartChange>> {
  return await keep(() =>
    call<'PUT /api/commerce/shopping-cart/selected-shipping-option'>(
      'PUT',
      `${prefix}${cartPath}/selected-shipping-option`,
      { shippingOptionId },
    ),
  );
}

export async function enterCoupon(prefix: string, code: string): Promise<Answer<CartChange>> {
  return await keep(() =>
    call<'POST /api/commerce/shopping-cart/coupons'>('POST', `${prefix}${cartPath}/coupons`, { code }),
  );
}

export async function removeCoupon(prefix: string, code: string): Promise<Answer<CartChange>> {
  return await keep(() =>
    call<'DELETE /api/commerce/shopping-cart/coupons'>(
      'DELETE',
      `${prefix}${cartPath}/coupons?code=${encodeURIComponent(code)}`,
    ),
  );
}

export async function enterGiftCard(prefix: string, code: string): Promise<Answer<CartChange>> {
  return await keep(() =>
    call<'POST /api/commerce/shopping-cart/gift-cards'>('POST', `${prefix}${cartPath}/gift-cards`, { code }),
  );
}

export async function removeGiftCard(prefix: string, id: string): Promise<Answer<CartChange>> {
  return await keep(() =>
    call<'DELETE /api/commerce/shopping-cart/gift-cards'>(
      'DELETE',
      `${prefix}${cartPath}/gift-cards?id=${encodeURIComponent(id)}`,
    ),
  );
}

// Changes run one after the other, so that the last response is the true one.
let underWay = 0;
let atRest: Promise<unknown> = Promise.resolve();

async function keep(change: () => Promise<Answer<CartChange>>): Promise<Answer<CartChange>> {
  underWay += 1;
  tell();
  const changing = atRest.then(change);
  atRest = changing.catch(() => undefined);
  try {
    const answer = await changing;
    if (answer.ok) {
      setCart(answer.body.shoppingCart);
    } else if (answer.problem.status === 404) {
      // Another page of the same visitor removed it meanwhile.
      await readCart();
    }
    return answer;
  } finally {
    underWay -= 1;
    tell();
  }
}

/** Whether the page is waiting for the result of a change. */
export function useIsCartChanging(): boolean {
  return useSyncExternalStore(
    subscribeToCart,
    () => underWay > 0,
    () => false,
  );
}

/** Resolves when every change that was started before has ended. */
export async function cartAtRest(): Promise<void> {
  await atRest;
}
