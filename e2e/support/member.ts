import type { Browser, Page } from '@playwright/test';
import { mailedAddress } from './mail.ts';
import { expect } from './test.ts';

export const memberPassword = 'a pot of strong tea';

const invitation = /http\S+\/config\/invitation\?token=\S+/;

/** The page of a new team member with this role, who accepted an invitation in a separate browser. */
export async function joinTeam(
  backOffice: Page,
  browser: Browser,
  { email, role, origin }: { readonly email: string; readonly role: RegExp; readonly origin: string },
): Promise<Page> {
  await backOffice.goto('/config/team');
  await backOffice.getByRole('button', { name: /Invite/ }).click();
  const dialog = backOffice.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel(role).check();
  await dialog.getByRole('button', { name: /Send/ }).click();
  await expect(dialog).toBeHidden();
  const link = new URL(await mailedAddress(backOffice, email, invitation));
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(link.pathname + link.search);
  await page.getByLabel('Your name').fill('Mina Member');
  await page.getByLabel('Password', { exact: true }).fill(memberPassword);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  return page;
}
