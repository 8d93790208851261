import { call } from '../api/client.ts';
import type { Find } from '../app/screen.ts';

/** A contact has no screen of its own: its list shows just that one. */
export const findContacts: Find = async (search) => {
  const { contacts } = await call('GET /api/newsletter/contacts', { query: { q: search } });
  return contacts.map(({ email }) => ({ title: email, path: '/config/contacts', search: { search: email } }));
};
