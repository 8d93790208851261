import { checkSlug } from '@awning/site-model';
import type { Checked, EditContext } from '../../../../platform/editing/index.ts';
import { contentMessages } from '../../messages.ts';
import { checkArea } from '../layout/check.ts';
import { type FieldErrors, textErrors } from '../rules.ts';
import type { PageBody } from './schema.ts';
import { lockPage, selectEditedPage, selectPageSurroundings } from './store.ts';

/** Checks the rules of a page beyond its schema. Cleans the HTML of its blocks. */
export async function checkPage(context: EditContext, body: PageBody, id: string): Promise<Checked<PageBody>> {
  const { layout, errors: ofLayout } = await checkArea(context, body.layout);
  const errors: FieldErrors = {
    ...textErrors(context.website, body.texts),
    ...ofLayout,
    ...(await surroundingErrors(context, body, id)),
  };
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, body: { ...body, layout } };
}

async function surroundingErrors(
  { connection, website }: EditContext,
  body: PageBody,
  id: string,
): Promise<FieldErrors> {
  // Being made the home page waits until this is written, or is seen here.
  await lockPage(connection, website.id, id);
  const { slugHolder, hasImage, hasFolder } = await selectPageSurroundings(connection, website.id, body);
  const before = await selectEditedPage(connection, website.id, id);
  const languages = website.languages.map(({ code }) => code);
  // Folders are not part of addresses, so every page is at the root.
  const slug = checkSlug(body.slug, { isRoot: true, languages });
  const isTaken = slugHolder !== null && slugHolder !== id;
  return {
    ...(isTaken && { slug: contentMessages.addressTaken }),
    ...(!slug.ok && { slug: slug.message }),
    ...(!hasImage && { mainImageId: contentMessages.noPicture }),
    ...(!hasFolder && { parentId: contentMessages.noFolder }),
    ...(before?.isHomepage && !body.isEnabled && { isEnabled: contentMessages.homepageIsShown }),
  };
}
