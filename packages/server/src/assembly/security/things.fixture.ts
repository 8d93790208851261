import { randomUUID } from 'node:crypto';
import { CollectionType } from '@awning/site-model';
import {
  addEvent,
  addFile,
  addForm,
  addPost,
  addProduct,
  layoutOf,
  pictureBytes,
  setPayment,
  setSettings,
  setStore,
  signedInMember,
  type TestProduct,
  type TestServer,
} from '@awning/testing';
import { newId } from '../../platform/database/index.ts';
import { readWebsiteById } from '../../platform/website/index.ts';
import { cancelToken } from '../../site/attendee/token.ts';
import { createCollection, saveLayout } from '../../site/content/index.ts';
import { subscribe } from '../../site/newsletter/index.ts';
import { unsubscribeToken } from '../../site/newsletter/token.ts';
import { address, buy, challengedCard, shopper } from '../../store/checkout/checkout.fixture.ts';
import { subscribe as buySubscription } from '../../store/checkout/subscription/subscription.fixture.ts';
import { issueCard } from '../../store/gift-card/gift-card.fixture.ts';
import { giftCardToken } from '../../store/gift-card/link.ts';
import { addArea } from '../../store/member-area/area.fixture.ts';
import type { TeamOrderJson } from '../../store/order/schema.ts';
import type { TimelineJson } from '../../store/order/timeline/schema.ts';
import { askFor, linkOf } from '../../store/restock/restock.fixture.ts';
import { leaveToken } from '../../store/restock/token.ts';
import { reviewedOrder } from '../../store/review/review.fixture.ts';
import { leaveToken as leaveReviewsToken } from '../../store/review/token.ts';
import { subscriptionToken } from '../../store/subscription/link.ts';
import type { Pool } from './values.fixture.ts';

export type Named = Pool['named'];

/** Something that calls can name. Its maker is nobody's caller, so no call can have signed them out. */
export interface Thing {
  /** All names that it can add to the pool. */
  readonly names: readonly string[];
  make(): Promise<Named>;
}

export function things(server: TestServer, bowl: TestProduct): readonly Thing[] {
  return [
    { names: ['orders/id'], make: () => unpaidOrder(server, bowl) },
    { names: ['orders/id', 'refunds/refundId'], make: () => refundToTransfer(server, bowl) },
    {
      names: ['orders/id', 'fulfilments/fulfilmentId', 'mails/mailId', 'lines', 'amount'],
      make: () => handledOrders(server, bowl),
    },
    { names: ['orders/id', 'downloads/downloadId', 'downloads/token'], make: () => boughtDownload(server) },
    { names: [...giftCardNames, 'add/itemId'], make: () => giftCardCart(server) },
    { names: subscriptionNames, make: () => subscriptionCart(server) },
    { names: membershipNames, make: () => membershipCart(server) },
    { names: begunNames, make: () => begunSubscription(server) },
    { names: ['cards/id', 'card/cardId', 'card/token', 'code'], make: () => issuedCard(server) },
    { names: ['challenge/key', 'challenge/token'], make: () => challengeOf(server, bowl) },
    { names: ['additional-fields/itemId', 'additional-fields/sku'], make: () => askingProduct(server) },
    { names: ['site-header-footer/version'], make: () => headerFooterVersion(server) },
    { names: ['embed/area', 'block'], make: () => embeddedCode(server) },
    { names: ['homepage/pageId', 'access/id'], make: () => shownPage(server) },
    { names: ['imports/id'], make: () => stoppedImport(server) },
    { names: ['views/id'], make: () => sharedView(server) },
    { names: restockNames, make: () => restockSignUps(server) },
    {
      names: [
        'request/token',
        'request/position',
        'request/rating',
        'reviews/ids',
        'answer/id',
        'pictures/id',
        'reviews/unsubscribe/token',
      ],
      make: () => reviews(server),
    },
    { names: ['s/filename'], make: () => namedFile(server) },
    { names: ['former-addresses/path'], make: () => movedPage(server) },
    { names: ['pages/id', 'items/id', 'unpublish/version'], make: () => publishedContent(server) },
    { names: translationNames, make: () => translatablePage(server) },
    {
      names: [
        'attendees/itemId',
        'attendees/id',
        'tell/itemId',
        'attendees.csv/itemId',
        'sign-up/itemId',
        'cancel/token',
      ],
      make: () => attendedEvent(server),
    },
    { names: ['comments/itemId', 'likes/itemId', 'moderation/ids'], make: () => commentedPost(server) },
    { names: ['contacts/id', 'confirm/token', 'unsubscribe/token'], make: () => newsletterContact(server) },
    {
      names: ['formId', 'form/id', 'forms/id', 'submissions/id', 'SaveFormSubmission/key'],
      make: () => formAndSubmission(server),
    },
  ];
}

