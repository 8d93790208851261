import { changeForm, layoutOf, pictureBytes, setStore } from '@awning/testing';
import { announceChange, subjectOf } from '../../platform/subjects/index.ts';
import { cancelToken } from '../../site/attendee/token.ts';
import { createCollection, emptyLayout, type PageBody, saveLayout, saveNavigation } from '../../site/content/index.ts';
import { pickProducts } from '../../store/catalogue/index.ts';
import { buy, challengedCard, shopper } from '../../store/checkout/checkout.fixture.ts';
import type { CheckoutAnswerJson } from '../../store/checkout/schema.ts';
import { sweepTask } from '../../store/checkout/settling/sweep.ts';
import { reviewedOrder } from '../../store/review/review.fixture.ts';
import { reviewToken } from '../../store/review/token.ts';
import { setOnHand } from '../../store/stock/index.ts';
import type { TaxRuleBody } from '../../store/store-rules/index.ts';
import { latestIds } from '../security/things.fixture.ts';
import { addPost, postBody, type Scene, type ScenePath } from './scene.fixture.ts';

/** Writes something that pages show, through its real call. It can be repeated with other numbers, in any order. */
export interface Writer {
  readonly writes: readonly string[];
  /** A page that shows it. */
  readonly page: ScenePath;
  /** Preparation, such as a sale that can be cancelled. */
  readonly before?: (scene: Scene, number: number) => Promise<void>;
  readonly write: (scene: Scene, number: number) => Promise<void>;
  /** False if the page looks the same afterwards and only must not be outdated. */
  readonly isSeen?: false;
}

