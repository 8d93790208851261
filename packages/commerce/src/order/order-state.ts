/** The life of an order. A draft becomes an order when it is paid or promised, or is discarded and was none. */
export const orderLifecycles = ['draft', 'placed', 'cancelled', 'discarded'] as const;
export type OrderLifecycle = (typeof orderLifecycles)[number];

/** What can happen to it: paid or promised; given up before that; called off by the shop. */
export const orderEvents = ['place', 'discard', 'cancel'] as const;
export type OrderEvent = (typeof orderEvents)[number];

/** Every state with what may happen in it; whatever is not listed is refused and changes nothing. */
export const orderMoves: Readonly<Record<OrderLifecycle, Readonly<Partial<Record<OrderEvent, OrderLifecycle>>>>> = {
  draft: { place: 'placed', discard: 'discarded' },
  placed: { cancel: 'cancelled' },
  cancelled: {},
  discarded: {},
};

export const paymentStatuses = [
  'none',
  'pending',
  'authorised',
  'part_paid',
  'paid',
  'over_paid',
  'part_refunded',
  'refunded',
  'voided',
  'failed',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const fulfilmentStatuses = [
  'none_needed',
  'unfulfilled',
  'partial',
  'fulfilled',
  'delivered',
  'returned',
] as const;
export type FulfilmentStatus = (typeof fulfilmentStatuses)[number];

/**
 * The stage an order is in after an event, or null where the event is not allowed.
 *
 * @example
 * orderAfter('draft', 'place') // => 'placed'
 * orderAfter('cancelled', 'cancel') // => null
 */
export function orderAfter(from: OrderLifecycle, event: OrderEvent): OrderLifecycle | null {
  return orderMoves[from][event] ?? null;
}

/**
 * Whether an order may go from one stage of its life to another.
 *
 * @example
 * canBecome('draft', 'placed') // => true
 * canBecome('discarded', 'placed') // => false
 */
export function canBecome(from: OrderLifecycle, to: OrderLifecycle): boolean {
  return Object.values(orderMoves[from]).includes(to);
}
