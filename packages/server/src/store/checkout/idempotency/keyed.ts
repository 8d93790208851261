import { storeMessages } from '@awning/commerce';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, refused } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { tokenHash, visitorOf } from '../../cart/index.ts';
import type { CheckoutAnswerJson } from '../schema.ts';
import { type KeyedAnswer, runOnceForKey } from './idempotency.ts';
import type { KeyOwner } from './store.ts';

/** A call that takes money: from the start, or from the order that it began earlier. */
export interface Payable {
  begin(isRepeat: boolean): Promise<CheckoutAnswerJson | Refusal>;
  resume(orderId: string): Promise<CheckoutAnswerJson | Refusal>;
}

const MAX_KEY_LENGTH = 255;

/** Handles a call that takes money; with an `Idempotency-Key` it is done once, however often it is sent. */
export async function keyed(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  payable: Payable,
  /**
   * Also called when the response is only repeated, and never before it is stored: a purchase whose response was lost
   * is requested again with the cart.
   */
  whenPlaced: () => Promise<void> = () => Promise.resolve(),
): Promise<unknown> {
  const key = request.headers['idempotency-key'];
  if (key === undefined) {
    const answer = await payable.begin(false);
    if (isPlaced(answer)) await whenPlaced();
    return answer;
  }
  const messages = storeMessages(request.textLanguage);
  const owner = keyOwnerOf(request);
  if (!owner) {
    const text = `Use 1 to ${MAX_KEY_LENGTH} characters.`;
    return refused(400, `Idempotency-Key: ${text}`, { errors: { 'Idempotency-Key': text } });
  }
  const asked = [request.routeOptions.url, request.body];
  const once = await runOnceForKey(parts, owner, asked, {
    begin: async (isRepeat) => toKeyed(await payable.begin(isRepeat)),
    resume: async (orderId) => toKeyed(await payable.resume(orderId), orderId),
  });
  if (!once.ok) {
    return once.reason === 'other-request'
      ? refused(422, messages.keyUsedOtherwise)
      : refused(409, messages.checkoutUnderWay);
  }
  const { status, body } = once.answer;
  if (status === 200 && (body as CheckoutAnswerJson).status === 'placed') await whenPlaced();
  return reply.code(status).send(body);
}

export function isPlaced(answer: CheckoutAnswerJson | Refusal): answer is CheckoutAnswerJson {
  return !(answer instanceof Refusal) && answer.status === 'placed';
}

/** Undefined without a usable key. */
export function keyOwnerOf(request: FastifyRequest): KeyOwner | undefined {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key.length > MAX_KEY_LENGTH || key === '') return undefined;
  return { websiteId: request.website.id, actor: actorOf(request), key };
}

/** The browser, which keeps its crumb when the cart's cookie is removed after the purchase. */
function actorOf(request: FastifyRequest): string {
  return tokenHash(visitorOf(request).crumb).toString('base64url');
}

/**
 * A checkout that is still running, or has to wait, is not final: the same key may be sent again. Neither is one that
 * was refused before anything was begun: checking again is cheap, and the refusal need not be stored (D-173). Once a
 * provider was asked for money, its response is the response to the key.
 */
function toKeyed(answer: CheckoutAnswerJson | Refusal, begun?: string): KeyedAnswer {
  if (!(answer instanceof Refusal)) {
    return { status: 200, body: answer, isFinal: answer.status === 'placed', orderId: answer.orderId };
  }
  const { status, message, errors, extra } = answer;
  const orderId = begun ?? (extra?.['orderId'] as string | undefined);
  const isFinal = status === 402;
  return { status, body: { error: message, message, ...(errors && { errors }), ...extra }, isFinal, orderId };
}
