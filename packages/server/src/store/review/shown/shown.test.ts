import { TeamRole } from '@awning/site-model';
import {
  addProduct,
  addressOf,
  addStorePage,
  signedInMember,
  signedInSiteUser,
  startTestServer,
  type TestProduct,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isReservedId } from '../../../site/content/index.ts';
import { checkRules } from '../../checkout/checkout.fixture.ts';
import { goodReview, reviewedOrder, setReviews } from '../review.fixture.ts';
import { SHOWN_REVIEWS } from './store.ts';

const path = '/api/commerce/reviews';

let server: TestServer;
let moderator: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  moderator = await signedInMember(server, { roles: [TeamRole.MODERATOR] });
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance({ minutes: 5 }));
afterEach(() => checkRules(server));

interface Scene {
  readonly product: TestProduct;
  readonly page: string;
}

async function scene(): Promise<Scene> {
  const collectionId = await addStorePage(server);
  const product = await addProduct(server, { collectionId, name: 'Mug' });
  return { product, page: `/${await addressOf(server, collectionId)}/p/${product.slug}` };
}

async function review({ product }: Scene, given: Partial<typeof goodReview> = {}, more: object = {}) {
  return await reviewedOrder(server, { products: [product], ...more }, given);
}

async function judge({ product }: Scene, state: 'published' | 'hidden'): Promise<void> {
  const { reviews } = (await moderator.get(path)).json<{ reviews: { id: string; productId: string }[] }>();
  const ids = reviews.filter(({ productId }) => productId === product.id).map(({ id }) => id);
  expect((await moderator.post(`${path}/state`, { ids, state })).status).toBe(200);
}

async function textOf({ page }: Scene, prefix = ''): Promise<string> {
  return (await server.visitor().get(`${prefix}${page}`)).text;
}

interface StructuredData {
  readonly aggregateRating?: unknown;
  readonly review?: readonly unknown[];
}

async function structuredData(shown: Scene): Promise<StructuredData> {
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await textOf(shown)) ?? [];
  return JSON.parse(json) as StructuredData;
}

