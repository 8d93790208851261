import type { AuditDeed } from '@awning/site-model';
import { auditedBy, auditStates, type Connection, writeAudit } from '../../../platform/database/index.ts';
import { Done } from '../../../platform/done.ts';
import { defineRoute, type Route, refused, type TeamRequest } from '../../../platform/http/index.ts';
import { pageOf, ROWS_TO_FETCH } from '../../../platform/page.ts';
import type { Parts } from '../../../platform/parts.ts';
import { announceReviews } from '../announce-reviews.ts';
import { reviewOfficeMessages } from '../messages.ts';
import * as schema from '../schema.ts';
import { type ChangedReview, deleteReviews, selectReviews, updateAnswer, updateState } from './store.ts';

const path = '/api/commerce/reviews';
const access = { kind: 'team', right: 'reviews.moderate' } as const;
const change = { method: 'POST', access, forgery: 'crumb', limit: 'team-change' } as const;
const exampleIds = ['0192f0c1-2b6a-7000-8000-000000000001'];

/** What the team does with reviews. A review that another member has deleted meanwhile is left out. */
export function reviewRoutes(parts: Parts): Route[] {
  const { database } = parts;
  return [
    defineRoute({
      method: 'GET',
      access,
      forgery: 'safe',
      limit: 'unlimited',
      path,
      summary: 'Reviews of products, the latest first, 50 at a time.',
      schema: { query: schema.ReviewListQuery, answer: schema.ReviewListAnswer },
      handle: async ({ website, query: { state, after } }) => {
        const { rows, nextAfter } = pageOf(
          await selectReviews(database, website.id, { state, after, limit: ROWS_TO_FETCH }),
        );
        return {
          reviews: rows.map(({ createdAt, updatedAt, pictures, ...review }) => ({
            ...review,
            pictures: [...pictures],
            createdAt: createdAt.toISOString(),
            updatedAt: updatedAt.toISOString(),
          })),
          nextAfter,
        };
      },
    }),
    defineRoute({
      ...change,
      path: `${path}/state`,
      summary: 'Shows reviews in the shop, or hides them.',
      schema: { body: schema.StateBody, answer: schema.StateAnswer },
      examples: [{ body: { ids: exampleIds, state: 'published' } }],
      handle: async ({ website, member, body: { ids, state } }) =>
        await database.transaction(async (connection) => {
          const changed = await updateState(connection, website.id, ids, state);
          const what = state === 'published' ? 'review.published' : 'review.hidden';
          await noteChange(parts, connection, { website, member }, what, changed);
          return { changed: changed.length };
        }),
    }),
    defineRoute({
      ...change,
      path: `${path}/answer`,
      summary: 'Answers a review. Visitors read the answer below it.',
      schema: { body: schema.AnswerBody, answer: Done },
      refusals: { 404: reviewOfficeMessages.gone },
      examples: [{ body: { id: exampleIds[0], answer: 'Thank you, we are glad you like it.' } }],
      handle: async ({ website, member, body }) =>
        await database.transaction(async (connection) => {
          const answer = body.answer.trim();
          const review = await updateAnswer(connection, website.id, { id: body.id, answer });
          if (!review) return refused(404, reviewOfficeMessages.gone, { extra: { reason: 'gone' } });
          await announceReviews(connection, website.id, [review.productId]);
          await writeAudit(connection, {
            ...auditedBy(parts.clock, website.id, member),
            what: 'review.answered',
            subject: `review/${review.id}`,
            before: { answer: review.answer },
            after: { answer },
          });
          return { ok: true };
        }),
    }),
    defineRoute({
      ...change,
      path: `${path}/delete`,
      summary: 'Deletes reviews for good.',
      schema: { body: schema.DeleteBody, answer: schema.DeleteAnswer },
      examples: [{ body: { ids: exampleIds } }],
      handle: async ({ website, member, body: { ids } }) =>
        await database.transaction(async (connection) => {
          const deleted = await deleteReviews(connection, website.id, ids);
          await noteChange(parts, connection, { website, member }, 'review.deleted', deleted);
          return { deleted: deleted.length };
        }),
    }),
  ];
}

async function noteChange(
  { clock }: Pick<Parts, 'clock'>,
  connection: Connection,
  by: Pick<TeamRequest, 'website' | 'member'>,
  what: AuditDeed,
  reviews: readonly ChangedReview[],
): Promise<void> {
  const productIds = reviews.map(({ productId }) => productId);
  await announceReviews(connection, by.website.id, productIds);
  const changed = reviews.map(({ id, state }) => ({ subject: `review/${id}`, state }));
  await auditStates(connection, clock, by, what, changed);
}
