import { isDeepStrictEqual } from 'node:util';
import { type EditContext, type EditOutcome, readDocument, saveDocument } from '../../../platform/editing/index.ts';
import { productDocument } from '../editing/document.ts';
import type { ProductBody } from '../editing/schema.ts';
import { storeCurrency } from '../record.ts';
import { adjustedBody } from './adjusted-body.ts';
import { publishAs } from './publish-as.ts';
import type { Adjustment } from './schema.ts';

/**
 * Changes a product as the list does with many. What visitors see is changed at once; a draft is changed as well and
 * stays a draft.
 */
export async function adjustProduct(
  context: EditContext,
  id: string,
  { version, change }: { readonly version: number; readonly change: Adjustment },
): Promise<EditOutcome> {
  const document = await readDocument(context, productDocument, id);
  if (!document) return { ok: false, refusal: { reason: 'gone' } };
  const currency = storeCurrency(context.website);
  const newest = document.body as ProductBody;
  const next = adjustedBody(newest, change, currency);
  if (!next.ok) return { ok: false, refusal: { reason: 'invalid', errors: next.errors } };
  if (!document.isVisible || document.state === 'published') {
    if (document.version === version && isDeepStrictEqual(next.body, newest)) return { ok: true, document };
    const { body } = next;
    return document.isVisible
      ? await publishAs(context, id, version, body)
      : await saveDocument(context, productDocument, id, { version, body });
  }
  const shown = (await productDocument.load(context, id))?.body as ProductBody;
  const nextShown = adjustedBody(shown, change, currency);
  if (!nextShown.ok) return { ok: false, refusal: { reason: 'invalid', errors: nextShown.errors } };
  // Saving compares the version again under the lock, so a body that was read before it is not saved over a newer one.
  const published = await publishAs(context, id, version, nextShown.body);
  if (!published.ok) return published;
  const draft = { version: published.document.version, body: next.body };
  return await saveDocument(context, productDocument, id, draft);
}
