import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../api/client.ts';
import type { Asked } from '../kit/list/list-address.ts';

export type ListedSubscription = Answer<'GET /api/commerce/subscriptions'>['subscriptions'][number];
export type Subscription = Answer<'GET /api/commerce/subscriptions/:id'>;

export const subscriptionChoices = { show: ['due', 'failed', 'paused', 'over'] } as const;

export const subscriptionsKey = ['subscriptions'] as const;

export function subscriptionsQuery({ show, search }: Asked<typeof subscriptionChoices>) {
  return {
    key: [...subscriptionsKey, 'list', show, search],
    load: async (after: string | undefined) => {
      const query = {
        ...(show === undefined ? {} : { show }),
        ...(search === undefined ? {} : { q: search }),
        ...(after === undefined ? {} : { after }),
      };
      const { subscriptions, nextAfter } = await call('GET /api/commerce/subscriptions', { query });
      return { rows: subscriptions, nextAfter };
    },
  };
}

export function subscriptionQuery(id: string) {
  return queryOptions({
    queryKey: [...subscriptionsKey, id],
    queryFn: () => call('GET /api/commerce/subscriptions/:id', { params: { id } }),
  });
}
