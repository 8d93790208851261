import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

const cards = (page: Page) => page.locator('.product-card-title');

/** The prices that the list shows, each product's first one, in whole cents. */
async function prices(page: Page): Promise<number[]> {
  const texts = await page.locator('.product-card .product-price').allInnerTexts();
  return texts.map((text) => Number(/(\d+)[.,](\d\d)/.exec(text)?.slice(1).join('')));
}

for (const width of [375, 1440]) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`at ${width} pixels, scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ viewport: { width, height: 900 }, javaScriptEnabled });

      test('a visitor sorts and filters the shop, removes one filter, goes back, and finds a way out of nothing', async ({
        page,
      }) => {
        await page.goto('/shop');
        await page.getByText('Sort and filter').click();
        await page.getByLabel('Sort by').selectOption('Price, low to high');
        await page.getByLabel('Price to').fill('60');
        await page.getByLabel('In stock').check();
        if (javaScriptEnabled) await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await page.keyboard.press('Enter');

        await expect(page).toHaveURL(/sort=price.*maxPrice=60.*inStock=true/);
        const chosen = page.getByRole('list', { name: 'Chosen filters' });
        await expect(chosen.getByRole('link', { name: /^Remove filter/ })).toHaveCount(2);
        await page.waitForLoadState();
        const shown = await prices(page);
        expect(shown.length).toBeGreaterThan(1);
        expect(shown).toEqual(shown.toSorted((one, other) => one - other));
        expect(Math.max(...shown)).toBeLessThanOrEqual(6000);
        if (javaScriptEnabled) await expectAccessible(page);
        await expectNoSidewaysScroll(page);

        await chosen.getByRole('link', { name: 'Remove filter: In stock' }).click();
        await expect(page).not.toHaveURL(/inStock/);
        await expect(chosen.getByRole('link', { name: /^Remove filter/ })).toHaveCount(1);
        await page.goBack();
        await expect(page).toHaveURL(/inStock=true/);

        await page.goto('/shop?minPrice=99999');
        await expect(page.getByText('No products match these filters.')).toBeVisible();
        if (javaScriptEnabled) await expectAccessible(page);
        await page.getByRole('main').getByRole('link', { name: 'Clear all filters' }).last().click();
        // Other journeys publish products meanwhile, so their number is not known.
        await expect(page).toHaveURL(/\/shop$/);
        await expect(cards(page)).not.toHaveCount(0);
      });
    });
  }
}
