import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../api/client.ts';

export type Themes = Answer<'GET /api/website/themes'>;
export type Theme = Themes['themes'][number];

export const themesQuery = queryOptions({
  queryKey: ['themes'],
  queryFn: () => call('GET /api/website/themes', {}),
});

/** What the check of a theme finds. Its files may change at any time, so it is asked for anew each time. */
export function findingsQuery(name: string) {
  return queryOptions({
    queryKey: ['theme-findings', name],
    queryFn: () => call('GET /api/website/themes/:name/findings', { params: { name } }),
    staleTime: 0,
    gcTime: 0,
  });
}
