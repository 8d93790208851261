import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../api/client.ts';

export type PaymentDocument = Answer<'GET /api/commerce/payment-settings'>;
export type PaymentBody = PaymentDocument['body'];
export type WayToPay = Answer<'GET /api/commerce/ways-to-pay'>['ways'][number];

export const paymentKey = ['payment-settings'] as const;

export const paymentQuery = queryOptions({
  queryKey: [...paymentKey, 'document'],
  queryFn: () => call('GET /api/commerce/payment-settings', {}),
  // Read again whenever the window is: what a colleague has changed is seen before it is in the way.
  staleTime: 0,
});

export const waysToPayQuery = queryOptions({
  queryKey: [...paymentKey, 'ways'],
  queryFn: () => call('GET /api/commerce/ways-to-pay', {}),
});
