import { call } from '../api/client.ts';
import type { Find } from '../app/screen.ts';
import { productPath } from './queries.ts';

export const findProducts: Find = async (search) => {
  const { rows } = await call('GET /api/commerce/products', { query: { search } });
  return rows.map(({ id, title }) => ({ title, path: `${productPath}/${id}` }));
};
