import { type Block, CollectionType, RecordType } from '@awning/site-model';
import type { Connection } from '../../platform/database/index.ts';
import { createCollection, createItem, type NewItem, Ordering, saveLayout } from '../../site/content/index.ts';
import { acceptedTypes, newCollection, type Theme } from '../../site/rendering/index.ts';
import { type ProductBody, productDocument } from '../../store/catalogue/index.ts';
import { setOnHand } from '../../store/stock/index.ts';
import { addDocument, type SampleParts, sampleBody, sampleContext, tableware } from '../sample/index.ts';

/** A page to ask for, and the statuses that are right for it. */
export interface SamplePageAddress {
  readonly path: string;
  readonly statuses: readonly number[];
}

export interface Website {
  readonly parts: SampleParts;
  readonly connection: Connection;
  readonly websiteId: string;
}

export interface Place extends Website {
  readonly theme: Theme;
  /** Pictures of several shapes. */
  readonly pictureIds: readonly string[];
}

interface AddedType {
  readonly id: string;
  readonly addresses: readonly SamplePageAddress[];
}

/** Adds a page of a type with what its configuration lets it hold. */
export async function addType(place: Place, type: string): Promise<AddedType> {
  const urlId = `kind-${slug(type)}`;
  const begun = newCollection(place.theme, type);
  const id = await addCollection(place, { urlId, typeName: type, title: titleOf(place, type) });
  if (begun.isFolder) {
    await addChildren(place, type, urlId, id);
    return { id, addresses: [{ path: `/${urlId}`, statuses: [begun.isIndex ? 200 : 302] }] };
  }
  const entries = begun.type === CollectionType.products ? addProducts(place, urlId, id) : addItems(place, type, id);
  const first = await entries;
  const paths = [`/${urlId}`, `/${urlId}?format=json`, `/${urlId}/${first}`];
  return { id, addresses: paths.map((path) => ({ path, statuses: [200] })) };
}

function titleOf({ theme }: Place, type: string): string {
  return theme.collections.get(type)?.conf.title ?? `${type.slice(0, 1).toUpperCase()}${type.slice(1)}`;
}

interface Described {
  readonly urlId: string;
  readonly typeName: string;
  readonly title: string;
  readonly parentId?: string;
  readonly regionName?: string;
  readonly isFolder?: boolean;
  /** Whether it has text and pictures of its own. */
  readonly hasBlocks?: boolean;
}

export async function addCollection(place: Place, { title, hasBlocks, ...described }: Described): Promise<string> {
  const { parts, connection, websiteId, pictureIds, theme } = place;
  const id = await createCollection(connection, parts.clock, websiteId, {
    ...newCollection(theme, described.typeName),
    texts: { en: { title, description: 'A page of this kind' } },
    position: 100,
    mainImageId: pictureIds[0] ?? null,
    ...described,
  });
  if (hasBlocks === true) await fillPage(place, id);
  return id;
}

async function fillPage({ parts, connection, websiteId, pictureIds }: Place, id: string): Promise<void> {
  const content: Block[] = [
    { type: 'html', props: { id: 'words' } },
    { type: 'image', props: { id: 'picture', assetId: pictureIds[1] ?? '' } },
    { type: 'gallery', props: { id: 'gallery', assetIds: [...pictureIds] } },
    { type: 'button', props: { id: 'button', buttonSize: 'medium' } },
  ];
  const texts = {
    words: { html: '<h2>A heading</h2><p>A text of this page with <a href="/about">a link</a>.</p>' },
    picture: { caption: '<p>A caption</p>' },
    button: { buttonText: 'On', buttonLink: '/shop' },
  };
  const document = { schema: 1 as const, root: {}, content, texts: { en: texts } };
  const saved = await saveLayout(connection, parts.clock, websiteId, `page:${id}`, document);
  if (!saved.ok) throw new Error(`The content of a page is refused: ${JSON.stringify(saved.errors)}`);
}

/** A page, a gallery, and one child of each type of the theme that the folder takes. */
async function addChildren(place: Place, type: string, urlId: string, parentId: string): Promise<void> {
  const { theme } = place;
  const own = acceptedTypes(theme, type).filter(
    (name) => theme.collections.has(name) && theme.collections.get(name)?.conf.folder !== true,
  );
  await addCollection(place, { urlId: `${urlId}-page`, typeName: 'page', title: 'A page', parentId, hasBlocks: true });
  for (const typeName of new Set(['gallery', ...own.filter((name) => name !== 'page')])) {
    const child = { urlId: `${urlId}-${slug(typeName)}`, typeName, title: titleOf(place, typeName), parentId };
    const id = await addCollection(place, child);
    if (newCollection(theme, typeName).type === CollectionType.products) await addProducts(place, child.urlId, id);
    else await addItems(place, typeName, id);
  }
}

