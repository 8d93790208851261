import { defineRoute, type Route, refused, underPlan } from '../http/index.ts';
import type { Parts } from '../parts.ts';
import { answerOf, type Calls, createCalls } from './calls.ts';
import { changesBetween } from './changes.ts';
import type { DocumentKind, Preview } from './document-kind.ts';
import * as editing from './editing.ts';
import { manyRoutes } from './many-routes.ts';
import { editingMessages } from './messages.ts';
import { PREVIEW_MINUTES, previewToken } from './preview-link.ts';
import * as schema from './schema.ts';
import * as store from './store.ts';

const VERSIONS_AT_ONCE = 50;

/** The team's calls for one kind of document. */
export function documentRoutes(parts: Parts, kind: DocumentKind): Route[] {
  const calls = createCalls(parts, kind);
  const routes = [
    ...(kind.many ? manyRoutes(parts, kind, kind.many, calls) : []),
    ...contentRoutes(parts, kind, calls),
    ...versionRoutes(parts, kind, calls),
    ...(kind.preview ? [previewRoute(parts, kind, kind.preview, calls)] : []),
  ];
  return kind.planFlag === undefined ? routes : underPlan(kind.planFlag, routes);
}

/** Reading, saving and publishing. */
function contentRoutes({ database, clock }: Parts, kind: DocumentKind, calls: Calls): Route[] {
  const { path, at, idOf, one, reading, changing, bodyLimit, gone, stale, answer, edit } = calls;
  const publishing = defineRoute({
    ...changing,
    method: 'POST',
    path: `${path}/publish`,
    summary: `Shows visitors the draft of ${one}, or an earlier version again.`,
    schema: { ...at, body: schema.PublishBody, answer },
    refusals: { ...gone, ...stale },
    handle: (request) => {
      const { version, no } = request.body;
      return edit(request, (context) =>
        no === undefined
          ? editing.publishDocument(context, kind, idOf(request), version)
          : editing.publishVersion(context, kind, idOf(request), { version, no }),
      );
    },
  });
  const unpublishing = defineRoute({
    ...changing,
    method: 'POST',
    path: `${path}/unpublish`,
    summary: `Hides ${one} from visitors, unless something needs it; it is a draft again.`,
    schema: { ...at, body: schema.VersionBody, answer },
    refusals: { ...gone, ...stale },
    handle: (request) =>
      edit(request, (context) => editing.unpublishDocument(context, kind, idOf(request), request.body.version)),
  });
  return [
    defineRoute({
      ...reading,
      path,
      summary: `Reads ${one} with its version${kind.hasDrafts ? ': the draft if there is one' : ''}.`,
      schema: { ...at, answer },
      refusals: gone,
      handle: async (request) => {
        const { website } = request;
        const document = await database.snapshot((connection) =>
          editing.readDocument({ connection, website, clock }, kind, idOf(request)),
        );
        return answerOf(kind, document ? { ok: true, document } : { ok: false, refusal: { reason: 'gone' } });
      },
    }),
    defineRoute({
      ...changing,
      ...bodyLimit,
      method: 'PUT',
      path,
      summary: kind.hasDrafts ? `Saves a draft of ${one}.` : `Saves ${one}; the change counts at once.`,
      schema: { ...at, body: schema.saveBody(kind), answer },
      refusals: { ...gone, ...stale },
      examples: [{ body: { version: 0, body: kind.example } }],
      handle: (request) => edit(request, (context) => editing.saveDocument(context, kind, idOf(request), request.body)),
    }),
    ...(kind.hasDrafts ? [publishing] : []),
    ...(kind.many?.canBeUnpublished ? [unpublishing] : []),
  ];
}

/** A link to the page as it would be if the newest version were published. */
function previewRoute({ config, database, clock }: Parts, kind: DocumentKind, preview: Preview<unknown>, calls: Calls) {
  const { path, at, idOf, one, reading, gone } = calls;
  return defineRoute({
    ...reading,
    path: `${path}/preview`,
    summary: `A link that shows ${one}, or one version of it, as visitors would see it; it works for ${PREVIEW_MINUTES} minutes.`,
    schema: { ...at, query: schema.NumberQuery, answer: schema.PreviewLink },
    refusals: { ...gone, 409: editingMessages.noPage },
    handle: async ({ website, params, query: { no } }) => {
      const id = idOf({ website, params } as Parameters<typeof idOf>[0]);
      const context = { connection: database, website, clock };
      const body = await editing.readBody(context, kind, id, no);
      if (body === undefined) return refused(404, editingMessages.gone(kind), { extra: { reason: 'gone' } });
      const page = await preview.path(context, body);
      if (page === undefined) return refused(409, editingMessages.noPage, { extra: { reason: 'noPage' } });
      const token = previewToken(config, website.id, { kind: kind.kind, id, no }, clock.now());
      return { path: `${encodeURI(page)}?preview=${token}` };
    },
  });
}

/** Its versions, and how to restore them. */
function versionRoutes({ database, clock }: Parts, kind: DocumentKind, calls: Calls): Route[] {
  const { path, at, idOf, one, reading, changing, gone, stale, answer, edit } = calls;
  const findVersion = (key: store.Key, no: number | undefined, isShown = false) => {
    if (no !== undefined) return store.selectRevision(database, key, no);
    return isShown ? store.selectLastPublished(database, key, schema.MAX_NUMBER) : store.selectLatest(database, key);
  };
  const keyOf = (request: Parameters<typeof idOf>[0]): store.Key => ({
    websiteId: request.website.id,
    kind: kind.kind,
    id: idOf(request),
  });
  return [
    defineRoute({
      ...reading,
      path: `${path}/versions`,
      summary: `The versions of ${one}, the newest first.`,
      schema: { ...at, query: schema.EarlierQuery, answer: schema.VersionList },
      refusals: gone,
      handle: async (request) => {
        const key = keyOf(request);
        const before = request.query.before ?? schema.MAX_NUMBER;
        const found = await store.selectEarlier(database, key, before, VERSIONS_AT_ONCE + 1);
        // A document that was never changed has no versions yet.
        const context = { connection: database, website: request.website, clock };
        const isThere = found.length > 0 || (await kind.load(context, key.id)) !== undefined;
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
      path: `${path}/version`,
      summary: `One version of ${one}, or the newest, or the newest that visitors were shown.`,
      schema: { ...at, query: schema.OneVersionQuery, answer: schema.versionAnswer(kind) },
      refusals: { 404: editingMessages.unknownVersion },
      handle: async (request) => {
        const { no: wanted, shown } = request.query;
        const version = await findVersion(keyOf(request), wanted, shown !== undefined);
        if (!version) return refused(404, editingMessages.unknownVersion);
        const { no, author, at } = version;
        return { no, body: editing.presentBody(kind, version), by: author, at: at.toISOString() };
      },
    }),
    defineRoute({
      ...reading,
      path: `${path}/compare`,
      summary: `What differs between two versions of ${one}; without numbers the newest two.`,
      schema: { ...at, query: schema.CompareQuery, answer: schema.Comparison },
      refusals: { 404: editingMessages.unknownVersion },
      handle: async (request) => {
        const { query } = request;
        const key = keyOf(request);
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
      path: `${path}/restore`,
      summary: `Saves an earlier version of ${one} as the newest.`,
      schema: { ...at, body: schema.RestoreBody, answer },
      refusals: { ...gone, ...stale },
      handle: (request) =>
        edit(request, (context) => editing.restoreVersion(context, kind, idOf(request), request.body)),
    }),
  ];
}
