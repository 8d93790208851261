import { createCalls, type DocumentKind } from '../../../platform/editing/index.ts';
import { defineRoute, type Route } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { itemDocument, pageDocument } from '../../content/index.ts';
import { renderingOf } from '../door.ts';
import { brokenLinks } from './broken-links.ts';
import { LinksAnswer, LinksBody } from './schema.ts';

/** What is checked before something with links is published. */
export function linkRoutes(parts: Parts): Route[] {
  return [pageDocument, itemDocument].map((kind) => linkRoute(parts, kind));
}

function linkRoute(parts: Parts, kind: DocumentKind): Route {
  const { changing } = createCalls(parts, kind);
  return defineRoute({
    ...changing,
    method: 'POST',
    path: `/api/${kind.kind}-links`,
    limit: 'canvas',
    summary: `Which links of ${kind.words.many} to the website itself lead nowhere; nothing is changed.`,
    schema: { body: LinksBody, answer: LinksAnswer },
    examples: [{ body: { paths: ['/about', '/shop/p/vase'] } }],
    async handle({ website, body }) {
      const { theme } = await (await renderingOf(parts)).theme({ website });
      const isThemePage = (name: string) => theme.pages.has(name);
      const context = { connection: parts.database, website, now: parts.clock.now(), isThemePage };
      return { broken: await brokenLinks(context, body.paths) };
    },
  });
}