/** Every writer of a table that pages depend on. */
export const writers: Readonly<Record<string, Writer>> = {
  'a product is changed and published': {
    writes: ['product', 'variant', 'plan', 'stock'],
    page: '/shop/p/mug',
    write: changeMug,
  },
  'a review is published': {
    writes: ['review'],
    page: '/shop/p/vase',
    before: reviewVase,
    write: (scene) => judgeReviews(scene, 'published'),
  },
  'a review is hidden': {
    writes: ['review'],
    page: '/shop/p/vase',
    before: async (scene) => {
      await reviewVase(scene);
      await judgeReviews(scene, 'published');
    },
    write: (scene) => judgeReviews(scene, 'hidden'),
  },
  'a picture of a review is deleted': {
    writes: ['review_picture'],
    page: '/shop/p/vase',
    before: async (scene) => {
      await reviewVase(scene);
      await judgeReviews(scene, 'published');
    },
    write: deletePicture,
  },
  'a post is commented on': {
    writes: ['comment'],
    page: '/journal/post-1',
    write: commentOnPost,
  },
  'a comment is hidden': {
    writes: ['comment'],
    page: '/journal/post-1',
    before: commentOnPost,
    write: async ({ manager }) => {
      const path = '/api/comments/moderation';
      const { comments } = (await manager.get(path)).json<{ comments: readonly { id: string }[] }>();
      if (comments.length === 0) return;
      const answer = await manager.post(`${path}/state`, { ids: comments.map(({ id }) => id), state: 'hidden' });
      if (answer.status !== 200) throw new Error(`Hiding comments returned ${answer.status}: ${answer.text}`);
    },
  },
  'a visitor signs up for an event': {
    writes: [],
    page: '/journal/post-1',
    before: openSignUp,
    write: signUpForPost,
  },
  'places at an event are given back': {
    writes: [],
    page: '/journal/post-1',
    before: async (scene, number) => {
      await openSignUp(scene);
      await signUpForPost(scene, number);
    },
    write: async ({ server }) => {
      const [id = ''] = await latestIds(server, 'attendee');
      const token = cancelToken(server.parts.config.secrets, server.website.id, id);
      await server.visitor().submit(`/attendee/cancel?token=${token}`, {});
    },
  },
  'a post is liked': {
    writes: [],
    page: '/journal/post-1',
    write: async ({ server, post }) => {
      const answer = await server.visitor().post(`/api/likes/${post}`);
      // Among many changes, the post may be in the trash.
      if (![200, 404].includes(answer.status)) throw new Error(`Liking returned ${answer.status}: ${answer.text}`);
    },
  },
  'a product is put into the trash': {
    writes: ['product', 'variant'],
    page: '/gifts',
    write: async (scene) => {
      const { document, status } = await scene.products.read(scene.mug);
      if (status === 200) await scene.products.trash(scene.mug, document.version);
    },
  },
  'a product comes out of the trash': {
    writes: ['product', 'variant'],
    page: '/gifts',
    before: async (scene, number) => {
      await changeMug(scene, number);
      const { document } = await scene.products.read(scene.mug);
      await scene.products.trash(scene.mug, document.version);
    },
    write: async (scene) => void (await scene.products.recover(scene.mug)),
  },
  'an earlier version of a product is restored and published': {
    writes: ['product', 'variant'],
    page: '/shop/p/mug',
    before: changeMug,
    write: async (scene) => {
      const { document, status } = await scene.products.read(scene.mug);
      const earliest = status === 200 ? (await scene.products.versions(scene.mug)).at(-1) : undefined;
      if (!earliest) return;
      const { document: draft } = await scene.products.restore(scene.mug, document.version, earliest.no);
      await scene.products.publish(scene.mug, draft.version);
    },
  },
  'a product is created and published': {
    writes: ['product', 'variant'],
    page: '/shop',
    write: async ({ products, mugBody }, number) => {
      const { variants, ...body } = mugBody(2 * number + 1);
      const slug = `new-${number}`;
      const own = variants.map(({ id: _id, sku, ...variant }) => ({ ...variant, sku: `${slug}-${sku}` }));
      const { document, status } = await products.create({ ...body, slug, status: 'published', variants: own });
      if (status === 200) await products.publish(document.id, document.version);
    },
  },
  'products are picked into a page': {
    writes: ['picked_product'],
    page: '/gifts',
    write: async ({ server, collections, mug, jar, vase }, number) => {
      const picks = [mug, jar, vase.id].filter((_, place) => ((number + 1) >> place) % 2 === 1);
      await server.database.transaction((connection) =>
        pickProducts(connection, server.website.id, collections.gifts, picks),
      );
    },
  },
  'pieces are counted': {
    writes: ['stock'],
    page: '/shop/p/vase?format=json',
    write: async ({ server, vase }, number) => {
      await server.database.transaction((connection) =>
        setOnHand(connection, server.clock, server.website.id, vase.variantIds[0]!, 41 + number),
      );
    },
  },
  'something is bought': { writes: ['stock'], page: '/shop/p/vase?format=json', write: buyOne },
  'a sale is cancelled': {
    writes: ['stock'],
    page: '/shop/p/vase?format=json',
    before: buyOne,
    write: async ({ manager, orders }) => {
      const order = orders.pop();
      if (order !== undefined) await manager.post(`/api/commerce/orders/${order}/cancel`);
    },
  },
  'a checkout waits for the shopper and holds a piece': {
    writes: ['stock'],
    page: '/shop/p/vase?format=json',
    write: holdOne,
  },
  'a shopper who never came back is given up': {
    writes: ['stock'],
    page: '/shop/p/vase?format=json',
    before: holdOne,
    write: async ({ server }) => {
      server.clock.advance({ hours: 2 });
      await sweepTask(server.parts).run({}, undefined as never);
    },
  },
  'a post is published': {
    writes: ['item'],
    page: '/journal',
    write: async (scene, number) => {
      const categories = number % 2 === 0 ? ['Kiln'] : [];
      await addPost(scene, 100 + number, { categories });
    },
  },
  'a post is changed and published': {
    writes: ['item', 'layout'],
    page: '/journal/post-1',
    write: changePost,
  },
  'a post is put into the trash': {
    writes: ['item'],
    page: '/journal',
    before: changePost,
    write: async ({ posts, post }) => {
      const { document, status } = await posts.read(post);
      if (status === 200) await posts.trash(post, document.version);
    },
  },
  'a post comes out of the trash': {
    writes: ['item', 'layout'],
    page: '/journal/post-1',
    before: async (scene, number) => {
      await changePost(scene, number);
      const { document } = await scene.posts.read(scene.post);
      await scene.posts.trash(scene.post, document.version);
    },
    write: async ({ posts, post }) => void (await posts.recover(post)),
  },
  'a page is added to an index': {
    writes: ['collection'],
    page: '/folder?format=json',
    write: async ({ server, collections }, number) => {
      const { database, clock, website } = server;
      const page = { urlId: `added-${number}`, typeName: 'page', type: 10, parentId: collections.folder };
      await createCollection(database, clock, website.id, { ...page, texts: { en: { title: `Added ${number}` } } });
    },
  },
  'a page is changed and published': {
    writes: ['collection', 'layout'],
    page: '/about',
    write: (scene, number) => changePage(scene, scene.collections.about, number),
  },
  'a page is renamed': {
    writes: ['collection'],
    page: '/folder?format=json',
    write: (scene, number) => changePage(scene, scene.collections.inside, number),
  },
  'a page is put into the trash': {
    writes: ['collection'],
    page: '/folder?format=json',
    before: (scene, number) => changePage(scene, scene.collections.inside, number),
    write: async ({ pages, collections: { inside } }) => {
      const { document, status } = await pages.read(inside);
      if (status === 200) await pages.trash(inside, document.version);
    },
  },
  'a page comes out of the trash': {
    writes: ['collection', 'layout'],
    page: '/folder?format=json',
    before: async (scene, number) => {
      const { pages, collections } = scene;
      await changePage(scene, collections.inside, number);
      const { document } = await pages.read(collections.inside);
      await pages.trash(collections.inside, document.version);
    },
    write: async ({ pages, collections }) => void (await pages.recover(collections.inside)),
  },
  'the navigation is changed': {
    writes: ['navigation'],
    page: '/about',
    write: async ({ server, collections }, number) => {
      const link = { url: '/search', texts: { en: { title: `Find ${number}` } } };
      const entries = [{ collectionId: number % 2 === 0 ? collections.shop : collections.about }, link];
      await saveNavigation(server.database, server.clock, server.website.id, { name: 'main', entries });
    },
  },
  'the blocks of a page are changed': {
    writes: ['layout'],
    page: '/folder?format=json',
    write: (scene, number) => write(scene, `page:${scene.collections.inside}`, number),
  },
  'the footer is changed': {
    writes: ['layout'],
    page: '/shop/p/jar',
    write: (scene, number) => write(scene, 'field:footer', number),
  },
  'header and footer are stored as a pair': {
    writes: ['layout'],
    page: '/shop/p/jar',
    write: (scene, number) => saveHeaderFooter(scene, number),
  },
  'a draft of header and footer is published': {
    writes: ['layout'],
    page: '/about',
    before: async ({ manager }, number) => {
      const { version } = await headerFooter(manager);
      const body = { header: headed(number), footer: emptyLayout };
      await manager.put('/api/website/header-footer', { version, body });
    },
    write: async ({ manager }) => {
      const { version } = await headerFooter(manager);
      await manager.post('/api/website/header-footer/publish', { version });
    },
  },
  'the popup is published': {
    writes: ['popup', 'layout'],
    page: '/about',
    write: (scene, number) => publishShown(scene, '/api/website/popup', number),
  },
  'the announcement bar is published': {
    writes: ['announcement_bar', 'layout'],
    page: '/shop/p/jar',
    write: (scene, number) => publishShown(scene, '/api/website/announcement-bar', number),
  },
  'a form is changed and published': {
    writes: ['form', 'form_version'],
    page: '/about',
    write: ({ manager, contact }, number) => changeForm(manager, contact, noteForm(number)),
  },
  'an earlier version of a form is restored and published': {
    writes: ['form', 'form_version'],
    page: '/about',
    before: ({ manager, contact }, number) => changeForm(manager, contact, noteForm(number + 1000)),
    write: async ({ manager, contact }) => {
      const path = `/api/forms/${contact}`;
      const { version } = (await manager.get(path)).json<{ version: number }>();
      const { versions } = (await manager.get(`${path}/versions`)).json<{ versions: { no: number }[] }>();
      await manager.post(`${path}/restore`, { version, no: versions.at(-1)?.no });
      await manager.post(`${path}/publish`, { version: version + 1 });
    },
  },
  'the settings of the website are changed': {
    writes: ['website'],
    page: '/about',
    write: async ({ manager }, number) => {
      const path = '/api/website/settings';
      const { version, body } = (await manager.get(path)).json<{ version: number; body: object }>();
      await manager.put(path, { version, body: { ...body, name: `Pottery ${number}` } });
    },
  },
  'the settings of the store are changed': {
    writes: ['website'],
    page: '/shop',
    write: async ({ server }, number) =>
      await setStore(server, server.website, { currency: number % 2 === 0 ? 'EUR' : 'CHF' }),
  },
  'a tax rule is replaced': {
    writes: ['tax_rule'],
    page: '/shop/p/mug',
    before: replaceTaxRule,
    write: replaceTaxRule,
  },
  'a file gets another description': {
    writes: ['asset'],
    page: '/about',
    write: async ({ manager, imageId }, number) => {
      const path = `/api/files/${imageId}`;
      const { version, body } = (await manager.get(path)).json<{ version: number; body: object }>();
      await manager.put(path, { version, body: { ...body, texts: { en: { altText: `Clay ${number}` } } } });
    },
  },
  'the widths of a picture are made': {
    writes: ['asset_content'],
    page: '/about',
    isSeen: false,
    write: async ({ server }) => void (await server.runJobs()),
  },
};

