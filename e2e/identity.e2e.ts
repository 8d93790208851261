import { ownShop } from './support/own-shop.ts';
import { expect, look } from './support/test.ts';

// Logo and titles belong to the whole website.
const { test, shop } = ownShop(() => ({}));

test('an owner chooses a logo and titles, and visitors see them at once', async ({ page }) => {
  const { back } = shop;
  await back.goto('/config/settings/identity');
  await back.getByRole('button', { name: 'Choose a picture' }).first().click();
  const dialog = back.getByRole('dialog', { name: 'Choose a picture' });
  await dialog.getByRole('listitem').first().getByRole('button').click();
  await expect(dialog).toBeHidden();
  await back.getByLabel('English').fill('Stoneware from behind the dike');
  await back.getByLabel('Where else people find you').fill('https://www.instagram.com/marram\nhello@marram.example');
  await back.getByLabel('Friday').fill('10–18');
  await back.getByLabel('Products and posts').fill('%i | %s');
  for (const width of [375, 1440]) {
    await back.setViewportSize({ width, height: 900 });
    await look(back, `identity-${width}`);
  }
  await back.getByRole('button', { name: 'Save' }).click();
  await expect(back.getByText('Saved', { exact: true }).first()).toBeVisible();

  await page.goto('/shop/p/harbour-lantern');
  await expect(page).toHaveTitle('Harbour lantern | Marram Pottery');
  const logo = page.getByRole('banner').getByRole('img', { name: 'Marram Pottery' });
  await expect(logo).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('Stoneware from behind the dike')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    'https://www.instagram.com/marram',
  );
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await logo.boundingBox())?.height).toBe(40);
    await look(page, `product-with-logo-${width}`);
  }
});
