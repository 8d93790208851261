import { checkLayout, type LayoutDocument, type LayoutErrors } from '@awning/site-model';
import type { Clock } from '../../platform/clock.ts';
import type { Connection } from '../../platform/database/index.ts';
import { newId } from '../../platform/database/index.ts';
import { announceChange, subjectOf } from '../../platform/subjects/index.ts';
import type { NewCollection } from './collection.ts';
import { cleanHtml } from './html-policy.ts';
import type { CustomContent, ItemTexts, NewItem } from './item.ts';
import { cleanLayout, type LayoutOwner } from './layout.ts';
import type { Navigation } from './navigation.ts';
import * as store from './store.ts';

/** Adds a page, blog, gallery, store page or folder and returns its id. */
export async function createCollection(
  connection: Connection,
  clock: Clock,
  websiteId: string,
  collection: NewCollection,
): Promise<string> {
  const id = newId(clock);
  await store.insertCollection(connection, websiteId, id, clock.now(), collection);
  await announceChange(connection, { websiteId, subjects: [subjectOf.navigation, subjectOf.collection(id)] });
  return id;
}

/** Makes a page the home page and returns the id of the one before, which is an ordinary page from then on. */
export async function makeHomepage(connection: Connection, websiteId: string, id: string): Promise<string | undefined> {
  const before = await store.setHomepage(connection, websiteId, id);
  await announceChange(connection, { websiteId, subjects: [subjectOf.navigation] });
  return before;
}

/** Adds a post or a picture to a collection and returns its id. */
export async function createItem(
  connection: Connection,
  clock: Clock,
  websiteId: string,
  item: NewItem,
): Promise<string> {
  const id = newId(clock);
  await store.insertItem(connection, websiteId, id, clock.now(), {
    ...item,
    texts: cleanItemTexts(item.texts),
    customContent: cleanCustomContent(item.customContent ?? {}),
  });
  await announceChange(connection, { websiteId, subjects: [subjectOf.item(id), subjectOf.list(item.collectionId)] });
  return id;
}

/** Stores a block area with its texts in all languages, or returns its errors. */
export async function saveLayout(
  connection: Connection,
  clock: Clock,
  websiteId: string,
  owner: LayoutOwner,
  document: LayoutDocument,
): Promise<LayoutOutcome> {
  const errors = checkLayout(document);
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  await store.upsertLayout(connection, websiteId, owner, clock.now(), cleanLayout(document));
  await announceChange(connection, { websiteId, subjects: [subjectOf.layout(owner)] });
  return { ok: true };
}

export type LayoutOutcome = { readonly ok: true } | { readonly ok: false; readonly errors: LayoutErrors };

/** Fills one of the theme's navigation areas. */
export async function saveNavigation(
  connection: Connection,
  clock: Clock,
  websiteId: string,
  navigation: Navigation,
): Promise<void> {
  await store.upsertNavigation(connection, websiteId, clock.now(), navigation);
  await announceChange(connection, { websiteId, subjects: [subjectOf.menu(navigation.name), subjectOf.menus] });
}

/** The fields of a theme with cleaned HTML. */
export function cleanCustomContent(content: CustomContent): CustomContent {
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [
      name,
      typeof value === 'object' && 'html' in value ? { html: cleanHtml(value.html) } : value,
    ]),
  );
}

/** The texts of an item with cleaned HTML. */
export function cleanItemTexts(texts: ItemTexts): ItemTexts {
  return Object.fromEntries(
    Object.entries(texts).map(([language, { title, body, excerpt }]) => [
      language,
      {
        ...(title === undefined ? {} : { title }),
        ...(body === undefined ? {} : { body: cleanHtml(body) }),
        ...(excerpt === undefined ? {} : { excerpt: cleanHtml(excerpt) }),
      },
    ]),
  );
}