describe('the page of a product', () => {
  test('shows what the shop answers below a review, until it takes the answer back', async () => {
    const shown = await scene();
    await review(shown);
    await judge(shown, 'published');
    const { reviews } = (await moderator.get(path)).json<{ reviews: { id: string; productId: string }[] }>();
    const { id } = reviews.find(({ productId }) => productId === shown.product.id)!;
    const answer = async (text: string) => (await moderator.post(`${path}/answer`, { id, answer: text })).json();
    expect(await textOf(shown)).not.toContain('review-answer');
    expect(await answer(' Thank <b>you</b>. ')).toEqual({ ok: true });
    expect(await textOf(shown)).toMatch(
      /review-answer-title">Answer from the shop<.{0,60}>Thank &lt;b&gt;you&lt;\/b&gt;\.</,
    );
    expect(await textOf(shown, '/de')).toContain('review-answer-title">Antwort des Shops');
    expect(await answer('')).toEqual({ ok: true });
    expect(await textOf(shown)).not.toContain('review-answer');
    const unknown = { id: shown.product.id, answer: 'Thank you.' };
    expect((await moderator.post(`${path}/answer`, unknown)).json()).toMatchObject({ reason: 'gone' });
  });

  test('PROD-012 shows published reviews only, from the moment they are published until they are hidden', async () => {
    const shown = await scene();
    await review(shown, { text: 'First <b>cup</b>.' });
    expect(await textOf(shown)).not.toContain('id="reviews"');
    await judge(shown, 'published');
    const text = await textOf(shown);
    expect(text).toContain('id="reviews"');
    expect(text).toContain('First &lt;b&gt;cup&lt;/b&gt;.');
    expect(text).toContain('1 review</a>');
    expect(text).toContain('Verified purchase');
    expect(await textOf(shown, '/de')).toContain('Bestätigter Kauf');
    expect(await textOf(shown, '/fr')).toContain('Achat vérifié');
    await judge(shown, 'hidden');
    expect(await textOf(shown)).not.toContain('id="reviews"');
  });

  test('uses no id with reviews that owner text could take', async () => {
    const shown = await scene();
    await review(shown);
    await judge(shown, 'published');
    const ids = [...(await textOf(shown)).matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);
    expect(ids).toContain('reviews');
    expect(ids.filter((id) => !isReservedId(id))).toEqual([]);
  });

  test('PROD-012 D-055 shows none where the setting is off, and sends none', async () => {
    const shown = await scene();
    await review(shown);
    await judge(shown, 'published');
    expect(await textOf(shown)).toContain('Holds my tea.');
    await setReviews(server, { reviewsEnabled: false });
    const call = `/api/commerce/products/${shown.product.id}/reviews`;
    const statuses = [];
    for (const address of [call, `/reviews/product/${shown.product.id}`]) {
      statuses.push((await server.visitor().get(address)).status);
    }
    expect(statuses).toEqual([404, 404]);
    expect(await textOf(shown)).not.toContain('Holds my tea.');
    await setReviews(server, { reviewsEnabled: true });
  });

  test('tells search engines about the reviews it shows, and nothing without them', async () => {
    const shown = await scene();
    expect(await structuredData(shown)).not.toHaveProperty('aggregateRating');
    await review(shown, { rating: '5', author: 'Ada', text: '' });
    await review(shown, { rating: '2' });
    await judge(shown, 'published');
    await review(shown, { rating: '1' });
    const data = await structuredData(shown);
    expect(data.aggregateRating).toMatchObject({ ratingValue: 3.5, reviewCount: 2, bestRating: 5 });
    expect(data.review).toMatchObject([
      { author: { name: 'Mila R.' }, reviewBody: 'Holds my tea.', reviewRating: { ratingValue: 2 } },
      { author: { name: 'Ada' }, reviewRating: { ratingValue: 5 } },
    ]);
    expect(data.review?.[1]).not.toHaveProperty('reviewBody');
  });

  test('loses a review that its writer changes or deletes, or whose account is deleted', async () => {
    const shown = await scene();
    const order = await review(shown);
    await judge(shown, 'published');
    expect(await textOf(shown)).toContain('Holds my tea.');
    await order.visitor.submit(order.path, { ...goodReview, text: 'Broke.' });
    expect(await textOf(shown)).not.toMatch(/Holds my tea|Broke/);
    await judge(shown, 'published');
    expect(await textOf(shown)).toContain('Broke.');
    await order.visitor.submit(order.path, { position: '0', act: 'remove' });
    expect(await textOf(shown)).not.toContain('id="reviews"');

    const user = await signedInSiteUser(server);
    await review(shown, { text: 'Mine.' }, { visitor: user, email: user.email });
    await judge(shown, 'published');
    expect(await textOf(shown)).toContain('Mine.');
    await user.post('/api/site-users/account/deletion', { password: user.password });
    expect(await textOf(shown)).not.toContain('id="reviews"');
  });
});

describe('a long list', () => {
  test('comes in parts, with scripts and without, and is never counted', async () => {
    const shown = await scene();
    for (let number = 0; number < SHOWN_REVIEWS + 2; number += 1) await review(shown, { text: `No ${number}.` });
    await judge(shown, 'published');
    const text = await textOf(shown);
    expect(text).toContain('No 11.');
    expect(text).not.toContain('No 1.');
    const [, next = ''] = /href="(\/reviews\/product\/[^"]+)"/.exec(text) ?? [];
    const plain = await server.visitor().get(next);
    expect([plain.status, plain.text.includes('No 1.'), plain.text.includes('No 0.')]).toEqual([200, true, true]);
    expect(plain.text).toContain('Reviews of Mug');
    const [, after = ''] = /after=(.+)$/.exec(next) ?? [];
    const call = await server.visitor().get(`/api/commerce/products/${shown.product.id}/reviews?after=${after}`);
    const { reviews, nextAfter } = call.json<{ reviews: { text: string }[]; nextAfter: string | null }>();
    expect([reviews.map((one) => one.text), nextAfter]).toEqual([['No 1.', 'No 0.'], null]);
  });

  test('of a product that visitors do not see is not there', async () => {
    const shown = await scene();
    await review(shown);
    await judge(shown, 'published');
    const call = `/api/commerce/products/${shown.product.id}/reviews`;
    expect((await server.visitor().get(call)).status).toBe(200);
    expect((await server.visitor(server.otherWebsite).get(call)).status).toBe(404);
    const { kysely } = server.database;
    const label = (to: string | null) =>
      kysely
        .updateTable('product')
        .set({ label: to })
        .where('website_id', '=', server.website.id)
        .where('id', '=', shown.product.id)
        .execute();
    await label('Private');
    expect((await server.visitor().get(call)).status).toBe(404);
  });
});
