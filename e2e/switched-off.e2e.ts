import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

const commerce = 1;

/** What the server returns for a website without a shop; the other journeys need theirs. */
async function withoutShop(page: Page): Promise<void> {
  await page.route('**/api/team/session', async (route) => {
    const response = await route.fetch();
    const session = (await response.json()) as { website: { planFlags: number[] } };
    const planFlags = session.website.planFlags.filter((flag) => flag !== commerce);
    await route.fulfill({ response, json: { ...session, website: { ...session.website, planFlags } } });
  });
}

for (const width of [375, 1440]) {
  test(`at ${width} pixels: where the shop is switched off, nothing links to the orders, and their URL says so`, async ({
    backOffice,
  }) => {
    await backOffice.setViewportSize({ width, height: 900 });
    await withoutShop(backOffice);
    await backOffice.goto('/config/commerce/orders');
    await expect(backOffice.getByRole('heading', { level: 1, name: 'Switched off' })).toBeVisible();
    await expect(backOffice.getByText('This feature is switched off for this website.')).toBeVisible();
    await expectAccessible(backOffice);
    await expectNoSidewaysScroll(backOffice);
    await backOffice.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(backOffice.getByRole('heading', { level: 1, name: /Ada/ })).toBeVisible();
    await expect(backOffice.getByRole('link', { name: 'Orders', exact: true, includeHidden: true })).toHaveCount(0);
    await expect(backOffice.getByRole('heading', { name: 'Latest orders' })).toHaveCount(0);
    await expect(backOffice.getByRole('link', { name: 'Team', exact: true, includeHidden: true })).toHaveCount(1);
  });
}