/** Two products in stock; returns the address of the first. */
async function addProducts(place: Place, urlId: string, collectionId: string): Promise<string> {
  const { parts, connection, websiteId, pictureIds } = place;
  const context = await sampleContext(parts, connection, websiteId);
  const products = tableware.slice(0, 2);
  for (const product of products) {
    const named = {
      ...product,
      slug: `${urlId}-${product.slug}`,
      variants: product.variants.map((variant) => ({ ...variant, sku: `${urlId}-${variant.sku}` })),
    };
    const body = sampleBody(named, { collectionId, imageIds: pictureIds, files: [], formId: null });
    const { body: written } = await addDocument(context, productDocument, body);
    for (const { id, stock } of (written as ProductBody).variants) {
      if (stock === 'counted' && id !== undefined) await setOnHand(connection, parts.clock, websiteId, id, IN_STOCK);
    }
  }
  return `p/${urlId}-${products[0]?.slug ?? ''}`;
}

const IN_STOCK = 9;

/** So that galleries move and lists have rows. */
const MIN_ITEMS = 5;
const DAY_MS = 86_400_000;

/** At least one item of each type that the collection takes; returns the address of the first. */
async function addItems(place: Place, type: string, collectionId: string): Promise<string> {
  const accepted = acceptedTypes(place.theme, type);
  const kinds = accepted.length === 0 ? [ownKinds[type] ?? 'text'] : accepted;
  const number = Math.max(MIN_ITEMS, kinds.length);
  const isDated = newCollection(place.theme, type).ordering === Ordering.calendar;
  for (let position = 0; position < number; position += 1) {
    const kind = kinds[position % kinds.length]!;
    await addItem(place, { kind, position, urlId: itemUrl(kind, position), collectionId, isDated });
  }
  return itemUrl(kinds[0]!, 0);
}

const ownKinds: Readonly<Record<string, string>> = { gallery: 'image', events: 'event' };

function itemUrl(kind: string, position: number): string {
  return `${words[position]?.toLowerCase() ?? position + 1}-${slug(kind)}`;
}

const words = ['One', 'Two', 'Three', 'Four', 'Five'];

interface Entry {
  readonly kind: string;
  readonly position: number;
  readonly urlId: string;
  readonly collectionId: string;
  /** Whether its page lists events only. */
  readonly isDated: boolean;
}

async function addItem(place: Place, { kind, position, urlId, collectionId, isDated }: Entry): Promise<void> {
  const {
    parts: { clock },
    connection,
    websiteId,
    pictureIds,
    theme,
  } = place;
  const custom = theme.customTypes.get(kind);
  const pictureId = pictureIds[position % pictureIds.length] ?? null;
  await createItem(connection, clock, websiteId, {
    collectionId,
    urlId,
    position,
    recordType: recordTypes[custom?.base ?? kind] ?? RecordType.text,
    publishAt: new Date(clock.now().getTime() - (position + 1) * DAY_MS),
    isStarred: position === 0,
    categories: ['First', position % 2 === 0 ? 'Second' : 'Third'],
    tags: ['one', 'two'],
    authorName: 'Inga Marram',
    mainImageId: pictureId,
    texts: { en: { title: `Entry ${position + 1}`, excerpt: '<p>In short</p>', body: '<p>At length</p>' } },
    // One leads elsewhere at once, as links do.
    ...(kind === 'link' || position === 3 ? { sourceUrl: '/about', isPassthrough: true } : {}),
    ...((custom?.base ?? kind) === 'video' ? { sourceUrl: 'https://vimeo.com/76979871', isPassthrough: false } : {}),
    ...(kind === 'image' ? { clickthroughUrl: '/about' } : {}),
    ...(isDated || (custom?.base ?? kind) === 'event' ? { event: eventAt(clock.now(), position) } : {}),
    customContent: custom === undefined ? {} : { customType: kind, ...fieldValues(custom.fields, place) },
  });
}

/** The first ones are over, the others are to come. */
function eventAt(now: Date, position: number): NonNullable<NewItem['event']> {
  const startAt = new Date(now.getTime() + (position - 1) * DAY_MS - DAY_MS / 2);
  const location = {
    addressTitle: 'Marram Pottery',
    addressLine1: '3 Dune Road',
    addressLine2: '25980 Westerland',
    addressCountry: 'Germany',
    mapLat: 54.9079,
    mapLng: 8.3033,
  };
  return { startAt, endAt: new Date(startAt.getTime() + DAY_MS / 12), location };
}

const recordTypes: Readonly<Record<string, number>> = {
  text: RecordType.text,
  image: RecordType.image,
  video: RecordType.video,
  audio: RecordType.audio,
  event: RecordType.event,
  link: RecordType.link,
};

type CustomFields =
  Place['theme']['customTypes'] extends ReadonlyMap<string, infer Type extends { fields: unknown }>
    ? Type['fields']
    : never;

function fieldValues(fields: CustomFields, { pictureIds }: Place): NonNullable<NewItem['customContent']> {
  const [imageId = ''] = pictureIds;
  const values = {
    checkbox: true,
    wysiwyg: { html: '<p>Some text</p>' },
    image: { imageId },
    gallery: { imageIds: pictureIds },
  };
  return Object.fromEntries(fields.map(({ name, type }) => [name, values[type as keyof typeof values] ?? 'Some text']));
}

export function slug(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');
}
