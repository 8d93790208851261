import { test as base, type FrameLocator, type Page } from '@playwright/test';
import { Stripe } from 'stripe';
import {
  openStripeStub,
  type StripeStub,
} from '../packages/server/src/store/payment/stripe/stub/stripe-stub.fixture.ts';
import { changeDatabase } from './support/database.ts';
import { teamCall } from './support/forms.ts';
import { ownShop } from './support/own-shop.ts';
import { sell } from './support/sell.ts';
import { acceptedCard, addToCart, awake, declinedCard, fillAddress, findMug, openCheckout } from './support/shopper.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, look } from './support/test.ts';

// Never the live service: a service on this machine answers exactly the calls made, and serves the script.
const keys = { publishableKey: 'pk_test_shop', secretKey: 'sk_test_shop', eventSecret: 'whsec_shop' };
const confirmedCard = '4000 0025 0000 3155';
const order = { name: 'Order with obligation to pay' };
const thanks = 'Thank you for your order.';

let stub: StripeStub;
base.beforeAll(async () => {
  stub = await openStripeStub([keys.secretKey]);
});
base.afterAll(() => stub.close());

const { test, shop } = ownShop(() => ({
  STRIPE_API_URL: stub.url,
  STRIPE_SCRIPT_URL: `${stub.url}/stripe.js`,
  RATE_LIMITS: 'new-cart=1000,checkout=1000',
}));

function fields(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Secure payment input frame"]');
}

async function typeCard(page: Page, number: string): Promise<void> {
  await fields(page).getByLabel('Card number').fill(number);
  await fields(page).getByLabel('Expiration date').fill('12/30');
  await fields(page).getByLabel('Security code').fill('123');
}

/** Everything that reaches the shop from this page. */
function sentToShop(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(stub.url)) sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  return sent;
}

async function fillCheckout(page: Page, email: string): Promise<void> {
  await findMug(page);
  await addToCart(page);
  await openCheckout(page);
  await fillAddress(page, email);
  await page.getByLabel(/Collect at the pottery/).check();
  await expect(fields(page).getByLabel('Card number')).toBeVisible();
}

/** Sends an event to the address that the owner gives to Stripe; returns the status of the answer. */
async function sendEvent(event: object, secret = keys.eventSecret): Promise<number> {
  const { eventsAddress } = await teamCall<{ eventsAddress: string }>(shop.back, 'GET', '/api/commerce/stripe-keys');
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return (await shop.back.request.post(new URL(eventsAddress).pathname, { headers, data: payload })).status();
}

