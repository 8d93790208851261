import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium, expect } from '@playwright/test';
import playwrightConfig from '../../playwright.config.ts';

export const owner = { name: 'Ada Marram', email: 'ada@marram.example', password: 'salt glaze and sea thrift' };

/** Opens the one-time link, creates the owner, and keeps the signed-in browser for the journeys that need it. */
export async function createOwner(setupLink: URL): Promise<void> {
  const browser = await launch();
  const page = await browser.newPage();
  await page.goto(setupLink.href);
  await page.getByLabel('Your name').fill(owner.name);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();

  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'awning-owner-')), 'state.json');
  await page.context().storageState({ path: file });
  process.env['AWNING_E2E_OWNER'] = file;
  await browser.close();
}

function launch(): Promise<Browser> {
  return chromium.launch(playwrightConfig.use?.launchOptions ?? {});
}
