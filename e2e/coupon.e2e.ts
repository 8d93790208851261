import type { Page } from '@playwright/test';
import {
  acceptedCard,
  addToCart,
  fillAddress,
  fillCard,
  openCart,
  openCheckout,
  pressPlaceOrder,
} from './support/shopper.ts';
import { someone } from './support/someone.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

async function openFilledCart(page: Page): Promise<void> {
  await page.goto('/shop/p/harbour-lantern');
  await addToCart(page);
  await openCart(page);
}

for (const width of [375, 1440]) {
  test(`a code is entered by keyboard, counts, says why it does not, and is taken out again, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openFilledCart(page);
    await page.getByLabel('Discount code').fill('welcome10');
    await page.keyboard.press('Enter');
    const codes = page.locator('.cart-coupon');
    await expect(codes).toHaveText([/WELCOME10\s*−€3\.60/]);
    await expect(page.locator('.cart-after-discount')).toContainText('€32.40');
    await page.getByLabel('Discount code').fill('FREESHIP');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(codes.last()).toContainText('This code needs a subtotal of €40.00 or more.');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Remove code FREESHIP' }).click();
    await expect(codes).toHaveCount(1);
  });
}

test('a code counts without scripts, too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/shop/p/harbour-lantern');
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await page.getByLabel('Discount code').fill('Welcome10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.locator('.cart-coupon')).toContainText('WELCOME10');
  await page.getByRole('button', { name: 'Remove code WELCOME10' }).click();
  await expect(page.locator('.cart-coupon')).toHaveCount(0);
  await context.close();
});

test('an order with a code shows it to the owner, who finds the order and cancels it', async ({ page, backOffice }) => {
  const email = someone('coupon');
  await openFilledCart(page);
  await page.getByLabel('Discount code').fill('WELCOME10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.locator('.cart-coupon')).toHaveCount(1);
  await openCheckout(page);
  await fillAddress(page, email);
  await fillCard(page, acceptedCard);
  await expect(page.getByText('Discount WELCOME10')).toBeVisible();
  await pressPlaceOrder(page);
  await expect(page).toHaveURL(/\/checkout\/confirmed\//);

  await backOffice.goto('/config/commerce/orders');
  await backOffice.getByLabel('Search').fill(email.toUpperCase());
  await expect(backOffice.getByRole('link', { name: /Order \d+/ })).toHaveCount(1);
  await backOffice.getByRole('link', { name: /Order \d+/ }).click();
  await expect(backOffice.getByText('Discount WELCOME10')).toBeVisible();
  await backOffice.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = backOffice.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(backOffice);
  await dialog.getByRole('button', { name: 'Keep order' }).click();
  await expect(dialog).toBeHidden();
  await backOffice.getByRole('button', { name: 'Cancel order' }).click();
  const asked: string[] = [];
  backOffice.on('request', (request) => request.url().endsWith('/cancel') && asked.push(request.url()));
  await dialog.getByRole('button', { name: 'Cancel order' }).dblclick();
  await expect(backOffice.getByText(/Order \d+ was cancelled\./)).toBeVisible();
  expect(asked).toHaveLength(1);
  await expect(backOffice.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
});

test('reliability 14: a code that the buyer has used before is named at the checkout, and the order continues without it', async ({
  page,
}) => {
  const email = someone('twice');
  await checkOutWithWelcome(page, email);
  await expect(page.getByText('Thank you for your order.')).toBeVisible();

  await checkOutWithWelcome(page, email);
  await expect(page.getByRole('alert').filter({ hasText: 'The total of your order has changed.' })).toBeVisible();
  await expect(page.getByText('You have already used this code.')).toBeVisible();
  await expect(page.locator('.amount--total')).toContainText('€41.90');
  await expectAccessible(page);
  await pressPlaceOrder(page);
  await expect(page.getByText('Thank you for your order.')).toBeVisible();
});

async function checkOutWithWelcome(page: Page, email: string): Promise<void> {
  await openFilledCart(page);
  await page.getByLabel('Discount code').fill('WELCOME10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.locator('.cart-after-discount')).toContainText('€32.40');
  await openCheckout(page);
  await fillAddress(page, email);
  await page.getByLabel(/Parcel, 2 to 3 days/).check();
  await fillCard(page, acceptedCard);
  await pressPlaceOrder(page);
}
