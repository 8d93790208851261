import { Type } from '@sinclair/typebox';
import { createCalls, describeDocuments } from '../../../platform/editing/index.ts';
import { defineRoute, type Route, refused } from '../../../platform/http/index.ts';
import { IdParams } from '../../../platform/id.ts';
import { PAGE_SIZE, ROWS_TO_FETCH } from '../../../platform/page.ts';
import type { Parts } from '../../../platform/parts.ts';
import { formDocument } from '../editing/document.ts';
import { selectEditedForm } from '../editing/store.ts';
import { selectFormUses } from './store.ts';

const UsesAnswer = Type.Object({
  uses: Type.Array(
    Type.Object({
      kind: Type.String({
        description: 'Of the document: `page`, `item`, `product`, `field` (an area of all pages) …',
      }),
      id: Type.String(),
      title: Type.Union([Type.String(), Type.Null()], {
        description: 'Null for what has no title, and for what the member may not read',
      }),
      isTrashed: Type.Boolean({ description: 'It is in the trash, from where it can come back' }),
    }),
  ),
  nextAfter: Type.Union([Type.String(), Type.Null()], {
    description: 'Ask again with it as `after`; null at the end',
  }),
});

/** Where a form is used. */
export function useRoutes(parts: Parts): Route[] {
  const { database, clock, documents = [] } = parts;
  const { reading, gone } = createCalls(parts, formDocument);
  return [
    defineRoute({
      ...reading,
      path: '/api/forms/:id/uses',
      summary: 'The pages, posts and areas that show a form to visitors, and the products that ask its questions.',
      schema: {
        params: IdParams,
        query: Type.Object({ after: Type.Optional(Type.String({ maxLength: 300 })) }),
        answer: UsesAnswer,
      },
      refusals: gone,
      handle: async ({ website, member, params, query }) => {
        const form = await selectEditedForm(database, website.id, params.id);
        if (!form) return refused(404, gone[404], { extra: { reason: 'gone' } });
        const after = query.after === undefined ? undefined : keyOf(query.after);
        const found = await selectFormUses(database, website.id, params.id, { after, limit: ROWS_TO_FETCH });
        const shown = found.slice(0, PAGE_SIZE);
        const context = { connection: database, website, clock };
        const described = await describeDocuments(context, documents, member.rights, shown);
        const last = found.length > PAGE_SIZE ? shown.at(-1) : undefined;
        return {
          uses: described.map(({ kind, id, title = null, isTrashed }) => ({ kind, id, title, isTrashed })),
          nextAfter: last ? `${last.kind}/${last.id}` : null,
        };
      },
    }),
  ];
}

function keyOf(after: string) {
  const slash = after.indexOf('/');
  return { kind: after.slice(0, slash), id: after.slice(slash + 1) };
}
