import { call } from '../api/client.ts';
import type { Find } from '../app/screen.ts';

export const findCollections: Find = async (search) => {
  const { rows } = await call('GET /api/collections', { query: { search } });
  return rows.map(({ id, title, facts }) => ({
    title,
    detail: facts.isHomepage ? '/' : `/${facts.slug}`,
    path: `/config/collections/${id}`,
  }));
};
