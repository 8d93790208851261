import type { Page } from '@playwright/test';
import { ownShop } from './support/own-shop.ts';
import { awake } from './support/shopper.ts';
import { expect, look } from './support/test.ts';

// Whether comments wait belongs to the whole website.
const { test, shop } = ownShop(() => ({}));

async function openPost(page: Page): Promise<void> {
  await page.goto('/notebook');
  await page.locator('.post-card-title a').first().click();
  await awake(page, 'item-comments');
}

async function lookAtBothWidths(page: Page, name: string): Promise<void> {
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await look(page, `${name}-${width}`);
  }
}

async function write(page: Page, name: string, body: string): Promise<void> {
  await page.getByLabel('Comment', { exact: true }).fill(body);
  await page.getByLabel('Name').fill(name);
  await page.locator('.comment-form').getByLabel('Email').fill(`${name.toLowerCase()}@example.com`);
  await page.getByRole('button', { name: 'Send comment' }).press('Enter');
}

test('COMMENT-001 a visitor comments by keyboard, another one replies, and everybody reads it', async ({
  page,
  browser,
}) => {
  await openPost(page);
  await page.getByRole('button', { name: 'Send comment' }).press('Enter');
  await expect(page.getByText('Write a comment.')).toBeVisible();
  await expect(page.getByLabel('Comment', { exact: true })).toBeFocused();
  await lookAtBothWidths(page, 'wrong');
  await write(page, 'Ada', 'Lovely glaze.\nWhat is in it?');
  await expect(page.getByText('Thank you. Your comment is published.')).toBeVisible();
  await expect(page.getByText('Lovely glaze.')).toBeVisible();

  const other = await browser.newPage({ baseURL: shop.server.setupLink.origin });
  await openPost(other);
  await other.getByRole('button', { name: 'Reply to Ada' }).press('Enter');
  await expect(other.getByText('You reply to Ada.')).toBeVisible();
  await write(other, 'Grace', 'Ash, I think.');
  await expect(other.getByRole('list', { name: 'Replies to Ada' }).getByText('Ash, I think.')).toBeVisible();
  await other.close();

  await page.reload();
  await awake(page, 'item-comments');
  await expect(page.getByText('Ash, I think.')).toBeVisible();
  expect(await page.content()).not.toContain('grace@example.com');
  await lookAtBothWidths(page, 'thread');
});

test('what waits is on the dashboard, is read by the team, and is published, hidden and deleted', async ({ page }) => {
  const { back } = shop;
  await back.goto('/config/settings/social');
  await back.getByRole('checkbox', { name: 'Read comments before they appear' }).check();
  await lookAtBothWidths(back, 'settings');
  await back.getByRole('button', { name: 'Save' }).click();
  await expect(back.getByText('Saved').first()).toBeVisible();

  await openPost(page);
  await write(page, 'Mila', 'May I visit?');
  await expect(page.getByText(/^Thank you\. Your comment appears once/)).toBeVisible();
  await expect(page.locator('.comment-text', { hasText: 'May I visit?' })).toHaveCount(0);

  await back.goto('/config');
  await back.getByRole('link', { name: '1 comment to read' }).click();
  await expect(back.getByText('May I visit?')).toBeVisible();
  await lookAtBothWidths(back, 'office');
  await back.getByRole('button', { name: 'Publish the comment by Mila' }).click();
  await expect(back.getByText('Published.')).toBeVisible();
  await page.reload();
  await expect(page.locator('.comment-text', { hasText: 'May I visit?' })).toBeVisible();

  await back.goto('/config/comments');
  for (const author of ['Mila', 'Ada']) {
    await back.getByRole('checkbox', { name: `Select the comment by ${author}` }).check();
  }
  await lookAtBothWidths(back, 'several');
  await back.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(back.getByText('Hidden, with its replies.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No comments yet. Write the first one.')).toBeVisible();
});

test('a post whose comments are closed says so', async ({ page }) => {
  const { back } = shop;
  await back.goto('/config/comments?state=hidden');
  await back.getByRole('button', { name: 'Publish the comment by Ada' }).click();
  await expect(back.getByText('Published.')).toBeVisible();
  await back.goto('/config/settings/social');
  await back.getByRole('textbox', { name: 'Close comments after (days)' }).fill('1');
  await back.getByRole('button', { name: 'Save' }).click();
  await expect(back.getByText('Saved').first()).toBeVisible();
  await openPost(page);
  await expect(page.getByText('Comments are closed.')).toBeVisible();
  await expect(page.getByText('Lovely glaze.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send comment' })).toHaveCount(0);
});
