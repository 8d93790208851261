import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/http/index.ts';
import { addressIn } from '../../platform/website/index.ts';
import { settle } from './answer.ts';
import type { CartAnswer } from './change-cart.ts';

/**
 * The end of a form without scripts: the page of the cart. The address carries the reason and never the words: nobody can put
 * sentences into the page by a link.
 */
export function leadToCart(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CartAnswer,
  itemId?: string,
): FastifyReply | Refusal {
  const settled = settle(request, reply, answer);
  // Whoever has to wait reads so at once; there may be no cart to show the words on.
  if (settled instanceof Refusal && settled.status === 429) return settled;
  const query = answer.ok
    ? ''
    : `?${new URLSearchParams({ notice: answer.reason, ...(itemId && { item: itemId }) }).toString()}`;
  return reply.redirect(`${addressIn(request.website, request.language, '/cart')}${query}`, 303);
}
