import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

test('what was done is found by keyboard, at an address that can be kept, and leads to the thing and its history', async ({
  backOffice,
}) => {
  const code = `AUDIT-${test.info().repeatEachIndex}`;
  await backOffice.goto('/config/commerce/coupons/new');
  await backOffice.getByLabel('Code').fill(code);
  await backOffice.getByRole('button', { name: 'Save' }).click();
  await expect(backOffice.getByRole('heading', { level: 1, name: code })).toBeVisible();

  await backOffice.goto('/config');
  await backOffice.getByRole('button', { name: 'System' }).focus();
  await backOffice.keyboard.press('Enter');
  await backOffice.getByRole('link', { name: 'Activity' }).focus();
  await backOffice.keyboard.press('Enter');
  await expect(backOffice.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
  const entry = backOffice.getByRole('link', { name: `Coupon created: ${code}`, exact: true });
  await expect(entry).toBeVisible();
  await expect(backOffice.getByText('Identity confirmed').first()).toBeVisible();
  await expectAccessible(backOffice);

  const kind = backOffice.getByRole('combobox', { name: 'Kind' });
  await kind.focus();
  await backOffice.keyboard.press('Enter');
  await backOffice.getByRole('option', { name: 'Coupon' }).click();
  await expect(backOffice).toHaveURL(/kind=coupon/);
  await expect(backOffice.getByText('Identity confirmed')).toHaveCount(0);
  await backOffice.getByLabel('From').fill('2026-01-01');
  await expect(backOffice).toHaveURL(/from=2026-01-01/);
  // A page that is opened on a phone: one that shrinks is too wide for a moment.
  await backOffice.setViewportSize({ width: 375, height: 800 });
  await backOffice.reload();
  await expect(kind).toHaveValue('Coupon');
  await expect(entry).toBeVisible();
  await expect(backOffice.getByText('Identity confirmed')).toHaveCount(0);

  await expectNoSidewaysScroll(backOffice);
  await expectAccessible(backOffice);
  await backOffice.getByLabel('Until').fill('2026-01-02');
  await expect(backOffice.getByText('Nothing found')).toBeVisible();
  await backOffice.goBack();
  await entry.press('Enter');
  await expect(backOffice.getByRole('heading', { level: 1, name: code })).toBeVisible();
  const history = backOffice.getByRole('dialog', { name: 'History' });
  await expect(history.getByText('Ada Marram')).toBeVisible();
  await expectAccessible(backOffice);
});
