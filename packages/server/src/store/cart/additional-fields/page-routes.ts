import { readPosted } from '@awning/forms';
import { NotFoundError, PageType } from '@awning/site-model';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defineRoute, pathOf, type Route } from '../../../platform/http/index.ts';
import { Id } from '../../../platform/id.ts';
import { placed } from '../../../platform/island.ts';
import type { Parts } from '../../../platform/parts.ts';
import { addressIn } from '../../../platform/website/index.ts';
import { renderSystemPage } from '../../../site/rendering/index.ts';
import { openSubscriptionCart, subscriptionPagePath } from '../alone/open-cart.ts';
import { addToCart } from '../cart.ts';
import { questionsIsland } from '../islands.ts';
import { redirectToCart } from '../redirect-to-cart.ts';
import { visitorOf } from '../visitor.ts';
import { type Questions, questionsOf, questionsView } from './questions.ts';

const path = '/cart/additional-fields';

const Wanted = Type.Object({
  itemId: Id,
  sku: Type.Optional(Type.String({ maxLength: 200 })),
  quantity: Type.Optional(Type.String({ maxLength: 20 })),
});

type WantedFields = Static<typeof Wanted>;

/** The questions of a product on a separate page, for browsers without scripts. */
export function additionalFieldsPageRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path,
      access: { kind: 'anyone' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { query: Wanted },
      handle: async (request, reply) => {
        const questions = await askedBy(parts, request, request.query);
        return await questionsPage(parts, request, reply, { questions, wanted: request.query });
      },
    }),
    defineRoute({
      method: 'POST',
      path,
      access: { kind: 'anyone' },
      forgery: 'same-origin',
      limit: 'cart-change',
      schema: { body: Type.Object(Wanted.properties, { additionalProperties: true }) },
      handle: async (request, reply) => {
        const { itemId, quantity = '1' } = request.body;
        const questions = await askedBy(parts, request, request.body);
        const raw = readPosted(questions.form, request.body);
        const additionalFields = JSON.stringify(raw);
        const addition = { itemId, sku: questions.sku, quantity, additionalFields };
        const subscription = questions.isSubscribable
          ? await openSubscriptionCart(parts, visitorOf(request), addition)
          : undefined;
        if (subscription?.ok) {
          const { website, language } = request;
          return reply.redirect(addressIn(website, language, subscriptionPagePath(subscription.token)), 303);
        }
        const answer = subscription?.refusal ?? (await addToCart(parts, visitorOf(request), addition));
        if (!answer.ok && answer.reason === 'bad-answers') {
          const refusal = { message: answer.message, errors: answer.errors, raw };
          return await questionsPage(parts, request, reply, { questions, wanted: request.body, refusal });
        }
        return redirectToCart(request, reply, answer, itemId);
      },
    }),
  ];
}

/** The page that puts a product with questions into the cart. */
export function questionsAddress({ website, language }: FastifyRequest, wanted: Readonly<Record<string, string>>) {
  return `${addressIn(website, language, path)}?${new URLSearchParams(wanted).toString()}`;
}

async function askedBy(parts: Parts, request: FastifyRequest, { itemId, sku }: WantedFields): Promise<Questions> {
  const questions = await questionsOf(parts.database, request, { itemId, sku: sku || undefined });
  if (!questions) throw new NotFoundError(pathOf(request));
  return questions;
}

interface ShownQuestions {
  readonly questions: Questions;
  readonly wanted: WantedFields;
  readonly refusal?: {
    readonly message: string;
    readonly errors: Readonly<Record<string, string>>;
    readonly raw: Readonly<Record<string, unknown>>;
  };
}

async function questionsPage(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  { questions, wanted, refusal }: ShownQuestions,
): Promise<FastifyReply> {
  const { productTitle, sku, form } = questions;
  return await renderSystemPage(parts, request, reply, {
    pageType: PageType.commerceCartV2,
    title: form.name,
    ...(refusal && { status: 400 }),
    island: placed(questionsIsland, {
      ...questionsView(request, questions),
      wanted: { itemId: wanted.itemId, sku, quantity: wanted.quantity ?? '1' },
      productTitle,
      ...refusal,
    }),
  });
}
