import { Readable } from 'node:stream';
import { defineRoute, type Route, siteAddress } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { feedEntries } from './entries.ts';
import { feedXml } from './xml.ts';

/** The feed that shopping searches read, in the layout of Google's product data: RSS 2.0 with fields of `g:`. */
export function feedRoute({ config, database }: Parts): Route {
  return defineRoute({
    method: 'GET',
    path: '/api/commerce/product-feed.xml',
    summary: 'The published products for shopping searches, as RSS 2.0 with fields of Google’s product data.',
    access: { kind: 'anyone' },
    forgery: 'safe',
    // It reads the whole catalogue; a shopping search asks a few times a day.
    limit: 'search',
    impersonal: true,
    schema: {},
    handle: (request, reply) => {
      const { website, language } = request;
      const origin = siteAddress(config, request);
      const entries = feedEntries(database, { website, language, origin });
      return reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
        .send(Readable.from(feedXml({ title: website.name, link: origin }, entries)));
    },
  });
}
