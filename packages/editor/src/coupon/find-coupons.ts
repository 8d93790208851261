import { call } from '../api/client.ts';
import type { Find } from '../app/screen.ts';

export const findCoupons: Find = async (search) => {
  const { rows } = await call('GET /api/commerce/coupons', { query: { search } });
  return rows.map(({ id, title }) => ({ title, path: `/config/commerce/coupons/${id}` }));
};
