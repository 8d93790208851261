import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeZip } from '../packages/server/src/platform/zip/write-zip.fixture.ts';
import { becomeOwner } from './support/become-owner.ts';
import { startBuiltServer } from './support/start-server.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

const owner = { name: 'Ida Marram', email: 'ida@marram.example', password: 'salt glaze and sea thrift' };

function themeFiles(name: string, region: string): Readonly<Record<string, string>> {
  const conf = { name, author: 'Inga', layouts: { default: { name: 'Default', regions: ['site'] } } };
  return { 'template.conf': JSON.stringify(conf), 'site.region': region };
}

function zipped(files: Readonly<Record<string, string>>): Buffer {
  return writeZip(Object.entries(files).map(([name, text]) => ({ name, bytes: Buffer.from(text) })));
}

test('the owner chooses, uploads, checks and removes themes, by keyboard too', async ({ browser }) => {
  const shop = await startBuiltServer();
  const folder = path.join(shop.dataFolder, 'themes', 'dunes');
  await mkdir(folder, { recursive: true });
  const region =
    '<html lang="en"><head>{squarespace-headers}</head><body><b>Dunes</b>{squarespace.main-content}</body></html>';
  for (const [name, text] of Object.entries(themeFiles('Dunes', region))) {
    await writeFile(path.join(folder, name), text);
  }
  const context = await browser.newContext({ baseURL: shop.setupLink.origin, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await becomeOwner(page, shop.setupLink, owner);

  await page.goto('/config/settings/theme');
  const themes = page.getByRole('list', { name: 'Themes' });
  await expect(themes.getByText('In use')).toHaveCount(1);
  await page.getByRole('button', { name: 'Use the theme “Dunes”' }).press('Enter');
  await expect(page.getByText('Your website now uses “Dunes”.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload the theme “Dunes”' })).toBeVisible();
  const visit = await context.request.get('/');
  expect(await visit.text()).toContain('<b>Dunes</b>');

  const input = page.locator('input[type=file]');
  const hostile = zipped({ ...themeFiles('Evil', region), '../evil.txt': 'x' });
  await input.setInputFiles({ name: 'evil.zip', mimeType: 'application/zip', buffer: hostile });
  const refusal = page.getByRole('alert', { name: 'The theme was not uploaded' });
  await expect(refusal).toContainText('a path that is not allowed. File: ../evil.txt');
  await expectAccessible(page);

  const broken = zipped(themeFiles('Sand', '{.section website}'));
  await input.setInputFiles({ name: 'sand.zip', mimeType: 'application/zip', buffer: broken });
  await expect(page.getByText('“Sand” was uploaded. Choose it when you are ready.')).toBeVisible();
  await expect(refusal).toHaveCount(0);
  for (const [width, colorScheme] of [
    [375, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 1000 });
    await page.emulateMedia({ colorScheme });
    await page.reload();
    await page.getByRole('button', { name: 'Check the theme “Sand”' }).press('Enter');
    const problems = page.getByRole('list', { name: 'Problems of the theme “Sand”' });
    await expect(problems).toContainText('Error: site.region:1');
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }

  await page.getByRole('button', { name: 'Remove the theme “Sand”' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(page.getByText('“Sand” was removed.')).toBeVisible();
  await expect(themes.getByText('Sand', { exact: true })).toHaveCount(0);
  await context.close();
  await shop.stop();
});

test('the owner tries colours on a page of the website, and visitors see them once they are published', async ({
  browser,
}) => {
  const shop = await startBuiltServer();
  const context = await browser.newContext({ baseURL: shop.setupLink.origin, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await becomeOwner(page, shop.setupLink, owner);
  await page.goto('/config/settings/theme');
  await page.getByRole('link', { name: 'Adjust the theme “Starter”' }).press('Enter');
  const frame = page.frameLocator('[data-preview-frame]').locator('.skip-link');
  await expect(frame).toHaveCSS('background-color', 'rgb(31, 74, 72)');
  const accent = page.getByLabel('Accent', { exact: true });
  await expect(accent).toHaveValue('#1f4a48');
  await accent.fill('#7a1f5c');
  await expect(frame).toHaveCSS('background-color', 'rgb(122, 31, 92)');
  await accent.press('Escape');
  await page.getByText('Layout', { exact: true }).click();
  await page.getByLabel('Page width', { exact: true }).fill('2000');
  await accent.focus();
  await expect(page.getByLabel('Page width', { exact: true }), 'not more than the theme allows').toHaveValue('1600px');
  await expect(page.locator('[data-form-state="normal"]')).toBeVisible();
  for (const [width, colorScheme] of [
    [375, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 1000 });
    await page.emulateMedia({ colorScheme });
    await page.reload();
    await expect(accent).toHaveValue('#7a1f5c');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  await expect(frame).toHaveCSS('background-color', 'rgb(122, 31, 92)');
  const visitor = await context.newPage();
  await visitor.goto('/');
  const seen = visitor.locator('.skip-link');
  await expect(seen).toHaveCSS('background-color', 'rgb(31, 74, 72)');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await visitor.reload();
  await expect(seen).toHaveCSS('background-color', 'rgb(122, 31, 92)');
  await page.getByRole('button', { name: 'Reset “Accent” to the theme’s value' }).press('Enter');
  await expect(frame).toHaveCSS('background-color', 'rgb(31, 74, 72)');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(accent).toHaveValue('#7a1f5c');
  await context.close();
  await shop.stop();
});
