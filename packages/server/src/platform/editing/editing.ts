import { isDeepStrictEqual } from 'node:util';
import type { DocumentDeed } from '@awning/site-model';
import { auditedBy, newId, writeAudit } from '../database/index.ts';
import { announceChange } from '../subjects/index.ts';
import { changesBetween, type FieldChange } from './changes.ts';
import type { DocumentKind, EditContext, ManyDocuments, ReadContext } from './document-kind.ts';
import * as store from './store.ts';
import { keepTranslations } from './translation/keep-translations.ts';
import { deleteTranslations, updateTrashedTranslations } from './translation/store.ts';

/** A document as its editors see it: the draft if there is one, else the published state. */
export interface EditedDocument {
  readonly id: string;
  /** Increases with every change; a save names the version it is based on. */
  readonly version: number;
  readonly state: 'draft' | 'published';
  readonly isVisible: boolean;
  readonly body: unknown;
  /** Absent if it was never changed. */
  readonly by?: string | undefined;
  readonly at?: Date | undefined;
}

export type EditRefusal =
  | { readonly reason: 'gone' | 'nothingToPublish' | 'notInTrash' | 'notPublished' | 'unknownVersion' }
  | { readonly reason: 'invalid'; readonly errors: Readonly<Record<string, string>> }
  | { readonly reason: 'needed'; readonly message: string }
  | {
      readonly reason: 'stale';
      readonly version: number;
      readonly by: string;
      readonly at: Date;
      readonly changes: readonly FieldChange[];
    };

export type EditOutcome =
  | { readonly ok: true; readonly document: EditedDocument }
  | { readonly ok: false; readonly refusal: EditRefusal };

export async function readDocument(
  context: ReadContext,
  kind: DocumentKind,
  id: string,
): Promise<EditedDocument | undefined> {
  const latest = await store.selectLatest(context.connection, keyOf(context, kind, id));
  if (latest?.state === 'trashed') return undefined;
  const loaded = await kind.load(context, id);
  if (!loaded) return undefined;
  const { isVisible } = loaded;
  if (!latest) {
    const state = isVisible || !kind.hasDrafts ? 'published' : 'draft';
    return { id, version: 0, state, isVisible, body: loaded.body };
  }
  const isDraft = latest.state === 'draft';
  // Published values are read from the feature's tables, because a program may have changed a setting by itself.
  const body = isDraft ? presentBody(kind, latest) : loaded.body;
  const state = isDraft ? 'draft' : 'published';
  return { id, version: latest.no, state, isVisible, body, by: latest.author, at: latest.at };
}

/** The body of a version, or of the newest; `undefined` if there is none or it is in the trash. */
export async function readBody(
  context: ReadContext,
  kind: DocumentKind,
  id: string,
  no: number | undefined,
): Promise<unknown> {
  const document = await readDocument(context, kind, id);
  if (!document || no === undefined) return document?.body;
  const version = await store.selectRevision(context.connection, keyOf(context, kind, id), no);
  return version && presentBody(kind, version);
}

/** Creates a document; with drafts it is not visible until it is published. */
export async function createDocument(
  context: EditContext,
  kind: DocumentKind,
  body: unknown,
  {
    id = newId(context.clock),
    isVisible = !kind.hasDrafts,
  }: { readonly id?: string; readonly isVisible?: boolean } = {},
): Promise<EditOutcome> {
  const checked = await check(context, kind, body, id);
  if (!checked.ok) return checked;
  const incomplete = isVisible ? incompleteness(kind, checked.body, undefined) : undefined;
  if (incomplete) return refuse(incomplete);
  await kind.write(context, id, checked.body, isVisible);
  if (isVisible) await announce(context, kind, id, undefined, checked.body);
  const state = isVisible ? 'published' : 'draft';
  return await keep(context, kind, { id, no: 1, state, isVisible, body: checked.body, deed: 'created' });
}

/** Saves a body that is based on `version`. */
export async function saveDocument(
  context: EditContext,
  kind: DocumentKind,
  id: string,
  { version, body }: { readonly version: number; readonly body: unknown },
): Promise<EditOutcome> {
  return await change(context, kind, id, version, (before) => saveOver(context, kind, before, body, 'saved'));
}

