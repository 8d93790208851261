import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Connection } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { dropCartCookies, leaveCart, setCartCookies, takeCartAlong, visitorOf } from '../../../store/cart/index.ts';
import type { TakeAlong } from './sign-in.ts';

/** The secret name of the cart that the browser shall hold from now on, if any. */
export type CartToken = string | undefined;

/** Merges the visitor's cart into the account's (D-040). */
export function takeCart(parts: Parts, request: FastifyRequest): TakeAlong<CartToken> {
  return (connection, siteUserId) => takeCartAlong(parts, connection, visitorOf(request), siteUserId);
}

/** The account keeps its cart; with `clone` the browser gets a copy of it. */
export function handBackCart(
  parts: Parts,
  connection: Connection,
  request: FastifyRequest,
  { siteUserId, clone }: { readonly siteUserId: string; readonly clone: boolean },
): Promise<CartToken> {
  return leaveCart(parts, connection, request, siteUserId, { clone });
}

export function giveCart(request: FastifyRequest, reply: FastifyReply, token: CartToken): void {
  if (token === undefined) dropCartCookies(request, reply);
  else setCartCookies(request, reply, token);
}
