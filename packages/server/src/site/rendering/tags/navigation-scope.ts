import { CollectionType, safeLink } from '@awning/site-model';
import { asText, descend } from '@awning/template-engine';
import { subjectOf } from '../../../platform/subjects/index.ts';
import {
  type Collection,
  type NavigationEntry,
  type NavigationFolder,
  type Texts,
  textOf,
} from '../../content/index.ts';
import type { Builder } from '../page-model/builder.ts';
import { collectionView } from '../page-model/collection-view.ts';
import { languageChoice, type Scope } from '../site.ts';
import { remembered } from '../site-memory.ts';
import { shownArea } from '../theme/shown-area.ts';
import type { TagScope } from './tag-scope.ts';

/** The entries of a navigation area, with the current page marked as active (THEME-FORMAT section 7.6). */
export const navigationScope: TagScope = async (attributes, builder) => {
  const { request } = builder;
  const name = attributes.get('navigationId') ?? '';
  const key = `navigation ${request.language} ${request.website.version} ${openPage(builder)} ${name}`;
  return await remembered(builder, key, (sources) => Promise.resolve(navigation(name, { ...builder, sources })));
};

/** The page that decides which entries are active: the first part of its address, if such a page exists. */
function openPage({ site, request }: Builder): string {
  const [urlId] = request.path.split('/').filter(Boolean);
  return urlId === undefined || site.byUrlId.has(urlId) ? `/${urlId ?? ''}` : 'none';
}

function navigation(name: string, builder: Builder): Scope {
  const stored = shownArea(builder.request.website.settings, 'navigation', name);
  builder.sources.add(subjectOf.menu(stored));
  const entries = builder.site.navigations.get(stored)?.entries ?? [];
  const items = entries.flatMap((entry) => entryView(entry, builder));
  return { items, ...(items.some(({ folderActive }) => folderActive === true) ? { folderActive: true } : {}) };
}

function entryView(entry: NavigationEntry, builder: Builder): Scope[] {
  if ('items' in entry) return [folderView(entry, builder) ?? []].flat();
  if ('collectionId' in entry) {
    const collection = builder.site.byId.get(entry.collectionId);
    // A disabled page is not in the navigation.
    return collection === undefined ? [] : [named(collectionEntry(collection, builder), entry.texts, builder)];
  }
  const title = textOf(entry.texts, 'title', languageChoice(builder.request)) ?? entry.url;
  return [{ externalLink: { url: localUrl(entry.url, builder), title, newWindow: entry.newWindow ?? false } }];
}

/** A page under the name that it has in a menu. */
function named(view: Scope, texts: Texts<'title'> = {}, { request }: Builder): Scope {
  const title = textOf(texts, 'title', languageChoice(request));
  return title === undefined
    ? view
    : { ...view, collection: { ...(view['collection'] as Scope), navigationTitle: title } };
}

/** A folder of a menu, as templates read folders. It leads to the first of its entries; an empty one is not shown. */
export function folderView({ folderId, texts, items: inside }: NavigationFolder, builder: Builder): Scope | undefined {
  const items = inside.flatMap((entry) => entryView(entry, builder));
  const [first] = items;
  if (first === undefined) return undefined;
  const title = textOf(texts, 'title', languageChoice(builder.request)) ?? '';
  const page = first['collection'] as Scope | undefined;
  const url = page?.['fullUrl'] ?? (first['externalLink'] as Scope)['url'];
  const collection = {
    id: folderId,
    websiteId: builder.request.website.id,
    title,
    navigationTitle: title,
    description: '',
    urlId: page?.['urlId'] ?? folderId,
    fullUrl: url ?? '',
    typeName: 'folder',
    typeLabel: 'folder',
    type: CollectionType.generic,
    folder: true,
    index: false,
    homepage: false,
    folderBehavior: 2,
  };
  return { collection, ...(items.some(isActive) ? { folderActive: true } : {}), items };
}

function isActive({ active, folderActive }: Scope): boolean {
  return active === true || folderActive === true;
}

export function collectionEntry(collection: Collection, builder: Builder): Scope {
  const children = collection.isFolder
    ? builder.site.collections.filter(({ parentId }) => parentId === collection.id)
    : [];
  const items = children.map((child) => collectionEntry(child, builder));
  return {
    collection: collectionView(collection, builder),
    ...(isOpen(collection, builder) ? { active: true } : {}),
    ...(items.some(({ active }) => active === true) ? { folderActive: true } : {}),
    ...(collection.isFolder ? { items } : {}),
  };
}

function isOpen(collection: Collection, { request }: Builder): boolean {
  const [urlId] = request.path.split('/').filter(Boolean);
  return urlId === undefined ? collection.isHomepage : urlId === collection.urlId;
}

/** A link that begins with a slash keeps the visitor's language. */
function localUrl(typed: string, { base }: Builder): string {
  const url = safeLink(typed);
  const prefix = asText(descend(base, ['multilingual', 'prefix']));
  return url.startsWith('/') && !url.startsWith('//') ? `${prefix}${url === '/' && prefix !== '' ? '' : url}` : url;
}