test.describe('Stripe', () => {
  test('the owner enters keys, reads that they are test keys, and switches Stripe on', async () => {
    const { back } = shop;
    await back.goto('/config/settings/payment');
    await back.getByRole('link', { name: 'Enter keys' }).press('Enter');
    await expect(back.getByRole('heading', { level: 1, name: 'Cards by Stripe' })).toBeVisible();
    await back.getByLabel('Publishable key').fill(keys.publishableKey);
    await back.getByLabel('Secret key').fill(keys.secretKey);
    await back.getByLabel(/^Signing secret/).fill(keys.eventSecret);
    await back.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(back.getByText('These are test keys')).toBeVisible();
    await expect(back.getByLabel('Secret key')).toHaveValue('');
    for (const width of [375, 1440]) {
      await back.setViewportSize({ width, height: 900 });
      await look(back, `keys-${width}`);
    }
    await back.getByRole('main').getByRole('link', { name: 'Ways to pay' }).press('Enter');
    await expect(back.getByRole('link', { name: 'Test keys' })).toBeVisible();
    await back.getByRole('switch', { name: /^Card(?! \()/ }).press('Space');
    await back.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await expect(back.getByText('Saved', { exact: true }).first()).toBeVisible();
    for (const width of [375, 1440]) {
      await back.setViewportSize({ width, height: 900 });
      await look(back, `ways-${width}`);
    }
  });

  for (const width of [375, 1440]) {
    test(`a card is declined, another one pays, by keyboard at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const sent = sentToShop(page);
      await fillCheckout(page, `card-${width}@example.com`);
      await expect(fields(page).getByText('Wallets can be used')).toBeVisible();
      await look(page, `checkout-${width}`);
      await page.getByRole('button', order).press('Enter');
      await expect(page.getByRole('alert').first()).toHaveText('Your card number is incomplete.');
      await expect(page.getByRole('alert').first()).toBeFocused();
      await typeCard(page, declinedCard);
      await page.getByRole('button', order).press('Enter');
      await expect(page.getByText(/declined/).first()).toBeVisible();
      await look(page, `declined-${width}`);
      await typeCard(page, acceptedCard);
      await page.getByRole('button', order).press('Enter');
      await expect(page.getByText(thanks)).toBeVisible();
      await expectNoSidewaysScroll(page);
      expect(sent.join('\n')).toContain('pm_card_visa');
      expect(sent.join('\n').replaceAll(/\s/g, '')).not.toMatch(/4242424242424242|4000000000000002/);
    });

    test(`a bank asks for the shopper, who refuses and then approves, at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await fillCheckout(page, `bank-${width}@example.com`);
      await typeCard(page, confirmedCard);
      await page.getByRole('button', order).press('Enter');
      await page.getByRole('button', { name: 'Refuse' }).press('Enter');
      await expect(page.getByText('You did not confirm the payment. Nothing was charged.')).toBeVisible();
      await awake(page, 'checkout-form');
      await typeCard(page, confirmedCard);
      await page.getByRole('button', order).press('Enter');
      await page.getByRole('button', { name: 'Approve' }).press('Enter');
      await expect(page.getByText(thanks)).toBeVisible();
    });
  }

  test('the script is loaded on the checkout only, once Stripe is chosen, and its wallets know the total', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().startsWith(stub.url) && asked.push(new URL(request.url()).pathname));
    await findMug(page);
    await addToCart(page);
    await page.goto('/cart');
    await awake(page, 'cart-page');
    expect(asked).toEqual([]);
    await openCheckout(page);
    await fillAddress(page, 'total@example.com');
    await expect(fields(page).getByLabel('Card number')).toBeVisible();
    expect(asked).toEqual(['/stripe.js', '/fields']);
    const calls = () =>
      page.evaluate(() => (window as unknown as { stripeCalls: [string, { amount: number }][] }).stripeCalls);
    const total = page.locator('form.checkout input[name="expectedDueCents"]');
    const shipped = await total.inputValue();
    await page.getByLabel(/Collect at the pottery/).check();
    await expect(total).not.toHaveValue(shipped);
    await expect.poll(async () => (await calls()).at(-1)?.[1].amount).toBe(Number(await total.inputValue()));
  });

  test('a payment is finished by an event after its tab was closed', async ({ page }) => {
    const email = 'closed@example.com';
    await fillCheckout(page, email);
    await typeCard(page, confirmedCard);
    await page.getByRole('button', order).press('Enter');
    await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible();
    const intentId = new URL(page.url()).pathname.split('/').at(-1)!;
    await page.goto('about:blank');
    stub.decide(intentId, 'confirm');
    const event = { id: 'evt_closed', type: 'payment_intent.succeeded' };
    const object = { object: 'payment_intent', id: intentId };
    expect(await sendEvent({ ...event, data: { object } }, 'whsec_forged')).toBe(400);
    expect(await sendEvent({ ...event, data: { object } })).toBe(200);
    await shop.back.goto(`/config/commerce/orders?search=${encodeURIComponent(email)}`);
    await expect(shop.back.getByRole('row').filter({ hasText: 'Grace Hopper' }).first()).toBeVisible();

    const dispute = stub.dispute(intentId, 'needs_response', new Date());
    const created = { id: 'evt_disputed', type: 'charge.dispute.created', data: { object: dispute } };
    expect(await sendEvent(created)).toBe(200);
    await shop.back.goto('/config');
    await shop.back.getByRole('link', { name: '1 disputed payment to answer' }).press('Enter');
    await shop.back.getByRole('row').filter({ hasText: 'Grace Hopper' }).getByRole('link').first().press('Enter');
    const notice = shop.back.getByRole('alert', { name: 'Payment disputed: please send evidence' });
    await expect(notice.getByText('the product did not arrive')).toBeVisible();
    await expect(notice.getByRole('link')).toHaveAttribute('href', new RegExp(`/test/payments/${intentId}$`));
    await expect(shop.back.getByText(/^Payment of .* disputed$/)).toBeVisible();
    for (const width of [375, 1440]) {
      await shop.back.setViewportSize({ width, height: 900 });
      await expectAccessible(shop.back);
      await expectNoSidewaysScroll(shop.back);
      await look(shop.back, `dispute-${width}`);
    }
  });

  test('a gift card is paid with the fields that Stripe draws', async ({ page }) => {
    await sell(shop.back, {
      slug: 'gift-card',
      type: 4,
      texts: {
        en: { name: 'Gift card', body: '<p>From the pottery.</p>' },
        de: { name: 'Gutschein', body: '<p>From the pottery.</p>' },
        fr: { name: 'Carte cadeau', body: '<p>From the pottery.</p>' },
      },
      optionNames: ['Value'],
      variants: ['25', '100'].map((value) => ({
        sku: `GIFT-${value}`,
        attributes: { Value: `€${value}` },
        price: `${value}.00`,
      })),
    });
    await page.goto('/shop/p/gift-card');
    await awake(page, 'product-form');
    await page.getByRole('combobox', { name: /Value/ }).selectOption('€25');
    await page.getByRole('button', { name: 'Purchase' }).press('Enter');
    await expect(page).toHaveURL(/\/checkout\/gift-card\?cartToken=/);
    await awake(page, 'gift-card-form');
    await page.getByLabel('Email', { exact: true }).fill('giver@example.com');
    const buy = page.getByRole('button', { name: 'Buy with obligation to pay' });
    await expect(fields(page).getByLabel('Card number')).toBeVisible();
    await buy.press('Enter');
    await expect(page.getByRole('alert').first()).toHaveText('Your card number is incomplete.');
    await look(page, 'gift-card');
    await typeCard(page, confirmedCard);
    await buy.press('Enter');
    await page.getByRole('button', { name: 'Approve' }).press('Enter');
    await expect(page.getByText(thanks)).toBeVisible();
  });

  test('a subscription saves the card, and renews without the shopper', async ({ page }) => {
    await sell(shop.back, {
      slug: 'tea',
      type: 1,
      texts: {
        en: { name: 'Tea', body: '<p>From the pottery.</p>' },
        de: { name: 'Tee', body: '<p>From the pottery.</p>' },
        fr: { name: 'Thé', body: '<p>From the pottery.</p>' },
      },
      plan: { unit: 'MONTH', value: 1, numCycles: 0 },
      variants: [{ sku: 'TEA', price: '12.00' }],
    });
    const email = 'tea@example.com';
    await page.goto('/shop/p/tea');
    await awake(page, 'product-form');
    await page.getByRole('button', { name: 'Subscribe' }).press('Enter');
    await awake(page, 'subscription-form');
    await fillAddress(page, email);
    await typeCard(page, acceptedCard);
    await page.getByRole('button', { name: 'Subscribe with obligation to pay' }).press('Enter');
    await expect(page.getByText(thanks)).toBeVisible();
    expect(stub.requests).toContain('POST /v1/payment_methods/:id/attach');
    await page.getByRole('link', { name: 'Manage your subscription' }).press('Enter');
    await awake(page, 'subscription-own');
    await page.getByText('Change card', { exact: true }).click();
    await expect(fields(page).getByLabel('Card number')).toBeVisible();
    await look(page, 'change-card');
    await typeCard(page, acceptedCard);
    await page.getByRole('button', { name: 'Save' }).filter({ visible: true }).press('Enter');
    await expect(page.getByText('Your new card is saved.')).toBeVisible();
    const confirmations = () => stub.requests.filter((name) => name === 'POST /v1/payment_intents/:id/confirm').length;
    const before = confirmations();
    const { dataFolder } = shop.server;
    await changeDatabase(
      dataFolder,
      `update subscription set due_at = now() - interval '1 second' where email_key = $1`,
      [email],
    );
    await changeDatabase(dataFolder, `select graphile_worker.add_job('subscription.renew')`, []);
    await expect.poll(confirmations).toBe(before + 1);
  });
});
