import { type Answer, call } from '../api/client.ts';
import type { Asked } from '../kit/list/list-address.ts';

export type Contact = Answer<'GET /api/newsletter/contacts'>['contacts'][number];

/** What the list can be asked for in its address. */
export const contactChoices = {
  status: ['subscribed', 'pending', 'unsubscribed'],
} as const satisfies { readonly status: readonly Contact['status'][] };

type AskedContacts = Asked<typeof contactChoices>;

export const contactsKey = ['contacts'] as const;

export function contactsQuery(asked: AskedContacts) {
  return {
    key: [...contactsKey, asked],
    load: async (after: string | undefined) => {
      const query = { ...filterOf(asked), ...(after === undefined ? {} : { after }) };
      const { contacts, nextAfter } = await call('GET /api/newsletter/contacts', { query });
      return { rows: contacts, nextAfter };
    },
  };
}

/** The address of the file with the contacts that are asked for. */
export function contactsFile(asked: AskedContacts): string {
  const query = new URLSearchParams(filterOf(asked)).toString();
  return query === '' ? '/config/contacts.csv' : `/config/contacts.csv?${query}`;
}

function filterOf({ search, status }: AskedContacts) {
  return { ...(search === undefined ? {} : { q: search }), ...(status === undefined ? {} : { status }) };
}
