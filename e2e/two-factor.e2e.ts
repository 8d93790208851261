import type { Browser, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { joinTeam, memberPassword } from './support/member.ts';
import { letConfirmationAge } from './support/sessions.ts';
import { someone } from './support/someone.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

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

test('a member without the telephone uses a recovery code, makes new ones and turns two-factor sign-in off', async ({
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
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make new codes' }).click();
  const shown = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const download = page.waitForEvent('download');
  await shown.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
  const renewed = await shown.getByRole('listitem').allTextContents();
  expect(renewed).not.toContain(recoveryCodes[1]);
  await shown.getByRole('button', { name: 'I have stored them' }).click();
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

/** Turns it on at the security screen, by keyboard where there is something to type. */
async function setUpApp(page: Page): Promise<{ readonly secret: string; readonly recoveryCodes: readonly string[] }> {
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await expect(dialog.getByRole('figure', { name: /QR code/ })).toBeVisible();
  await expect(dialog.getByLabel('Code', { exact: true })).toBeFocused();
  await expectFits(page);
  const secret = (await dialog.locator('pre').textContent())!.replaceAll(' ', '');
  await dialog.getByLabel('Code', { exact: true }).fill('000000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This code is not correct.')).toBeVisible();
  await dialog.getByLabel('Code', { exact: true }).fill(codeAt(secret, Date.now()));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expectFits(page);
  // What is told once does not go with a key pressed by mistake.
  await page.keyboard.press('Escape');
  const recoveryCodes = await codes.getByRole('listitem').allTextContents();
  await codes.getByRole('button', { name: 'I have stored them' }).click();
  await expect(codes).toBeHidden();
  return { secret, recoveryCodes };
}

/** A new browser in which the password was given. */
async function atSecondStep(browser: Browser, baseURL: string, email: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await page.goto('/config/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(memberPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Two-factor sign-in' })).toBeVisible();
  await expect(page.getByLabel('Code')).toBeFocused();
  return page;
}

function codeAt(secret: string, timestamp: number): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
}

/** The code after the one that the set-up used; it counts half a minute early. */
function nextCode(secret: string): string {
  return codeAt(secret, Date.now() + 30_000);
}

/** On a telephone and on a desk. */
async function expectFits(page: Page): Promise<void> {
  for (const size of [
    { width: 375, height: 740 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}
