import { Readable } from 'node:stream';
import { NotFoundError } from '@awning/site-model';
import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { defineRoute, pathOf, type Route, siteAddress } from '../../platform/http/index.ts';
import { Id } from '../../platform/id.ts';
import type { Parts } from '../../platform/parts.ts';
import { addressIn } from '../../platform/website/index.ts';
import { renderingOf } from '../rendering/index.ts';
import { partLength } from './parts.ts';
import { pageEntries, publicPages, type SitemapRequest, sourceEntries } from './sitemap-entries.ts';
import { type SitemapEntry, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';
import type { SitemapSource } from './source.ts';

const reading = { method: 'GET', access: { kind: 'anyone' }, forgery: 'safe', impersonal: true } as const;

export function sitemapRoutes(parts: Parts, sources: readonly SitemapSource[]): Route[] {
  return [robotsRoute(parts), sitemapRoute(parts, sources)];
}

/** Pages that search engines need not fetch: each visitor sees another one. */
const personalPaths = ['/cart', '/checkout', '/account', '/search'];

function robotsRoute({ config }: Parts): Route {
  return defineRoute({
    ...reading,
    path: '/robots.txt',
    limit: 'unlimited',
    openWhileClosed: true,
    schema: {},
    handle: (request, reply) => {
      const { website } = request;
      const closed = ['Disallow: /'];
      const languages = website.languages.filter(({ enabled }) => enabled);
      const personal = languages.flatMap(({ code }) => personalPaths.map((path) => addressIn(website, code, path)));
      const open = [
        ...['/config', '/api/', ...personal].map((path) => `Disallow: ${path}`),
        'Allow: /api/commerce/product-feed.xml',
        '',
        `Sitemap: ${siteAddress(config, request)}/sitemap.xml`,
      ];
      const lines = ['User-agent: *', ...(website.settings.isClosed ? closed : open)];
      return reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, no-cache')
        .send(`${lines.join('\n')}\n`);
    },
  });
}

const SitemapQuery = Type.Object({
  part: Type.Optional(Type.String({ maxLength: 40 })),
  from: Type.Optional(Id),
});

/** The whole website in one file or, if that is too much for the protocol, a list of parts. */
function sitemapRoute(parts: Parts, sources: readonly SitemapSource[]): Route {
  return defineRoute({
    ...reading,
    path: '/sitemap.xml',
    // It reads the ids of everything; a search engine asks a few times a day.
    limit: 'search',
    schema: { query: SitemapQuery },
    async handle(request, reply) {
      const wanted = await sitemapRequest(parts, request);
      const pages = await publicPages(wanted);
      const { part, from } = request.query;
      const xml =
        part === undefined ? await wholeXml(wanted, sources, pages) : partXml(wanted, sources, pages, { part, from });
      if (xml === undefined) throw new NotFoundError(pathOf(request));
      return reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
        .send(typeof xml === 'string' ? xml : Readable.from(xml));
    },
  });
}

async function sitemapRequest(parts: Parts, request: FastifyRequest): Promise<SitemapRequest> {
  const { config, clock, database } = parts;
  const rendering = await renderingOf(parts);
  const { theme } = await rendering.theme(request);
  return {
    connection: database,
    website: request.website,
    origin: siteAddress(config, request),
    now: clock.now(),
    templates: theme.pages,
  };
}

type Pages = Awaited<ReturnType<typeof publicPages>>;

async function wholeXml(
  wanted: SitemapRequest,
  sources: readonly SitemapSource[],
  pages: Pages,
): Promise<string | AsyncGenerator<string>> {
  const { connection, website, now, origin } = wanted;
  const every = lengthFor(wanted);
  const collectionIds = pages.map(({ id }) => id);
  const starts = await Promise.all(
    sources.map(async (source) => ({
      source,
      ids: await source.starts(connection, website.id, { now, collectionIds, every }),
    })),
  );
  if (starts.every(({ ids }) => ids.length <= 1)) {
    const first = starts.flatMap(({ source, ids: [from] }) =>
      from === undefined ? [] : [sourceEntries(wanted, source, pages, { from, length: every })],
    );
    return sitemapXml(allOf([pageEntries(wanted, pages), ...first]));
  }
  const address = (query: Readonly<Record<string, string>>) =>
    `${origin}/sitemap.xml?${new URLSearchParams(query).toString()}`;
  return sitemapIndexXml([
    address({ part: 'pages' }),
    ...starts.flatMap(({ source, ids }) => ids.map((from) => address({ part: source.name, from }))),
  ]);
}

function partXml(
  wanted: SitemapRequest,
  sources: readonly SitemapSource[],
  pages: Pages,
  { part, from }: { readonly part: string; readonly from: string | undefined },
): AsyncGenerator<string> | undefined {
  if (part === 'pages') return sitemapXml(pageEntries(wanted, pages));
  const source = sources.find(({ name }) => name === part);
  if (source === undefined || from === undefined) return undefined;
  return sitemapXml(sourceEntries(wanted, source, pages, { from, length: lengthFor(wanted) }));
}

function lengthFor({ website }: SitemapRequest): number {
  return partLength(website.languages.filter(({ enabled }) => enabled).length);
}

async function* allOf(lists: readonly AsyncIterable<SitemapEntry>[]): AsyncGenerator<SitemapEntry> {
  for (const list of lists) yield* list;
}
