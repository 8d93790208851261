import { type Block, CollectionType, RecordType } from '@awning/site-model';
import type { Connection } from '../../platform/database/index.ts';
import type { EditContext } from '../../platform/editing/index.ts';
import {
  createCollection,
  type ItemBody,
  itemDocument,
  type LayoutOwner,
  makeHomepage,
  Ordering,
  type PageBody,
  pageDocument,
  saveLayout,
  saveNavigation,
} from '../../site/content/index.ts';
import { createForms, type FormIds } from './forms.ts';
import { galleryPictures } from './gallery.ts';
import { about } from './pages/about.ts';
import { buildingBlocks } from './pages/building-blocks.ts';
import { home } from './pages/home.ts';
import { contact, delivery, imprint } from './pages/service-pages.ts';
import type { PictureIds } from './pictures.ts';
import { posts } from './posts.ts';
import { addDocument } from './sample-documents.ts';
import { html, type InLanguages, newsletter, type SamplePage, sampleLayout } from './sample-page.ts';
import type { SampleParts } from './sample-parts.ts';

const footerTexts: InLanguages<string> = {
  en: '<p>Marram Pottery, Am Außendeich 7, 25899 Dagebüll. Made by hand, one kiln at a time.</p>',
  de: '<p>Marram Pottery, Am Außendeich 7, 25899 Dagebüll. Von Hand gemacht, Brand für Brand.</p>',
  fr: '<p>Marram Pottery, Am Außendeich 7, 25899 Dagebüll. Fait main, cuisson après cuisson.</p>',
};

const newsletterTitles: InLanguages<string> = {
  en: 'Letters from the kiln',
  de: 'Briefe vom Brennofen',
  fr: 'Lettres du four',
};

/** Pages, posts and navigation. Returns what the products refer to. */
export async function fillContent(
  parts: SampleParts,
  context: EditContext,
  pictures: PictureIds,
): Promise<{ readonly storeId: string; readonly forms: FormIds }> {
  const { connection, clock, website } = context;
  const websiteId = website.id;
  const forms = await createForms(parts, connection, websiteId);
  const page = (sample: SamplePage) => createPage(context, sample, pictures, forms);
  // Pages show the shop, the notebook and the gallery, so they come first.
  const storeId = await createStore(parts, connection, websiteId, pictures);
  const notebookId = await createNotebook(context, pictures);
  await createGallery(context, pictures);
  const homeId = await page(home);
  await makeHomepage(connection, websiteId, homeId);
  const aboutId = await page(about);
  const contactId = await page(contact);
  const deliveryId = await page(delivery);
  const imprintId = await page(imprint);
  await page(buildingBlocks);
  const entries = (...ids: string[]) => ids.map((collectionId) => ({ collectionId }));
  await saveNavigation(connection, clock, websiteId, {
    name: 'main',
    entries: entries(homeId, storeId, notebookId, aboutId, contactId),
  });
  await saveNavigation(connection, clock, websiteId, {
    name: 'footer',
    entries: entries(deliveryId, contactId, imprintId),
  });
  await writeLayout(parts, connection, websiteId, 'field:footer', [
    html('footer-text', footerTexts),
    newsletter('footer-newsletter', forms.newsletter, newsletterTitles),
  ]);
  return { storeId, forms };
}

async function createPage(
  context: EditContext,
  { urlId, texts, blocks }: SamplePage,
  pictures: PictureIds,
  forms: FormIds,
): Promise<string> {
  const body: PageBody = {
    slug: urlId,
    type: CollectionType.page,
    isEnabled: true,
    regionName: null,
    parentId: null,
    mainImageId: null,
    texts,
    layout: sampleLayout(blocks(pictures, forms)),
  };
  return (await addDocument(context, pageDocument, body)).id;
}

async function writeLayout(
  { clock }: SampleParts,
  connection: Connection,
  websiteId: string,
  owner: LayoutOwner,
  blocks: readonly Block[],
): Promise<void> {
  const saved = await saveLayout(connection, clock, websiteId, owner, sampleLayout(blocks));
  if (!saved.ok) throw new Error(`The sample is refused: ${JSON.stringify(saved.errors)}`);
}

