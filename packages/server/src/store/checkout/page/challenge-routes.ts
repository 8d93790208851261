import { moneyText } from '@awning/formats';
import { NotFoundError, PageType } from '@awning/site-model';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defineRoute, escapeHtml, pathOf, type Route } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { addressIn, wordsFor } from '../../../platform/website/index.ts';
import { renderSystemPage } from '../../../site/rendering/index.ts';
import { decideTestCharge, isChallengeToken, selectTestCharge } from '../../payment/index.ts';
import { challengeTexts } from '../messages.ts';

const Params = Type.Object({ key: Type.String({ maxLength: 50 }) });
const Query = Type.Object({ token: Type.Optional(Type.String({ maxLength: 100 })) });
const Decision = Type.Object({ decision: Type.Optional(Type.String({ maxLength: 20 })) });

/**
 * Simulates the page of a bank: the shopper confirms or refuses a payment of the test provider, with or without
 * scripts.
 */
export function challengeRoutes(parts: Parts): Route[] {
  const path = '/checkout/challenge/:key';
  return [
    defineRoute({
      method: 'GET',
      path,
      access: { kind: 'anyone' },
      openWhileClosed: true,
      forgery: 'safe',
      limit: 'unlimited',
      schema: { params: Params, query: Query },
      handle: async (request, reply) => {
        const charge = await openCharge(parts, request);
        // A page that was already used redirects to the shop.
        if (charge.state !== 'waiting') return reply.redirect(charge.returnPath ?? '/checkout', 303);
        return await challengePage(parts, request, reply, charge);
      },
    }),
    defineRoute({
      method: 'POST',
      path,
      access: { kind: 'anyone' },
      openWhileClosed: true,
      forgery: 'same-origin',
      limit: 'checkout',
      schema: { params: Params, query: Query, body: Decision },
      handle: async (request, reply) => {
        const charge = await openCharge(parts, request);
        const state = request.body.decision === 'confirm' ? 'captured' : 'declined';
        await decideTestCharge(parts.database, request.website.id, request.params.key, state);
        return reply.redirect(charge.returnPath ?? '/checkout', 303);
      },
    }),
  ];
}

type ChallengeRequest = FastifyRequest<{ Params: Static<typeof Params>; Querystring: Static<typeof Query> }>;

/** The token is checked before the query, so that keys cannot be guessed. */
async function openCharge({ config, database }: Parts, request: ChallengeRequest) {
  const { key } = request.params;
  const isAllowed = isChallengeToken(config.secrets, key, request.query.token ?? '');
  const charge = isAllowed ? await selectTestCharge(database, request.website.id, key) : undefined;
  if (!charge) throw new NotFoundError(pathOf(request));
  return charge;
}

async function challengePage(
  parts: Parts,
  request: ChallengeRequest,
  reply: FastifyReply,
  { amount, currency }: Awaited<ReturnType<typeof openCharge>>,
): Promise<FastifyReply> {
  const { website, language, params, query } = request;
  const texts = wordsFor(request, challengeTexts);
  const { useCLDRMoneyFormat } = website.settings;
  const money = moneyText({ minorUnits: amount, currency }, { useCLDRMoneyFormat, locale: language });
  const question = texts.question.replace('{shop}', website.name).replace('{amount}', money);
  const action = addressIn(website, language, `/checkout/challenge/${params.key}?token=${query.token ?? ''}`);
  reply.header('referrer-policy', 'no-referrer');
  return await renderSystemPage(parts, request, reply, {
    pageType: PageType.checkout,
    title: texts.title,
    html: `<form class="payment-challenge" method="post" action="${escapeHtml(action)}">
<p class="order-confirmed-lead">${escapeHtml(question)}</p>
<p class="checkout-hint">${escapeHtml(texts.note)}</p>
<p class="payment-challenge-choices"><button class="sqs-button-element--primary" name="decision" value="confirm">${escapeHtml(texts.confirm)}</button>
<button class="sqs-button-element--secondary" name="decision" value="refuse">${escapeHtml(texts.refuse)}</button></p>
</form>`,
  });
}
