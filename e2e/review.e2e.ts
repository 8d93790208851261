import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { teamCall } from './support/forms.ts';
import { ownShop } from './support/own-shop.ts';
import {
  acceptedCard,
  addToCart,
  awake,
  fillAddress,
  fillCard,
  findMug,
  openCheckout,
  pressPlaceOrder,
} from './support/shopper.ts';
import { expect, look } from './support/test.ts';

const secret = 'tide and kiln and glaze and salt and sand';

// Whether there are reviews belongs to the whole shop, so these journeys have one of their own.
const { test, shop } = ownShop(() => ({ SECRET: secret, RATE_LIMITS: 'new-cart=1000,form-submission=1000' }));

const mug = '/shop/p/tide-mug';
const settingsPath = '/api/commerce/review-settings';

let back: Page;

test.beforeAll(async () => {
  ({ back } = shop);
  await setReviews(true);
});

async function setReviews(enabled: boolean): Promise<void> {
  const { version } = await teamCall<{ version: number }>(back, 'GET', settingsPath);
  await teamCall(back, 'PUT', settingsPath, { version, body: { enabled } });
}

/** Buys a mug, and returns the link to review it. */
async function buyMug(page: Page, email: string): Promise<string> {
  await findMug(page);
  await addToCart(page);
  await openCheckout(page);
  await fillAddress(page, email);
  await page
    .getByLabel(/Parcel/)
    .first()
    .check();
  await fillCard(page, acceptedCard);
  await pressPlaceOrder(page);
  await expect(page.getByText('Thank you for your order.')).toBeVisible();
  const orderId = new URL(page.url()).pathname.split('/').at(-1)!;
  const { website } = await teamCall<{ website: { id: string } }>(back, 'GET', '/api/team/session');
  const signature = createHmac('sha256', secret).update(`review:${website.id}:${orderId}`).digest('base64url');
  return `/reviews/request/${orderId}.${signature}`;
}

for (const width of [375, 1440]) {
  test(`PROD-012 bought, reviewed by keyboard, read by the team, shown in the shop at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const link = await buyMug(page, `reviewer-${width}@example.com`);
    await page.goto(link);
    await look(page, 'request');
    await page.getByRole('radio', { name: '4 stars' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '5 stars' })).toBeChecked();
    await page.getByLabel('Your review (optional)').fill(`Holds my tea at ${width}.\nAnd my coffee.`);
    await page.getByRole('button', { name: /^Send review: Tide mug/ }).press('Enter');
    await expect(page.getByRole('status')).toHaveText(/^Thank you for your review\./);
    await look(page, 'thanks');

    await back.setViewportSize({ width, height: 900 });
    await back.goto('/config/commerce/reviews?state=pending');
    await expect(back.getByText(`Holds my tea at ${width}.`)).toBeVisible();
    await look(back, 'office');
    await back.getByRole('button', { name: /^Publish the review of Tide mug/ }).click();
    await expect(back.getByText('The review is published.')).toBeVisible();

    await page.goto(mug);
    await awake(page, 'product-reviews');
    await page
      .getByRole('link', { name: /review/ })
      .first()
      .click();
    await expect(page).toHaveURL(/#reviews$/);
    await expect(page.getByText(`Holds my tea at ${width}.`)).toBeVisible();
    await look(page, 'product');
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a review is sent, refused beside its fields, changed and deleted', async ({ page, browser }) => {
    const scripted = await browser.newContext({ baseURL: shop.server.setupLink.origin, javaScriptEnabled: true });
    const link = await buyMug(await scripted.newPage(), 'plain@example.com');
    await scripted.close();
    await page.goto(`/de${link}`);
    await page.locator('.review-star').nth(2).click();
    await page.getByLabel('Ihr Name').fill('   ');
    await page.getByRole('button', { name: /^Bewertung abschicken/ }).click();
    await expect(page.getByText('Geben Sie einen Namen ein.')).toBeVisible();
    await expect(page.getByRole('radio', { name: '3 Sterne' })).toBeChecked();
    await page.screenshot({ path: test.info().outputPath('refused.png'), fullPage: true });
    await page.getByLabel('Ihr Name').fill('Mila');
    await page.getByRole('button', { name: /^Bewertung abschicken/ }).click();
    await expect(page.getByText(/^Vielen Dank für Ihre Bewertung\./)).toBeVisible();
    await page.getByRole('button', { name: /^Bewertung löschen/ }).click();
    await expect(page.getByText('Ihre Bewertung ist gelöscht.')).toBeVisible();
  });
});

test('PROD-012 D-055 no reviews are asked for while the setting is off', async ({ page }) => {
  await setReviews(false);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/reviews')) asked.push(request.url());
  });
  await page.goto(mug);
  await awake(page, 'product-form');
  await expect(page.locator('#reviews')).toHaveCount(0);
  expect(asked).toEqual([]);
  await setReviews(true);
});
