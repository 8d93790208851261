import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../api/client.ts';

export type ListedOrder = Answer<'GET /api/commerce/orders'>['orders'][number];
export type Order = Answer<'GET /api/commerce/orders/:id'>;

export const ordersQuery = infiniteQueryOptions({
  queryKey: ['orders', 'list'],
  queryFn: ({ pageParam }) =>
    call('GET /api/commerce/orders', { query: pageParam === null ? {} : { after: pageParam } }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextAfter,
});

export function orderQuery(id: string) {
  return queryOptions({
    queryKey: ['orders', id],
    queryFn: () => call('GET /api/commerce/orders/:id', { params: { id } }),
  });
}