async function namedFile(server: TestServer): Promise<Named> {
  const filename = `named-${randomUUID()}.txt`;
  await addFile(server, { filename, bytes: Buffer.from('Found by its name') });
  return { 's/filename': [filename] };
}

interface Stored {
  readonly id: string;
  readonly version: number;
}

/** A page of blocks that visitors see. */
async function publishedPage(server: TestServer): Promise<Stored & { readonly body: object; readonly slug: string }> {
  const admin = await signedInMember(server);
  const slug = `page-${randomUUID()}`;
  const body = {
    slug,
    type: CollectionType.page,
    isEnabled: true,
    regionName: null,
    parentId: null,
    mainImageId: null,
    texts: { en: { title: 'Shown' } },
    layout: layoutOf({ en: [] }),
  };
  const made = (await admin.post('/api/pages', { body })).json<Stored>();
  const published = await admin.post(`/api/pages/${made.id}/publish`, { version: made.version });
  return { ...published.json<Stored>(), body, slug };
}

/** A page that visitors find under another address than before. */
async function movedPage(server: TestServer): Promise<Named> {
  const admin = await signedInMember(server);
  const { id, version, body, slug } = await publishedPage(server);
  const moved = { version, body: { ...body, slug: `${slug}-moved` } };
  const saved = (await admin.put(`/api/pages/${id}`, moved)).json<Stored>();
  await admin.post(`/api/pages/${id}/publish`, { version: saved.version });
  return { 'former-addresses/path': [slug, `/${slug}`] };
}

/** A page and a post that can be hidden again. */
async function publishedContent(server: TestServer): Promise<Named> {
  const admin = await signedInMember(server);
  const page = await publishedPage(server);
  const itemId = await addPost(server);
  const post = (await admin.get(`/api/items/${itemId}`)).json<Stored>();
  return { 'pages/id': [page.id], 'items/id': [itemId], 'unpublish/version': [page.version, post.version] };
}

const translationNames = [
  'translations/language',
  ...['kind', 'id', 'language'].map((name) => `translation/${name}`),
  ...['kind', 'id', 'language', 'version'].map((name) => `fitting/${name}`),
];

/** A page, and a language that it can be translated into. */
async function translatablePage(server: TestServer): Promise<Named> {
  const admin = await signedInMember(server);
  const languages = [
    { code: 'en', name: 'English', isPrimary: true, enabled: true },
    { code: 'de', name: 'Deutsch', isPrimary: false, enabled: true },
  ];
  await admin.put('/api/multilingual/languages', { languages });
  const { id, version } = await publishedPage(server);
  const one = { kind: ['page'], id: [id], language: ['de'] };
  return {
    'translations/language': one.language,
    'translation/kind': one.kind,
    'translation/id': one.id,
    'translation/language': one.language,
    'fitting/kind': one.kind,
    'fitting/id': one.id,
    'fitting/language': one.language,
    'fitting/version': [version],
  };
}

async function headerFooterVersion(server: TestServer): Promise<Named> {
  const admin = await signedInMember(server);
  const { version } = (await admin.get('/api/site-header-footer')).json<{ version: number }>();
  return { 'site-header-footer/version': [version] };
}

/** An embed block in an area of the theme, which no random call hides. */
async function embeddedCode({ database, clock, website }: TestServer): Promise<Named> {
  const embed = { type: 'embed', props: { id: 'frame', code: '<p>Code of the owner</p>' } };
  await saveLayout(database, clock, website.id, 'field:aside', layoutOf({ en: [embed] }));
  return { 'embed/area': ['field:aside'], block: ['frame'] };
}

/** A page that visitors see, which can be guarded or become the home page. */
async function shownPage({ database, clock, website }: TestServer): Promise<Named> {
  const list = { typeName: 'blog', type: CollectionType.generic, texts: { en: { title: 'Shown' } } };
  const id = await createCollection(database, clock, website.id, { ...list, urlId: `shown-${randomUUID()}` });
  return { 'homepage/pageId': [id], 'access/id': [id] };
}

