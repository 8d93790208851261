import { storeMessages } from '@awning/commerce';
import { Type } from '@sinclair/typebox';
import { defineRoute, type Route, refused } from '../../../platform/http/index.ts';
import { Id } from '../../../platform/id.ts';
import type { Parts } from '../../../platform/parts.ts';
import { questionsOf, questionsView } from './questions.ts';
import { QuestionsView } from './schema.ts';

/** The form of a product, fetched when a visitor wants to buy it: most page views never need it. */
export function additionalFieldsRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/commerce/additional-fields',
      summary: 'What a product asks before it is put into the cart, with the words around it.',
      access: { kind: 'anyone' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: {
        query: Type.Object({ itemId: Id, sku: Type.Optional(Type.String({ maxLength: 200 })) }),
        answer: QuestionsView,
      },
      refusals: { 404: storeMessages('en').unknownItem },
      handle: async (request, reply) => {
        const { itemId, sku } = request.query;
        const questions = await questionsOf(parts.database, request, { itemId, sku: sku || undefined });
        reply.header('cache-control', 'no-store');
        return questions
          ? questionsView(request, questions)
          : refused(404, storeMessages(request.textLanguage).unknownItem);
      },
    }),
  ];
}
