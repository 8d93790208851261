import { checkCount, checkSlug, contentLimits } from '@awning/site-model';
import type { Checked, EditContext } from '../../../../platform/editing/index.ts';
import { Ordering } from '../../collection.ts';
import { contentMessages } from '../../messages.ts';
import { lockPage, selectPageSurroundings } from '../page/store.ts';
import { type FieldErrors, textErrors } from '../rules.ts';
import type { CollectionBody } from './schema.ts';
import { selectEditedCollection, selectHasUndated, selectItemCount } from './store.ts';

/** Checks the rules of a collection beyond its schema. */
export async function checkCollection(
  context: EditContext,
  body: CollectionBody,
  id: string,
): Promise<Checked<CollectionBody>> {
  const errors: FieldErrors = {
    ...textErrors(context.website, body.texts),
    ...languageErrors(context, body),
    ...(await surroundingErrors(context, body, id)),
  };
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, body };
}

function languageErrors({ website }: EditContext, { categoryNames }: CollectionBody): FieldErrors {
  const known = new Set(website.languages.map(({ code }) => code));
  const unknown = Object.keys(categoryNames).filter((code) => !known.has(code));
  return Object.fromEntries(unknown.map((code) => [`categoryNames.${code}`, contentMessages.unknownLanguage]));
}

async function surroundingErrors(
  { connection, website }: EditContext,
  body: CollectionBody,
  id: string,
): Promise<FieldErrors> {
  // Being made the home page, and items that are being added, wait until this is written, or are seen here.
  await lockPage(connection, website.id, id);
  const { slugHolder, hasImage, hasFolder } = await selectPageSurroundings(connection, website.id, body);
  const before = await selectEditedCollection(connection, website.id, id);
  const languages = website.languages.map(({ code }) => code);
  const slug = checkSlug(body.slug, { isRoot: true, languages });
  const isTaken = slugHolder !== null && slugHolder !== id;
  const most = contentLimits.itemsPerOrderableCollection + 1;
  const becomesOrderable = body.ordering === Ordering.userOrderable && before?.ordering !== Ordering.userOrderable;
  const count = becomesOrderable
    ? checkCount('itemsPerOrderableCollection', await selectItemCount(connection, website.id, id, most))
    : undefined;
  const becomesCalendar = body.ordering === Ordering.calendar && before?.ordering !== Ordering.calendar;
  const hasUndated = becomesCalendar && (await selectHasUndated(connection, website.id, id));
  return {
    ...(isTaken && { slug: contentMessages.addressTaken }),
    ...(!slug.ok && { slug: slug.message }),
    ...(count?.ok === false && { ordering: count.message }),
    ...(hasUndated && { ordering: contentMessages.hasUndated }),
    ...(!hasImage && { mainImageId: contentMessages.noPicture }),
    ...(!hasFolder && { parentId: contentMessages.noFolder }),
    ...(before?.isHomepage && !body.isEnabled && { isEnabled: contentMessages.homepageIsShown }),
  };
}
