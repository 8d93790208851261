import type { Locator, Page } from '@playwright/test';
import {
  acceptedCard,
  addToCart,
  awake,
  declinedCard,
  expectAdded,
  fillAddress,
  fillCard,
  findMug,
  openCart,
  openCheckout,
  pressPlaceOrder,
} from './support/shopper.ts';
import { someone } from './support/someone.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

declare global {
  interface Window {
    noteTotal: (text: string) => void;
  }
}

for (const width of [375, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a visitor buys a mug, and the owner sees the order and its mail', async ({ page, backOffice }) => {
      const email = someone(`grace-${width}`);
      await findMug(page);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await addToCart(page);

      await page
        .getByRole('link', { name: /One item in cart/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/cart$/);
      await awake(page, 'cart-page');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByLabel('Quantity of Tide mug').fill('2');
      await page.getByLabel('Quantity of Tide mug').press('Tab');
      await expect(page.getByText('€56.00').first()).toBeVisible();

      await page.getByRole('link', { name: 'Checkout' }).click();
      await awake(page, 'checkout-form');
      // On a phone the summary is far below; on a desk it is beside the form.
      const total = page.getByRole('link', { name: /^Your order\s*€61\.90$/ });
      if (width === 375) await expect(total).toBeInViewport();
      else await expect(total).toBeHidden();
      await fillAddress(page, email);
      await page.getByLabel(/Parcel, 2 to 3 days/).check();
      await fillCard(page, acceptedCard);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await pressPlaceOrder(page);

      await expect(page.getByText('Thank you for your order.')).toBeVisible();
      await expect(page).toHaveURL(/\/checkout\/confirmed\//);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await backOffice.goto('/config/commerce/orders');
      const orderId = /confirmed\/([^?]+)/.exec(page.url())?.[1];
      await backOffice.getByRole('row').filter({ hasText: 'Grace Hopper' }).locator(`a[href$="${orderId}"]`).click();
      await expect(backOffice.getByText(email).first()).toBeVisible();
      await expect(backOffice.getByText('MUG-CH-S')).toBeVisible();
      await expect(backOffice.getByText('€61.90').first()).toBeVisible();
      await expectAccessible(backOffice);
      await backOffice.goto('/config/settings/mail');
      await expect(backOffice.getByText(email).first()).toBeVisible();
      await expectAccessible(backOffice);
    });
  });
}

test('a declined card shows a message, keeps the input, and the next card works', async ({ page }) => {
  await findMug(page);
  await addToCart(page);
  await openCheckout(page);
  await fillAddress(page, someone('declined'));
  await page.getByLabel(/Collect at the pottery/).check();
  await fillCard(page, declinedCard);
  await pressPlaceOrder(page);
  await expect(page.getByRole('alert').filter({ hasText: /declined/i })).toBeVisible();
  await expect(page.getByLabel('City')).toHaveValue('Norderney');
  await fillCard(page, acceptedCard);
  await pressPlaceOrder(page);
  await expect(page.getByText('Thank you for your order.')).toBeVisible();
});

