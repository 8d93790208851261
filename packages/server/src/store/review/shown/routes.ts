import { NotFoundError, PageType } from '@awning/site-model';
import type { FastifyRequest } from 'fastify';
import { defineRoute, escapeHtml, pathOf, type Route, refused } from '../../../platform/http/index.ts';
import { IdParams } from '../../../platform/id.ts';
import { placed } from '../../../platform/island.ts';
import type { Parts } from '../../../platform/parts.ts';
import { addressIn, primaryLanguage, wordsFor } from '../../../platform/website/index.ts';
import { renderSystemPage } from '../../../site/rendering/index.ts';
import { productReviewsIsland } from './islands.ts';
import { shownTexts } from './messages.ts';
import { ShownAnswer, ShownQuery } from './schema.ts';
import { readReviews, showsReviews } from './shown-reviews.ts';
import { selectVisible } from './store.ts';

const reading = {
  method: 'GET',
  access: { kind: 'anyone' },
  impersonal: true,
  forgery: 'safe',
  limit: 'search',
} as const;
const gone = shownTexts.en.none;

/** The further reviews of a product: for the list on its page, and as pages for whoever has no scripts. */
export function shownRoutes(parts: Parts): Route[] {
  const { database } = parts;
  return [
    defineRoute({
      ...reading,
      path: '/api/commerce/products/:id/reviews',
      summary: 'The published reviews of a product, the latest first, 10 at a time.',
      schema: { params: IdParams, query: ShownQuery, answer: ShownAnswer },
      refusals: { 404: gone },
      handle: async (request) => {
        const { website, language, params, query } = request;
        const name = await productName(parts, request);
        if (name === undefined) return refused(404, wordsFor(request, shownTexts).none);
        const wanted = { productId: params.id, after: query.after, language };
        const { reviews, nextAfter } = await readReviews(database, website, wanted);
        return { reviews: [...reviews], nextAfter };
      },
    }),
    defineRoute({
      ...reading,
      path: '/reviews/product/:id',
      schema: { params: IdParams, query: ShownQuery },
      handle: async (request, reply) => {
        const { website, language, query } = request;
        const { id: productId } = request.params;
        const name = await productName(parts, request);
        if (name === undefined) throw new NotFoundError(pathOf(request));
        const texts = wordsFor(request, shownTexts);
        const { reviews, nextAfter } = await readReviews(database, website, {
          productId,
          after: query.after,
          language,
        });
        const prefix = addressIn(website, language, '/').replace(/\/$/, '');
        return await renderSystemPage(parts, request, reply, {
          pageType: PageType.page,
          title: texts.titleOf(name),
          ...(reviews.length === 0
            ? { html: `<p>${escapeHtml(texts.none)}</p>` }
            : {
                island: placed(productReviewsIsland, { productId, reviews: [...reviews], nextAfter, prefix }),
              }),
        });
      },
    }),
  ];
}

/** Undefined for what visitors do not see. */
async function productName(
  { database }: Pick<Parts, 'database'>,
  { website, language, params }: FastifyRequest<{ Params: { id: string } }>,
): Promise<string | undefined> {
  if (!showsReviews(website)) return undefined;
  return await selectVisible(database, website.id, params.id, [language, primaryLanguage(website)]);
}
