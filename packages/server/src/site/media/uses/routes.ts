import { Type } from '@sinclair/typebox';
import {
  createCalls,
  describeDocuments,
  type EditContext,
  readDocument,
  trashDocument,
} from '../../../platform/editing/index.ts';
import type { Feature } from '../../../platform/feature.ts';
import { defineRoute, type Route, refused } from '../../../platform/http/index.ts';
import { Id } from '../../../platform/id.ts';
import { PAGE_SIZE, ROWS_TO_FETCH } from '../../../platform/page.ts';
import type { Parts } from '../../../platform/parts.ts';
import { assetDocument } from '../editing/document.ts';
import { selectListed } from '../editing/store.ts';
import { mediaMessages } from '../messages.ts';
import { readAssets } from '../store.ts';
import { selectUses } from './store.ts';
import { UNUSED_AFTER_MS } from './unused.ts';

/** How many files one call puts into the trash. */
const SLICE_SIZE = 100;

const UsesAnswer = Type.Object({
  uses: Type.Array(
    Type.Object({
      kind: Type.String({ description: 'Of the document that names the file: `product`, `page`, `item` …' }),
      id: Type.String(),
      title: Type.Union([Type.String(), Type.Null()], {
        description: 'Null for what has no title, and for what the member may not read',
      }),
      isTrashed: Type.Boolean({ description: 'It is in the trash, from where it can come back' }),
      isGone: Type.Boolean({
        description: 'It was deleted for good, but people who bought it may still fetch the file',
      }),
    }),
  ),
  nextAfter: Type.Union([Type.String(), Type.Null()], {
    description: 'Ask again with it as `after`; null at the end',
  }),
});

const CleanAnswer = Type.Object({
  trashed: Type.Integer(),
  isDone: Type.Boolean({ description: 'If not, ask again with `after`' }),
  after: Type.Union([Type.String(), Type.Null()]),
});

/** Where a file is used, and what to do with those that are used nowhere. */
export function useRoutes(parts: Parts, features: readonly Feature[]): Route[] {
  const { database, clock } = parts;
  const kinds = features.flatMap(({ documents = [] }) => documents);
  const calls = createCalls(parts, assetDocument);
  return [
    defineRoute({
      ...calls.reading,
      path: '/api/files/:id/uses',
      summary: 'The documents that use a file, drafts and the trash included.',
      schema: {
        params: Type.Object({ id: Id }),
        query: Type.Object({ after: Type.Optional(Type.String({ maxLength: 300 })) }),
        answer: UsesAnswer,
      },
      refusals: { 404: mediaMessages.lost },
      handle: async ({ website, member, params, query }) => {
        const [asset] = await readAssets(database, website.id, [params.id]);
        if (!asset) return refused(404, mediaMessages.lost);
        const place = { after: query.after === undefined ? undefined : keyOf(query.after), limit: ROWS_TO_FETCH };
        const found = await selectUses(database, website.id, asset.id, place);
        const shown = found.slice(0, PAGE_SIZE);
        const context = { connection: database, website, clock };
        const described = await describeDocuments(context, kinds, member.rights, shown);
        const last = found.length > PAGE_SIZE ? shown.at(-1) : undefined;
        return {
          uses: described.map((use) => ({ ...use, title: use.title ?? null })),
          nextAfter: last ? `${last.kind}/${last.id}` : null,
        };
      },
    }),
    defineRoute({
      ...calls.changing,
      method: 'POST',
      path: '/api/unused-files/trash',
      summary: `Puts files that nothing has used for a day since they were uploaded into the trash, up to ${SLICE_SIZE} at a time.`,
      schema: { body: Type.Object({ after: Type.Optional(Id) }), answer: CleanAnswer },
      handle: async (request) => {
        const { website, body } = request;
        const unusedSince = new Date(clock.now().getTime() - UNUSED_AFTER_MS);
        const place = { after: body.after, unusedSince, limit: SLICE_SIZE + 1 };
        const everything = { search: undefined, folderId: undefined, kind: undefined, isPrivate: undefined };
        const found = await selectListed(database, website.id, { ...everything, ...place });
        const slice = found.slice(0, SLICE_SIZE);
        let trashed = 0;
        for (const { id } of slice) {
          const isTrashed = await database.transaction((connection) => trash(calls.context(request, connection), id));
          if (isTrashed) trashed += 1;
        }
        return { trashed, isDone: found.length <= SLICE_SIZE, after: slice.at(-1)?.id ?? null };
      },
    }),
  ];
}

/** False for a file that somebody has changed or begun to use in between. */
async function trash(context: EditContext, id: string): Promise<boolean> {
  const document = await readDocument(context, assetDocument, id);
  return document !== undefined && (await trashDocument(context, assetDocument, id, document.version)).ok;
}

function keyOf(after: string) {
  const slash = after.indexOf('/');
  return { kind: after.slice(0, slash), id: after.slice(slash + 1) };
}
