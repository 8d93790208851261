import path from 'node:path';
import { NotFoundError } from '@awning/site-model';
import { Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../../log.ts';
import { pathOf } from '../request/request.ts';
import { chooseEncoding } from '../responses/compression.ts';
import { hasTag } from '../responses/entity-tag.ts';
import { defineRoute, type Route } from '../routing/route.ts';
import { type AssetFile, openAssetFolder } from './asset-folder.ts';

/** File names contain a hash of the content, so a browser never has to ask again. */
const FOREVER = 'public, max-age=31536000, immutable';

const bundles = ['storefront', 'editor'] as const;

/**
 * Serves the built bundles of visitor pages and the back office: `dist/<bundle>/assets/<bundle>/…` at
 * `/assets/<bundle>/…`.
 */
export function assetRoutes(distFolder: string, log: Log): Promise<Route[]> {
  return Promise.all(bundles.map((bundle) => assetRoute(distFolder, bundle, log)));
}

async function assetRoute(distFolder: string, bundle: string, log: Log): Promise<Route> {
  const folder = await openAssetFolder(path.join(distFolder, bundle, 'assets', bundle), log);
  return defineRoute({
    method: 'GET',
    path: `/assets/${bundle}/*`,
    access: { kind: 'anyone' },
    openWhileClosed: true,
    forgery: 'safe',
    limit: 'unlimited',
    anyHost: true,
    schema: { params: Type.Object({ '*': Type.String() }) },
    handle: async (request, reply) => {
      const file = await folder.find(request.params['*']);
      if (!file) throw new NotFoundError(pathOf(request));
      return sendFile(request, reply, file);
    },
  });
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, file: AssetFile): Promise<FastifyReply> {
  reply.headers({ 'cache-control': FOREVER, etag: file.etag, vary: 'accept-encoding', 'content-type': file.type });
  if (hasTag(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const compressed = encoding && file[encoding];
  if (compressed) return reply.header('content-encoding', encoding).send(compressed);
  return reply.send(file.content);
}
