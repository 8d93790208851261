import {
  type EditContext,
  type EditOutcome,
  publishBody,
  readDocument,
  unpublishDocument,
} from '../../../platform/editing/index.ts';
import { itemDocument } from '../editing/item/document.ts';
import type { ItemBody } from '../editing/item/schema.ts';

interface WantedVisibility {
  readonly version: number;
  readonly status: 'published' | 'Draft';
}

/**
 * Publishes the newest version of an item, also one that was private or waited for review, or makes it a draft again. One
 * with a time to come still appears at that time.
 */
export async function changeVisibility(
  context: EditContext,
  id: string,
  { version, status }: WantedVisibility,
): Promise<EditOutcome> {
  const document = await readDocument(context, itemDocument, id);
  if (!document) return { ok: false, refusal: { reason: 'gone' } };
  const newest = document.body as ItemBody;
  // Saving compares the version again under the lock, so a body that was read before it is not saved over a newer one.
  const isDone = status === 'Draft' ? !document.isVisible : document.state === 'published' && newest.status === status;
  if (isDone && document.version === version) return { ok: true, document };
  return status === 'Draft'
    ? await unpublishDocument(context, itemDocument, id, version)
    : await publishBody(context, itemDocument, id, { version, body: { ...newest, status } });
}
