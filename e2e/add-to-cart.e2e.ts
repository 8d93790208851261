import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const calls = '**/api/commerce/shopping-cart/entries*';

function addButton(page: Page) {
  return page.locator('.sqs-add-to-cart-button');
}

async function openMug(page: Page): Promise<void> {
  await page.goto('/shop/p/tide-mug');
  await expect(page.locator('[data-island="product-form"][data-awake]')).toBeAttached();
}

async function chooseMug(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: /Glaze/ }).selectOption('Chalk');
  await page.getByRole('combobox', { name: /Size/ }).selectOption('Small');
}

test('ADDBTN-001 ADDBTN-002 ADDBTN-003 ADDBTN-004 ADDBTN-005 ADDBTN-006 ADDBTN-009 the button goes from idle to adding, added and back', async ({
  page,
}) => {
  await page.clock.install();
  await openMug(page);
  await chooseMug(page);
  const button = addButton(page);
  await expect(button).toHaveText('Add To Cart');
  await expect(button).toHaveClass(/is-idle/);
  await page.clock.pauseAt(Date.now() + 60_000);
  const width = (await button.boundingBox())?.width;
  const answered = page.waitForResponse(calls);
  await button.click();
  await expect(button).toHaveText('Adding…');
  expect((await button.boundingBox())?.width).toBe(width);
  await answered;
  // The cart shows the result immediately; the button keeps its state for a second.
  await expect(page.locator('.pill-cart')).toBeVisible();
  await page.clock.runFor(900);
  await expect(button).toHaveText('Adding…');
  await page.clock.runFor(200);
  await expect(button).toHaveText('Added!');
  await page.clock.runFor(1800);
  await expect(button).toHaveText('Added!');
  await page.clock.runFor(300);
  await expect(button).toHaveText('Add To Cart');
});

test('ADDBTN-013 ADDBTN-014 ADDBTN-019 a missing choice is named, and nothing is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await openMug(page);
  await addButton(page).click();
  const message = page.locator('.product-form-message');
  await expect(message).toHaveText('Please select the Glaze and Size option.');
  await page.getByRole('combobox', { name: /Glaze/ }).selectOption('Chalk');
  // The message is no longer true.
  await expect(message).toBeEmpty();
  await addButton(page).click();
  await expect(message).toHaveText('Please select the Size option.');
  expect(sent.filter((url) => url.includes('/shopping-cart/'))).toEqual([]);
});

test('PROD-005 the quantity typed on the page of a product is the one that is added', async ({ page }) => {
  await openMug(page);
  await chooseMug(page);
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
  await expect(quantity).toHaveValue('1');
  await quantity.fill('2');
  const asked = page.waitForRequest(calls);
  await addButton(page).click();
  expect((await asked).postDataJSON()).toMatchObject({ quantity: 2 });
  await expect(page.locator('.pill-cart .pill-cart-quantity')).toHaveText('2');
});

test('ADDBTN-017 ADDBTN-018 a quantity that is not a whole number is refused on the page', async ({ page }) => {
  await openMug(page);
  await chooseMug(page);
  const quantity = page.getByLabel('Quantity');
  await quantity.fill('');
  await addButton(page).click();
  await expect(page.locator('.product-form-message')).toHaveText('Quantity must be a number.');
  await quantity.fill('1.5');
  await addButton(page).click();
  await expect(page.locator('.product-form-message')).toHaveText('Quantity must be a whole number');
});

test('ADDBTN-007 ADDBTN-016 ADDBTN-020 more than the stock gives an alert, and the button is idle again after a second', async ({
  page,
}) => {
  page.removeAllListeners('console');
  await page.clock.install();
  await page.goto('/shop/p/heron-vase');
  await expect(page.locator('[data-island="product-form"][data-awake]')).toBeAttached();
  await page.getByLabel('Quantity').fill('4000');
  await page.clock.pauseAt(Date.now() + 60_000);
  const answered = page.waitForResponse(calls);
  await addButton(page).click();
  await answered;
  const alert = page.getByRole('alertdialog', { name: 'Unable to Add Item' });
  await expect(alert).toContainText('Sorry, we do not have enough of that item available.');
  await expect(addButton(page)).toHaveText('Adding…');
  await page.clock.runFor(1100);
  await expect(addButton(page)).toHaveText('Add To Cart');
  await page.keyboard.press('Escape');
  await expect(alert).toBeHidden();
});

test('CARTPAGE-022 without a connection the alert says so', async ({ page, context }) => {
  page.removeAllListeners('console');
  await openMug(page);
  await chooseMug(page);
  await context.setOffline(true);
  await addButton(page).click();
  await expect(page.getByRole('alertdialog')).toContainText('Please check your internet connection.');
});

