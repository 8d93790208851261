import { TeamRole } from '@awning/site-model';
import {
  addProduct,
  type SignedInSiteUser,
  signedInMember,
  signedInSiteUser,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addToCart, buy } from '../../checkout/checkout.fixture.ts';
import type { CheckoutAnswerJson } from '../../checkout/schema.ts';
import { createTaxRule } from '../../store-rules/rules.fixture.ts';
import type { BuyerOrderJson, TeamOrderJson } from '../schema.ts';
import { offline } from '../unpaid/unpaid.fixture.ts';

let server: TestServer;
let manager: Visitor;
beforeAll(async () => {
  server = await startTestServer({ now: '2026-11-16T10:00:00.000Z' });
  const vat = { name: 'VAT', area: { country: 'DE' }, inclusive: true };
  const rule = (more: object) =>
    createTaxRule(server.database, server.clock, server.website.id, { ...vat, ratePpm: 190_000, ...more });
  await rule({});
  await rule({ taxClass: 'reduced', ratePpm: 55_000 });
  manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
});
afterAll(() => server.close());

async function order(user: SignedInSiteUser): Promise<CheckoutAnswerJson> {
  await addToCart(user, await addProduct(server, { price: 11_900n, name: 'Teapot' }), 2);
  return (await buy(user, { email: user.email, payment: offline })).json<CheckoutAnswerJson>();
}

describe('an order after the purchase', () => {
  test('tells its buyer of parcels and refunds, on both pages and in the call, but not what the team noted', async () => {
    const user = await signedInSiteUser(server);
    const { orderId, confirmationUrl } = await order(user);
    const path = `/api/commerce/orders/${orderId}`;
    await manager.post(`${path}/mark-paid`);
    const send = async (carrier: string) =>
      (
        await manager.post(`${path}/fulfilments`, {
          lines: [{ id: `${orderId}:0`, quantity: 1 }],
          carrier,
          trackingNumber: '0034',
          trackingUrl: 'https://carrier.example/0034',
          isMailed: false,
        })
      ).json<TeamOrderJson>();
    const undone = (await send('Snail')).fulfilments[0];
    await manager.post(`${path}/fulfilments/${undone?.id}/undo`);
    await send('DHL');
    const body = { kind: 'amount', amount: '8.00', restock: false, note: 'A scratch' };
    const asked = (await manager.post(`${path}/refunds`, body)).json<TeamOrderJson>();
    await server.runJobs();

    const seen = (await user.get(`/api/site-users/account/orders/${orderId}`)).json<BuyerOrderJson>();
    expect(seen.shipments).toMatchObject([{ carrier: 'DHL', lines: [{ id: `${orderId}:0`, quantity: 1 }] }]);
    expect(seen.refunds).toMatchObject([{ state: 'done', transfer: 'open', amount: { decimalValue: '8.00' } }]);
    const pages = [`/account/orders/${orderId}`, confirmationUrl];
    const read = async () => (await Promise.all(pages.map((page) => user.get(page)))).map(({ text }) => text);
    for (const text of await read()) {
      expect(text).toContain('Sent on November 16, 2026');
      expect(text).toMatch(/href="https:\/\/carrier\.example\/0034"[^>]*>DHL 0034<\/a>/);
      expect(text).toContain('We will transfer $8.00 to you.');
      expect(text).not.toMatch(/Snail|A scratch/);
    }
    await manager.post(`${path}/refunds/${asked.refunds[0]?.id}/transferred`);
    for (const text of await read()) expect(text).toContain('We have transferred $8.00 to you.');
  });

  test('tells the team how it is paid and the tax of each rate', async () => {
    const user = await signedInSiteUser(server);
    const book = await addProduct(server, { price: 10_550n });
    await server.database.kysely
      .updateTable('variant')
      .set({ tax_class: 'reduced' })
      .where('website_id', '=', server.website.id)
      .where('product_id', '=', book.id)
      .execute();
    await addToCart(user, book);
    const { orderId } = await order(user);
    const seen = (await manager.get(`/api/commerce/orders/${orderId}`)).json<TeamOrderJson>();
    expect(seen.taxes).toMatchObject([
      { percent: '19', inclusive: true, amount: { decimalValue: '38.00' } },
      { percent: '5.5', inclusive: true, amount: { decimalValue: '5.50' } },
    ]);
    expect(seen.wayToPay).toMatchObject({
      en: 'Pay in person or by bank transfer',
      de: 'Vor Ort oder per Überweisung',
    });
  });
});
