import type { Page } from '@playwright/test';
import { becomeOwner } from './support/become-owner.ts';
import { startBuiltServer } from './support/start-server.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

const owner = { name: 'Ida Insel', email: 'ida@insel.example', password: 'salt glaze and sea thrift' };

test('an owner gives the website names, and visitors of the other names are led to the main one', async ({
  browser,
}) => {
  const server = await startBuiltServer();
  const { port } = server.setupLink;
  const context = await browser.newContext({ baseURL: server.setupLink.origin, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await becomeOwner(page, server.setupLink, owner);
  await page.goto('/config/settings/addresses');
  await expect(page.getByText('This website has no name of its own yet.')).toBeVisible();

  await page.getByLabel('Add a name').fill('https://one.localhost');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter only the name')).toHaveCount(2);
  await addName(page, 'One.localhost');
  await addName(page, 'two.localhost');
  const one = page.getByRole('listitem').filter({ hasText: 'one.localhost' });
  const two = page.getByRole('listitem').filter({ hasText: 'two.localhost' });
  await expect(one.getByText('Main name')).toBeVisible();
  // Where the name of this machine is not known by DNS, it is not found; elsewhere it is private.
  await expect(two.getByText(/Name not found|Private network/)).toBeVisible();
  await lookAt(page);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`http://two.localhost:${port}/shop?sort=name`);
  await expect(visitor).toHaveURL(`http://one.localhost:${port}/shop?sort=name`);

  await two.getByRole('button', { name: 'Make two.localhost the main name' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make main' }).click();
  const anyway = page.getByRole('button', { name: 'Make main anyway' });
  await expect(anyway.or(two.getByText('Main name'))).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(two.getByText('Main name')).toBeVisible();
  await expect(async () => {
    await visitor.goto(`http://one.localhost:${port}/cart`);
    expect(visitor.url()).toBe(`http://two.localhost:${port}/cart`);
  }).toPass();

  await one.getByRole('button', { name: 'Remove one.localhost' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(one).toHaveCount(0);
  await expect(two.getByRole('button', { name: 'Remove' })).toHaveCount(0);

  await visitor.context().close();
  await context.close();
  await server.stop();
});

async function addName(page: Page, host: string): Promise<void> {
  await page.getByLabel('Add a name').fill(host);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: host.toLowerCase() })).toBeVisible();
}

async function lookAt(page: Page): Promise<void> {
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}