/** A file of products that can be started, with a product that is right and one that is wrong. */
async function stoppedImport(server: TestServer): Promise<Named> {
  const admin = await signedInMember(server);
  const file = Buffer.from('address,name,sku,price,other\nscene-mug,Mug,SCENE-MUG,1\nscene-cup,Cup,SCENE-CUP,one\n');
  const sent = await admin.post('/api/commerce/product-imports?name=a.csv', file, {
    'content-type': 'application/octet-stream',
  });
  // Jobs of many other calls wait, too, such as the sizes of all pictures.
  await server.runJobs({ only: 'catalogue.check-import' });
  const { id } = sent.json<{ id: string }>();
  // A stopped one can be started and stopped.
  for (const act of ['start', 'stop']) await admin.post(`/api/commerce/product-imports/${id}/${act}`);
  return { 'imports/id': [id] };
}

/** A view that the whole team sees. */
async function sharedView(server: TestServer): Promise<Named> {
  const admin = await signedInMember(server);
  const made = await admin.post('/api/commerce/order-views', { name: 'Owed', isShared: true, filter: {} });
  return { 'views/id': [made.json<{ id?: string }>().id].filter((id) => id !== undefined) };
}

/** All that a shop can ask for, since random calls change what it does ask for. */
const everyField = { ...address, company: 'Deichwerk', phone: '+49 4841 1' };
const addresses = { shippingAddress: everyField, billingAddress: everyField };

/** An unpaid order, whatever payment methods random calls have switched off by then. */
async function unpaidOrder(server: TestServer, bowl: TestProduct): Promise<Named> {
  await setPayment(server, server.website, {});
  const placed = await buy(await shopper(server, bowl), { ...addresses, payment: { provider: 'offline' } });
  if (placed.status !== 200) throw new Error(`An order to be paid later returned ${placed.status}: ${placed.text}`);
  return { 'orders/id': [placed.json<{ orderId: string }>().orderId] };
}

/** An order that was paid by hand, with a refund that waits for its transfer. */
async function refundToTransfer(server: TestServer, bowl: TestProduct): Promise<Named> {
  const admin = await signedInMember(server);
  const [order] = (await unpaidOrder(server, bowl))['orders/id'] ?? [];
  const id = String(order);
  await admin.post(`/api/commerce/orders/${id}/mark-paid`);
  const body = { kind: 'amount', amount: '0.01', restock: false };
  const refunded = await admin.post(`/api/commerce/orders/${id}/refunds`, body);
  await server.runJobs({ only: 'order.refund' });
  return { 'orders/id': [id, id], 'refunds/refundId': refunded.json<TeamOrderJson>().refunds.map((one) => one.id) };
}

/** A paid order that is sent in three parcels, with what names its parts; and orders of which everything is left. */
async function handledOrders(server: TestServer, bowl: TestProduct): Promise<Named> {
  const admin = await signedInMember(server);
  const place = async (quantity: number) =>
    (await buy(await shopper(server, bowl, quantity), addresses)).json<{ orderId: string }>().orderId;
  const sent = await place(5);
  const line = { id: `${sent}:0`, quantity: 1 };
  const parcel = { lines: [line], carrier: 'DHL', isMailed: true };
  for (let parcels = 0; parcels < 3; parcels += 1) await admin.post(`/api/commerce/orders/${sent}/fulfilments`, parcel);
  const order = (await admin.get(`/api/commerce/orders/${sent}`)).json<TeamOrderJson>();
  const { entries } = (await admin.get(`/api/commerce/orders/${sent}/timeline`)).json<TimelineJson>();
  return {
    // Often the one that has parts, so that names of both meet.
    'orders/id': [sent, sent, sent, await place(1), await place(1)],
    'fulfilments/fulfilmentId': order.fulfilments.map(({ id }) => id),
    'mails/mailId': entries.flatMap(({ mail }) => (mail ? [mail.id] : [])),
    lines: [[line]],
    amount: ['0.01'],
  };
}

