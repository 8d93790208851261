import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

test('the specified paths open the features, and the owner switches one off and on by keyboard', async ({
  backOffice,
}) => {
  await backOffice.goto('/settings/billing/billing/website/change-plan');
  await expect(backOffice.getByRole('heading', { level: 1, name: 'Features' })).toBeVisible();
  await backOffice.goto('/settings/billing/billing/upgrade');
  await expect(backOffice).toHaveURL(/\/config\/settings\/plan$/);
  const reviews = backOffice.getByRole('switch', { name: 'Product reviews' });
  await expect(reviews).toBeChecked();
  await expectAccessible(backOffice);

  await reviews.focus();
  await backOffice.keyboard.press('Space');
  await expect(backOffice.getByText('Product reviews: off')).toBeVisible();
  // A page that is opened on a phone: one that shrinks is too wide for a moment.
  await backOffice.setViewportSize({ width: 375, height: 800 });
  await backOffice.reload();
  await expect(reviews).not.toBeChecked();
  await expectNoSidewaysScroll(backOffice);
  await expectAccessible(backOffice);
  await reviews.press('Space');
  await expect(backOffice.getByText('Product reviews: on')).toBeVisible();
  await expect(reviews).toBeChecked();
});
