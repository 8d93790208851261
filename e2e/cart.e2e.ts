import type { Page } from '@playwright/test';
import { teamCall } from './support/forms.ts';
import { addToCart, awake, openCart } from './support/shopper.ts';
import { expect, expectAccessible, test } from './support/test.ts';

async function openFilledCart(page: Page): Promise<void> {
  await page.goto('/shop/p/harbour-lantern');
  await addToCart(page);
  await openCart(page);
}

interface Piece {
  readonly productId: string;
  readonly sku: string;
  readonly onHand: number;
  readonly reserved: number;
}

function quantity(page: Page) {
  return page.getByLabel('Quantity of Harbour lantern');
}

test('CARTPAGE-001 CARTPAGE-002 CARTPAGE-006 an empty cart says so', async ({ page }) => {
  await page.goto('/cart');
  await expect(page.locator('#sqs-cart-root[data-cart-root]')).toBeAttached();
  await expect(page.getByText('You have nothing in your shopping cart.')).toBeVisible();
});

test('CARTPAGE-003 CARTPAGE-015 CARTPAGE-016 a changed quantity changes the subtotal and is announced', async ({
  page,
}) => {
  await openFilledCart(page);
  await page.evaluate(() => {
    const events: string[] = [];
    Object.assign(window, { events });
    for (const name of ['cart:recalculate:start', 'cart:recalculate:end']) {
      document.getElementById('sqs-cart-root')?.addEventListener(name, () => events.push(name));
    }
  });
  await quantity(page).fill('2');
  await quantity(page).press('Enter');
  await expect(page.locator('.cart-subtotal-price')).toHaveText('€72.00');
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { events: string[] }).events))
    .toEqual(['cart:recalculate:start', 'cart:recalculate:end']);
});

test('QTY-012 CARTPAGE-008 CARTPAGE-009 CARTPAGE-010 zero asks first; cancelling keeps the item, confirming removes it', async ({
  page,
}) => {
  await openFilledCart(page);
  await quantity(page).fill('0');
  await quantity(page).press('Tab');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    "You have set this item's quantity to 0. This will remove it from your cart. Would you like to continue?",
  );
  await expectAccessible(page);
  await question.getByRole('button', { name: 'No, keep it' }).click();
  await expect(quantity(page)).toHaveValue('1');
  await quantity(page).fill('0');
  await quantity(page).press('Tab');
  await question.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(page.getByText('You have nothing in your shopping cart.')).toBeVisible();
});

test('CARTPAGE-004 an entry can be removed, and the focus stays on the cart', async ({ page }) => {
  await openFilledCart(page);
  await page.getByRole('button', { name: 'Remove Harbour lantern' }).click();
  await expect(page.getByText('You have nothing in your shopping cart.')).toBeVisible();
  await expect(page.locator('.cart')).toBeFocused();
});

test('CARTPAGE-017 CARTPAGE-020 CARTPAGE-021 failed changes show a title and advice', async ({ page }) => {
  page.removeAllListeners('console');
  await openFilledCart(page);
  await page.route(/\/shopping-cart\/entries\/[^/]+$/, (route) =>
    route.fulfill({ status: 500, json: { error: 'x', message: 'x' } }),
  );
  await quantity(page).fill('2');
  await quantity(page).press('Enter');
  const updating = page.getByRole('alertdialog', { name: 'Unable to update quantity' });
  await expect(updating).toContainText('Please try again.');
  await updating.getByRole('button', { name: 'OK' }).click();
  await expect(quantity(page)).toHaveValue('1');
  await page.getByRole('button', { name: 'Remove Harbour lantern' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Unable to remove item' })).toBeVisible();
});

test('CART-001 an item is added, changed, removed and added again, and the same cart leads to the checkout', async ({
  page,
}) => {
  await openFilledCart(page);
  await quantity(page).fill('3');
  await quantity(page).press('Enter');
  await expect(page.locator('.cart-subtotal-price')).toHaveText('€108.00');
  await page.getByRole('button', { name: 'Remove Harbour lantern' }).click();
  await expect(page.getByText('You have nothing in your shopping cart.')).toBeVisible();
  await openFilledCart(page);
  await expect(quantity(page)).toHaveValue('1');
  await page.getByRole('link', { name: 'Checkout' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByText('Harbour lantern').first()).toBeVisible();
  await expect(page.getByText('Your cart is empty.')).toHaveCount(0);
});

test('CARTPAGE-023 every entry of a cart with many is listed', async ({ page, backOffice }) => {
  const goods = ['MUG', 'BOWL', 'PLATE', 'PLANTER', 'JAR', 'LANTERN'];
  const found = await Promise.all(
    goods.map((search) => teamCall<{ rows: Piece[] }>(backOffice, 'GET', `/api/commerce/inventory?search=${search}`)),
  );
  const pieces = found.flatMap(({ rows }) => rows).filter(({ onHand, reserved }) => onHand - reserved > 0);
  expect(pieces.length).toBeGreaterThan(10);
  await page.goto('/shop/p/harbour-lantern');
  await page.evaluate(async (wanted) => {
    const crumb = /crumb=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    for (const { productId, sku } of wanted) {
      const body = JSON.stringify({ itemId: productId, sku, quantity: 1 });
      const headers = { 'content-type': 'application/json', 'x-crumb': crumb };
      const { ok } = await fetch('/api/commerce/shopping-cart/entries', { method: 'POST', headers, body });
      if (!ok) throw new Error(`${sku} was not added`);
    }
  }, pieces);
  await openCart(page);
  await expect(page.locator('.cart-line')).toHaveCount(pieces.length);
});

test('CART-020 the subtotal is what the server has computed, in the currency of the store', async ({ page }) => {
  await page.goto('/shop/p/harbour-lantern');
  await addToCart(page);
  await page.route('**/api/commerce/shopping-cart', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), subtotalCents: 123_456 } });
  });
  await page.goto('/shop/p/harbour-lantern');
  await expect(page.locator('.pill-cart-subtotal')).toHaveText('€1,234.56');
});

test('CART-032 a visitor without a cart asks for none, and the button is there; with one it is read', async ({
  page,
}) => {
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith('/api/commerce/shopping-cart')) reads.push(request.url());
  });
  await page.goto('/shop/p/harbour-lantern');
  await awake(page, 'product-form');
  await awake(page, 'pill-cart');
  await expect(page.getByRole('button', { name: 'Add To Cart' })).toBeVisible();
  expect(reads).toEqual([]);
  await addToCart(page);
  await page.reload();
  await expect(page.locator('.pill-cart')).toBeVisible();
  expect(reads).toHaveLength(1);
});

test('CARTPAGE-005 the cart leads to the checkout', async ({ page }) => {
  await openFilledCart(page);
  await page.getByRole('link', { name: 'Checkout' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
});
