import type { FastifyRequest } from 'fastify';
import type { Connection } from '../../platform/database/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { openedBy } from './aside/current-cart.ts';
import { type CartRow, lockCart, lockCartOfUser, selectCart, selectCartOfUser } from './store.ts';
import { hashOf } from './token.ts';
import { type CartSeeker, visitorOf } from './visitor.ts';

/** The cart of a request. */
export async function cartOf(
  { database }: Pick<Parts, 'database'>,
  request: FastifyRequest,
): Promise<CartRow | undefined> {
  return await findCart(database, visitorOf(request));
}

/** The very cart of the account or the cookie, also one that was put aside: whoever completes it again is told the same. */
export async function findCart(connection: Connection, seeker: CartSeeker): Promise<CartRow | undefined> {
  const { website, token, siteUser } = seeker;
  const own = siteUser && (await selectCartOfUser(connection, website.id, siteUser.id));
  if (own || token === undefined) return own;
  return openedBy(seeker, await selectCart(connection, website.id, hashOf(token)));
}

/** Whoever completes a cart holds its row first. */
export async function lockCartOf(connection: Connection, seeker: CartSeeker): Promise<CartRow | undefined> {
  const { website, token, siteUser } = seeker;
  const own = siteUser && (await lockCartOfUser(connection, website.id, siteUser.id));
  if (own || token === undefined) return own;
  return openedBy(seeker, await lockCart(connection, website.id, hashOf(token)));
}
