import {
  type EditContext,
  type EditOutcome,
  readDocument,
  readStateAt,
  saveDocument,
} from '../../../platform/editing/index.ts';
import { productDocument } from '../editing/document.ts';
import type { ProductBody } from '../editing/schema.ts';
import { publishAs } from './publish-as.ts';

/**
 * Takes back what was done to a product in the list: visitors see what they saw at an earlier version, and a draft of
 * that time is a draft again.
 */
export async function takeBack(
  context: EditContext,
  id: string,
  { version, no }: { readonly version: number; readonly no: number },
): Promise<EditOutcome> {
  const document = await readDocument(context, productDocument, id);
  if (!document) return { ok: false, refusal: { reason: 'gone' } };
  const then = await readStateAt(context, productDocument, id, no);
  if (!then) return { ok: false, refusal: { reason: 'unknownVersion' } };
  const draft = then.body as ProductBody;
  if (!document.isVisible) return await saveDocument(context, productDocument, id, { version, body: draft });
  const shown = then.shown as ProductBody | undefined;
  // What was shown once cannot become a product that never was, so it is hidden.
  if (!shown) return await publishAs(context, id, version, { ...draft, status: 'Private' });
  const published = await publishAs(context, id, version, shown);
  if (!published.ok || !then.isDraft) return published;
  return await saveDocument(context, productDocument, id, { version: published.document.version, body: draft });
}
