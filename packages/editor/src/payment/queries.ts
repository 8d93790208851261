import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../api/client.ts';

export type PaymentDocument = Answer<'GET /api/commerce/payment-settings'>;
export type PaymentBody = PaymentDocument['body'];
export type WayToPay = Answer<'GET /api/commerce/ways-to-pay'>['ways'][number];

export const paymentKey = ['payment-settings'] as const;

export const waysToPayQuery = queryOptions({
  queryKey: [...paymentKey, 'ways'],
  queryFn: () => call('GET /api/commerce/ways-to-pay', {}),
});
