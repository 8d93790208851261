import type { Browser, Page } from '@playwright/test';
import { joinTeam, memberPassword } from './support/member.ts';
import { letConfirmationAge } from './support/sessions.ts';
import { someone } from './support/someone.ts';
import { startBuiltServer } from './support/start-server.ts';
import { expect, test } from './support/test.ts';
import { expectFits, nextCode, setUpApp } from './support/two-factor.ts';

test('a member turns two-factor sign-in on, signs in with a code, and sees and ends that session', async ({
  backOffice,
  browser,
  baseURL,
}) => {
  const email = someone('two-factor');
  const page = await joinTeam(backOffice, browser, { email, role: /Editor/, origin: baseURL! });
  await page.goto('/config/security');
  await expectFits(page);
  const { secret, recoveryCodes } = await setUpApp(page);
  expect(recoveryCodes).toHaveLength(10);
  await expect(page.getByText(/Authenticator app since/)).toBeVisible();
  await expect(page.getByText('10 of 10 codes are left.')).toBeVisible();

  const other = await atSecondStep(browser, baseURL!, email);
  await expectFits(other);
  await other.getByLabel('Code').fill('000000');
  await other.keyboard.press('Enter');
  await expect(other.getByText('This code is not correct.')).toBeVisible();
  await other.getByLabel('Code').fill(nextCode(secret));
  await other.keyboard.press('Enter');
  await expect(other.getByRole('navigation').first()).toBeVisible();

  await page.reload();
  const sessions = page.getByRole('list', { name: 'Where you are signed in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expectFits(page);
  await sessions.getByRole('button', { name: /Sign out/ }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await other.context().close();
  await page.context().close();
});

test('a member without the phone uses a recovery code, makes new ones and turns two-factor sign-in off', async ({
  backOffice,
  browser,
  baseURL,
}) => {
  const email = someone('lost-phone');
  const joined = await joinTeam(backOffice, browser, { email, role: /Editor/, origin: baseURL! });
  await joined.goto('/config/security');
  const { recoveryCodes } = await setUpApp(joined);
  await joined.context().close();

  const page = await atSecondStep(browser, baseURL!, email);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(page.getByLabel('Recovery code')).toBeFocused();
  await expectFits(page);
  await page.getByLabel('Recovery code').fill(recoveryCodes[0]!);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation').first()).toBeVisible();

  await page.goto('/config/security');
  await expect(page.getByText('9 of 10 codes are left.')).toBeVisible();
  await page.getByRole('button', { name: 'Create new codes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create new codes' }).click();
  const shown = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const download = page.waitForEvent('download');
  await shown.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
  const renewed = await shown.getByRole('listitem').allTextContents();
  expect(renewed).not.toContain(recoveryCodes[1]);
  await shown.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 of 10 codes are left.')).toBeVisible();

  await letConfirmationAge(email, 11);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page
    .getByRole('dialog', { name: 'Turn off two-factor sign-in?' })
    .getByRole('button', { name: 'Turn off' })
    .click();
  const confirm = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(confirm.getByLabel('Code')).toBeFocused();
  await expectFits(page);
  await confirm.getByRole('button', { name: 'Use a recovery code' }).click();
  await confirm.getByLabel('Recovery code').fill(renewed[0]!);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Two-factor sign-in is off.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
  await page.context().close();
});

test('an administrator must set up two-factor sign-in once the owner requires it, and can do nothing else before', async ({
  browser,
}) => {
  // It starts its own server: the owner's decision would lock out the administrators of other journeys.
  test.slow();
  const shop = await startBuiltServer();
  const { origin } = shop.setupLink;
  const owner = await (await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' })).newPage();
  await owner.goto(shop.setupLink.href);
  await owner.getByLabel('Your name').fill('Olive Owner');
  await owner.getByLabel('Email').fill('olive@example.com');
  await owner.getByLabel('Password', { exact: true }).fill(memberPassword);
  await owner.getByRole('button', { name: 'Create account' }).click();
  await expect(owner.getByRole('navigation').first()).toBeVisible();
  const admin = await joinTeam(owner, browser, { email: 'adam@example.com', role: /Administrator/, origin });

  await owner.goto('/config/team');
  const rule = owner.getByRole('switch', { name: 'Administrators need two-factor sign-in' });
  await rule.press('Space');
  await expect(owner.getByText('Please set up two-factor sign-in for yourself first, under Security.')).toBeVisible();
  await owner.goto('/config/security');
  await setUpApp(owner);
  await owner.goto('/config/team');
  await rule.press('Space');
  await expect(rule).toBeChecked();
  await expect(owner.getByText('Two-factor', { exact: true })).toBeVisible();
  await expectFits(owner);
  await owner.reload();
  await expect(rule).toBeChecked();

  // The session was open before.
  await admin.getByRole('link', { name: 'Team' }).click();
  await expect(admin.getByRole('heading', { name: 'Two-factor sign-in' })).toBeVisible();
  await expect(admin.getByRole('navigation')).toBeHidden();
  await expectFits(admin);
  await setUpApp(admin);
  await expect(admin.getByRole('heading', { name: 'Team' })).toBeVisible();
  await expect(admin.getByText('olive@example.com')).toBeVisible();
  await admin.context().close();
  await owner.context().close();
  await shop.stop();
});

/** A new browser in which the password was entered. */
async function atSecondStep(browser: Browser, baseURL: string, email: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, reducedMotion: 'reduce' })).newPage();
  await page.goto('/config/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(memberPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Two-factor sign-in' })).toBeVisible();
  await expect(page.getByLabel('Code')).toBeFocused();
  return page;
}
