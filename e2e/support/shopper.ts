import { expect, type Page } from '@playwright/test';

export const acceptedCard = '4242 4242 4242 4242';
export const declinedCard = '4000 0000 0000 0002';

/** Goes from the home page to the Tide mug and chooses the small one in chalk. */
export async function findMug(page: Page): Promise<void> {
  await page.goto('/');
  await followNavigation(page, 'Shop');
  await page
    .getByRole('link', { name: /Tide mug/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tide mug' })).toBeVisible();
  await page.getByRole('combobox', { name: /Glaze/ }).selectOption('Chalk');
  await page.getByRole('combobox', { name: /Size/ }).selectOption('Small');
}

/** Presses the button once the island is hydrated; before that it posts a plain form, which leads to the cart. */
export async function addToCart(page: Page): Promise<void> {
  await expect(page.locator('[data-island="product-form"][data-awake]')).toBeAttached();
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await expect(page.getByRole('button', { name: 'Added!' })).toBeVisible();
}

export async function fillAddress(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Last name').fill('Hopper');
  await page.getByLabel('Address', { exact: true }).fill('Am Deich 4');
  await page.getByLabel('Postal code').fill('26548');
  await page.getByLabel('City').fill('Norderney');
  await page.getByLabel('Country').selectOption('DE');
}

export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('12/30');
  await page.getByLabel('Security code').fill('123');
}

/** Presses the button once the island is hydrated; before that it posts a plain form. */
export async function pressPlaceOrder(page: Page): Promise<void> {
  await expect(page.locator('[data-island="checkout-form"][data-awake]')).toBeAttached();
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
}

/** Follows a link of the main navigation, which is in a menu on small screens. */
async function followNavigation(page: Page, name: string): Promise<void> {
  const menu = page.getByText('Menu', { exact: true });
  if (await menu.locator('..').isVisible()) await menu.locator('..').click();
  await page.getByRole('banner').getByRole('link', { name, exact: true }).locator('visible=true').first().click();
}
