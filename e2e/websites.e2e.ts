import type { Page } from '@playwright/test';
import { becomeOwner } from './support/become-owner.ts';
import { startBuiltServer } from './support/start-server.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

const owner = { name: 'Ida Insel', email: 'ida@insel.example', password: 'salt glaze and sea thrift' };

test('an owner adds a second website, signs in there and switches between the two', async ({ browser }) => {
  const server = await startBuiltServer();
  const { port, origin } = server.setupLink;
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await becomeOwner(page, server.setupLink, owner);

  // With several websites each is found by its name, so the first one needs one before.
  await page.goto(`${origin}/config/settings/addresses`);
  await expect(page.getByText('give this one a name first')).toBeVisible();
  await page.getByLabel('Add a name').fill('pots.localhost');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: `http://pots.localhost:${port}` }).click();
  await signIn(page);
  await page.goto(`http://pots.localhost:${port}/config/settings/addresses`);
  await page.getByRole('link', { name: 'Add a website' }).press('Enter');

  await page.getByLabel('Name of the website').fill('Insel Prints');
  await page.keyboard.press('Tab');
  await page.keyboard.type('prints.localhost');
  await page.getByLabel('Price of a parcel within your country').fill('4.90');
  await lookAt(page, 'new-website');
  await page.getByRole('button', { name: 'Add a website' }).click();
  const anyway = page.getByRole('button', { name: 'Add a website anyway' });
  const there = page.getByRole('link', { name: 'Go to Insel Prints' });
  // Where the name of this machine is not known by DNS, the check doubts it.
  await expect(anyway.or(there)).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(page.getByText(`Sign in there with ${owner.email}`)).toBeVisible();
  await lookAt(page, 'website-added');

  await there.press('Enter');
  await signIn(page);
  await expect(page).toHaveURL(new RegExp(`^http://prints\\.localhost:${port}/config`));
  const visitor = await (await browser.newContext()).newPage();
  expect((await visitor.goto(`http://prints.localhost:${port}/`))?.status()).toBe(401);
  await expect(visitor.getByRole('heading', { name: 'We are opening soon' })).toBeVisible();
  expect((await visitor.goto(`http://pots.localhost:${port}/`))?.status()).toBe(200);
  // An address without a name leads nowhere now.
  expect((await visitor.goto(`${origin}/`))?.status()).toBe(404);

  await page.setViewportSize({ width: 1440, height: 900 });
  const switcher = page.getByRole('button', { name: 'Website: Insel Prints. Switch to another one' }).last();
  await switcher.focus();
  await page.keyboard.press('Enter');
  const first = page.getByRole('link', { name: /pots\.localhost/ });
  await expect(first).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.screenshot({ path: test.info().outputPath('switcher-1440.png') });
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`^http://pots\\.localhost:${port}/config`));
  await page.goto(`http://pots.localhost:${port}/config/settings/addresses`);
  await expect(page.getByRole('link', { name: 'Go to Insel Prints' })).toBeVisible();
  await lookAt(page, 'websites');

  await visitor.context().close();
  await context.close();
  await server.stop();
});

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation').first()).toBeVisible();
}

async function lookAt(page: Page, name: string): Promise<void> {
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: test.info().outputPath(`${name}-${width}.png`), fullPage: true });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}
