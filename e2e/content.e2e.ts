import type { Page } from '@playwright/test';
import { heldUndo } from './support/notice.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

const list = '/config/pages';

/** A name of this journey alone, also when it is repeated on one server. */
function nameOf(name: string): string {
  return `${name} ${test.info().repeatEachIndex}`;
}

const text = (page: Page) => page.getByRole('textbox', { name: 'Text (English)', exact: true });

test('a page is written by keyboard, previewed, published and read by visitors', async ({ backOffice, page }) => {
  const title = nameOf('Opening hours');
  const address = title.toLowerCase().replaceAll(' ', '-');
  await backOffice.goto(list);
  await backOffice.getByRole('link', { name: 'New page' }).focus();
  await backOffice.keyboard.press('Enter');
  await backOffice.getByRole('textbox', { name: 'Title (English)', exact: true }).focus();
  await backOffice.keyboard.type(title);
  await text(backOffice).focus();
  await backOffice.keyboard.type('Open from nine to five.');
  await expect(backOffice.getByText(`The page will be at /${address}`)).toBeVisible();
  await expectAccessible(backOffice);
  await backOffice.getByRole('button', { name: 'Save' }).focus();
  await backOffice.keyboard.press('Enter');
  await expect(backOffice.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(backOffice.getByText('Visitors do not see it yet.')).toBeVisible();
  expect((await page.goto(`/${address}`))?.status()).toBe(404);

  const opened = backOffice.waitForEvent('popup');
  await backOffice.getByRole('button', { name: 'Preview' }).click();
  const preview = await opened;
  await expect(preview.getByText('Open from nine to five.')).toBeVisible();
  await preview.close();

  await backOffice.getByRole('button', { name: 'Publish' }).click();
  await expect(backOffice.getByText('Visitors see this version.')).toBeVisible();
  expect((await page.goto(`/${address}`))?.status()).toBe(200);
  await expect(page.getByText('Open from nine to five.')).toBeVisible();
});

test('a page that is changed stays as it was until it is published, and its former address leads to it', async ({
  backOffice,
  page,
}) => {
  const title = nameOf('Our history');
  const address = title.toLowerCase().replaceAll(' ', '-');
  await backOffice.goto(`${list}/new`);
  await backOffice.getByRole('textbox', { name: 'Title (English)', exact: true }).fill(title);
  await text(backOffice).fill('Since 1990.');
  await backOffice.getByRole('button', { name: 'Publish' }).click();
  await expect(backOffice.getByText('Visitors see this version.')).toBeVisible();

  await text(backOffice).fill('Since 1890.');
  await backOffice.getByLabel('Address').fill(`${address}-new`);
  await backOffice.getByRole('button', { name: 'Save' }).click();
  await expect(backOffice.getByText('Visitors see the version before.')).toBeVisible();
  await page.goto(`/${address}`);
  await expect(page.getByText('Since 1990.')).toBeVisible();
  await backOffice.getByRole('button', { name: 'Publish' }).click();
  await expect(backOffice.getByText('Visitors see this version.')).toBeVisible();
  await page.goto(`/${address}`);
  await expect(page.getByText('Since 1890.')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/${address}-new`);

  await backOffice.getByRole('button', { name: 'Move to trash' }).click();
  const undo = await heldUndo(backOffice);
  await expect(backOffice.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
  await expect(backOffice.getByRole('row').filter({ hasText: title })).toHaveCount(0);
  await undo.click();
  await expect(backOffice.getByRole('row').filter({ hasText: title })).toBeVisible();
});

for (const width of [375, 1440]) {
  test(`the list, a page and the trash are accessible at ${width} px`, async ({ backOffice }) => {
    await backOffice.setViewportSize({ width, height: 900 });
    await backOffice.goto(list);
    await expect(backOffice.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
    await backOffice.getByRole('link', { name: 'Visit and contact' }).click();
    await expect(backOffice.getByRole('heading', { level: 1, name: 'Visit and contact' })).toBeVisible();
    await backOffice.getByLabel('Show another language').selectOption('de');
    await expect(backOffice.getByLabel('Title (Deutsch)')).toBeVisible();
    await expectNoSidewaysScroll(backOffice);
    await expectAccessible(backOffice);
    await backOffice.goto(`${list}/trash`);
    await expect(backOffice.getByRole('heading', { level: 1, name: 'Deleted pages' })).toBeVisible();
    await expectAccessible(backOffice);
  });
}