async function changeMug({ products, mug, mugBody }: Scene, number: number): Promise<void> {
  await products.recover(mug);
  const { document } = await products.read(mug);
  const { document: draft, status } = await products.save(mug, document.version, mugBody(number + 2));
  if (status === 200) await products.publish(mug, draft.version);
}

/** Every second time it has blocks instead of one text, and its category changes. */
async function changePost(scene: Scene, number: number): Promise<void> {
  const { posts, post } = scene;
  await posts.recover(post);
  const { document } = await posts.read(post);
  const html = [{ type: 'html', props: { id: 'a', html: `<p>Blocks ${number}</p>` } }];
  const body = postBody(scene, 1, {
    texts: { en: { title: `Post 1, ${number}`, body: `<p>Text ${number}</p>` } },
    categories: number % 3 === 0 ? [] : ['Kiln'],
    layout: number % 2 === 0 ? layoutOf({ en: html }) : null,
  });
  const { document: draft, status } = await posts.save(post, document.version, body);
  if (status === 200) await posts.publish(post, draft.version);
}

/** Its text and its name; blocks that show something else stay. */
async function changePage({ pages }: Scene, id: string, number: number): Promise<void> {
  await pages.recover(id);
  const { document } = await pages.read(id);
  const body = document.body as PageBody;
  const texts = { en: { ...body.texts['en'], title: `Page ${number}`, description: `About ${number}` } };
  const { en } = body.layout.texts;
  const content = [
    { type: 'quote', props: { id: 'said' } },
    ...body.layout.content.filter(({ type }) => type !== 'quote'),
  ];
  const layout = { ...body.layout, content, texts: { en: { ...en, said: { quote: `<p>Said ${number}</p>` } } } };
  const { document: draft, status } = await pages.save(id, document.version, { ...body, texts, layout });
  if (status === 200) await pages.publish(id, draft.version);
}

