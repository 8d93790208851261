import { Type } from '@sinclair/typebox';
import { auditedBy, writeAudit } from '../../../platform/database/index.ts';
import { Done } from '../../../platform/done.ts';
import { defineRoute, type Route, refused } from '../../../platform/http/index.ts';
import { Id } from '../../../platform/id.ts';
import type { Parts } from '../../../platform/parts.ts';
import { makeHomepage } from '../content.ts';
import { contentMessages } from '../messages.ts';
import { lockHomepage, selectHomepage, selectHomepageChoice } from './store.ts';

/** Which page is the home page. That is no part of any page, since it changes two at a time. */
export function homepageRoutes({ database, clock }: Parts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/website/homepage',
      summary: 'The page that visitors see first; null if there is none.',
      access: { kind: 'team', right: 'pages.edit' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { answer: Type.Object({ pageId: Type.Union([Type.String(), Type.Null()]) }) },
      handle: async ({ website }) => ({ pageId: (await selectHomepage(database, website.id)) ?? null }),
    }),
    defineRoute({
      method: 'PUT',
      path: '/api/website/homepage',
      summary: 'Makes a page the home page; the one before is an ordinary page from then on.',
      access: { kind: 'team', right: 'pages.edit' },
      forgery: 'crumb',
      limit: 'team-change',
      schema: { body: Type.Object({ pageId: Id }), answer: Done },
      refusals: { 404: contentMessages.noCollection, 409: contentMessages.homepageIsHidden },
      handle: ({ website, member, body: { pageId } }) =>
        database.transaction(async (connection) => {
          await lockHomepage(connection, website.id);
          const page = await selectHomepageChoice(connection, website.id, pageId);
          if (!page) return refused(404, contentMessages.noCollection);
          if (!page.isShown) return refused(409, contentMessages.homepageIsHidden);
          if (page.isHomepage) return { ok: true };
          const before = await makeHomepage(connection, website.id, pageId);
          await writeAudit(connection, {
            ...auditedBy(clock, website.id, member),
            what: 'website.homepageChanged',
            subject: `page/${pageId}`,
            before: { pageId: before ?? null },
            after: { pageId },
          });
          return { ok: true };
        }),
    }),
  ];
}