test('ERR-001 a session that has expired is told, and adding works after the reload that the text asks for', async ({
  page,
  context,
}) => {
  page.removeAllListeners('console');
  await openMug(page);
  await chooseMug(page);
  await context.addCookies([{ name: 'crumb', value: 'expired', url: new URL(page.url()).origin }]);
  await addButton(page).click();
  const alert = page.getByRole('alertdialog', { name: 'Unable to Add Item' });
  await expect(alert).toContainText('Your session has expired. Please reload the page and try again.');
  await page.reload();
  await expect(page.locator('[data-island="product-form"][data-awake]')).toBeAttached();
  await chooseMug(page);
  await addButton(page).click();
  await expect(page.locator('.pill-cart')).toBeVisible();
});

test('ERR-002 a browser without cookies is told so, and nothing is sent', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  });
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await openMug(page);
  await chooseMug(page);
  await addButton(page).click();
  await expect(page.getByRole('alertdialog', { name: 'Unable to Add Item' })).toContainText(
    'Please enable cookies in your browser, reload the page, and try again.',
  );
  expect(sent.filter((url) => url.includes('/shopping-cart/'))).toEqual([]);
});

for (const status of [418, 500, 503]) {
  test(`ERR-008 a refusal by ${status} is told in words, and the page can still be used`, async ({ page }) => {
    page.removeAllListeners('console');
    await openMug(page);
    await chooseMug(page);
    await page.route(calls, (route) => route.fulfill({ status, body: '<h1>Gateway</h1>' }));
    await addButton(page).click();
    const alert = page.getByRole('alertdialog', { name: 'Unable to Add Item' });
    await expect(alert).toContainText('Please try again.');
    await expect(alert).not.toContainText('Gateway');
    await page.keyboard.press('Escape');
    await page.unroute(calls);
    await expect(addButton(page)).toHaveText('Add To Cart');
    await addButton(page).click();
    await expect(page.locator('.pill-cart')).toBeVisible();
  });
}

for (const { prefix, glaze, small, large, text } of [
  { prefix: '', glaze: 'Sea glass', small: 'Small', large: 'Large', text: /Only \d left from this firing/ },
  { prefix: '/de', glaze: 'Seeglas', small: 'Klein', large: 'Groß', text: /Nur noch \d aus diesem Brand/ },
]) {
  test(`PROD-009 how few are left of the chosen variant is said, and of no other, at ${prefix}/`, async ({ page }) => {
    await page.goto(`${prefix}/shop/p/tide-mug`);
    await expect(page.locator('[data-island="product-form"][data-awake]')).toBeAttached();
    const message = page.getByText(text).locator('visible=true');
    await expect(page.getByText(text)).toBeAttached();
    await expect(message).toHaveCount(0);
    const option = (at: number) => page.locator('select[data-variant-option-name]').nth(at);
    await option(0).selectOption(glaze);
    await expect(message).toHaveCount(0);
    await option(1).selectOption(small);
    await expect(message).toHaveCount(1);
    await option(1).selectOption(large);
    await expect(message).toHaveCount(0);
  });
}

test('a choice made before the scripts loaded is not lost', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/storefront/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/shop/p/tide-mug', { waitUntil: 'commit' });
  await chooseMug(page);
  await page.getByLabel('Quantity').fill('3');
  release();
  await expect(page.locator('[data-island="product-form"][data-awake]')).toBeAttached();
  await expect(page.getByRole('combobox', { name: /Glaze/ })).toHaveValue('Chalk');
  await addButton(page).click();
  await expect(page.locator('.pill-cart')).toHaveAccessibleName(/3 items in cart/);
});

test('PILL-001 PILL-002 PILL-003 PILL-005 PILL-006 the pill appears with the first item and leads to the cart', async ({
  page,
}) => {
  await openMug(page);
  await expect(page.locator('.pill-cart')).toHaveCount(0);
  await chooseMug(page);
  await addButton(page).click();
  const pill = page.locator('.pill-cart');
  await expect(pill).toHaveCSS('animation-name', 'pill-cart-in');
  await expect(pill).toHaveCSS('animation-duration', '0.3s');
  await expect(pill.locator('.pill-cart-quantity')).toHaveText('1');
  await expect(pill.locator('.pill-cart-subtotal')).toHaveText('€28.00');
  await pill.click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.locator('.pill-cart')).toHaveCount(0);
});

test('on a phone the name and the price follow the first picture', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 900 });
  await openMug(page);
  const [first, second] = await page.locator('.product-gallery-item').all();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(title!.y).toBeGreaterThan((await first!.boundingBox())!.y);
  expect(title!.y).toBeLessThan((await second!.boundingBox())!.y);
});
