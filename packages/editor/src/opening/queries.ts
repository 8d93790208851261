import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../api/client.ts';

export type ShopSetUp = Answer<'GET /api/opening/shop'>;
export type Shop = ShopSetUp['shop'];

export const shopQuery = queryOptions({
  queryKey: ['opening', 'shop'],
  queryFn: () => call('GET /api/opening/shop', {}),
});
