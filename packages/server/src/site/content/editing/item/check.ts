import { CollectionType, checkCount, checkSlug, checkTag, RecordType, type TagType } from '@awning/site-model';
import type { Checked, EditContext } from '../../../../platform/editing/index.ts';
import { isMoment } from '../../../../platform/moment.ts';
import { Ordering } from '../../collection.ts';
import { cleanItemTexts } from '../../content.ts';
import { contentMessages } from '../../messages.ts';
import { checkArea } from '../layout/check.ts';
import { type FieldErrors, textErrors } from '../rules.ts';
import type { ItemBody } from './schema.ts';
import { type ListingPage, lockListingPage, selectItemSurroundings } from './store.ts';

/** Checks the rules of an item beyond its schema. Cleans its HTML, and normalises its publication time. */
export async function checkItem(context: EditContext, body: ItemBody, id: string): Promise<Checked<ItemBody>> {
  const publishAt = new Date(body.publishAt);
  const area = body.layout === null ? { layout: null, errors: {} } : await checkArea(context, body.layout);
  const errors: FieldErrors = {
    ...(!isMoment(body.publishAt) && { publishAt: contentMessages.notAMoment }),
    ...(body.recordType === RecordType['store-item'] && { recordType: contentMessages.storeItem }),
    ...tagErrors('tag', body.tags),
    ...tagErrors('category', body.categories),
    // Pictures of a gallery often have no title.
    ...textErrors(context.website, body.texts, { needsTitle: body.recordType !== RecordType.image }),
    ...area.errors,
    ...(await surroundingErrors(context, body, id)),
  };
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const texts = cleanItemTexts(body.texts) as ItemBody['texts'];
  return { ok: true, body: { ...body, texts, layout: area.layout, publishAt: publishAt.toISOString() } };
}

function tagErrors(tagType: TagType, names: readonly string[]): FieldErrors {
  const field = tagType === 'tag' ? 'tags' : 'categories';
  const found = names.flatMap((name, position) => {
    const checked = checkTag(tagType, name, names.slice(0, position));
    return checked.ok ? [] : [[`${field}.${position}`, checked.message] as const];
  });
  return Object.fromEntries(found);
}

async function surroundingErrors(
  { connection, website }: EditContext,
  body: ItemBody,
  id: string,
): Promise<FieldErrors> {
  const page = await lockListingPage(connection, website.id, body.collectionId);
  const { slugHolder, hasImage, countAfter } = await selectItemSurroundings(connection, website.id, id, body);
  const slug = checkSlug(body.slug, { isRoot: false });
  const isTaken = slugHolder !== null && slugHolder !== id;
  const count =
    page?.ordering === Ordering.userOrderable && countAfter !== null
      ? checkCount('itemsPerOrderableCollection', countAfter)
      : undefined;
  return {
    ...(isTaken && { slug: contentMessages.slugTaken }),
    ...(!slug.ok && { slug: slug.message }),
    ...(count?.ok === false && { collectionId: count.message }),
    ...(!(page && hasItems(page)) && { collectionId: contentMessages.noList }),
    ...(!hasImage && { mainImageId: contentMessages.noPicture }),
  };
}

/** Whether a page lists items: not folders, store pages, and pages that consist of blocks. */
function hasItems({ type, isFolder }: ListingPage): boolean {
  return !isFolder && !withoutItems.has(type);
}

const withoutItems: ReadonlySet<number> = new Set([
  CollectionType.products,
  CollectionType.page,
  CollectionType['splash-page'],
]);
