import type { FastifyReply, FastifyRequest } from 'fastify';
import { defineRoute, networkOf, type Route, refused } from '../../platform/http/index.ts';
import { isId } from '../../platform/id.ts';
import type { Parts } from '../../platform/parts.ts';
import { keyedHash } from '../../platform/signature.ts';
import { announceChange, subjectOf } from '../../platform/subjects/index.ts';
import { wordsFor } from '../../platform/website/index.ts';
import { selectOpenItem } from '../content/index.ts';
import { mayOpenPage } from '../rendering/index.ts';
import { likeTexts } from './messages.ts';
import { LikeAnswer, LikedAnswer, LikedQuery, LikeParams } from './schema.ts';
import { deleteLike, insertLike, selectLiked, selectLikes } from './store.ts';
import { likingVisitor, rememberVisitor } from './visitor.ts';

const path = '/api/likes';
const visitors = { access: { kind: 'anyone' }, impersonal: true, limit: 'like' } as const;
const change = { ...visitors, path: `${path}/:itemId`, forgery: 'crumb' } as const;
const schema = { params: LikeParams, answer: LikeAnswer };
const { gone, many } = likeTexts.en;

/** D-101: visitors like items, each once. */
export function likeRoutes(parts: Parts): Route[] {
  const { database, clock, config } = parts;
  return [
    defineRoute({
      ...visitors,
      method: 'GET',
      path,
      forgery: 'safe',
      limit: 'unlimited',
      summary: 'Which of these items this browser likes.',
      schema: { query: LikedQuery, answer: LikedAnswer },
      examples: [{ query: { itemIds: '0192f0c1-2b6a-7000-8000-000000000001' } }],
      handle: async (request) => {
        const visitor = likingVisitor(request);
        if (visitor === undefined) return { liked: [] };
        const itemIds = request.query.itemIds.split(',').filter(isId);
        return { liked: await selectLiked(database, request.website.id, itemIds, visitor) };
      },
    }),
    defineRoute({
      ...change,
      method: 'POST',
      summary: 'Likes an item. A visitor who likes it already changes nothing.',
      schema,
      refusals: { 404: gone, 409: many },
      handle: async (request, reply) => {
        const { website, params, ip } = request;
        if (!(await isLikeable(parts, request, reply))) return goneFor(request);
        const like = { itemId: params.itemId, visitor: rememberVisitor(request, reply, config.secrets) };
        const network = keyedHash(config.secrets, `like:${website.id}:${like.itemId}:${networkOf(ip)}`);
        const state = await database.transaction(async (connection) => {
          if (await insertLike(connection, website.id, { ...like, network, at: clock.now() })) {
            await announceChange(connection, { websiteId: website.id, subjects: [subjectOf.itemCounts(like.itemId)] });
          }
          return await selectLikes(connection, website.id, like);
        });
        return state.isLiked ? state : refused(409, wordsFor(request, likeTexts).many, { extra: { reason: 'many' } });
      },
    }),
    defineRoute({
      ...change,
      method: 'DELETE',
      summary: 'Takes a like back.',
      schema,
      refusals: { 404: gone },
      handle: async (request, reply) => {
        const { website, params } = request;
        if (!(await isLikeable(parts, request, reply))) return goneFor(request);
        const like = { itemId: params.itemId, visitor: likingVisitor(request) ?? nobody };
        return await database.transaction(async (connection) => {
          if (await deleteLike(connection, website.id, like)) {
            await announceChange(connection, { websiteId: website.id, subjects: [subjectOf.itemCounts(like.itemId)] });
          }
          return await selectLikes(connection, website.id, like);
        });
      },
    }),
  ];
}

const nobody = Buffer.alloc(0);

/** Whether the caller sees the item, and items can be liked at all. */
async function isLikeable(
  parts: Parts,
  request: FastifyRequest<{ Params: { itemId: string } }>,
  reply: FastifyReply,
): Promise<boolean> {
  const { website, params } = request;
  if (!website.settings.simpleLikingEnabled) return false;
  const item = await selectOpenItem(parts.database, website.id, params.itemId, { now: parts.clock.now() });
  return item !== undefined && (await mayOpenPage(parts, request, reply, item.collectionId));
}

function goneFor(request: FastifyRequest) {
  return refused(404, wordsFor(request, likeTexts).gone, { extra: { reason: 'gone' } });
}