async function createStore(
  { clock }: SampleParts,
  connection: Connection,
  websiteId: string,
  pictures: PictureIds,
): Promise<string> {
  return await createCollection(connection, clock, websiteId, {
    urlId: 'shop',
    typeName: 'products',
    type: CollectionType.products,
    mainImageId: pictures['studio-shelf'],
    // Divisible by two, three and four columns.
    pageSize: 24,
    position: 0,
    texts: {
      en: { title: 'Shop', description: 'Stoneware for the everyday table' },
      de: { title: 'Laden', description: 'Steinzeug für jeden Tag', ...categoryTexts.de },
      fr: { title: 'Boutique', description: 'Du grès pour la table de tous les jours', ...categoryTexts.fr },
    },
  });
}

/** The stored names are the English ones. */
const categoryTexts = {
  de: {
    'category:Tableware': 'Geschirr',
    'category:Tea': 'Tee',
    'category:Vessels': 'Gefäße',
    'category:Garden': 'Garten',
    'category:Workshops': 'Kurse',
    'category:Reading': 'Lesestoff',
  },
  fr: {
    'category:Tableware': 'Vaisselle',
    'category:Tea': 'Thé',
    'category:Vessels': 'Récipients',
    'category:Garden': 'Jardin',
    'category:Workshops': 'Ateliers',
    'category:Reading': 'Lecture',
  },
} as const;

async function createNotebook(context: EditContext, pictures: PictureIds): Promise<string> {
  const { connection, clock, website } = context;
  const collectionId = await createCollection(connection, clock, website.id, {
    urlId: 'notebook',
    typeName: 'blog',
    type: CollectionType.generic,
    ordering: Ordering.chronological,
    position: 1,
    texts: {
      en: { title: 'Notebook', description: 'Notes from the workshop' },
      de: {
        title: 'Notizbuch',
        description: 'Notizen aus der Werkstatt',
        'category:Kiln': 'Ofen',
        'category:Glaze': 'Glasur',
        'category:Workshop': 'Werkstatt',
      },
      fr: {
        title: 'Carnet',
        description: 'Notes d’atelier',
        'category:Kiln': 'Four',
        'category:Glaze': 'Émail',
        'category:Workshop': 'Atelier',
      },
    },
  });
  for (const { urlId, picture, author, categories, tags, age, texts } of posts) {
    const body: ItemBody = {
      collectionId,
      slug: urlId,
      recordType: RecordType.text,
      status: 'published',
      publishAt: new Date(clock.now().getTime() - age * 24 * 3_600_000).toISOString(),
      isStarred: false,
      categories: [...categories],
      tags: [...tags],
      authorName: author,
      mainImageId: pictures[picture],
      texts,
      layout: null,
    };
    await addDocument(context, itemDocument, body);
  }
  return collectionId;
}

async function createGallery(context: EditContext, pictures: PictureIds): Promise<void> {
  const { connection, clock, website } = context;
  const collectionId = await createCollection(connection, clock, website.id, {
    urlId: 'gallery',
    typeName: 'gallery',
    type: CollectionType.generic,
    position: 2,
    texts: {
      en: { title: 'In pictures', description: 'A month between two firings' },
      de: { title: 'In Bildern', description: 'Ein Monat zwischen zwei Bränden' },
      fr: { title: 'En images', description: 'Un mois entre deux cuissons' },
    },
  });
  for (const { urlId, picture, texts } of galleryPictures) {
    const body: ItemBody = {
      collectionId,
      slug: urlId,
      recordType: RecordType.image,
      status: 'published',
      publishAt: clock.now().toISOString(),
      isStarred: false,
      categories: [],
      tags: [],
      authorName: null,
      mainImageId: pictures[picture],
      texts,
      layout: null,
    };
    await addDocument(context, itemDocument, body);
  }
}
