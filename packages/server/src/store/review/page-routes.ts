import { checkReview, MAX_REVIEW_PICTURES } from '@awning/commerce';
import { bytesPerMegabyte } from '@awning/formats';
import type { FastifyRequest } from 'fastify';
import { defineRoute, type Route } from '../../platform/http/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { wordsFor } from '../../platform/website/index.ts';
import { announceReviews } from './announce-reviews.ts';
import { requestTexts } from './messages.ts';
import { receivePictures } from './pictures/receive.ts';
import { sendGonePage, sendRequestPage } from './request-page.ts';
import { LinkQuery, ReviewForm } from './schema.ts';
import { deleteReview, selectReviewable } from './store.ts';
import { orderOfToken } from './token.ts';
import { writeReview } from './write-review.ts';

const path = '/reviews/request';
const refusals = { 404: requestTexts.en.gone };

/** The page that a mailed link opens. Opening it changes nothing, because virus scanners open every link in a mail. */
export function reviewPageRoutes(parts: Parts): Route[] {
  const { config, database } = parts;
  return [
    defineRoute({
      method: 'GET',
      path,
      access: { kind: 'anyone' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { query: LinkQuery },
      refusals,
      handle: async (request, reply) => {
        const orderId = reviewedOrder(parts, request);
        if (orderId === undefined) return sendGonePage(parts, request, reply);
        const lines = await selectReviewable(database, request.website.id, orderId);
        const { token = '' } = request.query;
        return sendRequestPage(parts, request, reply, {
          token,
          lines,
          ...(lines.length === 0 && { message: 'nothing' }),
        });
      },
    }),
    defineRoute({
      method: 'POST',
      path,
      access: { kind: 'anyone' },
      // The signature in the address is the proof.
      forgery: 'own-secret',
      accepts: ['form', 'files'],
      filesLimit: MAX_REVIEW_PICTURES * config.uploadLimits.image * bytesPerMegabyte,
      limit: 'form-submission',
      limitSubject: ({ query }) => query.token ?? '',
      schema: { query: LinkQuery, body: ReviewForm },
      refusals,
      handle: async (request, reply) => {
        const { website, language, body } = request;
        const { token = '' } = request.query;
        const orderId = reviewedOrder(parts, request);
        if (orderId === undefined) return sendGonePage(parts, request, reply);
        const before = await selectReviewable(database, website.id, orderId);
        const line = before.find(({ position }) => String(position) === body.position);
        if (line === undefined) {
          return sendRequestPage(parts, request, reply, { token, lines: before, message: 'nothing' });
        }
        const { position, productId } = line;
        if (body.act === 'remove') {
          await database.transaction(async (connection) => {
            await deleteReview(connection, website.id, { orderId, position });
            await announceReviews(connection, website.id, [productId]);
          });
          const lines = await selectReviewable(database, website.id, orderId);
          return sendRequestPage(parts, request, reply, { token, lines, message: 'removed' });
        }
        const dropped = [body.drop ?? []].flat();
        const typed = { rating: body.rating ?? '', author: body.author ?? '', text: body.text ?? '' };
        const checked = checkReview(typed);
        if (!checked.ok) {
          const refused = { position, typed, dropped, faults: checked.faults };
          return sendRequestPage(parts, request, reply, { token, lines: before, refused });
        }
        const left = (line.review?.pictures ?? []).filter((id) => !dropped.includes(id));
        const received = await receivePictures(parts, request, MAX_REVIEW_PICTURES - left.length);
        const isWritten =
          received.ok &&
          (await writeReview(parts, {
            websiteId: website.id,
            orderId,
            position,
            productId,
            language,
            dropped,
            review: checked.review,
            pictures: received.pictures,
          }));
        if (!isWritten) {
          const pictureFault = received.ok ? wordsFor(request, requestTexts).tooManyPictures : received.fault;
          const refused = { position, typed, dropped, faults: {}, pictureFault };
          return sendRequestPage(parts, request, reply, { token, lines: before, refused });
        }
        const lines = await selectReviewable(database, website.id, orderId);
        return sendRequestPage(parts, request, reply, { token, lines, message: 'thanks' });
      },
    }),
  ];
}

/** The order of the link, while the shop has reviews (D-055). */
function reviewedOrder(
  { config }: Pick<Parts, 'config'>,
  { website, query }: FastifyRequest<{ Querystring: { token?: string } }>,
): string | undefined {
  if (!website.settings.storeSettings.reviewsEnabled) return undefined;
  return orderOfToken(config.secrets, website.id, query.token ?? '');
}
