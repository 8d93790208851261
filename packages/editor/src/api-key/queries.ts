import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../api/client.ts';

type ApiKeys = Answer<'GET /api/team/api-keys'>;
export type ApiKey = ApiKeys['keys'][number];
export type KeyRight = ApiKeys['rights'][number];

export const apiKeysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: () => call('GET /api/team/api-keys', {}),
});
