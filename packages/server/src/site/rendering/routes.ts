import { NotFoundError } from '@awning/site-model';
import { Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  defineRoute,
  hasTag,
  nothingAt,
  ownerFrameHeaders,
  ownerFramePage,
  pathOf,
  type Route,
  tooManyError,
  tooManyText,
} from '../../platform/http/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { addressIn } from '../../platform/website/index.ts';
import { renderingOf } from './door.ts';
import { withoutEmptyFilters } from './listing-query.ts';
import { refuseStrangers } from './page-gate.ts';
import type { Redirect } from './page-model/page.ts';
import { pageRequest, wantsCanvas } from './page-request.ts';
import { previewedWebsite, previewPage } from './preview.ts';
import { sendPage } from './send-page.ts';
import { serviceSprite, serviceSpriteHash } from './theme/service-sprite.ts';
import { readThemeFile } from './theme-files.ts';

const reading = {
  method: 'GET',
  access: { kind: 'anyone' },
  forgery: 'safe',
  limit: 'unlimited',
  impersonal: true,
} as const;
/** Anybody may read them, and the canvas needs them: its sealed document has an origin of its own. */
const openToOrigins = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  // Before something is published, the sealed document tells how much is loaded.
  'timing-allow-origin': '*',
};
/** What a password or an account opened must not be read by the next person at the browser, nor be found. */
const ofOneVisitor = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };
const forever = 'public, max-age=31536000, immutable';
const PageQuery = Type.Object({}, { additionalProperties: true });

export function renderingRoutes(parts: Parts): Route[] {
  return [
    searchRoute(parts),
    ownerCodeRoute(parts),
    styleRoute(parts),
    ...fileRoutes(parts),
    spriteRoute,
    homeRoute(parts),
    pageRoute(parts),
  ];
}

function searchRoute(parts: Parts): Route {
  return defineRoute({
    ...reading,
    path: '/search',
    limit: 'search',
    schema: { query: PageQuery },
    async handle(request, reply) {
      const rendering = await renderingOf(parts);
      return sendPage(request, reply, await rendering.search(pageRequest(parts, request)));
    },
  });
}

/** The frame of an embed block. It has no origin of its own and acts neither for the visitor nor for the page. */
function ownerCodeRoute(parts: Parts): Route {
  return defineRoute({
    ...reading,
    path: '/embed/:area/:block',
    schema: {
      params: Type.Object({ area: Type.String({ maxLength: 250 }), block: Type.String({ maxLength: 64 }) }),
      query: Type.Object({ v: Type.Optional(Type.String()) }),
    },
    async handle(request, reply) {
      const { area, block } = request.params;
      const rendering = await renderingOf(parts);
      const found = await rendering.ownerCode(pageRequest(parts, request), { area, blockId: block });
      if (found === undefined) throw new NotFoundError(pathOf(request));
      const { code, guarded } = found;
      if (guarded && (await refuseStrangers(parts, request, reply, guarded))) return reply;
      const headers = { ...ownerFrameHeaders, ...(guarded && ofOneVisitor) };
      return reply.headers(headers).type('text/html; charset=utf-8').send(ownerFramePage(code));
    },
  });
}

/**
 * The page names the style sheet with its hash, so a request with the right hash may be cached forever. What only the
 * holder of a preview link may see is not kept.
 */
function styleRoute(parts: Parts): Route {
  return defineRoute({
    ...reading,
    openWhileClosed: true,
    path: '/site.css',
    schema: {
      query: Type.Object({
        v: Type.Optional(Type.String()),
        preview: Type.Optional(Type.String({ description: 'The link of a draft of the theme settings' })),
      }),
    },
    async handle(request, reply) {
      const { website, query } = request;
      const rendering = await renderingOf(parts);
      const draft = query.preview && (await previewedWebsite(parts, website, query.preview));
      if (query.preview && !draft) throw new NotFoundError(pathOf(request));
      const { css, cssHash } = await rendering.theme(draft ? { website: draft } : request);
      const sent = reply.type('text/css; charset=utf-8');
      if (draft) return sent.headers({ ...openToOrigins, 'cache-control': 'private, no-store' }).send(css);
      return sendHashed(request, sent, css, cssHash);
    },
  });
}

