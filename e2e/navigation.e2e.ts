import type { Locator, Page } from '@playwright/test';
import { heldUndo } from './support/notice.ts';
import { ownShop } from './support/own-shop.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

// Menus are on every page: these journeys are in a shop of their own.
const { test, shop } = ownShop(() => ({}));

const treeOf = (back: Page, name = 'Main navigation') => back.getByRole('tree', { name });
const line = (back: Page, name: string) => treeOf(back).getByRole('treeitem').filter({ hasText: name });

async function openMenus(width: number): Promise<Page> {
  const { back } = shop;
  await back.setViewportSize({ width, height: 900 });
  await back.goto('/config/navigation');
  await expect(treeOf(back)).toBeVisible();
  await expect(back.getByRole('heading', { name: 'Not in a menu' })).toBeVisible();
  return back;
}

async function save(back: Page): Promise<void> {
  await back.getByRole('button', { name: 'Save' }).click();
  await expect(back.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
}

/** The names in the main menu of the website. */
async function menuOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  return await page.locator('.site-navigation .navigation-list > li > a').allTextContents();
}

async function drag(page: Page, from: Locator, to: Locator, part: number): Promise<void> {
  const [start, goal] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !goal) throw new Error('nothing to drag');
  await page.mouse.move(start.x + 40, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(goal.x + 60, goal.y + goal.height * part, { steps: 8 });
  await page.mouse.up();
}

test('the main menu is filled with the mouse, and visitors see it at once on every page', async ({ page }) => {
  const back = await openMenus(1440);
  await expectAccessible(back);
  const before = await menuOf(page, '/about');
  await back.getByRole('button', { name: 'Add folder: Main navigation' }).click();
  await back.getByRole('dialog').getByLabel('English').fill('More');
  await expectAccessible(back);
  await back.getByRole('button', { name: 'Done' }).click();
  await back.getByRole('button', { name: 'Add link: Main navigation' }).click();
  await back.getByLabel('Address').fill('https://example.com/');
  await back.getByLabel('Open in a new window').check();
  await back.getByRole('dialog').getByLabel('English').fill('The guild');
  await back.getByRole('button', { name: 'Done' }).click();
  await expect(back.getByRole('dialog')).toHaveCount(0);
  await drag(back, line(back, 'The guild'), line(back, 'More'), 0.6);
  await expect(line(back, 'The guild')).toHaveAttribute('aria-level', '2');
  const unlinked = back.getByRole('listitem').filter({ hasText: '/building-blocks' });
  await unlinked.scrollIntoViewIfNeeded();
  await drag(back, unlinked, line(back, 'The guild'), 0.8);
  await expect(treeOf(back).getByText('/building-blocks')).toBeVisible();
  await back.evaluate(() => window.scrollTo(0, 0));
  await drag(back, line(back, 'More'), treeOf(back).getByRole('treeitem').first(), 0.2);
  await expect(treeOf(back).getByRole('treeitem').first()).toContainText('More');
  await save(back);
  for (const path of ['/about', '/', '/shop']) expect(await menuOf(page, path)).toEqual(['More', ...before]);
  await page.locator('.site-navigation').getByRole('link', { name: 'More' }).hover();
  const guild = page.locator('.site-navigation').getByRole('link', { name: 'The guild' });
  await expect(guild).toBeVisible();
  await expect(guild).toHaveAttribute('target', '_blank');
  await expectAccessible(page);
});

test('by keyboard alone entries are moved, taken out and brought back, on a phone as well', async ({ page }) => {
  const back = await openMenus(375);
  await expectAccessible(back);
  await expectNoSidewaysScroll(back);
  const names = () => treeOf(back).getByRole('treeitem').locator('span:first-of-type').allTextContents();
  const before = await names();
  await treeOf(back).getByRole('treeitem').last().focus();
  await back.keyboard.press('Alt+ArrowUp');
  await expect(back.getByRole('status').filter({ hasText: ', Main navigation' })).toBeAttached();
  expect(await names()).toEqual([...before.slice(0, -2), before.at(-1), before.at(-2)]);
  await back.keyboard.press('Delete');
  await expect.poll(names).toHaveLength(before.length - 1);
  await (await heldUndo(back)).click();
  await expect.poll(names).toHaveLength(before.length);
  await save(back);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/about');
  await page.locator('summary.menu-button').click();
  await expect(page.locator('.menu-panel .navigation-list > li').last()).toContainText(before.at(-2)!);
  await expectAccessible(page);
  // What was moved by keys is moved by buttons on a phone.
  await treeOf(back).getByRole('treeitem').last().click();
  await back.getByRole('button', { name: 'Up', exact: true }).click();
  await expectAccessible(back);
  await back.getByRole('button', { name: 'Done' }).click();
  await save(back);
  expect(await names()).toEqual(before);
});

test('a new page stands in the main menu, and becomes the home page', async ({ page }) => {
  const { back } = shop;
  const name = `Visit us ${test.info().repeatEachIndex}`;
  await back.setViewportSize({ width: 1440, height: 900 });
  await back.goto('/config/pages/new');
  await back
    .getByLabel(/^Title/)
    .first()
    .fill(name);
  await expect(back.getByLabel('Add to Main navigation')).toBeChecked();
  await back.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(back.getByText('Visitors see this version.')).toBeVisible();
  expect(await menuOf(page, '/about')).toContain(name);
  await back.getByRole('button', { name: 'Make this the home page' }).click();
  await expect(back.getByText('This is the home page.')).toBeVisible();
  await expectAccessible(back);
  await page.goto('/');
  await expect(page.locator('.site-navigation [aria-current="page"]')).toHaveText(name);
  await back.goto('/config/pages');
  await expect(back.getByRole('row').filter({ hasText: name })).toContainText('Main navigation');
});

test('a redirect sends visitors on, and is no longer one once it is deleted', async ({ page }) => {
  const { back } = shop;
  const path = `/old-shop-${test.info().repeatEachIndex}`;
  for (const width of [1440, 375]) {
    await back.setViewportSize({ width, height: 900 });
    await back.goto('/config/settings/redirects');
    await expect(back.getByRole('heading', { name: 'Automatic redirects' })).toBeVisible();
    await expectAccessible(back);
    await expectNoSidewaysScroll(back);
  }
  await back.goto('/config/settings/redirects/new');
  await back.getByLabel(/^From/).fill(`https://former.example${path}/`);
  await back.getByLabel(/^To/).fill('/about');
  await expectAccessible(back);
  await back.getByRole('button', { name: 'Save' }).click();
  await expect(back.getByRole('heading', { level: 1, name: path })).toBeVisible();
  await page.goto(`/de${path}`);
  await expect(page).toHaveURL(/\/de\/about$/);
  await back.getByRole('button', { name: 'Move to trash' }).click();
  await expect(back.getByRole('heading', { level: 1, name: 'Redirects' })).toBeVisible();
  expect((await page.goto(path))?.status()).toBe(404);
});
