import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../api/client.ts';
import { type Asked, readAsked } from '../kit/list/list-address.ts';

export type ListedOrder = Answer<'GET /api/commerce/orders'>['orders'][number];
export type Order = Answer<'GET /api/commerce/orders/:id'>;
export type OrderLine = Order['lines'][number];
export type TimelineEntry = Answer<'GET /api/commerce/orders/:id/timeline'>['entries'][number];

/** What the list can be asked for in its address. */
export const orderChoices = {
  lifecycle: ['placed', 'cancelled'],
  paymentStatus: ['pending', 'paid', 'part_refunded', 'refunded', 'voided', 'none'],
  fulfilmentStatus: ['unfulfilled', 'partial', 'fulfilled', 'none_needed'],
  shipment: ['open'],
  transfer: ['open'],
  dispute: ['open'],
} as const;

export type AskedOrders = Asked<typeof orderChoices>;

/** What is out of date after an order has changed. */
export const ordersKey = ['orders'] as const;

export function ordersQuery(asked: AskedOrders) {
  return {
    key: [...ordersKey, 'list', asked],
    load: async (after: string | undefined) => {
      const query = { ...asked, ...(after === undefined ? {} : { after }) };
      const { orders, nextAfter } = await call('GET /api/commerce/orders', { query });
      return { rows: orders, nextAfter };
    },
  };
}

export type SavedView = Answer<'GET /api/commerce/order-views'>['views'][number];

export const savedViewsQuery = queryOptions({
  queryKey: ['order-views'],
  queryFn: async (): Promise<readonly SavedView[]> => (await call('GET /api/commerce/order-views', {})).views,
});

/** What a saved view asks of the list. */
export function askedBy({ query }: SavedView): AskedOrders {
  return readAsked(Object.fromEntries(new URLSearchParams(query)), orderChoices);
}

/** The file of the orders that the list shows. */
export function ordersFile(asked: AskedOrders): string {
  const search = new URLSearchParams(asked).toString();
  return search === '' ? '/config/commerce/orders.csv' : `/config/commerce/orders.csv?${search}`;
}

const refundPollMs = 2000;

export function orderQuery(id: string) {
  return queryOptions({
    queryKey: [...ordersKey, id],
    queryFn: () => call('GET /api/commerce/orders/:id', { params: { id } }),
    // A refund is decided a moment later, by the payment provider.
    refetchInterval: ({ state }) =>
      state.data?.refunds.some((refund) => refund.state === 'pending') ? refundPollMs : false,
  });
}

/** Belongs to a state of the order: whatever happens to it is read again. */
export function timelineQuery({ id, paymentStatus, fulfilmentStatus, lifecycle, refunds, disputes }: Order) {
  const states = [
    ...refunds.map(({ state, transfer }) => `${state} ${transfer}`),
    ...disputes.map(({ state }) => state),
  ].join();
  return queryOptions({
    queryKey: [...ordersKey, id, 'timeline', lifecycle, paymentStatus, fulfilmentStatus, states],
    queryFn: () => call('GET /api/commerce/orders/:id/timeline', { params: { id } }),
    placeholderData: (former) => former,
  });
}
