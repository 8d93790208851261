import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../api/client.ts';

export type Sales = Answer<'GET /api/commerce/sales'>;
export type CurrencySales = Sales['currencies'][number];
export type Period = CurrencySales['periods'][number];

const countingPollMs = 2000;

export const salesQuery = queryOptions({
  queryKey: ['sales'],
  queryFn: () => call('GET /api/commerce/sales', {}),
  // After an import or a change of the time zone all orders are counted again.
  refetchInterval: ({ state }) => (state.data?.isComplete === false ? countingPollMs : false),
});
