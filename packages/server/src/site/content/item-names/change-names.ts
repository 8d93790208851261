import { isDeepStrictEqual } from 'node:util';
import { replaceTags, type TagChange } from '@awning/site-model';
import {
  adjustDocument,
  type EditContext,
  type EditOutcome,
  readDocument,
  saveDocument,
} from '../../../platform/editing/index.ts';
import { collectionDocument } from '../editing/collection/document.ts';
import type { CollectionBody } from '../editing/collection/schema.ts';
import { itemDocument } from '../editing/item/document.ts';
import type { ItemBody } from '../editing/item/schema.ts';

/** Changes the tags or categories of one item: what visitors see and a draft, which stays one. */
export async function changeNamesOfItem(context: EditContext, id: string, change: TagChange): Promise<EditOutcome> {
  const document = await readDocument(context, itemDocument, id);
  if (!document) return { ok: false, refusal: { reason: 'gone' } };
  const field = change.tagType === 'tag' ? 'tags' : 'categories';
  const adjust = (body: ItemBody) =>
    ({ ok: true, body: { ...body, [field]: replaceTags(body[field], wanted(change)) } }) as const;
  return await adjustDocument(context, itemDocument, id, { version: document.version, adjust });
}

/** What other languages call a category goes with its name. */
export async function changeNamesOfCollection(
  context: EditContext,
  id: string,
  change: TagChange,
): Promise<EditOutcome> {
  const document = await readDocument(context, collectionDocument, id);
  if (!document) return { ok: false, refusal: { reason: 'gone' } };
  const body = document.body as CollectionBody;
  const categoryNames = changedTranslations(body.categoryNames, change);
  if (change.tagType === 'tag' || isDeepStrictEqual(categoryNames, body.categoryNames)) return { ok: true, document };
  return await saveDocument(context, collectionDocument, id, {
    version: document.version,
    body: { ...body, categoryNames },
  });
}

/** Several that become one keep the first translation. */
function changedTranslations(names: CollectionBody['categoryNames'], change: TagChange) {
  const languages = Object.entries(names).map(([code, ofLanguage]) => {
    const changed = new Map<string, string>();
    for (const [category, name] of Object.entries(ofLanguage)) {
      const [next] = replaceTags([category], wanted(change));
      if (next !== undefined && !changed.has(next)) changed.set(next, name);
    }
    return [code, Object.fromEntries(changed)] as const;
  });
  return Object.fromEntries(languages.filter(([, changed]) => Object.keys(changed).length > 0));
}

function wanted({ way, names, to }: TagChange) {
  return way === 'remove' || to === undefined ? { names } : { names, to };
}
