import { CollectionType, RecordType } from '@awning/site-model';
import {
  addFile,
  addForm,
  addProduct,
  layoutOf,
  signedInMember,
  type TestProduct,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import {
  createCollection,
  type ItemBody,
  itemDocument,
  type NewCollection,
  Ordering,
  pageDocument,
  saveLayout,
} from '../../site/content/index.ts';
import { type ProductBody, pickProducts, productDocument } from '../../store/catalogue/index.ts';
import { publishedReview } from '../../store/review/review.fixture.ts';
import { bodiesOf } from '../editing/bodies.fixture.ts';
import { createEditor, type Editor } from '../editing/editor.fixture.ts';

/** A website in which every kind of page shows something that can change, and a member who changes it. */
export interface Scene {
  readonly server: TestServer;
  readonly manager: Visitor;
  readonly products: Editor;
  readonly posts: Editor;
  readonly pages: Editor;
  /** Edited through the team's calls. */
  readonly mug: string;
  readonly post: string;
  readonly jar: string;
  readonly mugBody: (number: number) => ProductBody;
  /** Bought and counted. */
  readonly vase: TestProduct;
  readonly contact: string;
  readonly imageId: string;
  readonly collections: Readonly<Record<'home' | 'about' | 'folder' | 'inside' | 'journal' | 'shop' | 'gifts', string>>;
  /** Orders that can be cancelled. */
  readonly orders: string[];
}

/** The addresses of the scene's pages: every kind of page, some in another language or format. */
export const scenePaths = [
  '/',
  '/de/',
  '/about',
  '/folder',
  '/folder?format=json',
  '/journal',
  '/journal?category=Kiln',
  '/journal?format=rss',
  '/journal/post-1',
  '/shop',
  '/shop?category=Bowls',
  '/shop?format=json',
  '/shop?format=rss',
  '/shop?sort=price&inStock=true',
  '/shop/p/mug',
  '/de/shop/p/mug',
  '/shop/p/jar',
  '/shop/p/vase',
  '/shop/p/vase?format=json',
  '/gifts',
] as const;
export type ScenePath = (typeof scenePaths)[number];

export async function fillScene(server: TestServer): Promise<Scene> {
  const { database, clock, website } = server;
  const page = (urlId: string, more: Partial<NewCollection> = {}) =>
    createCollection(database, clock, website.id, {
      urlId,
      typeName: 'page',
      type: CollectionType.page,
      texts: { en: { title: urlId, description: `About ${urlId}` } },
      ...more,
    });
  const store = { typeName: 'products', type: CollectionType.products };
  const folder = await page('folder', { isFolder: true, isIndex: true, typeName: 'index' });
  const collections = {
    home: await page('home', { isHomepage: true }),
    about: await page('about'),
    folder,
    inside: await page('inside', { parentId: folder }),
    journal: await page('journal', {
      typeName: 'blog',
      type: CollectionType.generic,
      ordering: Ordering.chronological,
      pageSize: 5,
    }),
    shop: await page('shop', store),
    gifts: await page('gifts', store),
  };
  const contact = await addForm(server);
  const imageId = await addFile(server);
  const manager = await signedInMember(server);
  const products = createEditor(manager, productDocument);
  const posts = createEditor(manager, itemDocument);
  const post = await addPost({ server, posts, collections }, 1);
  const bodies = await bodiesOf(server);
  const bodyOf = (family: string, number: number): ProductBody => ({
    ...(bodies['product']!(family, number) as ProductBody),
    collectionId: collections.shop,
    slug: family.toLowerCase(),
    imageIds: [imageId],
  });
  const published = async (body: ProductBody) => {
    const { document } = await products.create(body);
    await products.publish(document.id, document.version);
    return document.id;
  };
  const mug = await published(bodyOf('Mug', 1));
  const jar = await published({ ...bodyOf('Jar', 1), additionalFieldsFormId: await engraving(server) });
  const vase = await addProduct(server, { collectionId: collections.shop, slug: 'vase', name: 'Vase', onHand: 40 });
  await pickProducts(database, website.id, collections.gifts, [mug, vase.id]);
  const scene: Scene = {
    server,
    manager,
    products,
    posts,
    pages: createEditor(manager, pageDocument),
    post,
    mug,
    jar,
    mugBody: (number) => bodyOf('Mug', number),
    vase,
    contact,
    imageId,
    collections,
    orders: [],
  };
  await fillAreas(scene);
  // Pages read reviews only where there are some.
  await publishedReview(server, { products: [vase] });
  return scene;
}

export async function addPost(
  scene: Pick<Scene, 'server' | 'posts' | 'collections'>,
  number: number,
  change: Partial<ItemBody> = {},
): Promise<string> {
  const { posts } = scene;
  const { document } = await posts.create(postBody(scene, number, change));
  await posts.publish(document.id, document.version);
  return document.id;
}

export function postBody(
  { server, collections: { journal } }: Pick<Scene, 'server' | 'collections'>,
  number: number,
  change: Partial<ItemBody> = {},
): ItemBody {
  return {
    collectionId: journal,
    slug: `post-${number}`,
    recordType: RecordType.text,
    status: 'published',
    publishAt: server.clock.now().toISOString(),
    isStarred: false,
    categories: [],
    tags: [],
    authorName: null,
    mainImageId: null,
    texts: { en: { title: `Post ${number}`, body: `<p>Body ${number}</p>` } },
    layout: null,
    ...change,
  };
}

async function fillAreas({ server, collections, imageId, contact }: Scene): Promise<void> {
  const areas = {
    [`page:${collections.home}`]: [
      { type: 'summary-v2', props: { id: 'a', collectionId: collections.journal, limit: 3 } },
      { type: 'summary-v2', props: { id: 'b', collectionId: collections.gifts } },
    ],
    [`page:${collections.about}`]: [
      { type: 'image', props: { id: 'a', assetId: imageId } },
      { type: 'form', props: { id: 'b', formId: contact } },
    ],
    [`page:${collections.inside}`]: [{ type: 'html', props: { id: 'a', html: '<p>Inside</p>' } }],
    'field:footer': [{ type: 'html', props: { id: 'a', html: '<p>Footer</p>' } }],
  };
  for (const [owner, content] of Object.entries(areas)) {
    const { database, clock, website } = server;
    const saved = await saveLayout(database, clock, website.id, owner as `page:${string}`, layoutOf({ en: content }));
    if (!saved.ok) throw new Error(JSON.stringify(saved.errors));
  }
}

async function engraving(server: TestServer): Promise<string> {
  const fields = [{ id: 'line', kind: 'text', title: 'Line' }];
  return await addForm(server, { form: { name: 'Engraving', formType: 'additional-fields', fields } });
}
