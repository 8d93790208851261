import {
  addProduct,
  setPayment,
  signedInMember,
  signedInSiteUser,
  startTestServer,
  type TestServer,
} from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addToCart, buy, shopper } from '../../checkout/checkout.fixture.ts';
import type { CheckoutAnswerJson } from '../../checkout/schema.ts';
import { mailsTo, offline } from './unpaid.fixture.ts';

const html = { accept: 'text/html' };
const english = 'Transfer the total to\nShop & Sons <DE02>';
const german = 'Überweisen Sie den Betrag.';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: '2026-03-02T10:00:00.000Z' });
  const unpaidOrders = { days: 7, perEmail: 100, perNetwork: 100 };
  const howToPay = { en: english, de: german };
  await setPayment(server, server.website, { waysToPay: { offline: true }, howToPay, unpaidOrders });
});
afterAll(() => server.close());

async function order(language: string, email: string): Promise<CheckoutAnswerJson> {
  const visitor = await shopper(server, await addProduct(server));
  const prefix = language === 'en' ? '' : `/${language}`;
  const address = { firstName: 'Mila', lastName: 'Roth', line1: 'Am Deich 3', city: 'Husum', postalCode: '25813' };
  const body = { email, shippingAddress: { ...address, country: 'DE' }, payment: offline };
  return (await visitor.post(`${prefix}/api/commerce/checkout`, body)).json<CheckoutAnswerJson>();
}

describe('how to pay', () => {
  test('is on the page of the order, with the deadline, until it is paid', async () => {
    const { orderId, confirmationUrl } = await order('en', 'page@example.com');
    const { text } = await server.visitor().get(confirmationUrl, html);
    expect(text).toContain('<h2>How to pay</h2>');
    expect(text).toContain('Transfer the total to\nShop &amp; Sons &lt;DE02&gt;</p>');
    // 10:00 in Greenwich, in the time zone of the website.
    expect(text).toContain('Please pay by March 9, 2026 at 6:00 AM. After that we cancel the order.');
    const owner = await signedInMember(server);
    await owner.post(`/api/commerce/orders/${orderId}/mark-paid`);
    const paid = await server.visitor().get(confirmationUrl, html);
    expect(paid.text).toContain('<p class="order-confirmed-lead">Thank you for your order.</p>');
    expect(paid.text).not.toContain('<h2>How to pay</h2>');
  });

  test('is on the page of the account', async () => {
    const user = await signedInSiteUser(server);
    await addToCart(user, await addProduct(server));
    const { orderId } = (await buy(user, { email: user.email, payment: offline })).json<CheckoutAnswerJson>();
    const { text } = await user.get(`/account/orders/${orderId}`, html);
    expect(text).toContain('Transfer the total to\nShop &amp; Sons &lt;DE02&gt;</p>');
    expect(text).toContain('Please pay by March 9, 2026 at 6:00 AM.');
  });

  test.for([
    ['en', 'How to pay', english, 'Please pay by March 9, 2026 at 6:00 AM. After that we cancel the order.'],
    ['de', 'So bezahlen Sie', german, 'Bitte bezahlen Sie bis zum 9. März 2026 um 06:00 Uhr. Danach stornieren wir'],
    ['fr', 'Comment payer', english, 'Merci de payer avant le 9 mars 2026 à 06\u00a0h\u00a000. Passé ce délai'],
  ] as const)(
    'stands in the receipt, in the language of the order or the primary one: %s',
    async ([language, title, words, end]) => {
      const email = `receipt-${language}@example.com`;
      await order(language, email);
      const [mail] = await mailsTo(server, email, 'order-confirmation');
      expect(mail?.text).toContain(`${title}:\n${words}\n${end}`);
      expect(mail?.html).toContain(words.replace('&', '&amp;').replace('<DE02>', '&lt;DE02&gt;').replace('\n', '<br>'));
      expect(mail?.text).not.toContain('Payment is still open');
    },
  );

  test('is not said of an order that is paid at once', async () => {
    const visitor = await shopper(server, await addProduct(server));
    const { confirmationUrl } = (await buy(visitor, { email: 'paid@example.com' })).json<CheckoutAnswerJson>();
    expect((await visitor.get(confirmationUrl, html)).text).not.toContain('<h2>How to pay</h2>');
    const [mail] = await mailsTo(server, 'paid@example.com', 'order-confirmation');
    expect(mail?.text).not.toMatch(/How to pay|Please pay by|Payment is still open/);
  });
});