/** An order with a file, and the link that its buyer has. */
async function boughtDownload(server: TestServer): Promise<Named> {
  await setPayment(server, server.website, {});
  const assetId = await addFile(server, { filename: 'book.pdf', bytes: Buffer.from('%PDF-1.7 book'), isPrivate: true });
  const book = await addProduct(server, { type: 2, files: [{ assetId, name: 'book.pdf' }] });
  const buyer = await shopper(server, book);
  const placed = await buy(buyer, addresses);
  if (placed.status !== 200) throw new Error(`An order of a download returned ${placed.status}: ${placed.text}`);
  const { orderId, confirmationUrl } = placed.json<{ orderId: string; confirmationUrl: string }>();
  const { text } = await buyer.get(confirmationUrl);
  const [, id, token] = /\/checkout\/downloads\/([^?"&]+)\?token=([\w-]+)/.exec(text) ?? [];
  return { 'orders/id': [orderId], 'downloads/downloadId': [id], 'downloads/token': [token] };
}

const restockNames = [
  ...['productId', 'variantId', 'siteVisitorEmail'].map((name) => `notifications/restock/${name}`),
  ...['productId', 'variantId'].map((name) => `restock/send/${name}`),
  ...['productId', 'variantId', 'email'].map((name) => `restock/sign-up/${name}`),
  'restock/confirm/token',
  'restock/unsubscribe/token',
];

/** A sold-out product for which somebody waits, and somebody else who has not confirmed it yet. */
async function restockSignUps(server: TestServer): Promise<Named> {
  const product = await addProduct(server, { onHand: 0 });
  const [productId, variantId] = [[product.id], product.variantIds.slice(0, 1)];
  // Of their own in every scene: nobody waits for more than a few that they have not confirmed.
  const [told, asked] = ['told', 'asked'].map((name) => `${name}-${product.id}@example.com`) as [string, string];
  const stored = await readWebsiteById(server.database, server.website.id, server.parts.log);
  for (const restockDoubleOptIn of [false, true]) {
    await setStore(server, server.website, { restockSignUpEnabled: true, restockDoubleOptIn });
    const answer = await askFor(server, product, restockDoubleOptIn ? asked : told);
    if (answer.status !== 200) throw new Error(`A restock sign-up returned ${answer.status}: ${answer.text}`);
  }
  const storeSettings = { ...stored!.settings.storeSettings, restockSignUpEnabled: true };
  await setSettings(server, server.website, { ...stored!.settings, storeSettings });
  const [waiting = ''] = await latestIds(server, 'restock_signup');
  return {
    'notifications/restock/productId': productId,
    'notifications/restock/variantId': variantId,
    'notifications/restock/siteVisitorEmail': [`new-${product.id}@example.com`],
    'restock/send/productId': productId,
    'restock/send/variantId': variantId,
    'restock/sign-up/productId': productId,
    'restock/sign-up/variantId': variantId,
    'restock/sign-up/email': [`new-${product.id}@example.com`],
    'restock/confirm/token': [tokenIn(await linkOf(server, asked, 'confirm'))],
    'restock/unsubscribe/token': [leaveToken(server.parts.config.secrets, server.website.id, waiting)],
  };
}

const giftCardNames = [
  'cartToken',
  'itemId',
  'sku',
  'qty',
  'additionalFields',
  'email',
  'recipientEmail',
  'message',
  'deliverOn',
  'provider',
].map((name) => `gift-card/${name}`);

/** A gift card that somebody is about to buy, and how. */
async function giftCardCart(server: TestServer): Promise<Named> {
  await setPayment(server, server.website, {});
  const variants = [{ attributes: { Value: '20' } }];
  const product = await addProduct(server, { type: 4, optionNames: ['Value'], variants });
  const begun = await server.visitor().post('/api/3/commerce/cart/gift-card', { itemId: product.id });
  if (begun.status !== 200) throw new Error(`A gift card returned ${begun.status}: ${begun.text}`);
  return {
    'gift-card/cartToken': [begun.json<{ cartToken: string }>().cartToken],
    'gift-card/itemId': [product.id],
    'gift-card/sku': [product.skus[0]],
    'gift-card/qty': [1],
    'gift-card/additionalFields': [null],
    'gift-card/email': ['buyer@example.com'],
    'gift-card/recipientEmail': [''],
    'gift-card/message': ['For you'],
    'gift-card/deliverOn': [''],
    'gift-card/provider': ['offline'],
    'add/itemId': [product.id],
  };
}

const subscriptionNames = ['cartToken', 'itemId', 'sku', 'qty', 'additionalFields', 'email', 'provider', 'only'].map(
  (name) => `subscription/${name}`,
);

const plan = { unit: 'MONTH', value: 1, numCycles: 0 } as const;

/** A subscription that somebody is about to buy. */
async function subscriptionCart(server: TestServer): Promise<Named> {
  await setPayment(server, server.website, {});
  const product = await addProduct(server, { plan });
  const begun = await server.visitor().post('/api/3/commerce/cart/subscription', { itemId: product.id });
  if (begun.status !== 200) throw new Error(`A subscription returned ${begun.status}: ${begun.text}`);
  return {
    'subscription/cartToken': [begun.json<{ cartToken: string }>().cartToken],
    'subscription/itemId': [product.id],
    'subscription/sku': [product.skus[0]],
    'subscription/qty': [1],
    'subscription/additionalFields': [null],
    'subscription/email': ['buyer@example.com'],
    'subscription/provider': ['test'],
    // The fields of a card are known to its provider only, so random calls buy nothing; the totals need none.
    'subscription/only': ['totals'],
  };
}

const membershipNames = [
  ...['cartToken', 'email', 'provider', 'only'].map((name) => `membership/${name}`),
  'membership/add/itemId',
  'areas/id',
  'members/email',
  'members/reason',
  'access/id',
  'end/reason',
];

/** Access to a member area that somebody is about to buy, and that somebody has. */
async function membershipCart(server: TestServer): Promise<Named> {
  await setPayment(server, server.website, {});
  const admin = await signedInMember(server);
  const area = await addArea(server, admin);
  const begun = await server.visitor().submit('/checkout/membership/add', { itemId: area.product.id });
  const member = { email: `${randomUUID()}@example.com`, reason: 'A friend' };
  const given = await admin.post(`/api/commerce/member-areas/${area.id}/members`, member);
  return {
    'membership/cartToken': [/cartToken=([^&]+)/.exec(String(begun.headers['location']))?.[1]],
    'membership/email': ['buyer@example.com'],
    'membership/provider': ['test'],
    'membership/only': ['totals'],
    'membership/add/itemId': [area.product.id],
    'areas/id': [area.id],
    'members/email': ['member@example.com'],
    'members/reason': ['A friend'],
    'access/id': [given.json<{ id: string }>().id],
    'end/reason': ['Shared the password'],
  };
}

const begunNames = ['subscriptions/id', 'own/subscriptionId', 'own/token', 'own/act', 'event'];

/** A subscription that runs, with the link that its customer has. */
async function begunSubscription(server: TestServer): Promise<Named> {
  await setPayment(server, server.website, {});
  const product = await addProduct(server, { plan });
  const id = await buySubscription(server, product, `${randomUUID()}@example.com`, { typed: everyField });
  return {
    'subscriptions/id': [id],
    'own/subscriptionId': [id],
    'own/token': [subscriptionToken(server.parts.config.secrets, id)],
    'own/act': ['pause', 'resume', 'end-with-period', 'go-on'],
    event: ['skip'],
  };
}

/** An event that somebody has signed up for, who does not know yet how it is now. */
async function attendedEvent(server: TestServer): Promise<Named> {
  const itemId = await addEvent(server);
  const at = server.clock.now();
  const id = newId(server.clock);
  const [name, email] = ['Ada', 'ada@example.com'];
  // Not by the call, which asks for a captcha where the website has one.
  await server.database.kysely
    .insertInto('attendee')
    .values({
      website_id: server.website.id,
      id,
      item_id: itemId,
      name,
      email,
      email_key: email,
      places: 1,
      language: 'en',
      state: 'coming',
      told: '',
      mailed_at: at,
      created_at: at,
    })
    .execute();
  const { secrets } = server.parts.config;
  return {
    'attendees/itemId': [itemId],
    'attendees/id': [id],
    'tell/itemId': [itemId],
    'attendees.csv/itemId': [itemId],
    'sign-up/itemId': [itemId],
    'cancel/token': [cancelToken(secrets, server.website.id, id)],
  };
}

async function commentedPost(server: TestServer): Promise<Named> {
  const itemId = await addPost(server);
  const typed = { itemId, name: 'Ada', email: 'ada@example.com', body: 'Lovely.' };
  await server.visitor().post('/api/comments', typed);
  return {
    'comments/itemId': [itemId],
    'likes/itemId': [itemId],
    'moderation/ids': [await latestIds(server, 'comment')],
  };
}

/** An order with the link to review it, and a review of it. */
async function reviews(server: TestServer): Promise<Named> {
  const { token, orderId } = await reviewedOrder(server, {
    pictures: [await pictureBytes()],
    shippingAddress: everyField,
  });
  const ids = await latestIds(server, 'review');
  const pictures = await server.database.kysely
    .selectFrom('review_picture')
    .select('content_id')
    .where('website_id', '=', server.website.id)
    .execute();
  return {
    'request/token': [token],
    'request/position': ['0'],
    'request/rating': ['1', '5'],
    'reviews/ids': [ids],
    'answer/id': ids,
    'reviews/unsubscribe/token': [leaveReviewsToken(server.parts.config.secrets, server.website.id, orderId)],
    'pictures/id': pictures.map(({ content_id: id }) => id),
  };
}

/** A gift card with the link that its recipient has. */
async function issuedCard(server: TestServer): Promise<Named> {
  const { id, code } = await issueCard(server);
  return {
    'cards/id': [id],
    'card/cardId': [id],
    'card/token': [giftCardToken(server.parts.config.secrets, id)],
    code: [code],
  };
}

/** A payment that waits for the shopper's confirmation, with the secret of its page. */
async function challengeOf(server: TestServer, bowl: TestProduct): Promise<Named> {
  const answer = await buy(await shopper(server, bowl), { ...addresses, payment: challengedCard });
  const { actionUrl = '' } = answer.json<{ actionUrl?: string }>();
  const key = /\/challenge\/([^?]+)/.exec(actionUrl)?.[1];
  return { 'challenge/key': [key], 'challenge/token': [tokenIn(actionUrl)] };
}

/** A product with questions before it is bought. */
async function askingProduct(server: TestServer): Promise<Named> {
  const fields = [{ id: 'name', kind: 'text', title: 'Name on the cup' }];
  const additionalFieldsFormId = await addForm(server, { form: { formType: 'additional-fields', fields } });
  const { id, skus } = await addProduct(server, { additionalFieldsFormId });
  return { 'additional-fields/itemId': [id], 'additional-fields/sku': skus };
}

/**
 * A form in use that shows the owner's code afterwards, a submission that includes a password, and keys to send more.
 */
async function formAndSubmission(server: TestServer): Promise<Named> {
  const fields = [
    { id: 'email', kind: 'email', title: 'Email', required: true },
    { id: 'message', kind: 'textarea', title: 'Message' },
    { id: 'secret', kind: 'password', title: 'Password' },
  ];
  const formId = await addForm(server, { form: { fields, submissionHTML: '<b>Thanks</b>' } });
  const visitor = server.visitor();
  const answers = { 'field.email': 'ada@example.com', 'field.message': 'Hello', 'field.secret': 'hunter2' };
  const sent = await visitor.submit(`/form/${formId}`, answers);
  if (sent.status !== 303) throw new Error(`Sending a form returned ${sent.status}: ${sent.text}`);
  const keys: string[] = [];
  // Each key is valid for one submission.
  for (let index = 0; index < 5; index += 1) {
    const { key } = (await visitor.send('POST', '/api/form/FormSubmissionKey')).json<{ key: string }>();
    keys.push(key);
  }
  return {
    formId: [formId],
    'form/id': [formId],
    'forms/id': [formId],
    'submissions/id': await latestIds(server, 'form_submission'),
    'SaveFormSubmission/key': keys,
  };
}

/** A contact that was asked by mail, whatever the website's settings are by then, with the secrets of both links. */
async function newsletterContact(server: TestServer): Promise<Named> {
  const { parts, database } = server;
  const website = await readWebsiteById(database, server.website.id, parts.log);
  if (!website) throw new Error('The website is gone');
  const settings = { ...website.settings, newsletterDoubleOptIn: true };
  const email = `reader-${server.clock.now().getTime()}@example.com`;
  await database.transaction((connection) =>
    subscribe(parts, connection, { website: { ...website, settings }, email, language: 'en', source: 'test' }),
  );
  const { text } = await database.kysely
    .selectFrom('mail')
    .select('text')
    .where('website_id', '=', website.id)
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow();
  const contacts = await latestIds(server, 'newsletter_contact');
  return {
    'contacts/id': contacts,
    'confirm/token': [tokenIn(/http\S+/.exec(text)?.[0] ?? '')],
    'unsubscribe/token': contacts.map((id) => unsubscribeToken(parts.config.secrets, website.id, id)),
  };
}

export function tokenIn(address: string): string | null {
  return new URL(address, 'http://shop.test').searchParams.get('token');
}

type Listed =
  | 'restock_signup'
  | 'attendee'
  | 'comment'
  | 'review'
  | 'team_api_key'
  | 'team_invitation'
  | 'mail'
  | 'site_user_session'
  | 'form_submission'
  | 'newsletter_contact';

export async function latestIds({ database, website }: TestServer, table: Listed): Promise<string[]> {
  const rows = await database.kysely
    .selectFrom(table)
    .select('id')
    .where('website_id', '=', website.id)
    .orderBy('id', 'desc')
    .limit(3)
    .execute();
  return rows.map(({ id }) => id);
}
