import type { Page } from '@playwright/test';
import { teamCall } from './support/forms.ts';
import { ownShop } from './support/own-shop.ts';
import { expect, expectAccessible, look } from './support/test.ts';

const { test, shop } = ownShop(() => ({}));

interface Layout {
  readonly content: readonly { readonly type: string; readonly props: { readonly id: string } }[];
}

const headerTexts = {
  en: 'Parcels leave on Tuesdays and Fridays.',
  de: 'Pakete gehen dienstags und freitags auf die Reise.',
  fr: 'Les colis partent le mardi et le vendredi.',
};

/** What the header says in each language; the footer stays as it is. */
async function storeHeader(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  const pair = await teamCall<{ footer: Layout; version: number }>(page, 'GET', '/api/site-header-footer');
  const written = Object.entries(texts).map(([code, text]) => [code, { parcels: { html: `<p>${text}</p>` } }]);
  const header = {
    schema: 1,
    root: {},
    content: [{ type: 'html', props: { id: 'parcels' } }],
    texts: Object.fromEntries(written) as object,
  };
  await teamCall(page, 'PUT', '/api/site-header-footer', { version: pair.version, footer: pair.footer, header });
}

for (const width of [375, 1440]) {
  test(`HF-005 at ${width} pixels: the header is on every page, in each language`, async ({ page }) => {
    await storeHeader(shop.back, headerTexts);
    await page.setViewportSize({ width, height: 900 });
    for (const [code, text] of Object.entries(headerTexts)) {
      await page.goto(code === 'en' ? '/' : `/${code}`);
      await expect(page.getByRole('banner').getByText(text)).toBeVisible();
      await look(page, `header-${code}-${width}`);
    }
    await page.goto('/de/cart');
    await expect(page.getByText(headerTexts.de)).toBeVisible();
  });

  test(`ML-001 at ${width} pixels: a visitor changes the language and stays on the page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/shop');
    if (width < 900) await page.getByRole('banner').locator('summary').filter({ hasText: 'Menu' }).click();
    await page.getByRole('list', { name: 'Language' }).first().getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(/\/de\/shop$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expectAccessible(page);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('HF-005 ML-001 header, footer and the choice of a language are there', async ({ page }) => {
    await page.goto('/shop');
    await expect(page.getByText(headerTexts.en)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL(/\/fr\/shop$/);
    await expect(page.getByText(headerTexts.fr)).toBeVisible();
  });
});

test('ML-005 ML-006 a language that the owner takes away is gone from pages, and comes back with its texts', async ({
  page,
}) => {
  const path = '/api/multilingual/settings';
  const { languages } = await teamCall<{ languages: { code: string }[] }>(shop.back, 'GET', path);
  const fewer = languages.filter(({ code }) => code !== 'fr');
  await teamCall(shop.back, 'PUT', '/api/multilingual/languages', { languages: fewer });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Français' });
  await expect(async () => {
    await page.goto('/shop');
    await expect(link).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await teamCall(shop.back, 'PUT', '/api/multilingual/languages', { languages });
  await expect(async () => {
    await page.goto('/fr/shop');
    await expect(page.getByText(headerTexts.fr)).toBeVisible({ timeout: 1000 });
  }).toPass();
});
