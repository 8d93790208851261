import {
  CollectionType,
  checkCount,
  checkSlug,
  checkTag,
  RecordType,
  safeLink,
  type TagType,
} from '@awning/site-model';
import type { Checked, EditContext } from '../../../../platform/editing/index.ts';
import { isMoment } from '../../../../platform/moment.ts';
import { Ordering } from '../../collection.ts';
import { cleanCustomContent, cleanItemTexts } from '../../content.ts';
import { tidyLocation } from '../../event/event.ts';
import { customImageIds } from '../../item.ts';
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
    ...linkErrors(body),
    ...eventErrors(body),
    ...(JSON.stringify(body.customContent ?? {}).length > MAX_CUSTOM_LENGTH && {
      customContent: contentMessages.customTooLong,
    }),
    ...area.errors,
    ...(await surroundingErrors(context, body, id)),
  };
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const texts = cleanItemTexts(body.texts) as ItemBody['texts'];
  const { customContent, hasOpenComments = true, event } = body;
  return {
    ok: true,
    body: {
      ...body,
      hasOpenComments,
      texts,
      layout: area.layout,
      publishAt: publishAt.toISOString(),
      ...(event && { event: tidyEvent(event) }),
      ...(customContent && {
        customContent: cleanCustomContent(customContent) as typeof customContent,
      }),
    },
  };
}

/** The format gives the fields of a theme 50 KB. */
const MAX_CUSTOM_LENGTH = 50_000;

function linkErrors({ sourceUrl = '', clickthroughUrl = '' }: ItemBody): FieldErrors {
  const wrong = Object.entries({ sourceUrl, clickthroughUrl }).filter(([, url]) => url !== '' && safeLink(url) !== url);
  return Object.fromEntries(wrong.map(([name]) => [name, contentMessages.noLink]));
}

function eventErrors({ event, recordType }: ItemBody): FieldErrors {
  if (event === undefined) return recordType === RecordType.event ? { event: contentMessages.eventMissing } : {};
  const { startAt, endAt, location = {}, signUp } = event;
  const until = signUp?.until ?? null;
  const [hasStart, hasEnd] = [isMoment(startAt), isMoment(endAt)];
  const isBackwards = hasStart && hasEnd && new Date(endAt) <= new Date(startAt);
  return {
    ...(!hasStart && { 'event.startAt': contentMessages.notAMoment }),
    ...(!hasEnd && { 'event.endAt': contentMessages.notAMoment }),
    ...(isBackwards && { 'event.endAt': contentMessages.endsBeforeStart }),
    ...(until !== null && !isMoment(until) && { 'event.signUp.until': contentMessages.notAMoment }),
    ...(until !== null &&
      isMoment(until) &&
      hasEnd &&
      new Date(until) > new Date(endAt) && { 'event.signUp.until': contentMessages.signUpAfterEnd }),
    ...((location.mapLat === undefined) !== (location.mapLng === undefined) && {
      [`event.location.${location.mapLat === undefined ? 'mapLat' : 'mapLng'}`]: contentMessages.halfAPlace,
    }),
  };
}

function tidyEvent({ startAt, endAt, location = {}, signUp }: NonNullable<ItemBody['event']>) {
  return {
    startAt: new Date(startAt).toISOString(),
    endAt: new Date(endAt).toISOString(),
    location: tidyLocation(location),
    ...(signUp && {
      signUp: { ...signUp, until: signUp.until === null ? null : new Date(signUp.until).toISOString() },
    }),
  };
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
  const fieldImages = customImageIds(body.customContent ?? {});
  const { slugHolder, hasImage, hasFieldImages, countAfter } = await selectItemSurroundings(
    connection,
    website.id,
    id,
    body,
    fieldImages,
  );
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
    ...(page?.ordering === Ordering.calendar && !body.event && { event: contentMessages.eventMissing }),
    ...(!hasImage && { mainImageId: contentMessages.noPicture }),
    ...(!hasFieldImages && { customContent: contentMessages.noPicture }),
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
