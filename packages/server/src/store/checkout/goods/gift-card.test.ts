import { TeamRole } from '@awning/site-model';
import { addProduct, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addCoupon, enterCode } from '../../coupon/coupon.fixture.ts';
import { balanceOf, enterGiftCard, issueCard } from '../../gift-card/gift-card.fixture.ts';
import type { TeamOrderJson } from '../../order/schema.ts';
import { expire, mailsTo } from '../../order/unpaid/unpaid.fixture.ts';
import { createTaxRule } from '../../store-rules/rules.fixture.ts';
import { address, buy, checkRules, declinedCard, productAndShopper, shopper } from '../checkout.fixture.ts';

let server: TestServer;
let manager: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER], name: 'Mona' });
});
afterEach(() => checkRules(server));
afterAll(() => server.close());

const byCards = { payment: { provider: 'gift-card' } };
const offline = { payment: { provider: 'offline' } };

async function order(id: string): Promise<TeamOrderJson> {
  return (await manager.get(`/api/commerce/orders/${id}`)).json<TeamOrderJson>();
}

async function placed(visitor: Visitor, more: object = {}): Promise<string> {
  const answer = await buy(visitor, more);
  if (answer.status !== 200) throw new Error(`Buying returned ${answer.status}: ${answer.text}`);
  return answer.json<{ orderId: string }>().orderId;
}

