import { call } from '../api/client.ts';
import type { Find } from '../app/screen.ts';
import { pagePath } from './queries.ts';

export const findPages: Find = async (search) => {
  const { rows } = await call('GET /api/pages', { query: { search } });
  return rows.map(({ id, title, facts }) => ({
    title,
    detail: facts.isHomepage ? '/' : `/${facts.slug}`,
    path: `${pagePath}/${id}`,
  }));
};
