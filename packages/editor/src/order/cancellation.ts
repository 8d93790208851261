import type { call } from '../api/client.ts';
import { Problem } from '../api/problem.ts';
import type { Order } from './queries.ts';

/** Calls an order off. One that somebody has called off meanwhile counts as done: it is what was wanted. */
export async function cancelOrder(id: string, ask: typeof call): Promise<Order> {
  try {
    return await ask('POST /api/commerce/orders/:id/cancel', { params: { id } });
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.status !== 409) throw problem;
    const order = await ask('GET /api/commerce/orders/:id', { params: { id } });
    if (order.lifecycle !== 'cancelled') throw problem;
    return order;
  }
}