function fileRoutes(parts: Parts): Route[] {
  return (['assets', 'scripts'] as const).map((kind) =>
    defineRoute({
      ...reading,
      openWhileClosed: true,
      path: `/${kind}/*`,
      schema: { params: Type.Object({ '*': Type.String() }), query: Type.Object({ v: Type.Optional(Type.String()) }) },
      async handle(request, reply) {
        const rendering = await renderingOf(parts);
        const { theme, system } = await rendering.theme(request);
        const name = request.params['*'];
        const file = (await readThemeFile(theme, kind, name)) ?? (await readThemeFile(system, kind, name));
        if (file === undefined) throw new NotFoundError(pathOf(request));
        return sendHashed(request, reply.type(file.type), file.content, file.hash);
      },
    }),
  );
}

/** Themes name the signs of social networks by this address. */
const spriteRoute = defineRoute({
  ...reading,
  openWhileClosed: true,
  path: '/universal/svg/social-accounts.svg',
  schema: { query: Type.Object({ v: Type.Optional(Type.String()) }) },
  handle: (request, reply) => sendHashed(request, reply.type('image/svg+xml'), serviceSprite, serviceSpriteHash),
});

/** Cached forever with the right hash; with an old one or none the browser revalidates each time. */
function sendHashed(
  request: FastifyRequest<{ Querystring: { v?: string } }>,
  reply: FastifyReply,
  content: string | Buffer,
  hash: string,
): FastifyReply {
  const etag = `W/"${hash}"`;
  reply.headers({ ...openToOrigins, etag, 'cache-control': request.query.v === hash ? forever : 'public, no-cache' });
  return hasTag(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(content);
}

function homeRoute(parts: Parts): Route {
  return { ...pageRoute(parts), path: '/' };
}

/** A browser asks again each time, because something new may come to the old address. Campaigns mark links by a query. */
function sendRedirect(request: FastifyRequest, reply: FastifyReply, { location, status }: Redirect): FastifyReply {
  const [address = '', ...fragment] = location.split(/(?=#)/);
  const query = queryOf(request);
  const joined = address.includes('?') ? query.replace('?', '&') : query;
  return reply.header('cache-control', 'private, no-cache').redirect([address, joined, ...fragment].join(''), status);
}

/** To the address without the filters that a form left empty, which is shared and bookmarked. */
function sendTidied(request: FastifyRequest, reply: FastifyReply, query: string): FastifyReply {
  const { website, language } = request;
  // A second slash at the beginning would lead to another host.
  const path = pathOf(request).replace(/^\/+/, '/');
  return reply
    .header('cache-control', 'private, no-cache')
    .redirect(addressIn(website, language, `${path}${query}`), 302);
}

function queryOf(request: FastifyRequest): string {
  return request.url.slice(pathOf(request).length);
}

/** A list that a visitor sorts, filters or pages through is computed anew for every input, like the search. */
async function countListing(request: FastifyRequest): Promise<void> {
  const seconds = await request.server.takeTry('search', request);
  if (seconds > 0) throw tooManyError(seconds, tooManyText(request.textLanguage));
}

/** Every address without another route is a page of the website, or 404. */
function pageRoute(parts: Parts): Route {
  return defineRoute({
    ...reading,
    path: '/*',
    schema: { query: PageQuery },
    async handle(request, reply) {
      const rendering = await renderingOf(parts);
      const asked = pageRequest(parts, request);
      const preview = asked.query['preview'] && (await previewPage(parts, asked, asked.query['preview']));
      if (!preview && wantsCanvas(request)) throw nothingAt(request);
      const guarded = preview ? undefined : await rendering.guardedPage(asked);
      if (guarded && (await refuseStrangers(parts, request, reply, guarded))) return reply;
      const page = preview || (await rendering.page(asked, () => countListing(request)));
      if (page === undefined) throw nothingAt(request);
      if ('kind' in page) return sendRedirect(request, reply, page);
      const tidied = withoutEmptyFilters(queryOf(request));
      if (tidied !== undefined) return sendTidied(request, reply, tidied);
      if (!preview && !guarded) request.lasting = { answer: page, keeper: rendering.kept };
      return sendPage(request, reply, page, guarded && ofOneVisitor);
    },
  });
}
