import type { Language } from '@awning/formats';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { CheckoutAnswerJson } from '../schema.ts';
import { checkoutAnswer, checkoutRefusal } from './answer.ts';
import { type CheckoutResult, resumeOrder } from './checkout.ts';
import type { CheckoutRefusal } from './refusal.ts';

/** The state of a purchase or donation that an earlier call with the same key began. */
export async function resumePurchase(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  orderId: string,
): Promise<CheckoutAnswerJson | Refusal> {
  const { website } = request;
  return answerOf(parts, request, reply, await resumeOrder(parts, { website }, orderId));
}

export function answerOf(
  { config }: Pick<Parts, 'config'>,
  { website, textLanguage }: FastifyRequest,
  reply: FastifyReply,
  result: CheckoutResult,
): CheckoutAnswerJson | Refusal {
  return result.ok ? checkoutAnswer(website, config.secrets, result) : refusalOf(result.refusal, textLanguage, reply);
}

/** The refusal in the shopper's language, and how long to wait if waiting helps. */
export function refusalOf(refusal: CheckoutRefusal, language: Language, reply: FastifyReply): Refusal {
  if ('seconds' in refusal) reply.header('retry-after', String(refusal.seconds));
  return checkoutRefusal(refusal, language);
}
