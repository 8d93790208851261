import { expect, look, test } from './support/test.ts';

for (const width of [375, 1440]) {
  test(`the owner finds a product, an order and a screen from anywhere at ${width} pixels`, async ({ backOffice }) => {
    await backOffice.setViewportSize({ width, height: 900 });
    await backOffice.goto('/config');
    await expect(backOffice.getByRole('heading', { level: 1 })).toBeVisible();
    // On a phone the navigation, which has it as well, is out of sight.
    const buttons = backOffice.getByRole('button', { name: 'Search' });
    await (width === 375 ? backOffice.getByRole('banner').locator(buttons) : buttons).click();
    const field = backOffice.getByRole('combobox', { name: 'Search for anything' });
    await expect(field).toBeFocused();
    await look(backOffice, `palette-${width}`);
    await field.fill('tide');
    await expect(backOffice.getByRole('option', { name: /Tide mug/ }).first()).toBeVisible();
    await look(backOffice, `palette-found-${width}`);
    await field.press('Escape');
    await expect(field).toBeHidden();

    await backOffice.keyboard.press('Control+k');
    await field.fill('coupon');
    const place = backOffice.getByRole('option', { name: 'Coupons', exact: true });
    await expect(place).toHaveAttribute('aria-selected', 'true');
    await field.press('Enter');
    await expect(backOffice).toHaveURL(/\/config\/commerce\/coupons$/);
    await expect(backOffice.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible();

    // The list has a search of its own, which this key belongs to.
    await backOffice.keyboard.press('/');
    await expect(backOffice.getByRole('searchbox', { name: 'Search' })).toBeFocused();
    await expect(field).toBeHidden();
  });
}
