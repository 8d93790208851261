import { CollectionType, RecordType } from '@awning/site-model';
import { layoutOf, type TestServer } from '@awning/testing';
import {
  type Collection,
  createCollection,
  createItem,
  type Item,
  saveLayout,
  saveNavigation,
} from '../../../site/content/index.ts';
import { announcementBarOwner, popupOwner } from '../../../site/popup/index.ts';
import { type PopupRow, upsertAnnouncementBar, upsertPopup } from '../../../site/popup/store.ts';
import { createProduct, type ProductText, pickProducts } from '../../../store/catalogue/index.ts';
import { everyBlock } from './blocks.fixture.ts';

/** Adds the kinds of pages that the sample shop lacks, with every text that a page, an item or a product can have. */
export async function addPageKinds({ database, clock, website }: TestServer): Promise<void> {
  await database.transaction(async (connection) => {
    const add = (urlId: string, more: Partial<Parameters<typeof createCollection>[3]> = {}) =>
      createCollection(connection, clock, website.id, {
        urlId,
        typeName: 'page',
        type: CollectionType.page,
        texts: { en: pageTexts, de: pageTexts },
        regionName: 'region',
        ...more,
      });
    const blocks = await add('blocks');
    const splash = await add('splash', { type: CollectionType['splash-page'] });
    const index = await add('index', { isFolder: true, isIndex: true });
    const folder = await add('folder', { isFolder: true });
    for (const [urlId, parentId] of [
      ['in-index', index],
      ['in-folder', folder],
    ] as const) {
      await add(urlId, { parentId });
    }
    await add('odd', { typeName: 'odd', type: CollectionType.generic });
    const gallery = await add('pictures', { typeName: 'gallery', type: CollectionType['slide-gallery'] });
    const store = await add('second-shop', { typeName: 'products', type: CollectionType.products, pageSize: 1 });
    const items = await Promise.all(
      ['one', 'two'].map((urlId, position) =>
        createItem(connection, clock, website.id, { ...post, collectionId: gallery, urlId, position }),
      ),
    );
    const blocksOfAll = layoutOf({ en: everyBlock() });
    // Inserted directly: saveLayout refuses unknown settings, but an import does not.
    for (const owner of [`page:${blocks}`, `page:${splash}`, `page:${index}`, `item:${items[0]!}`] as const) {
      await connection.kysely
        .insertInto('layout')
        .values({ website_id: website.id, owner, document: JSON.stringify(blocksOfAll), updated_at: clock.now() })
        .execute();
    }
    const words = (text: string) =>
      layoutOf({ en: [{ type: 'html', props: { id: 'words', html: `<p>${text}</p>` } }] });
    await saveLayout(connection, clock, website.id, 'field:header', words('Above every page'));
    // On every page, but closed: what is behind an open one cannot be pressed.
    await upsertPopup(connection, website.id, { ...closedPopup, version: 1 });
    await saveLayout(connection, clock, website.id, popupOwner(website.id), words('In the popup'));
    await upsertAnnouncementBar(connection, website.id, { isOn: true, isClosable: true, version: 1 });
    await saveLayout(connection, clock, website.id, announcementBarOwner(website.id), words('In the bar'));
    const product = await createProduct(connection, clock, website.id, {
      collectionId: store,
      slug: 'everything',
      type: 1,
      texts: { en: productTexts, de: productTexts },
      optionNames: ['Size'],
      variants: [
        { sku: 'EVERY-1', price: 2000n, attributes: { Size: 'Small' }, onHand: 2 },
        { sku: 'EVERY-2', price: 3000n, salePrice: 2500n, attributes: { Size: 'Large' }, onHand: 0 },
      ],
      categories: ['Tableware'],
      tags: ['mug'],
      scarcity: { text: 'Only {qtyInStock} left', shownByDefault: true },
      customSoldOutText: 'Gone',
      customAddButtonText: 'Take it',
      mailingList: { optInByDefault: true },
    });
    await createProduct(connection, clock, website.id, {
      collectionId: store,
      slug: 'monthly',
      type: 1,
      texts: { en: productTexts },
      plan: { unit: 'MONTH', value: 1, numCycles: 0 },
      variants: [{ sku: 'MONTHLY', price: 2000n }],
    });
    await pickProducts(connection, website.id, store, [product.id]);
    await saveNavigation(connection, clock, website.id, {
      name: 'footer',
      entries: [
        { collectionId: blocks },
        { collectionId: folder },
        { url: '', texts: { en: { title: 'Elsewhere' }, de: { title: 'Anderswo' } }, newWindow: true },
      ],
    });
  });
}

const pageTexts: Required<NonNullable<Collection['texts'][string]>> = {
  title: 'Page',
  navigationTitle: 'Page',
  description: 'Description',
  seoTitle: 'Title',
  seoDescription: 'Description',
  'category:Tableware': 'Geschirr',
};

const postTexts: Required<NonNullable<Item['texts'][string]>> = {
  title: 'One',
  body: '<p>Body</p>',
  excerpt: '<p>Excerpt</p>',
};

const closedPopup: Omit<PopupRow, 'version'> = {
  isOn: true,
  position: 'CENTER_CENTER',
  pages: 'all',
  pageIds: [],
  delaySeconds: 600,
  scrollPercent: null,
  daysHidden: 7,
};

const post = {
  recordType: RecordType.image,
  texts: { en: postTexts, de: postTexts },
  publishAt: new Date('2026-01-01T00:00:00Z'),
  categories: ['Tableware'],
  tags: ['mug'],
  authorName: 'Ada',
  customContent: { any: 'thing' },
  event: {
    startAt: new Date('2026-01-01T18:00:00Z'),
    endAt: new Date('2026-01-01T20:00:00Z'),
    location: { addressTitle: 'Hall', addressLine1: 'Street', addressLine2: 'City', addressCountry: 'Country' },
  },
};

const productTexts: Required<ProductText> = {
  name: 'Everything',
  excerpt: '<p>Excerpt</p>',
  body: '<p>Body</p>',
  seoTitle: 'Title for searches',
  seoDescription: 'Text for searches',
  deliveryTime: 'Two days',
  customAddButtonText: 'Take it',
  customSoldOutText: 'Gone',
  scarcityText: 'Only {qtyInStock} left',
  restockButtonText: 'Tell me',
  restockCallText: 'Call',
  restockPlaceholder: 'Email',
  restockListText: 'List',
  options: { Size: 'Size' },
  values: { Size: { Small: 'Small', Large: 'Large' } },
};
