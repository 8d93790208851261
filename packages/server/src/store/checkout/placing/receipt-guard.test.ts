import { addProduct, addTeamMember, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../../platform/log.ts';
import { cartFeature } from '../../cart/feature.ts';
import { orderFeature } from '../../order/feature.ts';
import { buy, checkRules, goodCard, shopper } from '../checkout.fixture.ts';
import { checkoutFeature } from '../feature.ts';

const isFull = process.env['AWNING_FULL'] === '1';

let server: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  const log = createLog({ level: 'warn', destination: { write: (line) => void lines.push(line) } });
  server = await startTestServer({ features: [cartFeature, checkoutFeature, orderFeature], log });
  await addTeamMember(server, { email: 'owner@example.com', isOwner: true });
});
afterAll(() => server.close());
afterEach(() => checkRules(server));

const offline = { provider: 'offline' };

async function mailsTo(recipient: string): Promise<string[]> {
  const mails = await server.database.kysely
    .selectFrom('mail')
    .select('kind')
    .where('website_id', '=', server.website.id)
    .where('recipient', 'like', recipient)
    .execute();
  return mails.map(({ kind }) => kind);
}

test('reliability 38: a bot that orders without paying to mail strangers is slowed down, the owner is warned, and an honest buyer of the same minute gets the receipt', async () => {
  const product = await addProduct(server);
  const honest = await shopper(server, product);
  server.clock.advance({ seconds: 90 });
  const [tries, side] = [isFull ? 5000 : 340, 20];
  const statuses = new Set<number>();
  for (let begun = 0; begun < tries; begun += side) {
    const some = Array.from({ length: side }, async (_unused, position) => {
      // Another browser, network address and mailbox each time.
      const email = `stranger-${begun + position}@example.com`;
      return await buy(await shopper(server, product), { email, payment: offline });
    });
    for (const { status } of await Promise.all(some)) statuses.add(status);
  }
  // No order is refused: it might be a genuine one on a busy day.
  expect(statuses).toEqual(new Set([200]));
  // 300 until the product is throttled, then 20 a minute; a few more are running at that moment.
  const mailed = (await mailsTo('stranger-%')).length;
  expect(mailed).toBeGreaterThanOrEqual(320);
  expect(mailed).toBeLessThan(320 + side);

  expect((await buy(honest, { email: 'honest@example.com', payment: offline })).status).toBe(200);
  const payer = await shopper(server, product);
  expect((await buy(payer, { email: 'payer@example.com', payment: goodCard })).status).toBe(200);
  const elsewhere = await shopper(server, await addProduct(server));
  expect((await buy(elsewhere, { email: 'elsewhere@example.com', payment: offline })).status).toBe(200);
  for (const name of ['honest', 'payer', 'elsewhere']) {
    expect([name, await mailsTo(`${name}@example.com`)]).toEqual([name, ['order-confirmation']]);
  }

  const told = await mailsTo('owner@example.com');
  expect(told.filter((kind) => kind !== 'team-new-order')).toEqual(['receipt-alert']);
  // The owner hears of the orders with a receipt: those of the bot and the three others.
  expect(told.filter((kind) => kind === 'team-new-order')).toHaveLength(mailed + 3);
  expect(lines.filter((line) => line.includes('not paid'))).toHaveLength(1);
}, 900_000);

test('one mailbox gets ten receipts of orders without payment in ten minutes, and every receipt of one that is paid', async () => {
  const email = 'victim@example.com';
  const product = await addProduct(server);
  const order = async (payment: object) => (await buy(await shopper(server, product), { email, payment })).status;
  for (let count = 0; count < 13; count++) expect(await order(offline)).toBe(200);
  expect(await mailsTo(email)).toHaveLength(10);
  expect(await order(goodCard)).toBe(200);
  expect(await mailsTo(email)).toHaveLength(11);
  server.clock.advance({ minutes: 11 });
  expect(await order(offline)).toBe(200);
  expect(await mailsTo(email)).toHaveLength(12);
});

test('donations that are promised and not paid count together', async () => {
  const email = 'giver@example.com';
  const visitor = server.visitor();
  for (let count = 0; count < 12; count++) {
    const answer = await visitor.post('/api/commerce/donations', { email, amountCents: 500, payment: offline });
    expect(answer.status).toBe(200);
  }
  expect(await mailsTo(email)).toHaveLength(10);
});
