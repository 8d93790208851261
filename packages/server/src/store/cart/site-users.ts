import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteUserShare } from '../../people/site-user/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { copyCartForVisitor, deleteCartsOf, moveCartToAccount } from './carry-over.ts';
import { dropCartCookies, setCartCookies } from './cookies.ts';
import { readCartView } from './read-cart-view.ts';
import { visitorOf } from './visitor.ts';

/** The cart moves into the account at sign-in, and is exported and deleted with the account. */
export function cartOfSiteUsers(parts: Parts): SiteUserShare {
  return {
    async follow(connection, request, siteUserId) {
      const token = await moveCartToAccount(parts, connection, visitorOf(request), siteUserId);
      return (reply) => setCartCookie(request, reply, token);
    },
    async leave(connection, request, { siteUserId, clone }) {
      const token = await copyCartForVisitor(parts, connection, request, siteUserId, { clone });
      return (reply) => setCartCookie(request, reply, token);
    },
    async collect(request) {
      const cart = await readCartView(parts, visitorOf(request));
      return { cart: cart.found && cart.ok ? cart.view : null };
    },
    async forget(connection, request, { websiteId, siteUserId }) {
      await deleteCartsOf(connection, websiteId, siteUserId);
      return (reply) => dropCartCookies(request, reply);
    },
  };
}

/** Sets the cookie of the browser's cart, if any. */
function setCartCookie(request: FastifyRequest, reply: FastifyReply, token: string | undefined): void {
  if (token === undefined) dropCartCookies(request, reply);
  else setCartCookies(request, reply, token);
}
