import { isDeepStrictEqual } from 'node:util';
import type { Checked, DocumentKind, EditContext } from './document-kind.ts';
import {
  type EditOutcome,
  publishDocument,
  readDocument,
  readStateAt,
  saveDocument,
  unpublishDocument,
} from './editing.ts';

/** Saves a body and shows it to visitors. */
export async function publishBody(
  context: EditContext,
  kind: DocumentKind,
  id: string,
  { version, body }: { readonly version: number; readonly body: unknown },
): Promise<EditOutcome> {
  const saved = await saveDocument(context, kind, id, { version, body });
  return saved.ok ? await publishDocument(context, kind, id, saved.document.version) : saved;
}

/**
 * Changes a document as a list does with many. What visitors see is changed at once; a draft is changed as well and stays
 * a draft.
 */
export async function adjustDocument<Body>(
  context: EditContext,
  kind: DocumentKind,
  id: string,
  { version, adjust }: { readonly version: number; readonly adjust: (body: Body) => Checked<Body> },
): Promise<EditOutcome> {
  const document = await readDocument(context, kind, id);
  if (!document) return { ok: false, refusal: { reason: 'gone' } };
  const newest = document.body as Body;
  const next = adjust(newest);
  if (!next.ok) return { ok: false, refusal: { reason: 'invalid', errors: next.errors } };
  if (!document.isVisible || document.state === 'published') {
    if (document.version === version && isDeepStrictEqual(next.body, newest)) return { ok: true, document };
    const changed = { version, body: next.body };
    return document.isVisible
      ? await publishBody(context, kind, id, changed)
      : await saveDocument(context, kind, id, changed);
  }
  const nextShown = adjust((await kind.load(context, id))?.body as Body);
  if (!nextShown.ok) return { ok: false, refusal: { reason: 'invalid', errors: nextShown.errors } };
  // Saving compares the version again under the lock, so a body that was read before it is not saved over a newer one.
  const published = await publishBody(context, kind, id, { version, body: nextShown.body });
  if (!published.ok) return published;
  return await saveDocument(context, kind, id, { version: published.document.version, body: next.body });
}

/** Hides a document that was hidden at the version to which it goes back; `body` is what its editors saw then. */
type Hide = (context: EditContext, id: string, wanted: VersionedBody) => Promise<EditOutcome>;

interface VersionedBody {
  readonly version: number;
  readonly body: unknown;
}

/**
 * Takes back what was done to a document in a list: visitors see what they saw at an earlier version, and a draft of that
 * time is a draft again.
 */
export async function takeBackDocument(
  context: EditContext,
  kind: DocumentKind,
  id: string,
  { version, no, hide }: { readonly version: number; readonly no: number; readonly hide?: Hide },
): Promise<EditOutcome> {
  const document = await readDocument(context, kind, id);
  if (!document) return { ok: false, refusal: { reason: 'gone' } };
  const then = await readStateAt(context, kind, id, no);
  if (!then) return { ok: false, refusal: { reason: 'unknownVersion' } };
  const { body, shown, isDraft } = then;
  if (shown === undefined) {
    if (!document.isVisible) return await saveDocument(context, kind, id, { version, body });
    if (hide) return await hide(context, id, { version, body });
    const hidden = await unpublishDocument(context, kind, id, version);
    if (!hidden.ok || isDeepStrictEqual(hidden.document.body, body)) return hidden;
    return await saveDocument(context, kind, id, { version: hidden.document.version, body });
  }
  const published = await publishBody(context, kind, id, { version, body: shown });
  if (!published.ok || !isDraft) return published;
  return await saveDocument(context, kind, id, { version: published.document.version, body });
}