test('the whole purchase works by keyboard', async ({ page }) => {
  await page.goto('/shop/p/heron-vase');
  await awake(page, 'product-form');
  await reach(page, page.getByRole('button', { name: 'Add To Cart' }));
  await expectAdded(page, () => page.keyboard.press('Enter'));
  await openCart(page);
  await reach(page, page.getByRole('link', { name: 'Checkout' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout$/);
  await awake(page, 'checkout-form');
  await fillAddress(page, someone('keys'));
  await reach(
    page,
    page.getByRole('radio', { name: /Parcel, 2 to 3 days/ }).or(page.getByRole('radio', { name: /Collect/ })),
  );
  await fillCard(page, acceptedCard);
  // While the total is worked out, the order cannot be placed, and the key does nothing.
  await expect(orderButton(page)).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thank you for your order.')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor buys a mug by plain forms', async ({ page }) => {
    await findMug(page);
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByText('Tide mug').first()).toBeVisible();
    await page.getByRole('link', { name: 'Checkout' }).click();
    await expect(page.getByLabel(/Parcel, 2 to 3 days/)).toBeChecked();
    await expect(page.locator('.amount--total')).toContainText('€33.90');
    await fillAddress(page, someone('plain'));
    await fillCard(page, acceptedCard);
    await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
    await expect(page.getByText('Thank you for your order.')).toBeVisible();
  });

  test('a visitor abroad sees the total for their country before entering a card', async ({ page }) => {
    await findMug(page);
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await page.getByRole('link', { name: 'Checkout' }).click();
    await fillAddress(page, someone('abroad'));
    await page.getByLabel('Country').selectOption('FR');
    await page.getByRole('button', { name: 'Update shipping and total' }).click();
    await expect(page.getByLabel(/Parcel, 4 to 6 days/)).toBeChecked();
    await expect(page.locator('.amount--total')).toContainText('€40.90');
    await expect(page.getByLabel('City')).toHaveValue('Norderney');
    await fillCard(page, acceptedCard);
    await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
    await expect(page.getByText('Thank you for your order.')).toBeVisible();
  });
});

test('the checkout shows the whole total from the first paint on', async ({ page }) => {
  await findMug(page);
  await addToCart(page);
  const shown: string[] = [];
  await page.exposeFunction('noteTotal', (text: string) => shown.push(text));
  // Records every total that is ever shown on the page, starting with that of the server's HTML.
  await page.addInitScript(() => {
    const look = () => {
      const total = document.querySelector('.amount--total dd')?.textContent;
      if (total) window.noteTotal(total);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await openCheckout(page);
  // By now the page has requested the cart and rendered it again.
  await expect(page.locator('.sqs-cart-quantity').first()).toHaveText('1');
  await expect(page.locator('.amount--total')).toContainText('€33.90');
  expect(new Set(shown)).toEqual(new Set(['€33.90']));
});

test('the button waits until the total includes the latest choice', async ({ page }) => {
  await findMug(page);
  await addToCart(page);
  await openCheckout(page);
  await fillAddress(page, someone('hurry'));
  await fillCard(page, acceptedCard);
  let answer = () => {};
  const wanted = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/selected-shipping-option/, async (route) => {
    await wanted;
    await route.continue();
  });
  const button = orderButton(page);
  await page.getByLabel(/Collect at the pottery/).check();
  await expect(button).toBeDisabled();
  answer();
  await button.click();
  await expect(page.getByText('Thank you for your order.')).toBeVisible();
  await expect(page.locator('.amount--total')).toContainText('€28.00');
});

test('a press counts although totals that arrive move the button, unless the pointer leaves it', async ({ page }) => {
  await findMug(page);
  await addToCart(page);
  await openCheckout(page);
  await fillAddress(page, someone('steady'));
  await fillCard(page, acceptedCard);
  const button = orderButton(page);
  // Until the total is worked out, lines that arrive move the button.
  await expect(button).toBeEnabled();
  const { x, y, height } = await middle(button);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 3 * height, { steps: 3 });
  await page.mouse.up();
  await expect(button).toBeEnabled();
  await expect(page).toHaveURL(/\/checkout$/);

  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.locator('.order-summary').evaluate((summary, pixels) => {
    summary.style.paddingBottom = `${pixels}px`;
  }, 2 * height);
  await page.mouse.up();
  await expect(page.getByText('Thank you for your order.')).toBeVisible();
});

function orderButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Order with obligation to pay' });
}

async function middle(element: Locator): Promise<{ x: number; y: number; height: number }> {
  await element.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await element.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2, height };
}

/** Presses Tab until the element has the focus, as a keyboard user does. */
async function reach(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await wanted.first().evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not reach ${String(wanted)}`);
}
