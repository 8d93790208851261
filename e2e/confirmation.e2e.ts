import { joinTeam, memberPassword } from './support/member.ts';
import { letConfirmationAge } from './support/sessions.ts';
import { someone } from './support/someone.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

test('a dangerous action asks the member to confirm their identity, and the input stays', async ({
  backOffice,
  browser,
  baseURL,
}) => {
  const email = someone('careful');
  const page = await joinTeam(backOffice, browser, { email, role: /Administrator/, origin: baseURL! });
  await page.setViewportSize({ width: 375, height: 740 });
  await letConfirmationAge(email, 11);

  await page.goto('/config/team');
  await page.getByRole('button', { name: /Invite/ }).click();
  const invite = page.getByRole('dialog', { name: 'Invite someone' });
  await invite.getByLabel('Email').fill(someone('colleague'));
  await invite.getByLabel(/Editor/).check();
  await invite.getByRole('button', { name: /Send/ }).click();

  const confirm = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(confirm.getByLabel('Password', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(confirm).toBeHidden();
  await expect(page.getByText('Not confirmed, so nothing was changed.')).toBeVisible();
  await expect(invite.getByLabel('Email')).toHaveValue(someone('colleague'));

  await invite.getByRole('button', { name: /Send/ }).click();
  await confirm.getByLabel('Password', { exact: true }).fill('a wrong guess');
  await page.keyboard.press('Enter');
  await expect(confirm.getByText('This password is not correct.')).toBeVisible();
  await confirm.getByLabel('Password', { exact: true }).fill(memberPassword);
  await page.keyboard.press('Enter');
  await expect(confirm).toBeHidden();
  await expect(invite).toBeHidden();
  await expect(page.getByText(someone('colleague'))).toBeVisible();
  await page.context().close();
});

test('a file with other people’s data is downloaded after the confirmation', async ({
  backOffice,
  browser,
  baseURL,
}) => {
  const email = someone('exporter');
  const page = await joinTeam(backOffice, browser, { email, role: /Administrator/, origin: baseURL! });
  await letConfirmationAge(email, 11);
  await page.goto('/config/contacts');
  await page.getByRole('button', { name: /Download/ }).click();
  const confirm = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await confirm.getByLabel('Password', { exact: true }).fill(memberPassword);
  const download = page.waitForEvent('download');
  await confirm.getByRole('button', { name: 'Confirm' }).click();
  expect((await download).suggestedFilename()).toBe('contacts.csv');
  await page.context().close();
});
