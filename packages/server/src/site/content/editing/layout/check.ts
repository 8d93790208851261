import { checkLayout, type LayoutDocument, type LayoutReference, referencesOf } from '@awning/site-model';
import type { ReadContext } from '../../../../platform/editing/index.ts';
import { cleanLayout } from '../../layout.ts';
import { contentMessages } from '../../messages.ts';
import type { FieldErrors } from '../rules.ts';
import { languagesAsKnown } from './as-known.ts';
import { selectExisting } from './store.ts';

/** In bytes: sixty blocks with texts in several languages. */
export const LAYOUT_BODY_LIMIT = 1024 * 1024;

/**
 * Checks a layout by the definitions of its blocks: returns it cleaned, or its errors by the path of the block's
 * setting. `field` is the layout's own name.
 */
export async function checkArea(
  context: Pick<ReadContext, 'connection' | 'website'>,
  layout: LayoutDocument,
  field = 'layout',
): Promise<{ readonly layout: LayoutDocument; readonly errors: FieldErrors }> {
  const faults = checkLayout(layout);
  const errors = Object.keys(faults).length > 0 ? faults : await missingThings(context, referencesOf(layout));
  const named = Object.entries(errors).map(([place, text]) => [place === '' ? field : `${field}.${place}`, text]);
  return named.length > 0
    ? { layout, errors: Object.fromEntries(named) as FieldErrors }
    : { layout: cleanLayout(languagesAsKnown(context.website, layout)), errors: {} };
}

/** A layout may only show pictures, files, forms and lists of its own website. */
async function missingThings(
  { connection, website }: Pick<ReadContext, 'connection' | 'website'>,
  references: readonly LayoutReference[],
): Promise<FieldErrors> {
  if (references.length === 0) return {};
  const namesOf = (kind: LayoutReference['to']) => [
    ...new Set(references.filter(({ to }) => to === kind).map(({ name }) => name)),
  ];
  const found = await selectExisting(connection, website.id, {
    pictures: namesOf('picture'),
    files: namesOf('file'),
    forms: namesOf('form'),
    collections: namesOf('collection'),
  });
  const known = { picture: found.pictures, file: found.files, form: found.forms, collection: found.collections };
  const missing = references.filter(({ to, name }) => !known[to].includes(name));
  return Object.fromEntries(missing.map(({ place, to }) => [place, sentences[to]]));
}

const sentences = {
  picture: contentMessages.noPicture,
  file: contentMessages.noFile,
  form: contentMessages.noForm,
  collection: contentMessages.noCollection,
} as const;
