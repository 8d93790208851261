import { type Connection, isConflict, isDuplicate } from '../database/index.ts';
import {
  defineRoute,
  type Refusal,
  type Route,
  type RouteRequest,
  type RouteSchema,
  refused,
  underPlan,
} from '../http/index.ts';
import type { Parts } from '../parts.ts';
import { changesBetween } from './changes.ts';
import type { DocumentKind, EditContext } from './document-kind.ts';
import * as editing from './editing.ts';
import { editingMessages } from './messages.ts';
import * as schema from './schema.ts';
import * as store from './store.ts';

const PAGE_SIZE = 50;
const VERSIONS_AT_ONCE = 50;
const MAX_TRIES = 5;

type TeamRequest = Pick<RouteRequest<RouteSchema>, 'website' | 'member'>;

/** The team's calls for one kind of document. */
export function documentRoutes(parts: Parts, kind: DocumentKind): Route[] {
  const { database } = parts;
  const { path, words } = kind;
  // Apart from the others, since an id stands at that place of theirs.
  const trash = `/api/trash/${kind.kind}`;
  const team = { access: { kind: 'team', right: kind.right } } as const;
  const reading = { ...team, method: 'GET', forgery: 'safe', limit: 'unlimited' } as const;
  const changing = { ...team, forgery: 'crumb', limit: 'team-change' } as const;
  const gone = { 404: editingMessages.gone(kind) };
  const stale = { 409: editingMessages.stale('Somebody else') };
  const answer = schema.documentAnswer(kind);
  const edit = (request: TeamRequest, work: (context: EditContext) => Promise<editing.EditOutcome>) =>
    inTransaction(parts, kind, request, work);
  const findVersion = (key: store.Key, no: number | undefined) =>
    no === undefined ? store.selectLatest(database, key) : store.selectRevision(database, key, no);
  const bodyLimit = kind.bodyLimit === undefined ? {} : { bodyLimit: kind.bodyLimit };

  const routes: Route[] = [
    defineRoute({
      ...reading,
      path,
      summary: `Lists ${words.many}, ${PAGE_SIZE} at a time.`,
      schema: { query: schema.listQuery(kind), answer: schema.DocumentList },
      handle: async ({ website, query }) => {
        const { after, search, ...filters } = query;
        const wanted = { after, search, filters, limit: PAGE_SIZE + 1 };
        const page = pageOf(await kind.list({ connection: database, website }, wanted));
        const ids = page.rows.map(({ id }) => id);
        const states = await store.selectLatestStates(database, website.id, kind.kind, ids);
        const stateOf = new Map(states.map((state) => [state.id, state]));
        return {
          rows: page.rows.map((row) => ({ ...row, ...listedState(stateOf.get(row.id)) })),
          nextAfter: page.nextAfter,
        };
      },
    }),
    defineRoute({
      ...changing,
      ...bodyLimit,
      method: 'POST',
      path,
      summary: `Creates ${words.one}.${kind.hasDrafts ? ' Visitors see it once it is published.' : ''}`,
      schema: { body: schema.createBody(kind), answer },
      examples: [{ body: { body: kind.example } }],
      handle: (request) => edit(request, (context) => editing.createDocument(context, kind, request.body.body)),
    }),
    defineRoute({
      ...reading,
      path: `${path}/:id`,
      summary: `Reads ${words.one} with its version: the draft if there is one.`,
      schema: { params: schema.DocumentParams, answer },
      refusals: gone,
      handle: async ({ website, params }) => {
        const document = await editing.readDocument({ connection: database, website }, kind, params.id);
        return answerOf(kind, document ? { ok: true, document } : { ok: false, refusal: { reason: 'gone' } });
      },
    }),
    defineRoute({
      ...changing,
      ...bodyLimit,
      method: 'PUT',
      path: `${path}/:id`,
      summary: kind.hasDrafts ? `Saves a draft of ${words.one}.` : `Saves ${words.one}; it counts at once.`,
      schema: { params: schema.DocumentParams, body: schema.saveBody(kind), answer },
      refusals: { ...gone, ...stale },
      examples: [{ body: { version: 0, body: kind.example } }],
      handle: (request) =>
        edit(request, (context) => editing.saveDocument(context, kind, request.params.id, request.body)),
    }),
    defineRoute({
      ...changing,
      method: 'DELETE',
      path: `${path}/:id`,
      summary: `Puts ${words.one} into the trash, unless something needs it.`,
      schema: { params: schema.DocumentParams, query: schema.VersionQuery, answer: schema.Done },
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
      path: `${path}/:id/versions`,
      summary: `The versions of ${words.one}, the newest first.`,
      schema: { params: schema.DocumentParams, query: schema.EarlierQuery, answer: schema.VersionList },
      refusals: gone,
      handle: async ({ website, params, query }) => {
        const key = { websiteId: website.id, kind: kind.kind, id: params.id };
        const before = query.before ?? schema.MAX_NUMBER;
        const found = await store.selectEarlier(database, key, before, VERSIONS_AT_ONCE + 1);
        // What was never changed has no versions yet.
        const isThere =
          found.length > 0 || (await kind.load({ connection: database, website }, params.id)) !== undefined;
        if (!isThere) return refused(404, editingMessages.gone(kind));
        const shown = found.slice(0, VERSIONS_AT_ONCE);
        return {
          versions: shown.map(({ no, state, author, at }) => ({ no, state, by: author, at: at.toISOString() })),
          nextBefore: found.length > shown.length ? (shown.at(-1)?.no ?? null) : null,
        };
      },
    }),
    defineRoute({
      ...reading,
      path: `${path}/:id/version`,
      summary: `One version of ${words.one}, or the newest.`,
      schema: { params: schema.DocumentParams, query: schema.NumberQuery, answer: schema.versionAnswer(kind) },
      refusals: { 404: editingMessages.unknownVersion },
      handle: async ({ website, params, query }) => {
        const version = await findVersion({ websiteId: website.id, kind: kind.kind, id: params.id }, query.no);
        if (!version) return refused(404, editingMessages.unknownVersion);
        const { no, author, at } = version;
        return { no, body: editing.presentBody(kind, version), by: author, at: at.toISOString() };
      },
    }),
    defineRoute({
      ...reading,
      path: `${path}/:id/compare`,
      summary: `What differs between two versions of ${words.one}; without numbers the newest two.`,
      schema: { params: schema.DocumentParams, query: schema.CompareQuery, answer: schema.Comparison },
      refusals: { 404: editingMessages.unknownVersion },
      handle: async ({ website, params, query }) => {
        const key = { websiteId: website.id, kind: kind.kind, id: params.id };
        const to = await findVersion(key, query.to);
        const from = to && (await findVersion(key, query.from ?? Math.max(to.no - 1, 0)));
        // The first version of a new document has none before it.
        const before = from ?? (query.from === undefined ? to : undefined);
        if (!before || !to) return refused(404, editingMessages.unknownVersion);
        return { changes: changesBetween(editing.presentBody(kind, before), editing.presentBody(kind, to)) };
      },
    }),
    defineRoute({
      ...changing,
      method: 'POST',
      path: `${path}/:id/restore`,
      summary: `Saves an earlier version of ${words.one} as the newest.`,
      schema: { params: schema.DocumentParams, body: schema.RestoreBody, answer },
      refusals: { ...gone, ...stale },
      handle: (request) =>
        edit(request, (context) => editing.restoreVersion(context, kind, request.params.id, request.body)),
    }),
    defineRoute({
      ...reading,
      path: trash,
      summary: `The ${words.many} in the trash, the latest first.`,
      schema: { query: schema.PageQuery, answer: schema.TrashList },
      handle: async ({ website, query }) => {
        const { after } = query;
        const page = pageOf(await store.selectTrashed(database, website.id, kind.kind, after, PAGE_SIZE + 1));
        return {
          rows: page.rows.map((row) => ({
            id: row.id,
            title: kind.title(editing.presentBody(kind, row)),
            trashedBy: row.author,
            trashedAt: row.at.toISOString(),
          })),
          nextAfter: page.nextAfter,
        };
      },
    }),
    defineRoute({
      ...changing,
      method: 'POST',
      path: `${path}/:id/recover`,
      summary: `Takes ${words.one} out of the trash, as it was.`,
      schema: { params: schema.DocumentParams, answer },
      refusals: { 409: editingMessages.notInTrash },
      handle: (request) => edit(request, (context) => editing.recoverDocument(context, kind, request.params.id)),
    }),
    defineRoute({
      ...changing,
      access: { ...team.access, fresh: true },
      method: 'DELETE',
      path: `${trash}/:id`,
      summary: `Deletes ${words.one} that is in the trash for good, with all its versions.`,
      schema: { params: schema.DocumentParams, answer: schema.Done },
      refusals: { 409: editingMessages.notInTrash },
      handle: async (request) => {
        const isPurged = await database.transaction((connection) =>
          editing.purgeDocument(contextOf(parts, request, connection), kind, request.params.id),
        );
        return isPurged ? { ok: true } : answerOf(kind, { ok: false, refusal: { reason: 'notInTrash' } });
      },
    }),
  ];
  if (kind.hasDrafts) {
    routes.push(
      defineRoute({
        ...changing,
        method: 'POST',
        path: `${path}/:id/publish`,
        summary: `Shows visitors the draft of ${words.one}.`,
        schema: { params: schema.DocumentParams, body: schema.VersionBody, answer },
        refusals: { ...gone, ...stale },
        handle: (request) =>
          edit(request, (context) => editing.publishDocument(context, kind, request.params.id, request.body.version)),
      }),
    );
  }
  if (kind.copy) {
    routes.push(
      defineRoute({
        ...changing,
        method: 'POST',
        path: `${path}/:id/duplicate`,
        summary: `Copies ${words.one}.`,
        schema: { params: schema.DocumentParams, answer },
        refusals: gone,
        handle: (request) => edit(request, (context) => editing.duplicateDocument(context, kind, request.params.id)),
      }),
    );
  }
  return kind.planFlag === undefined ? routes : underPlan(kind.planFlag, routes);
}

