import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/http/index.ts';
import { addressIn } from '../../platform/website/index.ts';
import { settle } from './answer.ts';
import type { CartAnswer } from './change-cart.ts';

/**
 * The response to a form without scripts: a redirect to the cart page. The address contains the reason and never the
 * text, so that a link cannot put a text into the page.
 */
export function redirectToCart(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CartAnswer,
  itemId?: string,
): FastifyReply | Refusal {
  const settled = settle(request, reply, answer);
  // A 429 is shown at once; there may be no cart page to show the text on.
  if (settled instanceof Refusal && settled.status === 429) return settled;
  const query = answer.ok
    ? ''
    : `?${new URLSearchParams({ notice: answer.reason, ...(itemId && { item: itemId }) }).toString()}`;
  return reply.redirect(`${addressIn(request.website, request.language, '/cart')}${query}`, 303);
}
