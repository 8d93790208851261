import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../api/client.ts';

export type ListedOrder = Answer<'GET /api/commerce/orders'>['orders'][number];
export type Order = Answer<'GET /api/commerce/orders/:id'>;

export interface OrderFilter {
  readonly search?: string;
  readonly lifecycle?: 'placed' | 'cancelled';
  readonly paymentStatus?: ListedOrder['paymentStatus'];
  readonly fulfilmentStatus?: ListedOrder['fulfilmentStatus'];
}

/** What is out of date after an order has changed. */
export const ordersKey = ['orders'] as const;

export function ordersQuery(filter: OrderFilter) {
  return infiniteQueryOptions({
    queryKey: [...ordersKey, 'list', filter],
    queryFn: ({ pageParam }) =>
      call('GET /api/commerce/orders', { query: pageParam === null ? filter : { ...filter, after: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextAfter,
    // The list stays where it is while the next answer is on its way.
    placeholderData: keepPreviousData,
  });
}

export function orderQuery(id: string) {
  return queryOptions({
    queryKey: [...ordersKey, id],
    queryFn: () => call('GET /api/commerce/orders/:id', { params: { id } }),
  });
}