function noteForm(number: number): object {
  const fields = [{ id: 'note', kind: 'text', title: `Note ${number}` }];
  return { name: 'Contact', formType: 'contact', fields };
}

async function buyOne({ server, vase, orders }: Scene): Promise<void> {
  const answer = await buy(await shopper(server, vase));
  if (answer.status !== 200) throw new Error(`Buying returned ${answer.status}: ${answer.text}`);
  orders.push(answer.json<CheckoutAnswerJson>().orderId);
}

async function commentOnPost({ server, post }: Scene, number: number): Promise<void> {
  const typed = { name: 'Ada', email: 'ada@example.com', body: `${number} ${server.clock.now().getTime()}` };
  server.clock.advance({ seconds: 1 });
  const answer = await server.visitor().post('/api/comments', { itemId: post, ...typed });
  // Among many changes, the post may be in the trash.
  if (![200, 404].includes(answer.status)) throw new Error(`Commenting returned ${answer.status}: ${answer.text}`);
}

/** Makes the post an event that visitors sign up for. */
async function openSignUp({ server, post }: Scene): Promise<void> {
  const { database, website, clock } = server;
  const [starts, ends] = [50, 51].map((days) => new Date(clock.now().getTime() + days * 86_400_000));
  await database.transaction(async (connection) => {
    await connection.kysely
      .updateTable('item')
      .set({ starts_at: starts, ends_at: ends, has_sign_up: true, sign_up_places: 10_000, sign_up_until: null })
      .where('website_id', '=', website.id)
      .where('id', '=', post)
      .execute();
    await announceChange(connection, { websiteId: website.id, subjects: [subjectOf.item(post)] });
  });
}

