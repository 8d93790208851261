import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CollectionType, RecordType } from '@awning/site-model';
import type { Connection } from '../../platform/database/index.ts';
import { projectFolder } from '../../platform/project-folder.ts';
import { createCollection, createItem, Ordering, saveNavigation } from '../../site/content/index.ts';
import { addFile } from '../../site/media/index.ts';
import type { Theme } from '../../site/rendering/index.ts';
import { productDocument } from '../../store/catalogue/index.ts';
import { addDocument, type SampleParts, sampleBody, sampleContext, tableware } from '../sample/index.ts';

/** A page to ask for, and the statuses that are right for it. */
export interface SamplePageAddress {
  readonly path: string;
  readonly statuses: readonly number[];
}

interface Website {
  readonly parts: SampleParts;
  readonly connection: Connection;
  readonly websiteId: string;
}

interface Place extends Website {
  /** Any picture of the sample. */
  readonly pictureId: string;
}

/** The collection types that a host supplies with its own templates. */
const hostTypes = ['blog', 'gallery', 'products', 'events', 'album'];

const plain: readonly SamplePageAddress[] = [
  '/',
  '/about',
  '/contact',
  '/notebook',
  '/notebook/opening-the-kiln',
  '/notebook?category=Kiln',
  '/notebook?format=main-content',
  '/notebook?format=json',
  '/shop',
  '/shop?format=json',
  '/shop/p/tide-mug',
  '/search',
  '/search?q=mug',
  '/cart',
].map((path) => ({ path, statuses: [200] }));
const others: readonly SamplePageAddress[] = [
  { path: '/checkout', statuses: [200, 302, 303] },
  { path: '/no-such-page', statuses: [404] },
];

/**
 * Adds to the sample website one page of every kind that a theme has, and returns the addresses of all pages worth
 * rendering.
 */
export async function addThemeContent(website: Website, theme: Theme): Promise<SamplePageAddress[]> {
  const place = { ...website, pictureId: await addPicture(website) };
  const types = [...new Set([...theme.collections.keys(), ...hostTypes])].filter((type) => type !== 'page');
  const added = [];
  for (const type of types) added.push(...(await addType(place, theme, type)));
  for (const id of theme.layouts.keys()) added.push(...(await addPage(place, `layout-${slug(id)}`, id)));
  await fillNavigations(place, theme);
  const pages = [...theme.pages.keys()]
    .filter((name) => !hostPages.has(name))
    .map((name) => ({ path: `/${encodeURIComponent(name)}`, statuses: [200] }));
  return [...plain, ...pages, ...added, ...others];
}

async function addPicture({ parts, connection, websiteId }: Website): Promise<string> {
  const filename = 'tide-mug.webp';
  const bytes = await readFile(join(projectFolder, 'sample', 'pictures', filename));
  return await addFile(parts, await sampleContext(parts, connection, websiteId), { filename, bytes });
}

/** Static pages that replace pages of the host, and have no address of their own. */
const hostPages: ReadonlySet<string> = new Set(['not-found', 'error', 'search', 'system']);

async function addType(place: Place, theme: Theme, type: string): Promise<SamplePageAddress[]> {
  const conf = theme.collections.get(type)?.conf ?? {};
  const accepted = Array.isArray(conf['acceptTypes']) ? conf['acceptTypes'].map(String) : [];
  if (conf.folder === true) return await addFolder(place, type, conf.index === true);
  if (accepted.includes('store_item') || type === 'products') return await addStore(place, type);
  return await addList(place, theme, type, accepted, conf.ordering);
}

async function addFolder(place: Place, type: string, isIndex: boolean): Promise<SamplePageAddress[]> {
  const urlId = `kind-${slug(type)}`;
  const folderId = await collection(place, { urlId, typeName: type, isFolder: true, isIndex });
  await collection(place, { urlId: `${urlId}-page`, typeName: 'page', type: CollectionType.page, parentId: folderId });
  const galleryId = await collection(place, { urlId: `${urlId}-gallery`, typeName: 'gallery', parentId: folderId });
  await addItem(place, galleryId, 'one', RecordType.image, {});
  return [{ path: `/${urlId}`, statuses: [isIndex ? 200 : 302] }];
}

