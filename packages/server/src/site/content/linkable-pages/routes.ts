import { navigationLimits } from '@awning/site-model';
import { Type } from '@sinclair/typebox';
import { defineRoute, type Route } from '../../../platform/http/index.ts';
import { Id, isId } from '../../../platform/id.ts';
import { page, pageOf, ROWS_TO_FETCH } from '../../../platform/page.ts';
import type { Parts } from '../../../platform/parts.ts';
import { primaryLanguage } from '../../../platform/website/index.ts';
import { selectLinkablePages } from '../editing/navigation/store.ts';

/** More would be too long for an address. */
const MAX_IDS = 50;
const ID_WITH_COMMA = 37;

const oneOf = <Name extends string>(...names: readonly Name[]) => Type.Union(names.map((name) => Type.Literal(name)));

const Row = Type.Object({
  id: Type.String(),
  title: Type.String(),
  slug: Type.String(),
  kind: oneOf('page', 'collection', 'store', 'folder', 'index'),
  status: oneOf('published', 'Draft', 'Disabled', 'Trash'),
  isHomepage: Type.Boolean(),
});

export function linkablePagesRoutes({ database }: Parts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/linkable-pages',
      summary: 'Everything that has an address of its own, for menus: pages, collections, folders and indexes.',
      access: { kind: 'team', right: 'pages.edit' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: {
        query: Type.Object(
          {
            after: Type.Optional(Id),
            search: Type.Optional(Type.String({ maxLength: 200 })),
            place: Type.Optional(
              Type.Union([Type.Literal('menu'), Type.Literal('none')], {
                description:
                  'menu: those in a menu, all of them, also if they are in the trash; none: those in no menu',
              }),
            ),
            ids: Type.Optional(
              Type.String({
                maxLength: MAX_IDS * ID_WITH_COMMA,
                description: `Those with the ids, also if they are in the trash, by their own titles; separated by commas, at most ${MAX_IDS}`,
              }),
            ),
          },
          { additionalProperties: false },
        ),
        answer: page('rows', Row),
      },
      handle: async ({ website, query: { after, search, place, ids } }) => {
        const wanted = ids?.split(',').filter(isId);
        const found = await selectLinkablePages(database, website.id, {
          after,
          language: primaryLanguage(website),
          search: search?.trim() || undefined,
          place,
          ids: wanted,
          limit: wanted?.length ?? (place === 'menu' ? navigationLimits.entries : ROWS_TO_FETCH),
        });
        const rows = found.map((row) => ({ ...row, title: row.title ?? '' }));
        return place === 'menu' || wanted ? { rows, nextAfter: null } : pageOf(rows);
      },
    }),
  ];
}
