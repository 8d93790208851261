import { type MailBox, openMailBox } from '@awning/testing/mail-box';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
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
import { test as base, expect, look } from './support/test.ts';

let box: MailBox;
base.beforeAll(async () => {
  box = await openMailBox();
});
// Whether there are reviews belongs to the whole shop, so these journeys have one of their own.
const { test, shop } = ownShop(() => ({ SMTP_URL: box.url, MAIL_FROM: 'hello@insel.example' }));

const mug = '/shop/p/tide-mug';
const buyer = 'mila@example.com';
/** The link of the mail, as a path. The first journey gets it. */
let link = '';

test.afterAll(() => box.close());

async function lookAtBothWidths(page: Page, name: string): Promise<void> {
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await look(page, `${name}-${width}`);
  }
}

/** Buys a mug, and returns the id of the order. */
async function buyMug(page: Page): Promise<string> {
  await findMug(page);
  await addToCart(page);
  await openCheckout(page);
  await fillAddress(page, buyer);
  await page
    .getByLabel(/Parcel/)
    .first()
    .check();
  await fillCard(page, acceptedCard);
  await pressPlaceOrder(page);
  await expect(page.getByText('Thank you for your order.')).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1)!;
}

async function picture(background: string): Promise<Buffer> {
  return await sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .png()
    .toBuffer();
}

function mailedLink(): string {
  const links = box.mails.map(({ text }) => /https?:\/\/[^/\s]+(\/reviews\/request\S+)/.exec(text)?.[1]);
  return links.find((found) => found !== undefined) ?? '';
}

test('PROD-012 bought, sent, asked by mail, reviewed by keyboard, read by the team, shown in the shop', async ({
  page,
}) => {
  test.slow();
  const { back } = shop;
  await back.goto('/config/commerce/reviews/settings');
  await back.getByRole('switch', { name: /^Collect and show reviews/ }).check();
  await back.getByRole('switch', { name: /^Ask buyers for reviews by email/ }).check();
  await back.getByLabel('Days after everything was sent').fill('0');
  await lookAtBothWidths(back, 'settings');
  await back.getByRole('button', { name: 'Save' }).click();
  await expect(back.getByText('Saved').first()).toBeVisible();

  const orderId = await buyMug(page);
  expect(mailedLink()).toBe('');
  await teamCall(back, 'POST', `/api/commerce/orders/${orderId}/fulfilments`, { isMailed: false });
  // The task runs once a minute.
  await expect.poll(mailedLink, { timeout: 150_000 }).not.toBe('');
  link = mailedLink();

  await page.goto(link);
  await lookAtBothWidths(page, 'request');
  await page.getByRole('radio', { name: '4 stars' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '5 stars' })).toBeChecked();
  await page.getByLabel('Your review (optional)').fill('Holds my tea.\nAnd my coffee.');
  await page.getByLabel('Your pictures (optional)').setInputFiles([
    { name: 'tea.png', mimeType: 'image/png', buffer: await picture('#1f4a48') },
    { name: 'coffee.jpg', mimeType: 'image/jpeg', buffer: await picture('#a0522d') },
  ]);
  await page.getByRole('button', { name: /^Send review: Tide mug/ }).press('Enter');
  await expect(page.getByRole('status')).toHaveText(/^Thank you for your review\./);
  await lookAtBothWidths(page, 'thanks');

  await back.goto('/config/commerce/reviews?state=pending');
  await expect(back.getByText('Holds my tea.')).toBeVisible();
  await expect(back.getByRole('img', { name: /^Enlarge picture/ })).toHaveCount(2);
  await lookAtBothWidths(back, 'office');
  await back.getByRole('button', { name: /^Publish the review of Tide mug/ }).click();
  await expect(back.getByText('The review is published.')).toBeVisible();

  await page.goto(mug);
  await awake(page, 'product-reviews');
  await page.getByRole('link', { name: '1 review' }).click();
  await expect(page).toHaveURL(/#reviews$/);
  await expect(page.getByText('Holds my tea.')).toBeVisible();
  await lookAtBothWidths(page, 'product');
  const enlarged = page.getByRole('dialog', { name: 'Pictures' });
  await page.getByRole('link', { name: 'Picture 1 from Grace' }).press('Enter');
  await expect(enlarged.getByRole('img')).toHaveAttribute('alt', /^Picture 1 from Grace/);
  await page.keyboard.press('ArrowRight');
  await expect(enlarged.getByRole('img')).toHaveAttribute('alt', /^Picture 2 from Grace/);
  await lookAtBothWidths(page, 'enlarged');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Picture 1 from Grace' })).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a review is refused beside its fields, changed and deleted', async ({ page }) => {
    await page.goto(`/de${link}`);
    await page.locator('.review-star').nth(2).click();
    await page.getByLabel('Ihre Bilder (optional)').setInputFiles({
      name: 'seite.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<html></html>'),
    });
    await page.getByRole('button', { name: /^Änderungen speichern/ }).click();
    await expect(page.getByText('seite.png')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Bild 2 löschen' }).check();
    await page.getByLabel('Ihr Name').fill('   ');
    await page.getByRole('button', { name: /^Änderungen speichern/ }).click();
    await expect(page.getByText('Geben Sie einen Namen ein.')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Bild 2 löschen' })).toBeChecked();
    await expect(page.getByRole('radio', { name: '3 Sterne' })).toBeChecked();
    await page.screenshot({ path: test.info().outputPath('refused.png'), fullPage: true });
    await page.getByLabel('Ihr Name').fill('Mila');
    await page.getByRole('button', { name: /^Änderungen speichern/ }).click();
    await expect(page.getByText(/^Vielen Dank für Ihre Bewertung\./)).toBeVisible();
    await page.goto(mug);
    await expect(page.locator('#reviews')).toHaveCount(0);
    await page.goto(`/de${link}`);
    await page.getByRole('button', { name: /^Bewertung löschen/ }).click();
    await expect(page.getByText('Ihre Bewertung ist gelöscht.')).toBeVisible();
  });
});

test('a link that was changed opens nothing', async ({ page }) => {
  await page.goto(`${link}x`);
  await expect(page.getByText(/^This link is not valid/)).toBeVisible();
  await lookAtBothWidths(page, 'wrong-link');
});

test('PROD-012 D-055 no reviews are asked for while the setting is off', async ({ page }) => {
  const { back } = shop;
  const settings = '/api/commerce/review-settings';
  const { version, body } = await teamCall<{ version: number; body: object }>(back, 'GET', settings);
  await teamCall(back, 'PUT', settings, { version, body: { ...body, enabled: false } });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/reviews')) asked.push(request.url());
  });
  await page.goto(mug);
  await awake(page, 'product-form');
  await expect(page.locator('#reviews')).toHaveCount(0);
  expect(asked).toEqual([]);
});
