import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { becomeOwner } from './support/become-owner.ts';
import { clientTheme } from './support/client-theme.ts';
import { startBuiltServer } from './support/start-server.ts';
import { expect, test } from './support/test.ts';

const owner = { name: 'Ida Marram', email: 'ida@marram.example', password: 'salt glaze and sea thrift' };
const hostileName = `Ida's </script><script>stolen=1</script>{squarespace-headers}`;

async function put(context: BrowserContext, address: string, data: object): Promise<void> {
  const crumb = (await context.cookies()).find(({ name }) => name === 'crumb')?.value ?? '';
  const answer = await context.request.put(address, { data, headers: { 'x-crumb': crumb } });
  expect(answer.status(), address).toBe(200);
}

async function renameWebsite(context: BrowserContext, request: APIRequestContext): Promise<void> {
  const address = '/api/website/settings';
  const { body, version } = (await (await request.get(address)).json()) as { body: object; version: number };
  await put(context, address, { body: { ...body, name: hostileName }, version });
}

test('scripts of a theme find what they expect, and what people typed is never run', async ({ browser }) => {
  const shop = await startBuiltServer();
  const folder = path.join(shop.dataFolder, 'themes', 'scripted');
  for (const [name, text] of Object.entries(clientTheme)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  const context = await browser.newContext({ baseURL: shop.setupLink.origin, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await becomeOwner(page, shop.setupLink, owner);
  const before = await (await context.request.get('/notebook')).text();
  expect(before, 'our own theme has no scripts').not.toMatch(/theme-client|static-context/);
  await renameWebsite(context, context.request);
  await put(context, '/api/website/theme', { name: 'scripted' });

  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto('/notebook');
  expect(await page.evaluate('atFirst')).toBe('objectobjectobject36');
  await expect
    .poll(() => page.evaluate('found'))
    .toEqual({
      starts: 1,
      ends: 0,
      loaded: true,
      text: 'content2',
      tweak: '@ink=red',
      values: ['#203040', '#203040', 'true', null, '€1,234.50', false, 'from €5.00', false],
      data: 'shop',
      counted: 5,
    });
  expect(await page.evaluate('Static.SQUARESPACE_CONTEXT.website.siteTitle')).toBe(hostileName);

  await page.locator('#menu-button').press('Enter');
  await expect(page.locator('#menu a')).toBeVisible();
  await expect(page.locator('#menu-button')).toHaveAttribute('data-pressed', '1');
  await expect(page.locator('#menu a.item')).toHaveCSS('opacity', '0.9');

  await expect(page.locator('.slide.sqs-active-slide')).toHaveClass(/slide-0/);
  await expect(page.locator('.slide-0 img')).toHaveAttribute('src', /\/s\/.*\?format=\d+w$/);
  await page.locator('#next').click();
  await expect(page.locator('.slide:visible')).toHaveClass(/slide-1/);
  await expect(page.locator('#at')).toHaveText('2');
  await expect.poll(() => page.evaluate('found.moved')).toBe('0>1');
  await expect(page.locator('#wrapped p:first-child .part')).toHaveClass(/sqs-active-slide/);
  await page.locator('#controls a').nth(1).click();
  await expect(page.locator('.part:visible')).toHaveCount(1);
  await expect(page.locator('#wrapped p:nth-child(2) .part')).toHaveClass(/sqs-active-slide/);
  // A finger that moves to the left.
  await page.evaluate(`for (const [type, x] of [['touchstart', 200], ['touchend', 100]]) {
    const touch = new Touch({ identifier: 1, target: document.querySelector('#slides'), clientX: x });
    document.querySelector('#slides').dispatchEvent(new TouchEvent(type, { touches: [touch], changedTouches: [touch] }));
  }`);
  await expect.poll(() => page.evaluate('found.moved')).toBe('1>2');
  await expect(async () => {
    const filled = await page.locator('#filled').boundingBox();
    expect(filled?.width).toBeGreaterThanOrEqual(200);
    expect(filled?.height).toBeGreaterThanOrEqual(100);
  }).toPass();

  await page.locator('#enlarge').press('Enter');
  const pictures = page.getByRole('dialog', { name: 'Pictures' });
  await expect(pictures.getByRole('img')).toHaveAttribute('src', /format=\d+w/);
  await page.keyboard.press('Escape');
  await expect(pictures).toHaveCount(0);
  await page.locator('#tell').click();
  await expect(page.getByRole('dialog', { name: 'Sold out' })).toContainText('<img src=x');
  await page.getByRole('button', { name: 'OK' }).click();

  // The page is replaced in place: the islands of the other page work, and the context is that of the other page.
  await page.locator('#to-mug').click();
  await expect(page.locator('[data-island="product-form"][data-awake]')).toBeAttached();
  await expect.poll(() => page.evaluate('[found.starts, found.ends]')).toEqual([2, 1]);
  expect(await page.evaluate('Static.SQUARESPACE_CONTEXT.item.urlId')).toBe('p/tide-mug');
  await page.getByRole('combobox', { name: /Glaze/ }).selectOption('Chalk');
  await page.getByRole('combobox', { name: /Size/ }).selectOption('Small');
  await page.locator('.sqs-add-to-cart-button').click();
  await expect(page.locator('.sqs-cart-quantity')).toHaveText('1');

  expect(await page.evaluate('window.stolen')).toBeUndefined();
  await expect.poll(() => complaints).toEqual(['one of the theme fails', 'one of the theme fails']);
  await context.close();
  await shop.stop();
});
