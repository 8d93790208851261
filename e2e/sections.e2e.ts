import type { Page } from '@playwright/test';
import { makePage } from './support/built-page.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

const line = (page: Page, name: string | RegExp) => page.getByRole('treeitem', { name });
const state = (page: Page, name: string) => page.locator(`header [data-form-state="${name}"]`);

async function openBuilder(backOffice: Page): Promise<{ slug: string }> {
  const built = await makePage({ request: backOffice.request, context: () => backOffice.context() });
  await backOffice.goto(`/config/pages/${built.id}/builder`);
  await expect(backOffice.frameLocator('[data-preview-frame]').getByText('Fired twice a week')).toBeVisible();
  return built;
}

test('a ready-made section is found, seen on the page, added, taken back and published', async ({
  backOffice,
  page,
}) => {
  await backOffice.setViewportSize({ width: 1440, height: 900 });
  const { slug } = await openBuilder(backOffice);
  await line(backOffice, /^Quote/).click();
  await backOffice.getByRole('button', { name: 'Add a section' }).click();
  const dialog = backOffice.getByRole('dialog', { name: 'Add a section' });
  const preview = dialog.frameLocator('[data-section-frame]');
  await expect(preview.getByText('Good things take their time')).toBeVisible();
  // Pictures of the website.
  await expect(preview.locator('.image-block img').first()).toBeVisible();
  await expectAccessible(backOffice);
  await backOffice.screenshot({ path: test.info().outputPath('gallery-1440.png') });

  await dialog.getByLabel('Search sections').fill('three off');
  await expect(dialog.getByRole('button', { name: 'Three offers' })).toBeVisible();
  await expect(preview.getByText('Choose what fits')).toBeVisible();
  await dialog.getByText('Phone', { exact: true }).click();
  await expect.poll(() => preview.locator('html').evaluate(() => window.innerWidth)).toBe(375);
  await backOffice.screenshot({ path: test.info().outputPath('gallery-phone.png') });
  await dialog.getByLabel('Search sections').press('Enter');
  await expect(dialog).toBeHidden();
  const canvas = backOffice.frameLocator('[data-preview-frame]');
  await expect(canvas.getByText('Choose what fits')).toBeVisible();
  await expect(line(backOffice, /^Row/).first()).toBeFocused();
  await expect(backOffice.getByText('Three offers added')).toBeAttached();

  // One step back, although it is many blocks.
  await backOffice.keyboard.press('Control+z');
  await expect(canvas.getByText('Choose what fits')).toHaveCount(0);
  await backOffice.keyboard.press('Control+y');
  await expect(canvas.getByText('Choose what fits')).toBeVisible();
  await expect(state(backOffice, 'normal')).toBeVisible();
  await backOffice.getByRole('button', { name: 'Publish' }).click();
  await expect(
    backOffice.getByRole('button', { name: 'Publish' }).and(backOffice.locator(':not([data-loading])')),
  ).toBeDisabled();
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/${slug}`);
    await expect(page.getByRole('heading', { name: 'Choose what fits' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  await page.goto(`/de/${slug}`);
  await expect(page.getByRole('heading', { name: 'Wählen Sie, was passt' })).toBeVisible();
});

test('a section is added with the keyboard alone', async ({ backOffice }) => {
  await backOffice.setViewportSize({ width: 1440, height: 900 });
  await openBuilder(backOffice);
  const press = (key: string) => backOffice.keyboard.press(key);
  await line(backOffice, /^Button/).focus();
  await press('/');
  await expect(backOffice.getByLabel('Search blocks')).toBeFocused();
  const choice = backOffice.getByRole('dialog').getByRole('button', { name: 'Add a section' });
  await choice.focus();
  await press('Enter');
  await expect(backOffice.getByLabel('Search sections')).toBeFocused();
  await press('ArrowDown');
  await press('ArrowDown');
  const second = backOffice.getByRole('button', { name: 'Headline in the middle', exact: true });
  await expect(second).toBeFocused();
  await expect(backOffice.frameLocator('[data-section-frame]').getByText('Made here, meant to last')).toBeInViewport();
  await press('Enter');
  await expect(line(backOffice, /^Row/)).toBeFocused();
  await expect(line(backOffice, /^Row/)).toHaveAttribute('aria-level', '1');
});

for (const width of [375, 768]) {
  test(`the sections can be chosen at ${width} pixels`, async ({ backOffice }) => {
    await backOffice.setViewportSize({ width, height: 800 });
    await openBuilder(backOffice);
    await backOffice.getByText('Blocks and settings').click();
    await backOffice.getByRole('button', { name: 'Add a section' }).click();
    await expect(
      backOffice.frameLocator('[data-section-frame]').getByText('Good things take their time'),
    ).toBeVisible();
    await expectAccessible(backOffice);
    await expectNoSidewaysScroll(backOffice);
    await backOffice.screenshot({ path: test.info().outputPath(`gallery-${width}.png`) });
    await backOffice.getByRole('button', { name: 'Three reasons', exact: true }).click();
    await expect(line(backOffice, /^Row/).first()).toHaveAttribute('aria-selected', 'true');
  });
}
