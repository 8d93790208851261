import type { Page } from '@playwright/test';
import { teamCall } from './support/forms.ts';
import { ownShop } from './support/own-shop.ts';
import { expect, look } from './support/test.ts';

// The languages belong to the whole website.
const { test, shop } = ownShop(() => ({}));

interface Stored<Body> {
  readonly id: string;
  readonly version: number;
  readonly body: Body;
}
interface PageBody {
  readonly texts: Readonly<Record<string, { readonly title?: string }>>;
}

async function lookAtBothWidths(page: Page, name: string): Promise<void> {
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await look(page, `${name}-${width}`);
  }
}

const languages = (page: Page) => page.getByRole('list', { name: 'Languages of the website' }).locator('> li');

async function publishedPage(slug: string, title: string, html: string): Promise<Stored<PageBody>> {
  const layout = {
    schema: 1,
    root: {},
    content: [{ type: 'html', props: { id: 'a' } }],
    texts: { en: { a: { html } } },
  };
  const page = { slug, type: 10, isEnabled: true, regionName: null, parentId: null, mainImageId: null };
  const body = { ...page, texts: { en: { title } }, layout };
  const { id } = await teamCall<Stored<PageBody>>(shop.back, 'POST', '/api/pages', { body });
  return await teamCall(shop.back, 'POST', `/api/pages/${id}/publish`, { version: 1 });
}

async function openTranslation(back: Page, kind: string, title: string): Promise<void> {
  await back.goto(`/config/translations?language=ar&kind=${kind}`);
  await back.getByRole('link', { name: title, exact: true }).click();
  await expect(back.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

async function publish(back: Page): Promise<void> {
  await back.getByRole('button', { name: 'Publish' }).click();
  await expect(back.getByText('Published', { exact: true }).first()).toBeVisible();
}

test('ML-001 the owner adds Arabic, orders the languages by keyboard and by dragging, and reads why one is refused', async () => {
  const { back } = shop;
  await back.goto('/config/settings/languages');
  await lookAtBothWidths(back, 'languages');
  await back.getByRole('button', { name: 'Add a language' }).click();
  const dialog = back.getByRole('dialog', { name: 'Add a language' });
  await dialog.getByRole('combobox', { name: 'Language' }).click();
  await back.getByRole('option', { name: 'Another language …' }).click();
  await dialog.getByLabel('Code of the language').fill('api');
  await dialog.getByLabel('Name').fill('Api');
  await dialog.getByRole('button', { name: 'Add a language' }).click();
  await expect(dialog.getByText('A page or a part of the website has this address.', { exact: false })).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Language' }).fill('Arab');
  await back.getByRole('option', { name: /^Arabic/ }).click();
  await dialog.getByRole('checkbox', { name: 'Show it to visitors at once' }).check();
  await look(back, 'add-language');
  await dialog.getByRole('button', { name: 'Add a language' }).click();
  await expect(dialog).toBeHidden();
  await expect(languages(back).last()).toContainText('العربية');
  await back.getByRole('button', { name: 'Move العربية up' }).press('Enter');
  await expect(languages(back).nth(1)).toContainText(/./);
  const before = await languages(back).count();
  await expect(languages(back).nth(before - 2)).toContainText('العربية');
  await languages(back)
    .nth(before - 2)
    .dragTo(languages(back).nth(before - 1));
  await expect(languages(back).last()).toContainText('العربية');
  await expect(
    languages(back)
      .last()
      .getByRole('link', { name: /^Products: / }),
  ).toBeVisible();
  await lookAtBothWidths(back, 'languages-with-counts');
});

test('ML-001 a page and a product are translated side by side, visitors read them, and a changed source is told', async ({
  page,
}) => {
  const { back } = shop;
  const { id } = await publishedPage('kiln-hours', 'Kiln hours', '<p>Open from <strong>nine</strong> to five.</p>');
  await back.goto('/config/translations?language=ar');
  await lookAtBothWidths(back, 'translations');
  await openTranslation(back, 'page', 'Kiln hours');
  const title = back.getByRole('textbox', { name: 'Title (العربية)', exact: true });
  await expect(title).toHaveCSS('direction', 'rtl');
  await title.fill('أوقات الفرن');
  const text = back.getByRole('textbox', { name: /^Text.*\(العربية\)$/ });
  await expect(text).toHaveCSS('direction', 'rtl');
  await text.fill('مفتوح من التاسعة إلى الخامسة.');
  await expect(back.getByText('Everything is translated')).toBeVisible();
  await publish(back);
  await page.goto('/ar/kiln-hours');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { name: 'أوقات الفرن' }).first()).toBeVisible();
  await expect(page.getByText('مفتوح من التاسعة إلى الخامسة.')).toBeVisible();
  const opened = back.waitForEvent('popup');
  await back.getByRole('button', { name: 'Preview' }).click();
  const preview = await opened;
  await expect(preview.locator('html')).toHaveAttribute('lang', 'ar');
  await preview.close();

  await back.goto('/config/translations?language=ar&kind=product');
  await back.locator('tbody a').first().click();
  await back.getByRole('textbox', { name: 'Name (العربية)', exact: true }).fill('كوب المد');
  const product = /product\.([0-9a-f-]{36})/.exec(back.url())![1]!;
  await lookAtBothWidths(back, 'product-side-by-side');
  await publish(back);
  const path = await teamCall<{ path: string }>(back, 'GET', `/api/commerce/products/${product}/preview`);
  await page.goto(`/ar${path.path.split('?')[0]}`);
  await expect(page.getByRole('heading', { level: 1, name: 'كوب المد' })).toBeVisible();

  const stored = await teamCall<Stored<PageBody>>(back, 'GET', `/api/pages/${id}`);
  const texts = { ...stored.body.texts, en: { title: 'Kiln times' } };
  const body = { ...stored.body, texts };
  await teamCall(back, 'PUT', `/api/pages/${id}`, { version: stored.version, body });
  await back.goto('/config/translations?language=ar&state=changed');
  await back.getByRole('link', { name: 'Kiln times', exact: true }).click();
  await expect(back.getByText('When it was translated, it said:')).toBeVisible();
  await expect(back.getByText('Kiln hours', { exact: true })).toBeVisible();
  await lookAtBothWidths(back, 'changed-since');
  await back.getByRole('button', { name: 'The translation still fits: Title' }).press('Enter');
  await expect(back.getByText('When it was translated, it said:')).toBeHidden();
});
