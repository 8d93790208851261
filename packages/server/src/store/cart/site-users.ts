import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteUserShare } from '../../people/site-user/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { forgetCartsOf, leaveCart, takeCartAlong } from './carry-over.ts';
import { dropCartCookies, setCartCookies } from './cookies.ts';
import { readCartView } from './read-cart-view.ts';
import { visitorOf } from './visitor.ts';

/** The cart follows whoever signs in, and is shown and forgotten with the account. */
export function cartOfSiteUsers(parts: Parts): SiteUserShare {
  return {
    async follow(connection, request, siteUserId) {
      const token = await takeCartAlong(parts, connection, visitorOf(request), siteUserId);
      return (reply) => giveCart(request, reply, token);
    },
    async leave(connection, request, { siteUserId, clone }) {
      const token = await leaveCart(parts, connection, request, siteUserId, { clone });
      return (reply) => giveCart(request, reply, token);
    },
    async collect(request) {
      const cart = await readCartView(parts, visitorOf(request));
      return { cart: cart.found && cart.ok ? cart.view : null };
    },
    async forget(connection, request, { websiteId, siteUserId }) {
      await forgetCartsOf(connection, websiteId, siteUserId);
      return (reply) => dropCartCookies(request, reply);
    },
  };
}

/** The secret name of the cart that the browser shall hold from now on, if any. */
function giveCart(request: FastifyRequest, reply: FastifyReply, token: string | undefined): void {
  if (token === undefined) dropCartCookies(request, reply);
  else setCartCookies(request, reply, token);
}
