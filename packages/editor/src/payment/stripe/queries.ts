import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../../api/client.ts';
import { paymentKey } from '../queries.ts';

export type StripeKeys = Answer<'GET /api/commerce/stripe-keys'>;

export const stripeKeysQuery = queryOptions({
  queryKey: [...paymentKey, 'stripe-keys'],
  queryFn: () => call('GET /api/commerce/stripe-keys', {}),
});
