import { call } from '../api/client.ts';
import type { Find } from '../app/screen.ts';
import { itemPath } from './queries.ts';

export const findItems: Find = async (search) => {
  const { rows } = await call('GET /api/items', { query: { search } });
  return rows.map(({ id, title }) => ({ title, path: `${itemPath}/${id}` }));
};