/** Publishes the draft. */
export async function publishDocument(
  context: EditContext,
  kind: DocumentKind,
  id: string,
  version: number,
): Promise<EditOutcome> {
  return await change(context, kind, id, version, async (before) => {
    if (before.state === 'published') return refuse({ reason: 'nothingToPublish' });
    const checked = await check(context, kind, before.body, id);
    if (!checked.ok) return checked;
    const shown = before.isVisible ? (await kind.load(context, id))?.body : undefined;
    const incomplete = incompleteness(kind, checked.body, shown);
    if (incomplete) return refuse(incomplete);
    await kind.write(context, id, checked.body, true);
    await announce(context, kind, id, shown, checked.body);
    const next = { id, no: version + 1, state: 'published', isVisible: true, body: checked.body } as const;
    return await keep(context, kind, { ...next, deed: 'published' });
  });
}

/**
 * Shows visitors an earlier version again, as after a mistake. What editors have at the moment stays, as a draft if it
 * differs.
 */
export async function publishVersion(
  context: EditContext,
  kind: DocumentKind,
  id: string,
  { version, no }: { readonly version: number; readonly no: number },
): Promise<EditOutcome> {
  return await change(context, kind, id, version, async (before) => {
    const earlier = await store.selectRevision(context.connection, keyOf(context, kind, id), no);
    if (!earlier) return refuse({ reason: 'unknownVersion' });
    const checked = await check(context, kind, presentBody(kind, earlier), id);
    if (!checked.ok) return checked;
    const shown = before.isVisible ? (await kind.load(context, id))?.body : undefined;
    const incomplete = incompleteness(kind, checked.body, shown);
    if (incomplete) return refuse(incomplete);
    await kind.write(context, id, checked.body, true);
    await announce(context, kind, id, shown, checked.body);
    const next = { id, no: version + 1, state: 'published', isVisible: true, body: checked.body } as const;
    const published = await keep(context, kind, { ...next, deed: 'published' });
    if (isDeepStrictEqual(before.body, checked.body)) return published;
    const draft = { id, no: version + 2, state: 'draft', isVisible: true, body: before.body } as const;
    return await keep(context, kind, { ...draft, deed: 'saved' });
  });
}

/** Hides what was published from visitors, unless something needs it; it is a draft again. */
export async function unpublishDocument(
  context: EditContext,
  kind: DocumentKind,
  id: string,
  version: number,
): Promise<EditOutcome> {
  return await change(context, kind, id, version, async (before) => {
    if (!before.isVisible) return refuse({ reason: 'notPublished' });
    const shown = (await kind.load(context, id))?.body;
    const obstacle = await manyOf(kind).hide(context, id);
    if (obstacle) return refuse({ reason: 'needed', message: obstacle.message });
    await kind.write(context, id, before.body, false);
    await announce(context, kind, id, shown, undefined);
    const { body } = before;
    // As if it had been in the trash for a moment: what was published before does not count any more.
    await keepRevision(context, kind, { id, no: version + 1, state: 'trashed', body });
    const next = { id, no: version + 2, state: 'draft', isVisible: false, body } as const;
    return await keep(context, kind, { ...next, deed: 'unpublished' });
  });
}

/** What editors saw at a version, and below a draft what visitors saw. */
export async function readStateAt(
  context: ReadContext,
  kind: DocumentKind,
  id: string,
  no: number,
): Promise<{ readonly isDraft: boolean; readonly body: unknown; readonly shown: unknown } | undefined> {
  const key = keyOf(context, kind, id);
  const then = await store.selectRevision(context.connection, key, no);
  if (!then || then.state === 'trashed') return undefined;
  const published = await store.selectPublishedUntil(context.connection, key, no);
  return {
    isDraft: then.state === 'draft',
    body: presentBody(kind, then),
    shown: published && presentBody(kind, published),
  };
}

/** Saves the body of an earlier version as a new one. */
export async function restoreVersion(
  context: EditContext,
  kind: DocumentKind,
  id: string,
  { version, no }: { readonly version: number; readonly no: number },
): Promise<EditOutcome> {
  return await change(context, kind, id, version, async (before) => {
    const earlier = await store.selectRevision(context.connection, keyOf(context, kind, id), no);
    if (!earlier) return refuse({ reason: 'unknownVersion' });
    return await saveOver(context, kind, before, presentBody(kind, earlier), 'restored');
  });
}

/** Creates a copy, which is not visible until it is published. */
export async function duplicateDocument(context: EditContext, kind: DocumentKind, id: string): Promise<EditOutcome> {
  const original = await readDocument(context, kind, id);
  const copy = kind.many?.copy;
  if (!original || !copy) return refuse({ reason: 'gone' });
  const outcome = await createDocument(context, kind, await copy(context, original.body));
  if (outcome.ok) await kind.many?.complete?.(context, outcome.document.id, id);
  return outcome;
}

