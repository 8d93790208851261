import { changeTags } from '@awning/site-model';
import { adjustDocument, type Checked, type EditContext, type EditOutcome } from '../../../platform/editing/index.ts';
import { itemDocument } from '../editing/item/document.ts';
import { type ItemBody, mostNames } from '../editing/item/schema.ts';
import { contentMessages } from '../messages.ts';
import type { Adjustment } from './schema.ts';

/** Gives an item a tag or category, takes one away, or moves the item to another page, as the list does with many. */
export async function adjustItem(
  context: EditContext,
  id: string,
  { version, change }: { readonly version: number; readonly change: Adjustment },
): Promise<EditOutcome> {
  const adjust = (body: ItemBody) => adjustedBody(body, change);
  return await adjustDocument(context, itemDocument, id, { version, adjust });
}

function adjustedBody(body: ItemBody, change: Adjustment): Checked<ItemBody> {
  if (change.kind === 'list') return { ok: true, body: { ...body, collectionId: change.collectionId } };
  const { kind, way, name } = change;
  const field = kind === 'tag' ? 'tags' : 'categories';
  const names = changeTags(body[field], way, name.trim());
  const most = mostNames[kind];
  if (names.length > most) return { ok: false, errors: { [field]: contentMessages.tooManyNames(most) } };
  return { ok: true, body: { ...body, [field]: names } };
}
