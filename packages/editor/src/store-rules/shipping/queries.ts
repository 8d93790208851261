import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../../api/client.ts';
import type { Asked } from '../../kit/list/list-address.ts';

export type ListedZone = Answer<'GET /api/commerce/shipping-zones'>['rows'][number];
export type Zone = Answer<'GET /api/commerce/shipping-zones/:id'>;
export type ZoneBody = Zone['body'];
export type OptionBody = ZoneBody['options'][number];
export type ShippingRules = Answer<'GET /api/commerce/store-rules/shipping'>;

export const zoneChoices = {} as const;

/** What is out of date after a zone has changed. */
export const shippingKey = ['shipping'] as const;

export function zonesQuery(asked: Asked<typeof zoneChoices>) {
  return {
    key: [...shippingKey, 'list', asked],
    load: (after: string | undefined) =>
      call('GET /api/commerce/shipping-zones', { query: { ...asked, ...(after === undefined ? {} : { after }) } }),
  };
}

/** All zones, for worked examples and to find what cannot work. */
export const shippingRulesQuery = queryOptions({
  queryKey: [...shippingKey, 'rules'],
  queryFn: () => call('GET /api/commerce/store-rules/shipping', {}),
  staleTime: 0,
});
