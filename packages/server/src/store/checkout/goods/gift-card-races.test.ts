import { TeamRole } from '@awning/site-model';
import { addProduct, signedInMember, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { balanceOf, enterGiftCard, issueCard } from '../../gift-card/gift-card.fixture.ts';
import { buy, checkRules, shopper } from '../checkout.fixture.ts';

const isFull = process.env['AWNING_FULL'] === '1';
vi.setConfig({ testTimeout: isFull ? 1_800_000 : 300_000 });
const redemptions = isFull ? 200 : 20;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { RATE_LIMITS: 'gift-card-code=1000,new-cart=1000' } });
});
afterEach(() => checkRules(server));
afterAll(() => server.close());

const byCards = { payment: { provider: 'gift-card' }, expectedDueCents: 0 };

async function shoppersWith(code: string, price: bigint, count: number) {
  const product = await addProduct(server, { price, onHand: count });
  const visitors = await Promise.all(Array.from({ length: count }, () => shopper(server, product)));
  for (const visitor of visitors) await enterGiftCard(visitor, code);
  return visitors;
}

test(`reliability 22: ${redemptions} redemptions of one card at the same moment take no more than its balance`, async () => {
  const card = await issueCard(server, { value: 750n });
  const visitors = await shoppersWith(card.code, 100n, redemptions);
  const answers = await Promise.all(visitors.map((visitor) => buy(visitor, byCards)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
  expect(answers.filter(({ status }) => ![200, 400, 409].includes(status))).toEqual([]);
  expect(await balanceOf(server, card.id)).toBe(50n);
});

test('a refund, purchases and the team, which disables the card, at the same moment lose and create nothing', async () => {
  const manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
  const card = await issueCard(server, { value: 1000n });
  const [first] = await shoppersWith(card.code, 400n, 1);
  const bought = await buy(first!, byCards);
  const { orderId } = bought.json<{ orderId: string }>();
  const visitors = await shoppersWith(card.code, 100n, 8);
  const [refunded, , adjusted, ...answers] = await Promise.all([
    manager.post(`/api/commerce/orders/${orderId}/refunds`, { kind: 'whole', restock: false }).then(async (answer) => {
      await server.runJobs();
      return answer;
    }),
    manager.post(`/api/commerce/gift-cards/${card.id}/disable`, { isDisabled: true }),
    manager.post(`/api/commerce/gift-cards/${card.id}/adjust`, { amount: '-1.50', note: 'Market' }),
    ...visitors.map((visitor) => buy(visitor, byCards)),
  ]);
  expect(refunded.status).toBe(200);
  expect(answers.filter(({ status }) => ![200, 400, 409].includes(status))).toEqual([]);
  const spent = BigInt(answers.filter(({ status }) => status === 200).length) * 100n;
  // Purchases may have left less than the team wants to take.
  const taken = adjusted.status === 200 ? 150n : 0n;
  expect(await balanceOf(server, card.id)).toBe(1000n - spent - taken);
});
