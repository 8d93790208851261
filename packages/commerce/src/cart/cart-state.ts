/** The states of a cart: open, claimed by a checkout in progress, or purchased. */
export const cartStates = ['open', 'completing', 'purchased'] as const;
export type CartState = (typeof cartStates)[number];

/** The events of a cart: its visitor changes it; a checkout starts, is abandoned, or ends with an order. */
export const cartEvents = ['change', 'claim', 'release', 'purchase'] as const;
export type CartEvent = (typeof cartEvents)[number];

/** The transitions. An event that is not listed for a state is refused and changes nothing. */
export const cartTransitions: Readonly<Record<CartState, Readonly<Partial<Record<CartEvent, CartState>>>>> = {
  // An order that costs nothing now is placed without a claim.
  open: { change: 'open', claim: 'completing', purchase: 'purchased' },
  completing: { release: 'open', purchase: 'purchased' },
  purchased: {},
};

/**
 * The state of a stored cart. A claim expires, so that a crash cannot lock a cart for ever.
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
 * The state of a cart after an event, or null if the event is not allowed.
 *
 * @example
 * nextCartState('open', 'claim') // => 'completing'
 * nextCartState('purchased', 'change') // => null
 */
export function nextCartState(from: CartState, event: CartEvent): CartState | null {
  return cartTransitions[from][event] ?? null;
}
