import type { FastifyRequest } from 'fastify';
import type { Parts } from '../parts.ts';
import { presentedToken } from './cookies.ts';
import { type CartRow, selectCart } from './store.ts';
import { hashOf } from './token.ts';

/** The cart whose cookie the request carries. */
export async function cartOf(
  { database }: Pick<Parts, 'database'>,
  request: FastifyRequest,
): Promise<CartRow | undefined> {
  const token = presentedToken(request);
  return token === undefined ? undefined : await selectCart(database, request.website.id, hashOf(token));
}
