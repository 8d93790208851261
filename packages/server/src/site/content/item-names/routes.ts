import { Type } from '@sinclair/typebox';
import { defineRoute, type Route } from '../../../platform/http/index.ts';
import { Id } from '../../../platform/id.ts';
import type { Parts } from '../../../platform/parts.ts';
import { selectItemNames } from './store.ts';

const Names = Type.Array(Type.String());
/** What a field can offer; who looks for another name types it. */
const MAX_NAMES = 250;
const ITEMS_READ = 500;

export function itemNamesRoutes({ database }: Parts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/item-names',
      summary: 'The categories and tags of the newest items of a page, to choose from.',
      access: { kind: 'team', right: 'items.edit' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: {
        query: Type.Object({ collectionId: Id }, { additionalProperties: false }),
        answer: Type.Object({ categories: Names, tags: Names }),
      },
      handle: async ({ website, query: { collectionId } }) =>
        await selectItemNames(database, website.id, { collectionId, items: ITEMS_READ, limit: MAX_NAMES }),
    }),
  ];
}
