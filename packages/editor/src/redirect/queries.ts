import { type Answer, call } from '../api/client.ts';
import type { Asked } from '../kit/list/list-address.ts';

export type ListedRedirect = Answer<'GET /api/redirects'>['rows'][number];
export type Redirect = Answer<'GET /api/redirects/:id'>;
export type RedirectBody = Redirect['body'];

export const redirectPath = '/config/settings/redirects';

/** What the list can be asked for in its address, besides the search. */
export const redirectChoices = {} as const;

/** What is out of date after a redirect has changed. */
export const redirectsKey = ['redirects'] as const;

export function redirectsQuery(asked: Asked<typeof redirectChoices>) {
  return {
    key: [...redirectsKey, 'list', asked],
    load: (after: string | undefined) =>
      call('GET /api/redirects', { query: { ...asked, ...(after === undefined ? {} : { after }) } }),
  };
}

/** Addresses that pages, posts and products had before, with the same search. */
export function formerAddressesQuery({ search }: { readonly search?: string }) {
  return {
    key: [...redirectsKey, 'automatic', search ?? ''],
    load: (after: string | undefined) => {
      const query = { ...(search ? { search } : {}), ...(after === undefined ? {} : { after }) };
      return call('GET /api/former-addresses', { query });
    },
  };
}
