import { expect, type Page } from '@playwright/test';

export interface NewOwner {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Opens the one-time link of a server of the journey's own and creates its owner, who is then signed in. */
export async function becomeOwner(page: Page, setupLink: URL, owner: NewOwner): Promise<void> {
  await page.goto(setupLink.href);
  await page.getByLabel('Your name').fill(owner.name);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
}
