import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../api/client.ts';

export type Names = Answer<'GET /api/website/hosts'>;
export type Name = Names['hosts'][number];
export type FoundServer = Answer<'POST /api/website/hosts/:host/check'>['found'];

export const namesQuery = queryOptions({
  queryKey: ['website', 'names'],
  queryFn: () => call('GET /api/website/hosts', {}),
});

export type Website = Answer<'GET /api/team/websites'>['websites'][number];

/** The websites that the signed-in person belongs to. */
export const websitesQuery = infiniteQueryOptions({
  queryKey: ['websites'],
  initialPageParam: undefined as string | undefined,
  queryFn: ({ pageParam }) =>
    call('GET /api/team/websites', { query: pageParam === undefined ? {} : { after: pageParam } }),
  getNextPageParam: (page) => page.nextAfter ?? undefined,
  staleTime: 300_000,
});
