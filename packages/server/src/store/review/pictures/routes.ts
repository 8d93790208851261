import { emailKey, NotFoundError } from '@awning/site-model';
import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { defineRoute, pathOf, type Route } from '../../../platform/http/index.ts';
import { isId } from '../../../platform/id.ts';
import type { Parts } from '../../../platform/parts.ts';
import { sendPicture } from '../../../site/media/index.ts';
import { LinkQuery } from '../schema.ts';
import { showsReviews } from '../shown/shown-reviews.ts';
import { orderOfToken } from '../token.ts';
import { PICTURES_PATH } from './path.ts';
import { type FoundPicture, selectPicture } from './store.ts';

/** Short enough that a picture that was hidden or deleted is soon gone everywhere. */
const PUBLIC = 'public, max-age=600';

export function pictureRoutes(parts: Parts): Route[] {
  const { database } = parts;
  return [
    defineRoute({
      method: 'GET',
      path: `${PICTURES_PATH}/:id`,
      access: { kind: 'anyone' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: {
        params: Type.Object({ id: Type.String() }),
        query: Type.Object({ ...LinkQuery.properties, format: Type.Optional(Type.String()) }),
      },
      handle: async (request, reply) => {
        const { id: contentId } = request.params;
        const { token = '', format } = request.query;
        const picture = isId(contentId) ? await selectPicture(database, request.website.id, contentId) : undefined;
        const cacheControl = picture && cacheControlFor(parts, request, picture, token);
        if (cacheControl === undefined) throw new NotFoundError(pathOf(request));
        return await sendPicture(parts, request, reply, { contentId, format, cacheControl });
      },
    }),
  ];
}

/** What nobody has read is seen by its writer and by the team; undefined for everybody else. */
function cacheControlFor(
  { config }: Pick<Parts, 'config'>,
  { website, member, siteUser }: FastifyRequest,
  picture: FoundPicture,
  token: string,
): string | undefined {
  if (picture.isPublished && showsReviews(website)) return PUBLIC;
  const isOfTeam = member?.rights.has('reviews.moderate') === true;
  const isOfWriter =
    orderOfToken(config.secrets, website.id, token) === picture.orderId ||
    (siteUser !== undefined && emailKey(siteUser.email) === picture.emailKey);
  return isOfTeam || isOfWriter ? 'private, no-store' : undefined;
}
