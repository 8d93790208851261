/** The stages of an order. A draft becomes an order when it is paid or promised; otherwise it is discarded. */
export const orderLifecycles = ['draft', 'placed', 'cancelled', 'discarded'] as const;
export type OrderLifecycle = (typeof orderLifecycles)[number];

/** The events of an order: paid or promised; abandoned before that; cancelled by the shop. */
export const orderEvents = ['place', 'discard', 'cancel'] as const;
export type OrderEvent = (typeof orderEvents)[number];

/** The transitions. An event that is not listed for a stage is refused and changes nothing. */
export const orderTransitions: Readonly<Record<OrderLifecycle, Readonly<Partial<Record<OrderEvent, OrderLifecycle>>>>> =
  {
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
 * The stage of an order after an event, or null if the event is not allowed.
 *
 * @example
 * nextOrderLifecycle('draft', 'place') // => 'placed'
 * nextOrderLifecycle('cancelled', 'cancel') // => null
 */
export function nextOrderLifecycle(from: OrderLifecycle, event: OrderEvent): OrderLifecycle | null {
  return orderTransitions[from][event] ?? null;
}

/**
 * Whether an order may move from one stage to another.
 *
 * @example
 * canOrderBecome('draft', 'placed') // => true
 * canOrderBecome('discarded', 'placed') // => false
 */
export function canOrderBecome(from: OrderLifecycle, to: OrderLifecycle): boolean {
  return Object.values(orderTransitions[from]).includes(to);
}
