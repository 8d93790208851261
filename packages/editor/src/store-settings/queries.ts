import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../api/client.ts';

export type StoreDocument = Answer<'GET /api/commerce/store-settings'>;
export type StoreBody = StoreDocument['body'];

export const storeSettingsKey = ['store-settings'] as const;

export const storeSettingsQuery = queryOptions({
  queryKey: [...storeSettingsKey, 'document'],
  queryFn: () => call('GET /api/commerce/store-settings', {}),
  // Read again whenever the window is: what a colleague has changed is seen before it is in the way.
  staleTime: 0,
});
