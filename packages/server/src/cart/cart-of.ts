import type { FastifyRequest } from 'fastify';
import type { Connection } from '../database/index.ts';
import type { Parts } from '../parts.ts';
import { type CartRow, lockCart, lockCartOfUser, selectCart, selectCartOfUser } from './store.ts';
import { hashOf } from './token.ts';
import { type Visitor, visitorOf } from './visitor.ts';

/** Whose cart is asked for: that of the account if somebody is signed in, else that of the cookie. */
export type CartSeeker = Pick<Visitor, 'website' | 'token' | 'siteUser'>;

/** The cart of a request. */
export async function cartOf(
  { database }: Pick<Parts, 'database'>,
  request: FastifyRequest,
): Promise<CartRow | undefined> {
  return await findCart(database, visitorOf(request));
}

export async function findCart(connection: Connection, seeker: CartSeeker): Promise<CartRow | undefined> {
  const { website, token, siteUser } = seeker;
  const own = siteUser && (await selectCartOfUser(connection, website.id, siteUser.id));
  if (own || token === undefined) return own;
  return openedBy(seeker, await selectCart(connection, website.id, hashOf(token)));
}

/** Whoever changes or completes a cart holds its row first, so that two changes never mix. */
export async function lockCartOf(connection: Connection, seeker: CartSeeker): Promise<CartRow | undefined> {
  const { website, token, siteUser } = seeker;
  const own = siteUser && (await lockCartOfUser(connection, website.id, siteUser.id));
  if (own || token === undefined) return own;
  return openedBy(seeker, await lockCart(connection, website.id, hashOf(token)));
}

/** The cart of an account opens to its owner only: on a shared computer the cookie outlives the session. */
function openedBy({ siteUser }: CartSeeker, cart: CartRow | undefined): CartRow | undefined {
  return cart && (cart.siteUserId === null || cart.siteUserId === siteUser?.id) ? cart : undefined;
}