/** Puts a document into the trash, unless something needs it. */
export async function trashDocument(
  context: EditContext,
  kind: DocumentKind,
  id: string,
  version: number,
): Promise<EditOutcome> {
  return await change(context, kind, id, version, async (before) => {
    const shown = before.isVisible ? (await kind.load(context, id))?.body : undefined;
    const obstacle = await manyOf(kind).hide(context, id);
    if (obstacle) return refuse({ reason: 'needed', message: obstacle.message });
    await announce(context, kind, id, shown, undefined);
    const next = { id, no: version + 1, state: 'trashed', isVisible: before.isVisible, body: before.body } as const;
    return await keep(context, kind, { ...next, deed: 'trashed' });
  });
}

/** Restores a document from the trash: its published state is visible again, and its draft is a draft. */
export async function recoverDocument(context: EditContext, kind: DocumentKind, id: string): Promise<EditOutcome> {
  const key = keyOf(context, kind, id);
  await store.lockDocument(context.connection, key);
  const trashed = await store.selectLatest(context.connection, key);
  if (trashed?.state !== 'trashed') return refuse({ reason: 'notInTrash' });
  const body = presentBody(kind, trashed);
  const published = kind.hasDrafts ? await store.selectLastPublished(context.connection, key, trashed.no) : undefined;
  const shown = published ? presentBody(kind, published) : body;
  const isVisible = !kind.hasDrafts || published !== undefined;
  const checked = await check(context, kind, shown, id);
  if (!checked.ok) return checked;
  await kind.write(context, id, checked.body, isVisible);
  if (isVisible) await announce(context, kind, id, undefined, checked.body);
  const next = { id, no: trashed.no + 1, isVisible, body: checked.body, deed: 'recovered' } as const;
  const recovered = await keep(context, kind, { ...next, state: isVisible ? 'published' : 'draft' });
  const hasDraft = isVisible && kind.hasDrafts && !isDeepStrictEqual(body, shown);
  if (!hasDraft) return recovered;
  return await keep(context, kind, { id, no: trashed.no + 2, state: 'draft', isVisible, body, deed: 'saved' });
}

/** Deletes a document that is in the trash, with all its versions, for good, unless something still needs it. */
export async function purgeDocument(
  context: EditContext,
  kind: DocumentKind,
  id: string,
): Promise<{ readonly ok: true } | { readonly ok: false; readonly refusal: EditRefusal }> {
  const key = keyOf(context, kind, id);
  await store.lockDocument(context.connection, key);
  const trashed = await store.selectLatest(context.connection, key);
  if (trashed?.state !== 'trashed') return refuse({ reason: 'notInTrash' });
  const obstacle = await manyOf(kind).purge(context, id);
  if (obstacle) return refuse({ reason: 'needed', message: obstacle.message });
  await store.deleteRevisions(context.connection, key);
  await deleteTranslations(context.connection, key);
  await audit(context, kind, id, 'purged', trashed.no);
  return { ok: true };
}

/** The body in the current schema, whenever it was written. */
export function presentBody(kind: DocumentKind, { body, schema }: Pick<store.Revision, 'body' | 'schema'>): unknown {
  if (schema === kind.schemaVersion) return body;
  if (!kind.upgrade) throw new Error(`A ${kind.kind} of schema ${schema} cannot be read: it has no upgrade`);
  return kind.upgrade(body, schema);
}

/** Runs `work` on the newest version, or refuses if the change is based on another one. */
async function change(
  context: EditContext,
  kind: DocumentKind,
  id: string,
  version: number,
  work: (before: EditedDocument) => Promise<EditOutcome>,
): Promise<EditOutcome> {
  const key = keyOf(context, kind, id);
  await store.lockDocument(context.connection, key);
  const before = await readDocument(context, kind, id);
  if (!before) return refuse({ reason: 'gone' });
  if (before.version !== version) return refuse(await staleness(context, kind, before, version));
  const outcome = await work(before);
  // The state before the first change becomes a version too, so that it can be restored.
  if (outcome.ok && version === 0) await keepFirst(context, kind, before);
  return outcome;
}

