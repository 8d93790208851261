import type { Connection } from '../database/index.ts';
import { Done } from '../done.ts';
import { defineRoute, type Route } from '../http/index.ts';
import { IdParams } from '../id.ts';
import { PAGE_SIZE, pageOf, ROWS_TO_FETCH } from '../page.ts';
import type { Parts } from '../parts.ts';
import { answerOf, type Calls } from './calls.ts';
import type { DocumentKind, ManyDocuments } from './document-kind.ts';
import * as editing from './editing.ts';
import { emptyTrash, TRASH_SLICE } from './empty-trash.ts';
import { editingMessages } from './messages.ts';
import * as schema from './schema.ts';
import * as store from './store.ts';

/** The calls for documents of which a website has many: list, create, copy, delete, and the trash. */
export function manyRoutes(parts: Parts, kind: DocumentKind, many: ManyDocuments<unknown>, calls: Calls): Route[] {
  return [...listRoutes(parts, kind, many, calls), ...trashRoutes(parts, kind, many, calls)];
}

function listRoutes(
  { database, clock }: Parts,
  kind: DocumentKind,
  many: ManyDocuments<unknown>,
  calls: Calls,
): Route[] {
  const { words } = kind;
  const { one, reading, changing, bodyLimit, gone, answer, edit } = calls;
  const copying = defineRoute({
    ...changing,
    method: 'POST',
    path: `${kind.path}/:id/duplicate`,
    summary: `Copies ${one}.`,
    schema: { params: IdParams, answer },
    refusals: gone,
    handle: (request) => edit(request, (context) => editing.duplicateDocument(context, kind, request.params.id)),
  });
  return [
    defineRoute({
      ...reading,
      path: kind.path,
      summary: `Lists ${words.many}, ${PAGE_SIZE} at a time.`,
      schema: { query: schema.listQuery(many), answer: schema.documentList(many) },
      handle: async ({ website, query }) => {
        const { after, search, ...filters } = query;
        const wanted = { after, search, filters, limit: ROWS_TO_FETCH };
        const listed = await many.list({ connection: database, website, clock }, wanted);
        const found = 'walkedTo' in listed ? listed : { rows: listed, walkedTo: null };
        const { rows, nextAfter } = pageOf(found.rows);
        const ids = rows.map(({ id }) => id);
        const states = await store.selectLatestStates(database, website.id, kind.kind, ids);
        const stateOf = new Map(states.map((state) => [state.id, state]));
        return {
          rows: rows.map((row) => ({ ...row, ...listedState(stateOf.get(row.id)) })),
          nextAfter: nextAfter ?? found.walkedTo,
        };
      },
    }),
    defineRoute({
      ...changing,
      ...bodyLimit,
      method: 'POST',
      path: kind.path,
      summary: `Creates ${one}.${kind.hasDrafts ? ' Visitors see it once it is published.' : ''}`,
      schema: { body: schema.createBody(kind), answer },
      examples: [{ body: { body: kind.example } }],
      handle: (request) => edit(request, (context) => editing.createDocument(context, kind, request.body.body)),
    }),
    ...(many.copy ? [copying] : []),
  ];
}

function trashRoutes(parts: Parts, kind: DocumentKind, many: ManyDocuments<unknown>, calls: Calls): Route[] {
  const { database } = parts;
  const { one, team, reading, changing, gone, stale, answer, edit } = calls;
  // A separate path, because the others have an id in that position.
  const trash = `/api/trash/${kind.kind}`;
  return [
    defineRoute({
      ...changing,
      method: 'DELETE',
      path: `${kind.path}/:id`,
      summary: `Puts ${one} into the trash, unless something needs it.`,
      schema: { params: IdParams, query: schema.VersionQuery, answer: Done },
      refusals: { ...gone, ...stale },
      handle: async (request) => {
        const { params, query } = request;
        const outcome = await edit(request, (context) =>
          editing.trashDocument(context, kind, params.id, query.version),
        );
        return 'version' in outcome ? { ok: true } : outcome;
      },
    }),
    defineRoute({
      ...reading,
      path: trash,
      summary: `The ${kind.words.many} in the trash, the latest first.`,
      schema: { query: schema.PageQuery, answer: schema.TrashList },
      handle: async ({ website, query }) => {
        const { after } = query;
        const found = await store.selectTrashed(database, website.id, kind.kind, after, ROWS_TO_FETCH);
        const { rows, nextAfter } = pageOf(found);
        return {
          rows: rows.map((row) => ({
            id: row.id,
            title: many.title(editing.presentBody(kind, row)),
            trashedBy: row.author,
            trashedAt: row.at.toISOString(),
          })),
          nextAfter,
        };
      },
    }),
    defineRoute({
      ...changing,
      method: 'POST',
      path: `${kind.path}/:id/recover`,
      summary: `Takes ${one} out of the trash, as it was.`,
      schema: { params: IdParams, answer },
      refusals: { 409: editingMessages.notInTrash },
      handle: (request) => edit(request, (context) => editing.recoverDocument(context, kind, request.params.id)),
    }),
    defineRoute({
      ...changing,
      access: { ...team.access, fresh: true },
      method: 'DELETE',
      path: `${trash}/:id`,
      summary: `Deletes ${one} that is in the trash for good, with all its versions.`,
      schema: { params: IdParams, answer: Done },
      refusals: { 409: editingMessages.notInTrash },
      handle: async (request) => {
        const outcome = await database.transaction((connection) =>
          editing.purgeDocument(calls.context(request, connection), kind, request.params.id),
        );
        return outcome.ok ? { ok: true } : answerOf(kind, outcome);
      },
    }),
    defineRoute({
      ...changing,
      access: { ...team.access, fresh: true },
      method: 'DELETE',
      path: trash,
      summary: `Deletes the ${kind.words.many} in the trash for good, up to ${TRASH_SLICE} at a time. Ask again until it is done.`,
      schema: { query: schema.PageQuery, answer: schema.EmptiedTrash },
      handle: (request) => {
        const contextOf = (connection: Connection) => calls.context(request, connection);
        return emptyTrash({ database, contextOf, kind, many }, request.query.after);
      },
    }),
  ];
}

function listedState(state: store.LatestState | undefined) {
  return {
    version: state?.no ?? 0,
    hasDraft: state?.state === 'draft',
    changedBy: state?.author ?? null,
    changedAt: state?.at.toISOString() ?? null,
  };
}
