import type { Locator, Page } from '@playwright/test';
import { mailedAddress } from './support/mail.ts';
import { holdNotice } from './support/notice.ts';
import { owner } from './support/owner.ts';
import { someone } from './support/someone.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

const invitation = /http\S+\/config\/invitation\?token=\S+/;

const screens = [
  ['/config', 'Dashboard'],
  ['/config/commerce/orders', 'Orders'],
  ['/config/commerce/coupons', 'Coupons'],
  ['/config/commerce/coupons/new', 'New coupon'],
  ['/config/commerce/coupons/trash', 'Deleted coupons'],
  ['/config/commerce/emails', 'Email previews'],
  ['/config/settings/mail', 'Outbox'],
  ['/config/settings/mail-server', 'Email sending'],
  ['/config/settings/jobs', 'Background tasks'],
  ['/config/team', 'Team'],
] as const;

for (const width of [375, 1440]) {
  for (const [path, title] of screens) {
    test(`${title} is accessible at ${width} pixels, light and dark`, async ({ backOffice }) => {
      await backOffice.setViewportSize({ width, height: 900 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await backOffice.emulateMedia({ colorScheme });
        await backOffice.goto(path);
        await expect(backOffice.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(backOffice.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
        await expectAccessible(backOffice);
      }
      await expectNoSidewaysScroll(backOffice);
    });
  }
}

for (const [path, title, list] of [
  ['/config/commerce/orders/nope', 'This order does not exist', 'All orders'],
  ['/config/commerce/coupons/nope', 'There is no such coupon', 'All coupons'],
  ['/config/forms/nope/submissions', 'This form does not exist', 'All forms'],
  ['/config/forms/nope/submissions/nope', 'This submission does not exist', 'All submissions'],
] as const) {
  test(`a mistyped address: ${title}, and the way to the list`, async ({ backOffice }) => {
    await backOffice.goto(path);
    await expect(backOffice.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(backOffice.getByRole('link', { name: list })).toBeVisible();
    await expect(backOffice.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expectAccessible(backOffice);
  });
}

for (const width of [375, 1440]) {
  test(`a screen of a version that is gone says so, asks about unsaved changes and opens again, at ${width} pixels`, async ({
    backOffice,
  }) => {
    // A page whose errors are not counted: the missing code is one.
    const page = await backOffice.context().newPage();
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/config/commerce/coupons/new');
    await page.getByLabel('Code').fill('UNSAVED');
    const code = /\/coupons-screen-[^/]+\.js$/;
    await page.route(code, (route) => route.fulfill({ status: 404, body: '' }));
    await page.getByRole('main').getByRole('link', { name: 'Coupons' }).click();
    const question = page.getByRole('dialog');
    await expect(question).toBeVisible();
    await expect(page.getByLabel('Code')).toHaveValue('UNSAVED');
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'There is a new version' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.unroute(code);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible();
  });
}

test('the navigation shows everything of the day at 800 pixels, and begins at its top on the dashboard', async ({
  backOffice,
}) => {
  await backOffice.setViewportSize({ width: 1280, height: 800 });
  await backOffice.goto('/config/settings/plan');
  const navigation = backOffice.getByRole('navigation').first();
  await expect(navigation.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
  await navigation.getByRole('link', { name: 'Dashboard' }).click();
  await expect(backOffice.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of ['Orders', 'Products', 'Team']) {
    await expect(navigation.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
  for (const name of ['Settings', 'System']) {
    await expect(navigation.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
});

test('neither the focused field is behind the save bar, nor the save bar behind a notice', async ({ backOffice }) => {
  const bar = backOffice.getByRole('region', { name: 'Unsaved changes' });
  const box = async (found: Locator) => (await found.boundingBox())!;
  for (const width of [375, 1440]) {
    await backOffice.setViewportSize({ width, height: 600 });
    await backOffice.goto('/config/commerce/products/new');
    await backOffice.getByRole('textbox', { name: 'Title' }).first().fill('Shell');
    await expect(bar).toBeVisible();
    await backOffice.getByRole('textbox', { name: 'Title' }).first().focus();
    for (let step = 0; step < 30; step += 1) {
      await backOffice.keyboard.press('Tab');
      const focused = backOffice.locator('main :focus');
      const isInBar = (await bar.locator(':focus').count()) > 0;
      if (isInBar || (await focused.count()) === 0) continue;
      await expect(async () => {
        const [field, edge] = [await box(focused), await box(bar)];
        if (field.height < 200) expect(field.y + field.height).toBeLessThanOrEqual(edge.y);
      }).toPass({ timeout: 5000 });
    }
  }
  const code = `bar-${test.info().repeatEachIndex}-${Date.now()}`;
  await backOffice.goto('/config/commerce/coupons/new');
  await backOffice.getByLabel('Code').fill(code);
  await backOffice.keyboard.press('Enter');
  const notice = backOffice.getByRole('alert').filter({ hasText: 'Saved' });
  await holdNotice(notice);
  await backOffice.getByLabel('Percentage off').fill('11');
  await expect(bar).toBeVisible();
  // It has moved away from the pointer that held it, and would be gone before a slow machine has found it again.
  await notice.dispatchEvent('mouseover');
  const [shown, edge] = [await box(notice), await box(bar)];
  expect(shown.y + shown.height).toBeLessThanOrEqual(edge.y);
});

test('a visitor is redirected to the sign-in page, and from there to the requested page', async ({ page }) => {
  await page.goto('/config/commerce/orders');
  await expect(page).toHaveURL(/\/config\/login/);
  await expectAccessible(page);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/config\/commerce\/orders/);
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
});

test('ROLE-001: the owner invites a store manager, who joins and sees only what the role may see', async ({
  backOffice,
  browser,
  baseURL,
}) => {
  const email = someone('store');
  await invite(backOffice, email);
  const link = await mailedAddress(backOffice, email, invitation);
  const context = await browser.newContext({ baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto(link);
  await page.getByLabel('Your name').fill('Sam Store');
  await page.getByLabel('Password', { exact: true }).fill('a pot of strong tea');
  await page.getByRole('button', { name: 'Join' }).click();
  const navigation = page.getByRole('navigation').first();
  await expect(navigation.getByRole('link', { name: 'Orders' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Team' })).toHaveCount(0);
  await page.goto('/config/team');
  await expect(page.getByText(/not allowed|may not/i).first()).toBeVisible();
  await context.close();
});

test('the outbox hides the links to colleagues’ accounts, and says why', async ({ backOffice, page }) => {
  const email = someone('forgetful');
  await invite(backOffice, email);
  await page.goto(await mailedAddress(backOffice, email, invitation));
  await page.getByLabel('Your name').fill('Fay Forgetful');
  await page.getByLabel('Password', { exact: true }).fill('a pot of strong tea');
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The page before has a field of the same name.
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  // Without a mail server no mail is promised.
  await expect(page.getByRole('status')).toContainText('npx awning password');

  await mailedAddress(backOffice, email, /http\S+\/config\/new-password\?token=\S+/);
  await backOffice.goto('/config/settings/mail');
  await backOffice.getByRole('button').filter({ hasText: email }).first().click();
  const dialog = backOffice.getByRole('dialog');
  await expect(dialog.getByText('The link in this email is hidden')).toBeVisible();
  await expect(dialog.getByText(`npx awning password ${email}`)).toBeVisible();
  await expectAccessible(backOffice);
  await dialog.getByText('As text').click();
  await expect(dialog.locator('pre')).toContainText('/config/new-password?token=…');
});

async function invite(backOffice: Page, email: string): Promise<void> {
  await backOffice.goto('/config/team');
  await backOffice.getByRole('button', { name: /Invite/ }).click();
  const dialog = backOffice.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel(/Store manager/i).check();
  await dialog.getByRole('button', { name: /Invite|Send/ }).click();
  await expect(dialog).toBeHidden();
  await expect(backOffice.getByText('Invitations are saved but not sent.')).toBeVisible();
  await expect(backOffice.getByRole('link', { name: 'Go to the outbox' })).toBeVisible();
}
