import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../api/client.ts';

export type ShopSetUp = Answer<'GET /api/opening/shop'>;
export type Shop = ShopSetUp['shop'];

export type Checklist = Answer<'GET /api/opening/checklist'>;

export const openingKey = ['opening'] as const;

export const shopQuery = queryOptions({
  queryKey: [...openingKey, 'shop'],
  queryFn: () => call('GET /api/opening/shop', {}),
});

export const checklistQuery = queryOptions({
  queryKey: [...openingKey, 'checklist'],
  queryFn: () => call('GET /api/opening/checklist', {}),
  // Steps are done on other screens.
  staleTime: 0,
});
