import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../api/client.ts';

export type Names = Answer<'GET /api/website/hosts'>;
export type Name = Names['hosts'][number];
export type FoundServer = Answer<'POST /api/website/hosts/:host/check'>['found'];

export const namesQuery = queryOptions({
  queryKey: ['website', 'names'],
  queryFn: () => call('GET /api/website/hosts', {}),
});