describe('a gift card', () => {
  test('is asked for at the checkout as soon as the shop has issued one', async () => {
    const { visitor } = await productAndShopper(server, { price: 2000n });
    expect((await visitor.get('/checkout')).text).not.toContain('name="giftCardCode"');
    await issueCard(server);
    expect((await visitor.get('/checkout')).text).toContain('name="giftCardCode"');
  });

  test('pays a part of an order, and the card of a bank the rest', async () => {
    const card = await issueCard(server, { value: 1500n });
    const { visitor } = await productAndShopper(server, { price: 2000n });
    const cart = await enterGiftCard(visitor, card.code.toLowerCase().replaceAll('-', ' '));
    const lastCharacters = card.code.slice(-4);
    expect(cart).toMatchObject({
      grandTotalCents: 2000,
      amountDueCents: 500,
      giftCards: [{ id: card.id, lastCharacters, amountCents: 1500 }],
    });
    expect(await balanceOf(server, card.id)).toBe(1500n);
    const id = await placed(visitor, { expectedTotalCents: 2000, expectedDueCents: 500 });
    expect(await balanceOf(server, card.id)).toBe(0n);
    expect(await order(id)).toMatchObject({
      paymentStatus: 'paid',
      totals: { total: { decimalValue: '20.00' }, giftCards: { decimalValue: '15.00' } },
      payments: [{ provider: 'test', amount: { decimalValue: '5.00' } }],
    });
    await server.runJobs();
    const [mail] = await mailsTo(server, 'mila@example.com', 'order-confirmation');
    expect(mail?.text).toContain('Of this, paid by gift card: $15.00');
  });

  test('pays a whole order without any provider, and keeps the rest of its balance', async () => {
    const card = await issueCard(server);
    const { visitor } = await productAndShopper(server, { price: 2000n });
    await enterGiftCard(visitor, card.code);
    const id = await placed(visitor, byCards);
    expect(await balanceOf(server, card.id)).toBe(3000n);
    expect(await order(id)).toMatchObject({
      paymentStatus: 'paid',
      provider: 'gift-card',
      isTest: false,
      payments: [],
    });
  });

  test('is no way to pay what it does not cover', async () => {
    const card = await issueCard(server, { value: 1999n });
    const { visitor } = await productAndShopper(server, { price: 2000n });
    await enterGiftCard(visitor, card.code);
    const refused = await buy(visitor, byCards);
    expect([refused.status, refused.json()]).toMatchObject([
      400,
      { errors: { 'payment.provider': expect.any(String) } },
    ]);
    expect(await balanceOf(server, card.id)).toBe(1999n);
  });

  test('pays after a coupon, and does not lower the tax', async () => {
    await createTaxRule(server.database, server.clock, server.website.id, {
      name: 'Tax',
      area: { country: 'FR' },
      ratePpm: 100_000,
      inclusive: false,
    });
    await addCoupon(server, { code: 'GIFT10' });
    const [first, second] = [await issueCard(server, { value: 1000n }), await issueCard(server, { value: 5000n })];
    const { visitor } = await productAndShopper(server, { price: 2000n });
    await visitor.put('/api/commerce/shopping-cart/shipping-location', { country: 'FR' });
    await enterCode(visitor, 'GIFT10');
    const before = await enterGiftCard(visitor, first.code);
    expect(before).toMatchObject({ grandTotalCents: 1980, taxCents: 180, amountDueCents: 980 });
    const both = await enterGiftCard(visitor, second.code);
    expect(both).toMatchObject({ grandTotalCents: 1980, taxCents: 180, amountDueCents: 0 });
    expect(both.giftCards.map(({ amountCents }) => amountCents)).toEqual([1000, 980]);
    const inFrance = { ...address, country: 'FR' };
    const id = await placed(visitor, { ...byCards, shippingAddress: inFrance, billingAddress: inFrance });
    expect([await balanceOf(server, first.id), await balanceOf(server, second.id)]).toEqual([0n, 4020n]);
    expect((await order(id)).totals).toMatchObject({
      discount: { decimalValue: '2.00' },
      tax: { decimalValue: '1.80' },
    });
  });

  test('can be taken out of the cart again', async () => {
    const card = await issueCard(server);
    const { visitor } = await productAndShopper(server, { price: 2000n });
    await enterGiftCard(visitor, card.code);
    const removed = await visitor.delete(`/api/commerce/shopping-cart/gift-cards?id=${card.id}`);
    expect(removed.json()).toMatchObject({ shoppingCart: { giftCards: [], amountDueCents: 2000 } });
    const again = await visitor.delete(`/api/commerce/shopping-cart/gift-cards?id=${card.id}`);
    expect(again.status).toBe(404);
  });

  test('is answered alike whether the code is wrong, used up, expired or disabled', async () => {
    const used = await issueCard(server, { value: 100n });
    const expired = await issueCard(server, { expiresAt: new Date(server.clock.now().getTime() + 1000) });
    const disabled = await issueCard(server);
    await manager.post(`/api/commerce/gift-cards/${used.id}/adjust`, { amount: '-1.00', note: 'Spent' });
    await manager.post(`/api/commerce/gift-cards/${disabled.id}/disable`, { isDisabled: true });
    server.clock.advance({ seconds: 2 });
    const { visitor } = await productAndShopper(server, { price: 2000n });
    const answers: string[] = [];
    for (const code of ['ABCD-EFGH-JKLM-2345', 'nonsense', used.code, expired.code, disabled.code]) {
      const { status, text } = await visitor.post('/api/commerce/shopping-cart/gift-cards', { code });
      answers.push(`${status} ${text.replace(/"requestId":"[^"]*"/, '')}`);
    }
    expect(answers[0]).toMatch(/^404 .*There is nothing to spend with this code/);
    expect(answers).toEqual(answers.map(() => answers[0]));
  });

  test('that was spent elsewhere meanwhile changes what is to pay, which the shopper has to see first', async () => {
    const card = await issueCard(server, { value: 2000n });
    const { product, visitor } = await productAndShopper(server, { price: 2000n });
    const other = await shopper(server, product);
    await enterGiftCard(visitor, card.code);
    await enterGiftCard(other, card.code);
    await placed(other, byCards);
    const refused = await buy(visitor, { expectedTotalCents: 2000, expectedDueCents: 0 });
    expect([refused.status, refused.json()]).toMatchObject([409, { shoppingCart: { amountDueCents: 2000 } }]);
    const unnamed = await buy(visitor);
    expect(unnamed.status).toBe(409);
    await placed(visitor, { expectedTotalCents: 2000, expectedDueCents: 2000 });
    expect(await balanceOf(server, card.id)).toBe(0n);
  });

  test('gets its money back when the bank declines the rest', async () => {
    const card = await issueCard(server, { value: 500n });
    const { visitor } = await productAndShopper(server, { price: 2000n });
    await enterGiftCard(visitor, card.code);
    expect((await buy(visitor, { payment: declinedCard })).status).toBe(402);
    expect(await balanceOf(server, card.id)).toBe(500n);
    await placed(visitor);
    expect(await balanceOf(server, card.id)).toBe(0n);
  });

  test('gets its money back when an order is not paid in time, or is cancelled', async () => {
    const card = await issueCard(server, { value: 1000n });
    const { visitor } = await productAndShopper(server, { price: 2000n });
    await enterGiftCard(visitor, card.code);
    const late = await placed(visitor, { ...offline, email: 'late@example.com' });
    expect(await balanceOf(server, card.id)).toBe(0n);
    expect(await order(late)).toMatchObject({ paymentStatus: 'pending' });
    server.clock.advance({ days: 8 });
    manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER], name: 'Mona' });
    await expire(server);
    expect(await balanceOf(server, card.id)).toBe(1000n);
    expect(await order(late)).toMatchObject({ lifecycle: 'cancelled', paymentStatus: 'voided' });
  });

  test('that pays with a transfer leaves only the rest to be received', async () => {
    const card = await issueCard(server, { value: 1000n });
    const { visitor } = await productAndShopper(server, { price: 2000n });
    await enterGiftCard(visitor, card.code);
    const id = await placed(visitor, { ...offline, email: 'received@example.com' });
    await manager.post(`/api/commerce/orders/${id}/mark-paid`, {});
    expect(await order(id)).toMatchObject({ paymentStatus: 'paid', payments: [{ amount: { decimalValue: '10.00' } }] });
  });
});

