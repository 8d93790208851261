import { Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../../platform/http/index.ts';
import { cartRefusal, type OpenedCart } from '../cart/index.ts';

// A gift card, a subscription and a membership are bought alone, in a cart that is opened by its token.

export const CartToken = Type.String({ maxLength: 200 });

/** The query of the page that sells what is in such a cart. */
export const PageQuery = Type.Object({
  cartToken: Type.Optional(CartToken),
  payment: Type.Optional(Type.String({ maxLength: 50 })),
});

/** How long such a cart can be bought. */
const CART_MINUTES = 60;

export function openSince(now: Date): Date {
  return new Date(now.getTime() - CART_MINUTES * 60_000);
}

/** The answer of the call that opens such a cart. */
export function openedAnswer(
  opened: OpenedCart,
  request: FastifyRequest,
  reply: FastifyReply,
): Refusal | { readonly cartToken: string } {
  if (opened.ok) return { cartToken: opened.token };
  const { refusal } = opened;
  if (refusal.reason === 'too-many-carts') void reply.header('retry-after', String(refusal.seconds));
  return cartRefusal(refusal, request.textLanguage);
}
