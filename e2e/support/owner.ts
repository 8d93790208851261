import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import playwrightConfig from '../../playwright.config.ts';

export const owner = { name: 'Ada Marram', email: 'ada@marram.example', password: 'salt glaze and sea thrift' };

/** Opens the one-time link, creates the owner, and keeps the signed-in browser for the journeys that need it. */
export async function createOwner(setupLink: URL): Promise<void> {
  const browser = await launch();
  const page = await browser.newPage();
  // Outside of journeys the patience of the configuration does not apply, and Playwright's own is too short for a busy machine.
  page.setDefaultTimeout(playwrightConfig.timeout!);
  await page.goto(setupLink.href);
  await page.getByLabel('Your name').fill(owner.name);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible({ timeout: playwrightConfig.expect!.timeout! });
  await stockUp(page, 'MUG-CH-S');

  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'awning-owner-')), 'state.json');
  await page.context().storageState({ path: file });
  process.env['AWNING_E2E_OWNER'] = file;
  await browser.close();
}

/** Nearly every journey buys this variant, and the sample has fewer of it than there are journeys. */
async function stockUp(page: Page, sku: string): Promise<void> {
  const origin = new URL(page.url()).origin;
  const crumb = (await page.context().cookies()).find(({ name }) => name === 'crumb')?.value ?? '';
  const found = await page.request.get(`${origin}/api/commerce/inventory?search=${sku}`);
  const [variant] = ((await found.json()) as { rows: { id: string }[] }).rows;
  const change = { variantId: variant!.id, key: randomUUID(), reason: 'received', by: 1000 };
  const answer = await page.request.post(`${origin}/api/commerce/inventory/changes`, {
    data: { changes: [change] },
    headers: { 'x-crumb': crumb },
  });
  expect(answer.status(), 'stock for the journeys').toBe(200);
}

function launch(): Promise<Browser> {
  return chromium.launch(playwrightConfig.use?.launchOptions ?? {});
}
