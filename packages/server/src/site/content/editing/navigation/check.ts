import { isMenuAddress, navigationLimits } from '@awning/site-model';
import type { Checked, EditContext } from '../../../../platform/editing/index.ts';
import { contentMessages } from '../../messages.ts';
import { allEntries, type NavigationEntry, withoutPages } from '../../navigation.ts';
import type { Texts } from '../../texts.ts';
import { type FieldErrors, textErrors } from '../rules.ts';
import type { NavigationBody } from './schema.ts';
import { selectLinkableIds } from './store.ts';

/** Checks the rules of menus beyond the schema, and leaves out what says nothing. */
export async function checkNavigation(context: EditContext, body: NavigationBody): Promise<Checked<NavigationBody>> {
  const areas = Object.entries(body.areas);
  const all = areas.flatMap(([, entries]) => allEntries(entries));
  if (all.length > navigationLimits.entries) return refuse({ areas: contentMessages.tooManyEntries });
  const folderIds = all.flatMap((entry) => ('folderId' in entry ? [entry.folderId] : []));
  if (new Set(folderIds).size < folderIds.length) return refuse({ areas: contentMessages.folderTwice });
  const errors = areas.flatMap(([name, entries]) =>
    entries.map((entry, at) => entryErrors(context, entry, `areas.${name}.${at}`)),
  );
  const found: FieldErrors = Object.assign({}, ...errors) as FieldErrors;
  if (Object.keys(found).length > 0) return refuse(found);
  // A page that was deleted for good is left out, so that an old version can be restored.
  const known = new Set(await selectLinkableIds(context.connection, context.website.id, pageIds(all)));
  const kept = areas.map(
    ([name, entries]) => [name, withoutPages(entries.map(plainEntry), (id) => known.has(id))] as const,
  );
  return {
    ok: true,
    body: { areas: Object.fromEntries(kept.filter(([, entries]) => entries.length > 0)) } as NavigationBody,
  };
}

export function pageIds(entries: readonly NavigationEntry[]): readonly string[] {
  return entries.flatMap((entry) => ('collectionId' in entry ? [entry.collectionId] : []));
}

function refuse(errors: FieldErrors): Checked<NavigationBody> {
  return { ok: false, errors };
}

function entryErrors({ website }: EditContext, entry: NavigationEntry, path: string): FieldErrors {
  const { texts = {} } = entry;
  const own = under(path, textErrors(website, texts, { needsTitle: 'folderId' in entry }));
  if ('url' in entry) return { ...own, ...(!isMenuAddress(entry.url) && { [`${path}.url`]: contentMessages.noLink }) };
  if ('collectionId' in entry) return own;
  const inside = entry.items.map((item, at) => entryErrors({ website } as EditContext, item, `${path}.items.${at}`));
  return Object.assign(own, ...inside) as FieldErrors;
}

function under(path: string, errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([name, message]) => [`${path}.${name}`, message]));
}

/** Without empty titles, and without a flag that is off. */
function plainEntry(entry: NavigationEntry): NavigationEntry {
  if ('collectionId' in entry) {
    const texts = writtenTexts(entry.texts ?? {});
    return { collectionId: entry.collectionId, ...(Object.keys(texts).length > 0 && { texts }) };
  }
  if ('url' in entry) {
    return { url: entry.url, texts: writtenTexts(entry.texts), ...(entry.newWindow && { newWindow: true }) };
  }
  const { folderId, texts, items } = entry;
  return { folderId, texts: writtenTexts(texts), items: items.map((item) => plainEntry(item) as typeof item) };
}

function writtenTexts(texts: Texts<'title'>): Texts<'title'> {
  const written = Object.entries(texts).flatMap(([code, { title = '' }]) => {
    return title.trim() === '' ? [] : [[code, { title: title.trim() }] as const];
  });
  return Object.fromEntries(written);
}
