import { call } from '../api/client.ts';
import type { Find } from '../app/screen.ts';

export const findMemberAreas: Find = async (search) => {
  const { rows } = await call('GET /api/commerce/member-areas', { query: { search } });
  return rows.map(({ id, title }) => ({ title, path: `/config/commerce/member-areas/${id}` }));
};
