import type { Page } from '@playwright/test';
import { joinTeam } from './support/member.ts';
import { addToCart, fillAddress, findMug, openCheckout, pressPlaceOrder } from './support/shopper.ts';
import { someone } from './support/someone.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

test('a sale is on the dashboard at once, as a chart and as a table', async ({ backOffice, page }) => {
  await findMug(page);
  await addToCart(page);
  await openCheckout(page);
  await fillAddress(page, someone('sales'));
  // The test card moves no money: such an order is no sale.
  await page.getByLabel('Pay in person or by bank transfer').check();
  await pressPlaceOrder(page);
  await expect(page).toHaveURL(/\/checkout\/received\//);

  for (const width of [1440, 375]) {
    await backOffice.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await backOffice.emulateMedia({ colorScheme });
      await backOffice.goto('/config');
      await expect(today(backOffice)).toContainText(/[1-9]\d* orders?/);
      const chart = backOffice.getByRole('img', { name: /^Sales of the last 30 days: .*Best day: / });
      await expect(chart).toBeVisible();
      await expectAccessible(backOffice);
      await backOffice.getByRole('radiogroup', { name: 'Sales by day: shown as' }).getByText('Table').click();
      const table = backOffice.getByRole('region', { name: 'Sales by day' }).getByRole('table');
      await expect(table.getByRole('row')).toHaveCount(31);
      await expect(chart).toHaveCount(0);
      await expectAccessible(backOffice);
    }
    await expectNoSidewaysScroll(backOffice);
  }
  await backOffice.getByRole('link', { name: 'All that is low' }).click();
  await expect(backOffice).toHaveURL(/\/config\/commerce\/inventory\?stock=low$/);
});

test('a member who does not see orders sees no sales', async ({ backOffice, browser, baseURL }) => {
  const email = someone('sales-editor');
  const editor = await joinTeam(backOffice, browser, { email, role: /Editor/, origin: baseURL! });
  await editor.goto('/config');
  await expect(editor.getByRole('heading', { name: 'To do' })).toBeVisible();
  await expect(editor.getByRole('heading', { name: 'Sales by day' })).toHaveCount(0);
  expect((await editor.request.get('/api/commerce/sales')).status()).toBe(403);
  await editor.context().close();
});

function today(backOffice: Page) {
  return backOffice.getByRole('heading', { name: 'Today' }).locator('..');
}
