import { NotFoundError } from '@awning/site-model';
import { Type } from '@sinclair/typebox';
import type { Feature } from '../../platform/feature.ts';
import { defineRoute, pathOf, type Route, refused } from '../../platform/http/index.ts';
import { Id, isId } from '../../platform/id.ts';
import type { Parts } from '../../platform/parts.ts';
import { assetUrl, contentTag } from './asset.ts';
import { factsOf } from './editing/document.ts';
import { assetFacts } from './editing/schema.ts';
import { mediaMessages } from './messages.ts';
import { chooseFile, original, sendFile } from './send-file.ts';
import { readAssets, selectPublicByName } from './store.ts';
import { askForWidths } from './tasks.ts';
import { uploadRoutes } from './upload/routes.ts';
import { useRoutes } from './uses/routes.ts';
import { askedWidth } from './widths.ts';

export function mediaRoutes(parts: Parts, features: readonly Feature[]): Route[] {
  return [
    publicRoute(parts),
    nameRoute(parts),
    teamRoute(parts),
    factsRoute(parts),
    ...uploadRoutes(parts),
    ...useRoutes(parts, features),
  ];
}

/** What visitors see. The name in the address is for people and search engines; the id finds the file. */
function publicRoute(parts: Parts): Route {
  const { jobs, database } = parts;
  return defineRoute({
    method: 'GET',
    path: '/s/:assetId/:content/:filename',
    access: { kind: 'anyone' },
    openWhileClosed: true,
    forgery: 'safe',
    limit: 'unlimited',
    impersonal: true,
    schema: {
      params: Type.Object({ assetId: Type.String(), content: Type.String(), filename: Type.String() }),
      query: Type.Object({ format: Type.Optional(Type.String()) }),
    },
    async handle(request, reply) {
      const { assetId, content } = request.params;
      const { format } = request.query;
      const [asset] = isId(assetId) ? await readAssets(database, request.website.id, [assetId]) : [];
      if (!asset || asset.isPrivate) throw new NotFoundError(pathOf(request));
      // A link from before the file was replaced leads to what it is now.
      if (content !== contentTag(asset)) {
        const width = askedWidth(format);
        const target = `${assetUrl(asset)}${width === undefined ? '' : `?format=${width}w`}`;
        return reply.header('cache-control', 'public, max-age=10').redirect(target, 302);
      }
      const choice = chooseFile(asset, format, request.headers.accept);
      if (choice.isMissing) {
        await askForWidths(jobs, database, { websiteId: request.website.id, contentId: asset.contentId });
      }
      const cacheControl = choice.isMissing ? 'public, max-age=10' : 'public, max-age=31536000, immutable';
      reply.header('vary', 'Accept');
      return await sendFile(parts, request, reply, asset, choice, cacheControl);
    },
  });
}

/** Themes and links from elsewhere name a file as it was uploaded. The latest one of that name counts. */
function nameRoute({ database }: Parts): Route {
  return defineRoute({
    method: 'GET',
    path: '/s/:filename',
    access: { kind: 'anyone' },
    openWhileClosed: true,
    forgery: 'safe',
    limit: 'unlimited',
    impersonal: true,
    schema: {
      params: Type.Object({ filename: Type.String() }),
      query: Type.Object({ format: Type.Optional(Type.String()) }),
    },
    async handle(request, reply) {
      const asset = await selectPublicByName(database, request.website.id, request.params.filename);
      if (!asset) throw new NotFoundError(pathOf(request));
      const width = askedWidth(request.query.format);
      const target = `${assetUrl(asset)}${width === undefined ? '' : `?format=${width}w`}`;
      return reply.header('cache-control', 'public, max-age=10').redirect(target, 302);
    },
  });
}

/** For the team also what is private. */
function teamRoute(parts: Parts): Route {
  return defineRoute({
    method: 'GET',
    path: '/api/files/:id/content',
    summary: 'Reads the bytes of a file, also of a private one; with `Range` a part of them.',
    access: { kind: 'team', right: 'files.edit' },
    forgery: 'safe',
    limit: 'unlimited',
    schema: { params: Type.Object({ id: Id }) },
    refusals: { 404: mediaMessages.lost },
    async handle(request, reply) {
      const [asset] = await readAssets(parts.database, request.website.id, [request.params.id]);
      if (!asset) return refused(404, mediaMessages.lost);
      return await sendFile(parts, request, reply, asset, original, 'private, no-store');
    },
  });
}

/** What was found in the bytes of a file, which its document does not hold. */
function factsRoute({ database }: Parts): Route {
  return defineRoute({
    method: 'GET',
    path: '/api/files/:id/facts',
    summary: 'What a file is: kind, size, address, and whether the widths of a picture are made.',
    access: { kind: 'team', right: 'files.edit' },
    forgery: 'safe',
    limit: 'unlimited',
    schema: { params: Type.Object({ id: Id }), answer: Type.Object({ filename: Type.String(), ...assetFacts }) },
    refusals: { 404: mediaMessages.lost },
    async handle({ website, params }) {
      const [asset] = await readAssets(database, website.id, [params.id]);
      return asset ? { filename: asset.filename, ...factsOf(asset) } : refused(404, mediaMessages.lost);
    },
  });
}
