/** The life of an order. A draft becomes an order when it is paid or promised, or is discarded and was none. */
export const orderLifecycles = ['draft', 'placed', 'cancelled', 'discarded'] as const;
export type OrderLifecycle = (typeof orderLifecycles)[number];

const moves: Readonly<Record<OrderLifecycle, readonly OrderLifecycle[]>> = {
  draft: ['placed', 'discarded'],
  placed: ['cancelled'],
  cancelled: [],
  discarded: [],
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
 * Whether an order may go from one stage of its life to another.
 *
 * @example
 * canBecome('draft', 'placed') // => true
 * canBecome('discarded', 'placed') // => false
 */
export function canBecome(from: OrderLifecycle, to: OrderLifecycle): boolean {
  return moves[from].includes(to);
}
