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
  await awake(page, 'product-form');
  await expectAdded(page, () => page.getByRole('button', { name: 'Add To Cart' }).click());
}

/** The button says "Added!" for two seconds only; the answer and the cart in the header stay. */
export async function expectAdded(page: Page, press: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse(
    (response) => response.url().includes(entriesPath) && response.request().method() === 'POST',
  );
  await press();
  expect((await answered).status(), 'adding to the cart').toBe(200);
  await expect(page.locator('.cart-link')).toHaveClass(/cart-quantity-positive/);
}

const entriesPath = '/api/commerce/shopping-cart/entries';

/** Waits until an island of the page is hydrated: what is pressed before is a plain form, and what is typed is not yet taken. */
export async function awake(page: Page, island: string): Promise<void> {
  await expect(page.locator(`[data-island="${island}"][data-awake]`)).toBeAttached();
}

/** Opens the cart by its address, and waits until it is hydrated. */
export async function openCart(page: Page): Promise<void> {
  await page.goto('/cart');
  await awake(page, 'cart-page');
}

/** Opens the checkout by its address, and waits until it is hydrated. */
export async function openCheckout(page: Page): Promise<void> {
  await page.goto('/checkout');
  await awake(page, 'checkout-form');
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
  await awake(page, 'checkout-form');
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
}

/** Follows a link of the main navigation, which is in a menu on small screens. */
async function followNavigation(page: Page, name: string): Promise<void> {
  const menu = page.getByText('Menu', { exact: true });
  if (await menu.locator('..').isVisible()) await menu.locator('..').click();
  await page.getByRole('banner').getByRole('link', { name, exact: true }).locator('visible=true').first().click();
}
