/** The life of a cart: open, claimed by a checkout that is under way, or bought. */
export const cartStates = ['open', 'completing', 'purchased'] as const;
export type CartState = (typeof cartStates)[number];

/** What can happen to it: a change by its visitor; a checkout begins, is given up, or ends with an order. */
export const cartEvents = ['change', 'claim', 'release', 'purchase'] as const;
export type CartEvent = (typeof cartEvents)[number];

/** Every state with what may happen in it; whatever is not listed is refused and changes nothing. */
export const cartMoves: Readonly<Record<CartState, Readonly<Partial<Record<CartEvent, CartState>>>>> = {
  // An order that costs nothing now is placed without a claim.
  open: { change: 'open', claim: 'completing', purchase: 'purchased' },
  completing: { release: 'open', purchase: 'purchased' },
  purchased: {},
};

/**
 * The state a stored cart is in. A claim lasts until its time: what a crash left behind must not lock a cart for ever.
 *
 * @example
 * cartStateOf({ isPurchased: false, completingUntil: null }, new Date(0)) // => 'open'
 * cartStateOf({ isPurchased: false, completingUntil: new Date(1) }, new Date(0)) // => 'completing'
 */
export function cartStateOf(
  cart: { readonly isPurchased: boolean; readonly completingUntil: Date | null },
  now: Date,
): CartState {
  if (cart.isPurchased) return 'purchased';
  return cart.completingUntil !== null && cart.completingUntil > now ? 'completing' : 'open';
}

/**
 * The state of a cart after an event, or null where the event is not allowed.
 *
 * @example
 * cartAfter('open', 'claim') // => 'completing'
 * cartAfter('purchased', 'change') // => null
 */
export function cartAfter(from: CartState, event: CartEvent): CartState | null {
  return cartMoves[from][event] ?? null;
}
