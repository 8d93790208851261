import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect, expectAccessible, expectNoSidewaysScroll } from './test.ts';

/** Sets up an authenticator app on a page that offers it, by keyboard where there is something to type. */
export async function setUpApp(
  page: Page,
): Promise<{ readonly secret: string; readonly recoveryCodes: readonly string[] }> {
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
  // The codes are shown only once, so a key pressed by mistake must not close them.
  await page.keyboard.press('Escape');
  const recoveryCodes = await codes.getByRole('listitem').allTextContents();
  await codes.getByRole('button', { name: 'I have saved them' }).click();
  await expect(codes).toBeHidden();
  return { secret, recoveryCodes };
}

function codeAt(secret: string, timestamp: number): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
}

/** The code after the one that the set-up used; it is accepted half a minute early. */
export function nextCode(secret: string): string {
  return codeAt(secret, Date.now() + 30_000);
}

/** Widths of a phone and of a desktop. */
export async function expectFits(page: Page): Promise<void> {
  for (const size of [
    { width: 375, height: 740 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}
