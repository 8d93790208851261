import { expect, it } from 'vitest';
import type { call } from '../api/client.ts';
import { Problem } from '../api/problem.ts';
import { cancelOrder } from './cancellation.ts';

const refusal = new Problem('refused', 409, {});

it('counts an order that is cancelled already as done', async () => {
  const order = { id: 'o1', lifecycle: 'cancelled' };

  await expect(cancelOrder('o1', server(refusal, order))).resolves.toEqual(order);
});

it('passes on why an order could not be cancelled', async () => {
  const failure = new Problem('refused', 500, {});

  await expect(cancelOrder('o1', server(refusal, { id: 'o1', lifecycle: 'draft' }))).rejects.toBe(refusal);
  await expect(cancelOrder('o1', server(failure, { id: 'o1', lifecycle: 'cancelled' }))).rejects.toBe(failure);
});

/** A server that refuses to cancel, and tells how the order stands. */
function server(problem: Problem, order: { readonly id: string; readonly lifecycle: string }): typeof call {
  return ((name: string) =>
    name.startsWith('POST') ? Promise.reject(problem) : Promise.resolve(order)) as typeof call;
}
