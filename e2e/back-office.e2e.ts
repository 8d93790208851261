import { owner } from './support/owner.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

const screens = [
  ['/config', 'Dashboard'],
  ['/config/commerce/orders', 'Orders'],
  ['/config/settings/mail', 'Mail'],
  ['/config/settings/jobs', 'Jobs'],
  ['/config/team', 'Team'],
] as const;

for (const width of [375, 1440]) {
  for (const [path, title] of screens) {
    test(`${title} is accessible at ${width} pixels`, async ({ backOffice }) => {
      await backOffice.setViewportSize({ width, height: 900 });
      await backOffice.goto(path);
      await expect(backOffice.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(backOffice);
      await expectNoSidewaysScroll(backOffice);
    });
  }
}

test('a visitor is sent to the sign-in page, and from there to where he wanted', async ({ page }) => {
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
  await backOffice.goto('/config/team');
  await backOffice.getByRole('button', { name: /Invite/ }).click();
  const dialog = backOffice.getByRole('dialog');
  await dialog.getByLabel('Email').fill('store@marram.example');
  await dialog.getByLabel(/Store manager/i).check();
  await dialog.getByRole('button', { name: /Invite|Send/ }).click();
  await expect(dialog).toBeHidden();

  await backOffice.goto('/config/settings/mail');
  await backOffice
    .getByRole('button', { name: /store@marram\.example|View/ })
    .first()
    .click();
  await backOffice.getByText('As text').click();
  const link = /http\S+\/config\/invitation\?token=\S+/.exec(await backOffice.getByRole('dialog').innerText())?.[0];
  expect(link).toBeDefined();

  const context = await browser.newContext({ baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto(link!);
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
