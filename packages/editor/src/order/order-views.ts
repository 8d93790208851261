import type { AskedOrders } from './queries.ts';

/** Filters that belong together, by the name of the view. */
export const orderViews = {
  all: {},
  toShip: { shipment: 'open' },
  partlyShipped: { lifecycle: 'placed', fulfilmentStatus: 'partial' },
  unpaid: { lifecycle: 'placed', paymentStatus: 'pending' },
  toTransfer: { transfer: 'open' },
  disputed: { dispute: 'open' },
  cancelled: { lifecycle: 'cancelled' },
} as const satisfies Readonly<Record<string, AskedOrders>>;

export type OrderView = keyof typeof orderViews;

/** The view whose filters are asked for exactly; a search does not count. */
export function viewOf({ search: _search, ...asked }: AskedOrders): OrderView | undefined {
  return (Object.keys(orderViews) as OrderView[]).find((view) => isSameAsked(orderViews[view], asked));
}

/** Whether both show the same list, however their choices are ordered. */
export function isSameAsked(first: AskedOrders, second: AskedOrders): boolean {
  return JSON.stringify(sorted(first)) === JSON.stringify(sorted(second));
}

function sorted(asked: AskedOrders): readonly (readonly [string, unknown])[] {
  return Object.entries(asked).toSorted(([first], [second]) => (first < second ? -1 : 1));
}
