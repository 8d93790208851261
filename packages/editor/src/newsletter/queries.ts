import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { type Answer, call } from '../api/client.ts';

export type Contact = Answer<'GET /api/newsletter/contacts'>['contacts'][number];
export type ContactStatus = Contact['status'];

export interface ContactFilter {
  readonly q?: string;
  readonly status?: ContactStatus;
}

export const contactsKey = ['contacts'] as const;

export function contactsQuery(filter: ContactFilter) {
  return infiniteQueryOptions({
    queryKey: [...contactsKey, filter],
    queryFn: ({ pageParam }) =>
      call('GET /api/newsletter/contacts', { query: pageParam === null ? filter : { ...filter, after: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextAfter,
    // The list stays where it is while the next answer is on its way.
    placeholderData: keepPreviousData,
  });
}
