import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { writeZip } from '../packages/server/src/platform/zip/write-zip.fixture.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

const ROWS = 20;

/** Names of this journey alone, also when it is repeated on one server. */
const mark = () => `row${test.info().repeatEachIndex}`;

/** Twenty products, three of them wrong: a price that is no number, a sale price that is too high, a SKU twice. */
function file(): string {
  const rows = Array.from({ length: ROWS }, (_, no) => {
    const sku = no === 12 ? `${mark()}-SKU-1` : `${mark()}-SKU-${no}`;
    const price = no === 4 ? 'twelve' : '12.50';
    return `${mark()}-${no},published,${mark()} mug ${no},${sku},${price},${no === 8 ? '15.00' : ''}`;
  });
  return ['address,status,name,sku,price,sale_price', ...rows].join('\r\n');
}

async function choose(page: Page, text: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a CSV or zip file' }).click(),
  ]);
  await chooser.setFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
}

const number = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');

test('of twenty products three are wrong: they are found, corrected in a file and imported', async ({ backOffice }) => {
  await backOffice.goto('/config/commerce/products');
  await backOffice.getByRole('link', { name: 'Import' }).click();
  await expect(backOffice.getByRole('heading', { level: 1, name: 'Import products' })).toBeVisible();
  await expectAccessible(backOffice);
  await backOffice.getByText('Columns of the file').click();
  await expect(backOffice.getByRole('definition').filter({ hasText: 'Physical, Download, Service' })).toBeVisible();
  await expectAccessible(backOffice);
  const [template] = await Promise.all([
    backOffice.waitForEvent('download'),
    backOffice.getByRole('link', { name: 'Download a template' }).click(),
  ]);
  expect(await readFile(await template.path(), 'utf8')).toContain('"example-mug","Physical","Draft"');

  await choose(backOffice, 'name\nno key\n');
  await expect(backOffice.getByRole('alert')).toContainText('The file needs a column "sku"');

  await choose(backOffice, file());
  await expect(backOffice.getByRole('heading', { level: 2, name: '20 rows, 20 products' })).toBeVisible();
  await expect(backOffice.getByText('3 products have faults and will be left out.')).toBeVisible();
  const faults = backOffice.getByRole('table', { name: 'Faults' }).getByRole('row');
  await expect(faults).toHaveCount(4);
  await expect(faults.nth(1)).toContainText('Enter a number such as 12.50.');
  await expect(faults.nth(1)).toContainText('twelve');
  await expect(faults.nth(2)).toContainText('The sale price must be lower than the price.');
  await expect(faults.nth(3)).toContainText('This SKU is also in line 3.');
  await expectAccessible(backOffice);
  for (const width of [375, 1440]) {
    await backOffice.setViewportSize({ width, height: 900 });
    // What the last width needed is gone with the page.
    await backOffice.reload();
    await expect(backOffice.getByText('This SKU is also in line 3.')).toBeVisible();
    await expectNoSidewaysScroll(backOffice);
  }

  const [download] = await Promise.all([
    backOffice.waitForEvent('download'),
    backOffice.getByRole('link', { name: 'Save the wrong rows as CSV' }).click(),
  ]);
  const wrong = await readFile(await download.path(), 'utf8');
  expect(wrong.trim().split('\r\n')).toHaveLength(4);

  await backOffice.getByRole('button', { name: 'Import 17 products' }).click();
  await expect(backOffice.getByRole('heading', { level: 2, name: 'Result' })).toBeVisible();
  await expect(number(backOffice, 'New')).toHaveText('17');
  await expect(number(backOffice, 'Left out')).toHaveText('3');
  await expectAccessible(backOffice);

  await backOffice.getByRole('link', { name: 'Choose another file' }).click();
  await expect(backOffice.getByRole('list', { name: 'Earlier imports' })).toContainText('products.csv');
  const corrected = wrong
    .replace('twelve', '12.00')
    .replace('"15.00"', '"9.00"')
    .replace(`"${mark()}-SKU-1"`, `"${mark()}-SKU-12"`);
  await choose(backOffice, corrected);
  await expect(backOffice.getByText('No faults found.')).toBeVisible();
  await backOffice.getByRole('button', { name: 'Import 3 products' }).click();
  await expect(backOffice.getByRole('heading', { level: 2, name: 'Result' })).toBeVisible();
  await expect(number(backOffice, 'New')).toHaveText('3');

  await backOffice.getByRole('link', { name: 'See the products' }).click();
  await backOffice.getByRole('searchbox').fill(`${mark()} mug 12`);
  await expect(backOffice.getByRole('row').filter({ hasText: `${mark()} mug 12` })).toContainText('€12.50');
});

test('pictures in a zip file beside the CSV file: what is missing is found before, in the language of the reader, and the rest is imported', async ({
  backOffice,
  browser,
  baseURL,
}) => {
  const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#1f4a48' } })
    .png()
    .toBuffer();
  const rows = ['seen', 'missing'].map(
    (name) => `${mark()}-${name},published,${mark()} ${name},${mark()}-${name},12.50,${name}.png`,
  );
  const csv = ['address,status,name,sku,price,pictures', ...rows].join('\n');
  const zip = writeZip([{ name: 'photos/Seen.png', bytes: png }]);
  await backOffice.goto('/config/commerce/products/import');
  const button = backOffice.getByRole('button', { name: 'Choose a CSV or zip file' });
  await expect(button).toBeVisible();
  for (const width of [375, 1440]) {
    await backOffice.setViewportSize({ width, height: 900 });
    await backOffice.reload();
    await expect(button).toBeVisible();
    await expectNoSidewaysScroll(backOffice);
    await expectAccessible(backOffice);
  }
  // By keyboard alone. The browser must know that the chooser is awaited before a key opens it.
  const chosen = backOffice.waitForEvent('filechooser');
  await button.focus();
  await backOffice.keyboard.press('Enter');
  const chooser = await chosen;
  await chooser.setFiles([
    { name: 'photos.zip', mimeType: 'application/zip', buffer: zip },
    { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) },
  ]);
  await expect(backOffice.getByRole('heading', { level: 2, name: '2 rows, 2 products' })).toBeVisible();
  const missing = 'This picture is not in a zip file that was sent along, and it is not an address: missing.png';
  await expect(backOffice.getByRole('table', { name: 'Faults' })).toContainText(missing);
  await expectAccessible(backOffice);

  const german = await browser.newContext({
    baseURL: baseURL!,
    storageState: process.env['AWNING_E2E_OWNER']!,
    locale: 'de-DE',
  });
  const reader = await german.newPage();
  for (const width of [375, 1440]) {
    await reader.setViewportSize({ width, height: 900 });
    await reader.goto(backOffice.url());
    await expect(reader.getByRole('table', { name: 'Fehler' })).toContainText(
      'Dieses Bild liegt in keiner mitgesendeten ZIP-Datei und ist auch keine Adresse: missing.png',
    );
    await expectNoSidewaysScroll(reader);
  }
  await german.close();

  const start = backOffice.getByRole('button', { name: 'Import one product' });
  await start.focus();
  await backOffice.keyboard.press('Enter');
  await expect(backOffice.getByRole('heading', { level: 2, name: 'Result' })).toBeVisible();
  await expect(number(backOffice, 'New')).toHaveText('1');
  await backOffice.getByRole('link', { name: 'See the products' }).click();
  await backOffice.getByRole('searchbox').fill(`${mark()} seen`);
  const row = backOffice.getByRole('row').filter({ hasText: `${mark()} seen` });
  await expect(row.locator('img')).toHaveAttribute('src', /Seen\.png/);
});
