import { type EditContext, type EditOutcome, publishDocument, saveDocument } from '../../../platform/editing/index.ts';
import { productDocument } from '../editing/document.ts';
import type { ProductBody } from '../editing/schema.ts';

/** Saves a body and shows it to visitors. */
export async function publishAs(
  context: EditContext,
  id: string,
  version: number,
  body: ProductBody,
): Promise<EditOutcome> {
  const saved = await saveDocument(context, productDocument, id, { version, body });
  return saved.ok ? await publishDocument(context, productDocument, id, saved.document.version) : saved;
}