describe('a refund', () => {
  async function mixedOrder(): Promise<{ id: string; cardId: string }> {
    const card = await issueCard(server, { value: 1500n });
    const { visitor } = await productAndShopper(server, { price: 2000n });
    await enterGiftCard(visitor, card.code);
    return { id: await placed(visitor, { email: 'refund@example.com' }), cardId: card.id };
  }

  async function refund(id: string, body: object): Promise<void> {
    const answer = await manager.post(`/api/commerce/orders/${id}/refunds`, { restock: false, ...body });
    if (answer.status !== 200) throw new Error(`A refund returned ${answer.status}: ${answer.text}`);
    await server.runJobs();
  }

  test('goes back to the gift card first, then to the bank', async () => {
    const { id, cardId } = await mixedOrder();
    expect((await order(id)).refundable).toMatchObject({
      paid: { decimalValue: '20.00' },
      toGiftCards: { decimalValue: '15.00' },
    });
    await refund(id, { kind: 'amount', amount: '10.00' });
    expect(await balanceOf(server, cardId)).toBe(1000n);
    expect(await order(id)).toMatchObject({
      paymentStatus: 'part_refunded',
      refunds: [{ state: 'done', toGiftCards: { decimalValue: '10.00' } }],
      refundable: { left: { decimalValue: '10.00' }, toGiftCards: { decimalValue: '5.00' } },
    });
    await refund(id, { kind: 'whole' });
    expect(await balanceOf(server, cardId)).toBe(1500n);
    expect(await order(id)).toMatchObject({
      paymentStatus: 'refunded',
      refunds: [{}, { state: 'done', amount: { decimalValue: '10.00' }, toGiftCards: { decimalValue: '5.00' } }],
    });
    const [first] = await mailsTo(server, 'refund@example.com', 'order-refund');
    expect(first?.text).toContain('$10.00 of it is back on your gift card');
    expect(first?.text).not.toContain('Depending on your bank');
  });

  test('of an order that only gift cards have paid needs no provider', async () => {
    const card = await issueCard(server);
    const { visitor } = await productAndShopper(server, { price: 2000n });
    await enterGiftCard(visitor, card.code);
    const id = await placed(visitor, byCards);
    await refund(id, { kind: 'whole' });
    expect(await balanceOf(server, card.id)).toBe(5000n);
    expect((await order(id)).paymentStatus).toBe('refunded');
  });

  test('comes with a cancellation', async () => {
    const { id, cardId } = await mixedOrder();
    await manager.post(`/api/commerce/orders/${id}/cancel`, {});
    await server.runJobs();
    expect(await balanceOf(server, cardId)).toBe(1500n);
    expect(await order(id)).toMatchObject({ lifecycle: 'cancelled', paymentStatus: 'refunded' });
  });

  test('to an expired card can be spent for a while', async () => {
    const expiresAt = new Date(server.clock.now().getTime() + 60_000);
    const card = await issueCard(server, { expiresAt });
    const { product, visitor } = await productAndShopper(server, { price: 2000n });
    await enterGiftCard(visitor, card.code);
    const id = await placed(visitor, byCards);
    server.clock.advance({ minutes: 2 });
    await refund(id, { kind: 'whole' });
    const next = await shopper(server, product);
    expect(await enterGiftCard(next, card.code)).toMatchObject({ amountDueCents: 0 });
  });
});

test('a hundredfold product is not sold twice for one balance', async () => {
  const product = await addProduct(server, { price: 100n });
  const card = await issueCard(server, { value: 250n });
  const visitors = await Promise.all(Array.from({ length: 8 }, () => shopper(server, product)));
  for (const visitor of visitors) await enterGiftCard(visitor, card.code);
  const answers = await Promise.all(visitors.map((visitor) => buy(visitor, { ...byCards, expectedDueCents: 0 })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(await balanceOf(server, card.id)).toBe(50n);
});