async function addStore(place: Place, type: string): Promise<SamplePageAddress[]> {
  const { parts, connection, websiteId, pictureId } = place;
  const urlId = `kind-${slug(type)}`;
  const collectionId = await collection(place, { urlId, typeName: type, type: CollectionType.products });
  const [first] = tableware;
  if (first === undefined) throw new Error('The sample has no products');
  const product = {
    ...first,
    slug: `${urlId}-mug`,
    variants: first.variants.map((variant) => ({ ...variant, sku: `${urlId}-${variant.sku}` })),
  };
  const body = sampleBody(product, { collectionId, imageIds: [pictureId], files: [], formId: null });
  await addDocument(await sampleContext(parts, connection, websiteId), productDocument, body);
  return [`/${urlId}`, `/${urlId}/p/${urlId}-mug`].map((path) => ({ path, statuses: [200] }));
}

async function addList(
  place: Place,
  theme: Theme,
  type: string,
  accepted: readonly string[],
  ordering: unknown,
): Promise<SamplePageAddress[]> {
  const urlId = `kind-${slug(type)}`;
  const collectionId = await collection(place, {
    urlId,
    typeName: type,
    ordering: ordering === 'chronological' ? Ordering.chronological : Ordering.userOrderable,
    mainImageId: place.pictureId,
  });
  const kinds = accepted.length === 0 ? [type === 'gallery' ? 'image' : 'text'] : accepted;
  for (const kind of kinds) {
    const custom = theme.customTypes.get(kind);
    const recordType = recordTypes[custom?.base ?? kind] ?? RecordType.text;
    const values = Object.fromEntries((custom?.fields ?? []).map(({ name, type: field }) => [name, fieldValue(field)]));
    const content = custom === undefined ? {} : { customType: kind, ...values };
    await addItem(place, collectionId, `one-${slug(kind)}`, recordType, content);
  }
  const first = slug(kinds[0] ?? '');
  return [`/${urlId}`, `/${urlId}?format=json`, `/${urlId}/one-${first}`].map((path) => ({ path, statuses: [200] }));
}

const recordTypes: Readonly<Record<string, number>> = {
  text: RecordType.text,
  image: RecordType.image,
  video: RecordType.video,
  audio: RecordType.audio,
  event: RecordType.event,
  link: RecordType.link,
};

function fieldValue(type: string): unknown {
  if (type === 'checkbox') return true;
  if (type === 'wysiwyg') return { html: '<p>Some text</p>' };
  if (type === 'gallery') return [];
  return type === 'image' ? null : 'Some text';
}

type Described = Partial<Parameters<typeof createCollection>[3]> & {
  readonly urlId: string;
  readonly typeName: string;
};

async function collection({ parts, connection, websiteId }: Place, described: Described): Promise<string> {
  return await createCollection(connection, parts.clock, websiteId, {
    type: CollectionType.generic,
    texts: { en: { title: described.typeName, description: 'A page of this kind' } },
    position: 100,
    ...described,
  });
}

async function addItem(
  { parts: { clock }, connection, websiteId, pictureId }: Place,
  collectionId: string,
  urlId: string,
  recordType: number,
  customContent: Readonly<Record<string, unknown>>,
): Promise<void> {
  await createItem(connection, clock, websiteId, {
    collectionId,
    urlId,
    recordType,
    publishAt: new Date(clock.now().getTime() - 86_400_000),
    isStarred: true,
    categories: ['First', 'Second'],
    tags: ['one', 'two'],
    authorName: 'Inga',
    mainImageId: pictureId,
    texts: { en: { title: 'An entry', excerpt: '<p>In short</p>', body: '<p>At length</p>' } },
    customContent,
  });
}

async function addPage(place: Place, urlId: string, regionName: string): Promise<SamplePageAddress[]> {
  await collection(place, { urlId, typeName: 'page', type: CollectionType.page, regionName });
  return [{ path: `/${urlId}`, statuses: [200] }];
}

async function fillNavigations({ parts: { clock }, connection, websiteId }: Place, theme: Theme): Promise<void> {
  const entries = [{ url: '/about', texts: { en: { title: 'About' } } }];
  for (const { name } of theme.navigations) {
    // The sample has filled these two with its own pages.
    if (name !== 'main' && name !== 'footer') await saveNavigation(connection, clock, websiteId, { name, entries });
  }
}

function slug(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');
}