async function saveOver(
  context: EditContext,
  kind: DocumentKind,
  before: EditedDocument,
  body: unknown,
  deed: 'saved' | 'restored',
): Promise<EditOutcome> {
  const { id, isVisible } = before;
  const checked = await check(context, kind, body, id);
  if (!checked.ok) return checked;
  const isDraft = kind.hasDrafts;
  if (!isDraft || !isVisible) await kind.write(context, id, checked.body, isVisible);
  if (!isDraft) await announce(context, kind, id, before.body, checked.body);
  const next = { id, no: before.version + 1, isVisible, body: checked.body, deed };
  return await keep(context, kind, { ...next, state: isDraft ? 'draft' : 'published' });
}

async function staleness(
  { connection, website }: EditContext,
  kind: DocumentKind,
  now: EditedDocument,
  version: number,
): Promise<EditRefusal> {
  const base = await store.selectRevision(connection, { websiteId: website.id, kind: kind.kind, id: now.id }, version);
  const changes = base ? changesBetween(presentBody(kind, base), now.body) : [];
  return { reason: 'stale', version: now.version, by: now.by ?? '', at: now.at ?? new Date(0), changes };
}

async function check(
  context: EditContext,
  kind: DocumentKind,
  body: unknown,
  id: string,
): Promise<{ readonly ok: true; readonly body: unknown } | { readonly ok: false; readonly refusal: EditRefusal }> {
  const checked = kind.check ? await kind.check(context, body, id) : ({ ok: true, body } as const);
  return checked.ok ? checked : { ok: false, refusal: { reason: 'invalid', errors: checked.errors } };
}

function incompleteness(kind: DocumentKind, body: unknown, shown: unknown): EditRefusal | undefined {
  const errors = kind.checkPublished?.(body, shown) ?? {};
  return Object.keys(errors).length > 0 ? { reason: 'invalid', errors } : undefined;
}

interface Kept {
  readonly id: string;
  readonly no: number;
  readonly state: store.RevisionState;
  readonly isVisible: boolean;
  readonly body: unknown;
  readonly deed: DocumentDeed;
}

async function keep(context: EditContext, kind: DocumentKind, kept: Kept): Promise<EditOutcome> {
  const { id, no, state, isVisible, body, deed } = kept;
  const at = await keepRevision(context, kind, { id, no, state, body });
  await audit(context, kind, id, deed, no);
  const shownState = state === 'published' ? 'published' : 'draft';
  return { ok: true, document: { id, version: no, state: shownState, isVisible, body, by: context.author.name, at } };
}

async function keepRevision(
  context: EditContext,
  kind: DocumentKind,
  { id, no, state, body }: Pick<Kept, 'id' | 'no' | 'state' | 'body'>,
): Promise<Date> {
  const { author } = context;
  const at = context.clock.now();
  const written = { no, state, body, schema: kind.schemaVersion, authorId: author.id ?? null, author: author.name, at };
  await store.insertRevision(context.connection, keyOf(context, kind, id), written);
  if (state === 'trashed') await updateTrashedTranslations(context.connection, keyOf(context, kind, id));
  else await keepTranslations(context, kind, { id, no, body });
  return at;
}

async function keepFirst(context: EditContext, kind: DocumentKind, { id, state, body }: EditedDocument): Promise<void> {
  const first = { no: 0, state, body, schema: kind.schemaVersion };
  const nobody = { authorId: null, author: '', at: context.clock.now() };
  await store.insertRevision(context.connection, keyOf(context, kind, id), { ...first, ...nobody });
}

async function audit(
  { connection, clock, website, author }: EditContext,
  { kind }: DocumentKind,
  id: string,
  deed: DocumentDeed,
  version: number,
): Promise<void> {
  await writeAudit(connection, {
    ...auditedBy(clock, website.id, author),
    what: `${kind}.${deed}`,
    subject: `${kind}/${id}`,
    after: { version },
  });
}

async function announce(
  { connection, website }: EditContext,
  kind: DocumentKind,
  id: string,
  before: unknown,
  after: unknown,
): Promise<void> {
  await announceChange(connection, { websiteId: website.id, subjects: kind.subjects(id, before, after) });
}

function keyOf({ website }: ReadContext, { kind }: DocumentKind, id: string): store.Key {
  return { websiteId: website.id, kind, id };
}

/** The only document of a website has no calls that delete it. */
function manyOf(kind: DocumentKind): ManyDocuments<unknown> {
  if (!kind.many) throw new Error(`A website has one ${kind.kind}, which cannot be deleted`);
  return kind.many;
}

function refuse(refusal: EditRefusal): { readonly ok: false; readonly refusal: EditRefusal } {
  return { ok: false, refusal };
}
