import { randomUUID } from 'node:crypto';
import {
  addFile,
  addForm,
  addProduct,
  signedInMember,
  startTestServer,
  type TestProduct,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { Kind, type TSchema } from '@sinclair/typebox';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { features } from '../../assembly/features.ts';
import { fingerprints } from '../../assembly/security/website-data.fixture.ts';
import type { Route } from '../../platform/http/routing/route.ts';
import { buy, checkRules, shopper } from '../checkout/checkout.fixture.ts';
import { subscribe } from '../checkout/subscription/subscription.fixture.ts';
import { addCoupon, cartOf, enterCode } from '../coupon/coupon.fixture.ts';
import { enterGiftCard, type IssuedCard, issueCard } from '../gift-card/gift-card.fixture.ts';
import { addArea } from '../member-area/area.fixture.ts';
import { reviewedOrder } from '../review/review.fixture.ts';

const isFull = process.env['AWNING_FULL'] === '1';
vi.setConfig({ testTimeout: 600_000 });

let server: TestServer;
let product: TestProduct;
let asking: TestProduct;
let manager: Visitor;
let giftCard: IssuedCard;
let soldCard: TestProduct;
let subscribed: TestProduct;
let reviewId: string;
beforeAll(async () => {
  server = await startTestServer({
    settings: {
      RATE_LIMITS: 'cart-change=900000,code=900000,gift-card-code=900000,checkout=900000,team-change=900000',
    },
  });
  product = await addProduct(server);
  const form = {
    name: 'Names',
    formType: 'additional-fields',
    fields: [{ id: 'name', kind: 'text', title: 'Name' }],
  } as const;
  asking = await addProduct(server, { additionalFieldsFormId: await addForm(server, { form }) });
  await addCoupon(server, { code: 'TEN' });
  manager = await signedInMember(server);
  giftCard = await issueCard(server);
  subscribed = await addProduct(server, { plan: { unit: 'MONTH', value: 1, numCycles: 0 } });
  soldCard = await addProduct(server, { type: 4, optionNames: ['Value'], variants: [{ attributes: { Value: '20' } }] });
});
afterAll(() => server.close());

const worse: readonly unknown[] = [
  null,
  '',
  ' ',
  0,
  1.5,
  1e300,
  2 ** 53,
  true,
  {},
  [null],
  { $gt: '' },
  '\u0000',
  '1e309',
  '<script>alert(1)</script>',
  '../../..',
  '__proto__',
  '١٢٣',
];

/** Missing, of another type, too long, negative, not a number, in other scripts, and malicious. */
const bad: readonly unknown[] = [
  undefined,
  7,
  -1,
  [],
  'NaN',
  'x'.repeat(30_000),
  "'; drop table cart; -- ١٢٣ ж漢🧺\u202e",
  '\ud800',
  ...(isFull ? worse : []),
];

interface Scene {
  readonly caller: Visitor;
  readonly params: Readonly<Record<string, string>>;
}

/** A valid call, which is asserted, so that only the bad value can cause a refusal. */
interface GoodCall {
  readonly call: `${Route['method']} ${string}`;
  readonly query?: () => Readonly<Record<string, string>>;
  readonly body?: () => object;
  readonly scene?: () => Promise<Scene>;
}

const cart = '/api/commerce/shopping-cart';
const card = { provider: 'test', cardNumber: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' };
const tracking = { carrier: 'DHL', trackingNumber: '00340', trackingUrl: 'https://parcels.example/00340' };
const address = {
  firstName: 'Mila',
  lastName: 'Roth',
  line1: 'Am Deich 3',
  line2: 'Hof',
  city: 'Husum',
  region: 'SH',
  postalCode: '25813',
  country: 'DE',
  phone: '+49 4841 1',
};

const goodCalls: readonly GoodCall[] = [
  { call: `GET ${cart}`, query: () => ({ calculateSubtotal: 'true' }) },
  { call: `POST ${cart}/entries`, body: () => ({ itemId: product.id, sku: product.skus[0], quantity: 1 }) },
  { call: `PUT ${cart}/entries/:entryId`, body: () => ({ quantity: 2 }) },
  { call: 'PUT /api/commerce/cart/items/:entryId', body: () => ({ quantity: 2 }) },
  { call: `DELETE ${cart}/entries/:entryId` },
  {
    call: `PUT ${cart}/entries/:entryId/additionalFields`,
    body: () => ({ itemId: product.id, sku: product.skus[0], additionalFields: '{"a":"b"}' }),
  },
  { call: `POST ${cart}/coupons`, body: () => ({ code: 'TEN' }) },
  { call: `DELETE ${cart}/coupons`, query: () => ({ code: 'TEN' }) },
  { call: `POST ${cart}/gift-cards`, body: () => ({ code: giftCard.code }) },
  { call: `DELETE ${cart}/gift-cards`, query: () => ({ id: giftCard.id }), scene: giftCardScene },
  {
    call: 'POST /api/3/commerce/cart/gift-card',
    body: () => ({ itemId: soldCard.id, sku: soldCard.skus[0], qty: 1, additionalFields: null }),
  },
  {
    call: 'POST /api/3/commerce/cart/subscription',
    body: () => ({ itemId: subscribed.id, sku: subscribed.skus[0], qty: 1, additionalFields: null }),
  },
  { call: 'GET /api/commerce/subscriptions', query: () => ({ show: 'due', q: 'ida' }), scene: managerScene },
  { call: 'GET /api/commerce/subscriptions/:id', scene: subscribedScene },
  { call: 'POST /api/commerce/subscriptions/:id/change', body: () => ({ event: 'pause' }), scene: subscribedScene },
  { call: 'POST /api/commerce/subscriptions/:id/quantity', body: () => ({ quantity: 2 }), scene: subscribedScene },
  { call: 'GET /api/commerce/gift-cards', query: () => ({ q: 'ida' }), scene: managerScene },
  { call: 'GET /api/commerce/gift-cards/:id', scene: issuedScene },
  {
    call: 'POST /api/commerce/gift-cards',
    body: () => ({
      value: '5.00',
      recipientName: 'Ida',
      recipientEmail: 'ida@example.com',
      message: 'For you',
      deliverAt: null,
      expiresAt: null,
      note: 'A prize',
    }),
    scene: managerScene,
  },
  {
    call: 'POST /api/commerce/gift-cards/:id/adjust',
    body: () => ({ amount: '1.00', note: 'A mistake', key: randomUUID() }),
    scene: issuedScene,
  },
  { call: 'POST /api/commerce/gift-cards/:id/disable', body: () => ({ isDisabled: true }), scene: issuedScene },
  { call: `PUT ${cart}/shipping-location`, body: () => ({ country: 'DE', region: 'SH', postalCode: '25813' }) },
  { call: `PUT ${cart}/selected-shipping-option`, body: () => ({ shippingOptionId: null }) },
  {
    call: 'POST /api/commerce/checkout',
    body: () => ({ email: 'mila@example.com', shippingAddress: address, billingAddress: address, payment: card }),
  },
  {
    call: 'POST /api/commerce/donations',
    body: () => ({ email: 'mila@example.com', amountCents: 500, billingAddress: address, payment: card }),
  },
  { call: 'GET /api/commerce/inventory/stock', query: () => ({ itemId: product.id }) },
  { call: 'GET /api/commerce/additional-fields', query: () => ({ itemId: asking.id }) },
  { call: 'GET /api/commerce/orders', scene: () => orderScene() },
  { call: 'GET /api/commerce/orders/:id', scene: () => orderScene() },
  { call: 'POST /api/commerce/orders/:id/cancel', scene: () => orderScene() },
  { call: 'POST /api/commerce/orders/:id/mark-paid', scene: () => orderScene({ payment: { provider: 'offline' } }) },
  {
    call: 'POST /api/commerce/orders/:id/refunds',
    body: () => ({ kind: 'amount', amount: '0.01', restock: true, note: 'Scratched' }),
    scene: () => orderScene(),
  },
  { call: 'POST /api/commerce/orders/:id/refunds/:refundId/transferred', scene: transferScene },
  {
    call: 'POST /api/commerce/orders/:id/fulfilments',
    body: () => ({ ...tracking, isMailed: true }),
    scene: () => orderScene(),
  },
  {
    call: 'PUT /api/commerce/orders/:id/fulfilments/:fulfilmentId',
    body: () => ({ ...tracking, isMailed: false }),
    scene: shippedScene,
  },
  { call: 'POST /api/commerce/orders/:id/fulfilments/:fulfilmentId/undo', scene: shippedScene },
  {
    call: 'POST /api/commerce/orders/:id/notes',
    body: () => ({ text: 'Wrap it well.', isMailed: true }),
    scene: () => orderScene(),
  },
  { call: 'GET /api/commerce/orders/:id/timeline', scene: () => orderScene() },
  { call: 'POST /api/commerce/orders/:id/mails/:mailId/resend', scene: mailedScene },
  { call: 'POST /api/commerce/orders/:id/renew-downloads', scene: downloadScene },
  { call: 'GET /api/commerce/inventory', query: () => ({ search: 'mug', stock: 'low' }), scene: managerScene },
  { call: 'GET /api/commerce/inventory/:id/moves', scene: variantScene },
  {
    call: 'POST /api/commerce/inventory/changes',
    body: () => ({ changes: [{ variantId: product.variantIds[0], key: randomUUID(), reason: 'count', to: 9000 }] }),
    scene: managerScene,
  },
  { call: 'PUT /api/commerce/inventory/:id/level', body: () => ({ warnAt: 5 }), scene: variantScene },
  { call: 'GET /api/commerce/files', query: () => ({ search: 'mug' }), scene: managerScene },
  { call: 'GET /api/commerce/pictures', query: () => ({ search: 'mug' }), scene: managerScene },
  {
    call: 'GET /api/commerce/price-preview',
    query: () => ({ ids: '', kind: 'percent', way: 'raise', value: '5' }),
    scene: managerScene,
  },
  { call: 'GET /api/commerce/order-views', scene: managerScene },
  {
    call: 'POST /api/commerce/order-views',
    body: () => ({ name: 'Owed', isShared: false, filter: { paymentStatus: 'pending', search: 'mug' } }),
    scene: viewScene,
  },
  { call: 'PUT /api/commerce/order-views/:id', body: () => ({ name: 'Due' }), scene: viewScene },
  { call: 'DELETE /api/commerce/order-views/:id', scene: viewScene },
  { call: 'GET /api/commerce/member-areas/:id/members', scene: areaScene },
  {
    call: 'POST /api/commerce/member-areas/:id/members',
    body: () => ({ email: `${randomUUID()}@example.test`, reason: 'A friend' }),
    scene: areaScene,
  },
  { call: 'POST /api/commerce/member-access/:id/end', body: () => ({ reason: 'By mistake' }), scene: accessScene },
  { call: 'GET /api/commerce/reviews', query: () => ({ state: 'pending' }), scene: managerScene },
  {
    call: 'POST /api/commerce/reviews/state',
    body: () => ({ ids: [reviewId], state: 'published' }),
    scene: reviewScene,
  },
  {
    call: 'POST /api/commerce/reviews/answer',
    body: () => ({ id: reviewId, answer: 'Thank you.' }),
    scene: reviewScene,
  },
  { call: 'POST /api/commerce/reviews/delete', body: () => ({ ids: [reviewId] }), scene: reviewScene },
  { call: 'GET /api/commerce/sales', scene: managerScene },
  { call: 'GET /api/commerce/store-pages', scene: managerScene },
  { call: 'GET /api/commerce/question-forms', scene: managerScene },
  { call: 'GET /api/commerce/ways-to-pay', scene: managerScene },
  { call: 'GET /api/commerce/stripe-keys', scene: managerScene },
  {
    call: 'PUT /api/commerce/stripe-keys',
    body: () => ({ publishableKey: 'pk_test_one', secretKey: 'sk_test_one', eventSecret: 'whsec_one' }),
    scene: managerScene,
  },
  { call: 'DELETE /api/commerce/stripe-keys', scene: managerScene },
  { call: 'GET /api/commerce/product-feed.xml' },
  { call: 'GET /api/commerce/product-imports', scene: managerScene },
  { call: 'GET /api/commerce/product-imports/:id', scene: () => importScene() },
  { call: 'GET /api/commerce/product-imports/:id/faults', scene: () => importScene() },
  { call: 'POST /api/commerce/product-imports/:id/start', scene: () => importScene() },
  { call: 'POST /api/commerce/product-imports/:id/stop', scene: () => importScene('start') },
  { call: 'GET /api/commerce/store-rules/shipping', scene: managerScene },
  { call: 'GET /api/commerce/store-rules/tax-classes', scene: managerScene },
  { call: 'GET /api/commerce/store-rules/taxes', scene: managerScene },
];

async function cartScene(): Promise<Scene> {
  const caller = await shopper(server, product);
  await enterCode(caller, 'TEN');
  const { entries } = await cartOf(caller);
  return { caller, params: { entryId: entries[0]?.id ?? '' } };
}

function managerScene(): Promise<Scene> {
  return Promise.resolve({ caller: manager, params: {} });
}

/** A review that nobody has read. */
async function reviewScene(): Promise<Scene> {
  await reviewedOrder(server, { products: [product] });
  const { reviews } = (await manager.get('/api/commerce/reviews?state=pending')).json<{ reviews: { id: string }[] }>();
  reviewId = reviews[0]?.id ?? '';
  return { caller: manager, params: {} };
}

/** A member with one view, so that there is room for more. */
async function viewScene(): Promise<Scene> {
  const caller = await signedInMember(server);
  const added = await caller.post('/api/commerce/order-views', { name: 'All', isShared: false, filter: {} });
  return { caller, params: { id: added.json<{ id: string }>().id } };
}

async function areaScene(): Promise<Scene> {
  return { caller: manager, params: { id: (await addArea(server, manager)).id } };
}

async function accessScene(): Promise<Scene> {
  const { id } = await addArea(server, manager);
  const member = { email: `${randomUUID()}@example.test`, reason: 'A friend' };
  const given = await manager.post(`/api/commerce/member-areas/${id}/members`, member);
  return { caller: manager, params: { id: given.json<{ id: string }>().id } };
}

function variantScene(): Promise<Scene> {
  return Promise.resolve({ caller: manager, params: { id: product.variantIds[0] ?? '' } });
}

async function shippedScene(): Promise<Scene> {
  const { caller, params } = await orderScene();
  const answer = await caller.post(`/api/commerce/orders/${params['id']}/fulfilments`, { isMailed: false });
  const { fulfilments } = answer.json<{ fulfilments: { id: string }[] }>();
  return { caller, params: { ...params, fulfilmentId: fulfilments[0]?.id ?? '' } };
}

async function transferScene(): Promise<Scene> {
  const { caller, params } = await orderScene({ payment: { provider: 'offline' } });
  await caller.post(`/api/commerce/orders/${params['id']}/mark-paid`);
  const body = { kind: 'amount', amount: '0.01', restock: false };
  const answer = await caller.post(`/api/commerce/orders/${params['id']}/refunds`, body);
  await server.runJobs();
  const { refunds } = answer.json<{ refunds: { id: string }[] }>();
  return { caller, params: { ...params, refundId: refunds[0]?.id ?? '' } };
}

async function mailedScene(): Promise<Scene> {
  const { caller, params } = await orderScene();
  const timeline = await caller.get(`/api/commerce/orders/${params['id']}/timeline`);
  const { entries } = timeline.json<{ entries: { mail: { id: string } | null }[] }>();
  return { caller, params: { ...params, mailId: entries.find(({ mail }) => mail)?.mail?.id ?? '' } };
}

async function downloadScene(): Promise<Scene> {
  const assetId = await addFile(server, { filename: 'book.pdf', bytes: Buffer.from('%PDF-1.7 book'), isPrivate: true });
  const book = await addProduct(server, { type: 2, files: [{ assetId, name: 'book.pdf' }] });
  const bought = await buy(await shopper(server, book));
  return { caller: manager, params: { id: bought.json<{ orderId: string }>().orderId } };
}

async function giftCardScene(): Promise<Scene> {
  const scene = await cartScene();
  await enterGiftCard(scene.caller, giftCard.code);
  return scene;
}

async function issuedScene(): Promise<Scene> {
  return { caller: manager, params: { id: (await issueCard(server)).id } };
}

async function subscribedScene(): Promise<Scene> {
  return { caller: manager, params: { id: await subscribe(server, subscribed, `${randomUUID()}@example.com`) } };
}

async function orderScene(checkout: object = {}): Promise<Scene> {
  const bought = await buy(await shopper(server, product), checkout);
  return { caller: manager, params: { id: bought.json<{ orderId: string }>().orderId } };
}

/** An import whose rows are checked; with `start`, one that has begun. */
async function importScene(act?: 'start'): Promise<Scene> {
  const path = '/api/commerce/product-imports';
  const sent = await manager.post(`${path}?name=a.csv`, Buffer.from('address,name,sku,price\ncup,Cup,CUP-1,5.00\n'), {
    'content-type': 'application/octet-stream',
  });
  const { id } = sent.json<{ id: string }>();
  await server.runJobs();
  if (act) await manager.post(`${path}/${id}/${act}`);
  return { caller: manager, params: { id } };
}

interface Placed {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

test('every call of the store is here but events of providers, which are signed, files, and those of documents', () => {
  // assembly/editing/bad-values.test.ts covers documents.
  const documents = features.flatMap((feature) => feature.documents ?? []);
  const calls = server.app.declaredRoutes.filter(({ path, accepts }) => {
    // Members are not part of the area that they belong to.
    const isDocument =
      documents.some((document) => `${path}/`.startsWith(`${document.path}/`)) && !path.endsWith('/members');
    const isFile = accepts?.includes('raw') || accepts?.includes('stream');
    return /^\/api\/(3\/)?commerce\//.test(path) && !isFile && !isDocument;
  });
  expect(goodCalls.map(({ call }) => call).toSorted()).toEqual(
    calls.map(({ method, path }) => `${method} ${path}`).toSorted(),
  );
});

test.for(goodCalls)(
  '$call: a bad value is refused with the name of its field, and nothing is written',
  async (good) => {
    const route = server.app.declaredRoutes.find(({ method, path }) => `${method} ${path}` === good.call);
    if (!route) throw new Error(`There is no ${good.call}`);
    const newScene = good.scene ?? cartScene;
    expect((await ask(route, good, await newScene(), (placed) => placed)).status).toBe(200);
    let scene = await newScene();
    let before = await fingerprints(server.database, server.website.id);
    const wrong: string[] = [];
    // Comparing all tables takes longer than a call, so it is done once after the refusals of a field, and before
    // anything is accepted.
    const look = async (told: string) => {
      const after = await fingerprints(server.database, server.website.id);
      const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
      if (changed.length > 0) wrong.push(`${told} wrote ${changed.join(', ')}`);
    };
    for (const place of placesOf(route)) {
      const accepted: unknown[] = [];
      for (const value of bad) {
        const answer = await ask(route, good, scene, (placed) => withValue(placed, place, value));
        const told = `${place.join('.')} = ${JSON.stringify(value)?.slice(0, 40)}: ${answer.status} ${answer.text.slice(0, 160)}`;
        if (answer.status < 400) accepted.push(value);
        else if (!isRefusedWell(route, place, answer)) wrong.push(told);
        // The value is valid here, such as any text as a street; a new scene removes its effects.
        if (answer.status < 400 && route.method !== 'GET') scene = await newScene();
      }
      if (accepted.length > 0 && route.method !== 'GET') {
        // Only the refused ones, once more and one by one.
        before = await fingerprints(server.database, server.website.id);
        for (const value of bad.filter((each) => !accepted.includes(each))) {
          await ask(route, good, scene, (placed) => withValue(placed, place, value));
        }
      }
      await look(place.join('.'));
    }
    expect(wrong).toEqual([]);
    await checkRules(server);
  },
);

type Place = readonly ['params' | 'query' | 'body', ...string[]];

/** Every field of the address, the query and the body, at any depth. */
function placesOf({ path, schema }: Route): Place[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ['params', name ?? ''] as const);
  const inside = (kind: 'query' | 'body', part: TSchema | undefined) =>
    part ? fieldsOf(part).map((fields) => [kind, ...fields] as const) : [];
  // All addresses have the same fields; the full run tries each of them.
  const isTried = ([, name, inner]: Place) => isFull || inner === undefined || name !== 'billingAddress';
  return [...names, ...inside('query', schema.query), ...inside('body', schema.body)].filter(isTried);
}

function fieldsOf(schema: TSchema): string[][] {
  if (schema[Kind] === 'Union') return (schema['anyOf'] as TSchema[]).flatMap(fieldsOf);
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, TSchema>);
  return properties.flatMap(([name, part]) => [[name], ...fieldsOf(part).map((fields) => [name, ...fields])]);
}

function withValue(placed: Placed, [kind, ...fields]: Place, value: unknown): Placed {
  return { ...placed, [kind]: replaced(placed[kind], fields, value) };
}

function replaced(within: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const fields = typeof within === 'object' && within !== null ? (within as Record<string, unknown>) : {};
  return { ...fields, [name]: replaced(fields[name], rest, value) };
}

async function ask(route: Route, good: GoodCall, { caller, params }: Scene, change: (placed: Placed) => Placed) {
  const placed = change({ params, query: good.query?.() ?? {}, body: good.body?.() });
  const path = route.path.replaceAll(/:(\w+)/g, (_whole, name: string) => inAddress(placed.params[name]));
  const texts = Object.entries(placed.query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${inAddress(value)}`],
  );
  const url = texts.length > 0 ? `${path}?${texts.join('&')}` : path;
  const headers: Record<string, string> = route.method === 'GET' ? {} : { 'x-crumb': await caller.crumb() };
  const { body } = placed;
  return await caller.send(route.method, url, { headers, ...(body === undefined ? {} : { body }) });
}

/** As far as an address can contain it. */
function inAddress(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.slice(0, 2000).replace(/\p{Surrogate}/gu, '\ufffd'));
}

/** By field, or with a refusal that the call declares: an id may be well-formed and unknown. */
function isRefusedWell(
  route: Route,
  [kind, ...fields]: Place,
  { status, text }: { status: number; text: string },
): boolean {
  if (status >= 500) return false;
  // Without its last part an address is another one, and one with a zero byte is invalid.
  if (kind === 'params') return status === 404 || status === 405 || status === 400;
  if (status !== 400) return String(status) in (route.refusals ?? {});
  const { message, errors = {} } = JSON.parse(text) as { message?: string; errors?: Record<string, string> };
  const name = fields.join('.');
  const isNamed = Object.entries(errors).some(
    ([field, words]) => words !== '' && (field.startsWith(name) || name.startsWith(field)),
  );
  return isNamed && typeof message === 'string' && message !== '';
}
