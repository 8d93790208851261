import { type MailBox, openMailBox } from '@awning/testing/mail-box';
import type { Page } from '@playwright/test';
import { becomeOwner } from './support/become-owner.ts';
import { startBuiltServer } from './support/start-server.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

const signIn = { user: 'shop@marram.example', password: 'tide and kiln' };
const owner = { name: 'Ida Marram', email: 'ida@marram.example', password: 'salt glaze and sea thrift' };

test('the owner sets up email by keyboard, is told what is wrong, and sends what waited', async ({ browser }) => {
  const box = await openMailBox({ signIn });
  const shop = await startBuiltServer({ PRIVATE_WEBHOOKS: 'allow' });
  const context = await browser.newContext({ baseURL: shop.setupLink.origin, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await becomeOwner(page, shop.setupLink, owner);
  await inviteColleague(page);

  await page.goto('/config/settings/mail');
  await expect(page.getByText('Email is not set up yet')).toBeVisible();
  await expect(page.getByText(/^1 email waits here\./)).toBeVisible();
  await page.getByRole('button', { name: /invites you/ }).click();
  const sendNow = page.getByRole('button', { name: 'Send now' });
  await expect(sendNow).toBeDisabled();
  await expect(page.getByText('Email is not set up yet, so this email cannot be sent.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Set up email' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Email sending' })).toBeVisible();
  await expect(page.getByText('1 email is waiting')).toBeVisible();
  const sendTest = page.getByRole('button', { name: 'Send a test email' });
  await expect(sendTest).toBeDisabled();
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  await fillByKeyboard(page, box, 'wrong');
  await expect(page.locator('[data-form-state]').first()).toHaveAttribute('data-form-state', 'normal');
  await expect(sendTest).toBeEnabled();
  await sendTest.press('Enter');
  await expect(page.getByText('The server did not accept user name and password')).toBeVisible();
  await expect(page.getByText(/535 Authentication failed/)).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Password', { exact: true }).fill(signIn.password);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-form-state]').first()).toHaveAttribute('data-form-state', 'normal');
  await expect(sendTest).toBeEnabled();
  await sendTest.press('Enter');
  await expect(page.getByText('It works')).toBeVisible();
  expect(box.mails.map(({ to }) => to)).toEqual([[owner.email]]);
  await page.reload();
  await expect(page.getByText('A password is saved. Leave this empty to keep it.')).toBeVisible();
  await page.setViewportSize({ width: 375, height: 900 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.goto('/config/settings/mail');
  await page.getByRole('button', { name: /invites you/ }).click();
  await sendNow.click();
  await expect.poll(() => box.mails.map(({ to }) => to[0])).toContain('bo@marram.example');

  await context.close();
  await shop.stop();
  await box.close();
});

test('the mail server of the environment is shown and cannot be changed', async ({ browser }) => {
  const box = await openMailBox();
  const shop = await startBuiltServer({ SMTP_URL: box.url, MAIL_FROM: 'hello@marram.example' });
  const context = await browser.newContext({ baseURL: shop.setupLink.origin, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await becomeOwner(page, shop.setupLink, owner);
  await page.goto('/config/settings/mail-server');
  await expect(page.getByText('These values are set where Awning runs')).toBeVisible();
  await expect(page.getByLabel('Sender address')).toHaveValue('hello@marram.example');
  await expect(page.getByLabel('Sender address')).not.toBeEditable();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send a test email' }).click();
  await expect(page.getByText('It works')).toBeVisible();
  await context.close();
  await shop.stop();
  await box.close();
});

async function inviteColleague(page: Page): Promise<void> {
  const crumb = (await page.context().cookies()).find(({ name }) => name === 'crumb')?.value ?? '';
  const data = { email: 'bo@marram.example', roles: [4] };
  const answer = await page.request.post('/api/team/invitations', { data, headers: { 'x-crumb': crumb } });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
}

/** From field to field in the order in which they are read. */
async function fillByKeyboard(page: Page, box: MailBox, password: string): Promise<void> {
  await page.getByLabel('Server name').focus();
  await page.keyboard.type('127.0.0.1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(new URL(box.url).port);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Encryption' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: 'None' }).click();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('User name')).toBeFocused();
  await page.keyboard.type(signIn.user);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.getByLabel('Sender address').focus();
  await page.keyboard.type('hello@marram.example');
  await page.keyboard.press('Enter');
}