/**
 * Runs a change in one transaction. A refusal writes nothing, since every operation refuses before it writes; a change that lost
 * against another transaction is tried again.
 */
async function inTransaction(
  parts: Parts,
  kind: DocumentKind,
  request: TeamRequest,
  work: (context: EditContext) => Promise<editing.EditOutcome>,
  tries = 1,
): Promise<ReturnType<typeof documentView> | Refusal> {
  try {
    const outcome = await parts.database.transaction((connection) => work(contextOf(parts, request, connection)));
    return answerOf(kind, outcome);
  } catch (error) {
    if (isConflict(error) && tries < MAX_TRIES) return await inTransaction(parts, kind, request, work, tries + 1);
    const taken = Object.entries(kind.uniqueKeys ?? {}).find(([constraint]) => isDuplicate(error, constraint));
    if (!taken) throw error;
    const [, { field, message }] = taken;
    return answerOf(kind, { ok: false, refusal: { reason: 'invalid', errors: { [field]: message } } });
  }
}

function contextOf({ clock }: Parts, { website, member }: TeamRequest, connection: Connection): EditContext {
  if (!member) throw new Error('A team route without a member');
  return { connection, website, clock, author: { id: member.id, name: member.name, roles: member.roles } };
}

function answerOf(kind: DocumentKind, outcome: editing.EditOutcome): ReturnType<typeof documentView> | Refusal {
  if (outcome.ok) return documentView(outcome.document);
  const { refusal } = outcome;
  const { reason } = refusal;
  switch (reason) {
    case 'gone':
      return refused(404, editingMessages.gone(kind), { extra: { reason } });
    case 'unknownVersion':
      return refused(404, editingMessages.unknownVersion, { extra: { reason } });
    case 'invalid': {
      const { errors } = refusal;
      // Fields of the body are named as they are sent.
      const named = Object.fromEntries(Object.entries(errors).map(([path, text]) => [`body.${path}`, text]));
      return refused(400, Object.values(errors)[0] ?? editingMessages.invalid, { errors: named, extra: { reason } });
    }
    case 'needed':
      return refused(409, refusal.message, { extra: { reason } });
    case 'stale': {
      const { version, by, changes } = refusal;
      return refused(409, editingMessages.stale(by), {
        extra: { reason, version, by, at: refusal.at.toISOString(), changes },
      });
    }
    default:
      return refused(409, editingMessages[reason], { extra: { reason } });
  }
}

function documentView({ id, version, state, isVisible, body, by, at }: editing.EditedDocument) {
  return { id, version, state, isVisible, body, changedBy: by ?? null, changedAt: at?.toISOString() ?? null };
}

function listedState(state: store.LatestState | undefined) {
  return {
    hasDraft: state?.state === 'draft',
    changedBy: state?.author ?? null,
    changedAt: state?.at.toISOString() ?? null,
  };
}

/** One page of rows that were asked for with one more than it holds, which tells whether there is a next one. */
function pageOf<Row extends { readonly id: string }>(found: readonly Row[]) {
  const rows = found.slice(0, PAGE_SIZE);
  return { rows, nextAfter: found.length > PAGE_SIZE ? (rows.at(-1)?.id ?? null) : null };
}
