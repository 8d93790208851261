import {
  type EditContext,
  type EditOutcome,
  publishBody,
  readDocument,
  saveDocument,
} from '../../../platform/editing/index.ts';
import { productDocument } from '../editing/document.ts';
import type { ProductBody } from '../editing/schema.ts';

interface WantedVisibility {
  readonly version: number;
  readonly status: 'published' | 'Private' | 'Archived';
}

/**
 * Publishes the newest version of a product, hides the product from visitors, or puts it into the archive. Hiding does
 * not publish what is still a draft: the draft stays one.
 */
export async function changeVisibility(
  context: EditContext,
  id: string,
  { version, status }: WantedVisibility,
): Promise<EditOutcome> {
  const document = await readDocument(context, productDocument, id);
  if (!document) return { ok: false, refusal: { reason: 'gone' } };
  const newest = document.body as ProductBody;
  const shown = document.isVisible ? ((await productDocument.load(context, id))?.body as ProductBody) : undefined;
  // Saving compares the version again under the lock, so a body that was read before it is not saved over a newer one.
  const isDone =
    status === 'published'
      ? document.state === 'published' && newest.status === status
      : shown === undefined
        ? status === 'Private'
        : shown.status === status;
  if (isDone && document.version === version) return { ok: true, document };
  if (status === 'published' || shown === undefined) {
    return await publishBody(context, productDocument, id, { version, body: { ...newest, status } });
  }
  const hidden = await publishBody(context, productDocument, id, { version, body: { ...shown, status } });
  if (!hidden.ok || document.state === 'published') return hidden;
  const draft = { version: hidden.document.version, body: { ...newest, status } };
  return await saveDocument(context, productDocument, id, draft);
}
