import { reviewLength } from '@awning/commerce';
import { allPlanFlags, PlanFlag, TeamRole } from '@awning/site-model';
import {
  addProduct,
  signedInMember,
  signedInSiteUser,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkRules } from '../checkout/checkout.fixture.ts';
import { boughtOrder, goodReview, reviewedOrder, sendParcel, sentOrder, setReviews } from './review.fixture.ts';
import type { ReviewView } from './schema.ts';
import { reviewToken } from './token.ts';

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

async function reviews(query = ''): Promise<ReviewView[]> {
  return (await moderator.get(`${path}${query}`)).json<{ reviews: ReviewView[] }>().reviews;
}

async function reviewsOf({ products }: { readonly products: readonly { readonly id: string }[] }) {
  const ids = products.map(({ id }) => id);
  return (await reviews()).filter(({ productId }) => ids.includes(productId));
}

describe('the page of a mailed link', () => {
  test('PAGE-041 asks for a review of everything that was bought, signed as its buyer would', async () => {
    const products = [await addProduct(server, { name: 'Mug & Co' }), await addProduct(server, { name: 'Jar' })];
    const order = await sentOrder(server, { products });
    const page = await order.visitor.get(order.path);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Review your purchase');
    expect(page.text.match(/<form class="review-request-form"/g)).toHaveLength(2);
    expect(page.text).toContain('Mug &#38; Co');
    expect(page.text).toContain('value="Mila R."');
    expect(page.headers['referrer-policy']).toBe('no-referrer');
    expect(page.headers['cache-control']).toContain('no-store');
    expect((await order.visitor.get(`${order.path}&format=json`)).text).not.toContain('mila@example.com');
    expect((await order.visitor.get(`/de${order.path}`)).text).toContain('Ihren Einkauf bewerten');
    expect((await order.visitor.get(`/fr${order.path}`)).text).toContain('Donner votre avis');
    expect(await reviewsOf(order)).toEqual([]);
  });

  test('is not there for a link that was changed, for another website and for a shop without reviews', async () => {
    const order = await sentOrder(server);
    const other = await sentOrder(server);
    const elsewhere = reviewToken(server.parts.config.secrets, server.otherWebsite.id, order.orderId);
    const [, signature = ''] = other.token.split('.');
    for (const wrong of ['a', `${order.orderId}.`, `${order.orderId}.${signature}`, elsewhere]) {
      const answers = [
        await order.visitor.get(`/reviews/request?token=${wrong}`),
        await order.visitor.submit(`/reviews/request?token=${wrong}`, goodReview),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    }
    await setReviews(server, { reviewsEnabled: false });
    expect((await order.visitor.submit(order.path, goodReview)).status).toBe(404);
    expect(await reviewsOf(order)).toEqual([]);
    await setReviews(server, { reviewsEnabled: true });
    expect((await order.visitor.get(order.path)).status).toBe(200);
  });

  test('offers nothing of an order that was cancelled', async () => {
    const order = await sentOrder(server);
    const manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
    expect((await manager.post(`/api/commerce/orders/${order.orderId}/cancel`, {})).status).toBe(200);
    expect((await order.visitor.get(order.path)).text).toContain('There is nothing to review in this order.');
    await order.visitor.submit(order.path, goodReview);
    expect(await reviewsOf(order)).toEqual([]);
  });

  test('offers nothing before everything of the order was sent', async () => {
    const products = [await addProduct(server, { name: 'Mug' }), await addProduct(server, { name: 'Jar' })];
    const order = await boughtOrder(server, { products });
    const nothing = 'There is nothing to review in this order.';
    expect((await order.visitor.get(order.path)).text).toContain(nothing);
    await sendParcel(server, order.orderId, { lines: [{ id: `${order.orderId}:0`, quantity: 1 }] });
    expect((await order.visitor.get(order.path)).text).toContain(nothing);
    await order.visitor.submit(order.path, goodReview);
    expect(await reviewsOf(order)).toEqual([]);
    await sendParcel(server, order.orderId);
    await order.visitor.submit(order.path, goodReview);
    expect(await reviewsOf(order)).toHaveLength(1);
  });

  test('says beside each field what is wrong, and keeps what was typed', async () => {
    const order = await sentOrder(server);
    const text = `</textarea><b>${'a'.repeat(reviewLength.text)}`;
    const page = await order.visitor.submit(order.path, { ...goodReview, rating: '', author: ' ', text });
    expect(page.status).toBe(400);
    for (const fault of ['Choose one to five stars.', 'Enter a name.', 'Shorten your review']) {
      expect(page.text).toContain(fault);
    }
    expect(page.text).toMatch(/&#60;\/textarea&#62;&#60;b&#62;aaa/);
    expect(page.text.includes('</textarea><b>')).toBe(false);
    expect(await reviewsOf(order)).toEqual([]);
  });
});

describe('a review', () => {
  test('waits for the team, and is written once however often it is sent', async () => {
    const order = await reviewedOrder(server);
    await Promise.all([1, 2, 3].map(() => order.visitor.submit(order.path, goodReview)));
    expect(await reviewsOf(order)).toMatchObject([
      { productName: 'Mug', rating: 4, author: 'Mila R.', text: 'Holds my tea.', state: 'pending' },
    ]);
    expect((await order.visitor.get(order.path)).text).toContain('We have yet to read your review.');
  });

  test('that is changed waits again; the same one sent again does not', async () => {
    const order = await reviewedOrder(server);
    const [{ id } = { id: '' }] = await reviewsOf(order);
    await moderator.post(`${path}/state`, { ids: [id], state: 'published' });
    await order.visitor.submit(order.path, goodReview);
    expect(await reviewsOf(order)).toMatchObject([{ id, state: 'published' }]);
    await order.visitor.submit(order.path, { ...goodReview, rating: '1' });
    expect(await reviewsOf(order)).toMatchObject([{ id, rating: 1, state: 'pending' }]);
  });

  test('is deleted by its writer', async () => {
    const order = await reviewedOrder(server);
    const page = await order.visitor.submit(order.path, { position: '0', act: 'remove' });
    expect(page.text).toContain('Your review is deleted.');
    expect(await reviewsOf(order)).toEqual([]);
  });

  test('belongs to a line of its own order', async () => {
    const order = await sentOrder(server);
    for (const position of ['1', '9999']) await order.visitor.submit(order.path, { ...goodReview, position });
    expect(await reviewsOf(order)).toEqual([]);
  });

  test('is given out with the account of its writer, and goes with it; the order stays', async () => {
    const user = await signedInSiteUser(server, { email: 'writes@example.com' });
    const order = await reviewedOrder(server, { visitor: user, email: 'writes@example.com' });
    const other = await reviewedOrder(server);
    const data = (await user.get('/api/site-users/account/export')).json<{ reviews: unknown }>();
    expect(data.reviews).toMatchObject([{ productName: 'Mug', rating: 4, text: 'Holds my tea.' }]);
    const deleted = await user.post('/api/site-users/account/deletion', { password: user.password });
    expect(deleted.json()).toEqual({ ok: true });
    expect(await reviewsOf(order)).toEqual([]);
    expect(await reviewsOf(other)).toHaveLength(1);
  });
});

describe('the team', () => {
  test('publishes, hides and deletes reviews, and the audit says who did', async () => {
    const order = await reviewedOrder(server);
    const [{ id } = { id: '' }] = await reviewsOf(order);
    const set = async (state: string) => (await moderator.post(`${path}/state`, { ids: [id], state })).json();
    expect(await set('published')).toEqual({ changed: 1 });
    expect(await set('published')).toEqual({ changed: 0 });
    expect((await reviews('?state=published')).map((review) => review.id)).toContain(id);
    expect((await reviews('?state=pending')).map((review) => review.id)).not.toContain(id);
    expect(await set('hidden')).toEqual({ changed: 1 });
    expect((await moderator.post(`${path}/answer`, { id, answer: 'Thank you.' })).json()).toEqual({ ok: true });
    expect((await moderator.post(`${path}/delete`, { ids: [id] })).json()).toEqual({ deleted: 1 });
    expect(await reviewsOf(order)).toEqual([]);
    const deeds = await server.database.kysely
      .selectFrom('audit')
      .select('what')
      .where('website_id', '=', server.website.id)
      .where('subject', '=', `review/${id}`)
      .orderBy('id')
      .execute();
    expect(deeds.map(({ what }) => what)).toEqual([
      'review.published',
      'review.hidden',
      'review.answered',
      'review.deleted',
    ]);
  });

  test('reads 50 at a time, the latest first', async () => {
    const order = await reviewedOrder(server);
    const products = [];
    for (let number = 0; number < 51; number += 1) products.push(await addProduct(server, { name: `Cup ${number}` }));
    const many = await sentOrder(server, { products });
    for (let number = 0; number < 51; number += 1) {
      server.clock.advance({ minutes: 2 });
      await many.visitor.submit(many.path, { ...goodReview, position: String(number) });
    }
    const first = (await moderator.get(path)).json<{ reviews: ReviewView[]; nextAfter: string }>();
    expect(first.reviews.map(({ productName }) => productName)).toEqual(
      Array.from({ length: 50 }, (_, index) => `Cup ${50 - index}`),
    );
    const [second, third] = await reviews(`?after=${first.nextAfter}`);
    expect([second?.productName, third?.productId]).toEqual(['Cup 0', order.products[0]?.id]);
  });

  test('PLAN-007 D-055 has no reviews where the plan has none', async () => {
    const order = await sentOrder(server);
    await setPlanFlags(allPlanFlags.filter((flag) => flag !== PlanFlag.NATIVE_PRODUCT_REVIEWS));
    expect((await order.visitor.get(order.path)).status).toBe(404);
    await setPlanFlags(null);
    expect((await order.visitor.get(order.path)).status).toBe(200);
  });

  test('decides about reviews as a store manager, not as a moderator', async () => {
    const settings = '/api/commerce/review-settings';
    const manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
    expect((await moderator.get(settings)).status).toBe(403);
    const requests = { requestsEnabled: false, requestDays: 14 };
    const { version } = (await manager.get(settings)).json<{ version: number }>();
    const order = await sentOrder(server);
    expect((await manager.put(settings, { version, body: { ...requests, enabled: false } })).status).toBe(200);
    expect((await order.visitor.get(order.path)).status).toBe(404);
    expect((await manager.put(settings, { version: version + 1, body: { ...requests, enabled: true } })).status).toBe(
      200,
    );
    expect((await order.visitor.get(order.path)).status).toBe(200);
  });
});

async function setPlanFlags(flags: readonly number[] | null): Promise<void> {
  await server.database.kysely
    .updateTable('website')
    .set({ plan_flags: flags === null ? null : [...flags] })
    .where('id', '=', server.website.id)
    .execute();
  await server.database.notify('website', server.website.id);
  await expect.poll(async () => (await moderator.get(path)).status).toBe(flags === null ? 200 : 403);
}
