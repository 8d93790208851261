import type { Page } from '@playwright/test';
import { ownShop } from './support/own-shop.ts';
import { expect, look } from './support/test.ts';

// Whether there are likes and share links belongs to the whole website.
const { test, shop } = ownShop(() => ({}));

async function openPost(page: Page): Promise<void> {
  await page.goto('/notebook');
  await page.locator('.post-card-title a').first().click();
  await expect(page.locator('article.post')).toBeVisible();
}

const heart = (page: Page) => page.getByRole('button', { name: /^Like/ });

/** The number changes before the server has answered. */
async function expectAnswered(page: Page, press: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().includes('/api/likes/'));
  await press();
  expect((await answered).status(), 'liking').toBe(200);
}

async function lookAtBothWidths(page: Page, name: string): Promise<void> {
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await look(page, `${name}-${width}`);
  }
}

test('LIKE-001 a visitor likes a post by keyboard, finds it liked later, and takes it back with the mouse', async ({
  page,
  browser,
}) => {
  await openPost(page);
  await heart(page).focus();
  await expectAnswered(page, () => page.keyboard.press('Space'));
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(page)).toHaveAccessibleName('Like (1)');
  await page.reload();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(page)).toHaveText('1');
  await lookAtBothWidths(page, 'liked');

  const other = await browser.newPage({ baseURL: shop.server.setupLink.origin });
  await other.goto(new URL(page.url()).pathname);
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'false');
  await expectAnswered(other, () => heart(other).click());
  await expect(heart(other)).toHaveAccessibleName('Like (2)');
  await other.close();

  await page.reload();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expectAnswered(page, () => heart(page).click());
  await expect(heart(page)).toHaveAccessibleName('Like (1)');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
});

test('what was asked before a button was pressed does not undo the press', async ({ page }) => {
  await openPost(page);
  await expectAnswered(page, () => heart(page).click());
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  let tell: () => void = () => undefined;
  const pressedTwice = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await page.route('**/api/likes?*', async (route) => {
    const response = await route.fetch();
    await pressedTwice;
    await route.fulfill({ response });
  });
  await page.reload();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await expectAnswered(page, () => heart(page).click());
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expectAnswered(page, () => heart(page).click());
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  const late = page.waitForResponse((response) => response.url().includes('/api/likes?'));
  tell();
  await (await late).finished();
  // A script of the page runs after those that wait for the answer.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
});

test('a like that is refused is taken back, and the reason stands beside it', async ({ page }) => {
  await openPost(page);
  await expect(heart(page)).toBeVisible();
  const { back } = shop;
  await back.goto('/config/settings/social');
  await back.getByRole('checkbox', { name: 'Visitors can like posts and pictures' }).uncheck();
  await back.getByRole('button', { name: 'Save' }).click();
  await expect(back.getByText('Saved').first()).toBeVisible();
  const before = await heart(page).getAttribute('data-like-count');
  await heart(page).click();
  await expect(page.getByRole('alert')).toHaveText('There is nothing to like here any more.');
  await expect(heart(page)).toHaveAttribute('data-like-count', before!);
  await page.reload();
  await expect(page.locator('article.post')).toBeVisible();
  await expect(page.locator('.sqs-simple-like')).toHaveCount(0);
});

test('PAGE-005 visitors share a post by the services that the owner has chosen', async ({ page }) => {
  const { back } = shop;
  await back.goto('/config/settings/social');
  await back.getByRole('checkbox', { name: 'Visitors can like posts and pictures' }).check();
  for (const service of ['Email', 'Facebook', 'Bluesky']) await back.getByRole('checkbox', { name: service }).check();
  await lookAtBothWidths(back, 'office');
  await back.getByRole('button', { name: 'Save' }).click();
  await expect(back.getByText('Saved').first()).toBeVisible();

  await openPost(page);
  const group = page.getByRole('group', { name: /^Share: / });
  await expect(group.getByRole('link')).toHaveText(['Email', 'Facebook', 'Bluesky']);
  await expect(group.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
    'href',
    `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(page.url())}`,
  );
  await lookAtBothWidths(page, 'shared');
});
