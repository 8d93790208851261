import { call } from '../api/client.ts';
import type { Find } from '../app/screen.ts';

export const findOrders: Find = async (search) => {
  const { orders } = await call('GET /api/commerce/orders', { query: { search } });
  return orders.map(({ id, number, name, email }) => ({
    title: name === '' ? String(number) : `${number} · ${name}`,
    detail: email,
    path: `/config/commerce/orders/${id}`,
  }));
};