async function signUpForPost({ server, post }: Scene, number: number): Promise<void> {
  server.clock.advance({ seconds: 1 });
  const email = `${number}-${server.clock.now().getTime()}@example.com`;
  const typed = { itemId: post, name: 'Ada', email, places: 1 };
  const answer = await server.visitor().post('/api/attendees', typed);
  // Among many changes, the post may be in the trash.
  if (![200, 404].includes(answer.status)) throw new Error(`Signing up returned ${answer.status}: ${answer.text}`);
}

async function reviewVase({ server, vase }: Scene): Promise<void> {
  await reviewedOrder(server, { products: [vase], pictures: [await pictureBytes()] });
}

/** By the buyer, of the latest review that has one. */
async function deletePicture({ server }: Scene): Promise<void> {
  const review = await server.database.kysely
    .selectFrom('review_picture')
    .innerJoin('review', (join) =>
      join
        .onRef('review.website_id', '=', 'review_picture.website_id')
        .onRef('review.id', '=', 'review_picture.review_id'),
    )
    .select(['review.order_id', 'review.author', 'review.rating', 'review.text', 'content_id'])
    .where('review_picture.website_id', '=', server.website.id)
    .orderBy('content_id', 'desc')
    .executeTakeFirst();
  if (!review) return;
  const { order_id: orderId, author, text, rating, content_id: drop } = review;
  const token = reviewToken(server.parts.config.secrets, server.website.id, orderId);
  const fields = { position: '0', act: 'send', author, text, rating: String(rating), drop };
  await server.visitor().submit(`/reviews/request?token=${token}`, fields);
}

async function judgeReviews({ manager }: Scene, state: 'published' | 'hidden'): Promise<void> {
  const path = '/api/commerce/reviews';
  const { reviews } = (await manager.get(path)).json<{ reviews: readonly { id: string }[] }>();
  const answer = await manager.post(`${path}/state`, { ids: reviews.map(({ id }) => id), state });
  if (answer.status !== 200) throw new Error(`Judging reviews returned ${answer.status}: ${answer.text}`);
}

async function holdOne({ server, vase }: Scene): Promise<void> {
  await buy(await shopper(server, vase), { payment: challengedCard });
}

async function write({ server }: Scene, owner: 'field:footer' | `page:${string}`, number: number): Promise<void> {
  const content = [{ type: 'html', props: { id: 'a', html: `<p>Words ${number}</p>` } }];
  await saveLayout(server.database, server.clock, server.website.id, owner, layoutOf({ en: content }));
}

async function saveHeaderFooter({ manager }: Scene, number: number): Promise<void> {
  const { version } = await headerFooter(manager);
  const saved = await manager.put('/api/site-header-footer', {
    version,
    header: headed(number),
    footer: headed(number),
  });
  if (saved.status !== 200) throw new Error(`Saving header and footer returned ${saved.status}: ${saved.text}`);
}

async function headerFooter(manager: Scene['manager']): Promise<{ version: number }> {
  return (await manager.get('/api/site-header-footer')).json<{ version: number }>();
}

/** Switches the popup or the announcement bar on, and lets it say something else. */
async function publishShown({ manager }: Scene, path: string, number: number): Promise<void> {
  const { version, body } = (await manager.get(path)).json<{ version: number; body: object }>();
  const changed = { ...body, isOn: true, content: headed(number) };
  const saved = (await manager.put(path, { version, body: changed })).json<{ version: number }>();
  const published = await manager.post(`${path}/publish`, { version: saved.version });
  if (published.status !== 200) throw new Error(`Publishing ${path} returned ${published.status}: ${published.text}`);
}

function headed(number: number) {
  return layoutOf({ en: [{ type: 'html', props: { id: 'a', html: `<p>Pair ${number}</p>` } }] });
}

/** Prices contain the tax, or it is added to them. */
async function replaceTaxRule({ manager }: Scene, number: number): Promise<void> {
  const path = '/api/commerce/tax-rules';
  const { rows } = (await manager.get(path)).json<{ rows: readonly { id: string }[] }>();
  for (const { id } of rows) {
    const { version } = (await manager.get(`${path}/${id}`)).json<{ version: number }>();
    await manager.delete(`${path}/${id}?version=${version}`);
  }
  const body: TaxRuleBody = {
    name: 'VAT',
    area: { country: 'US', region: null, postalPrefix: null },
    percent: '10',
    taxClass: 'standard',
    inclusive: number % 2 === 0,
    priority: 1,
    onShipping: true,
  };
  await manager.post(path, { body });
}
