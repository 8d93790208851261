import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

test('the specified paths open the features, and the owner switches one off and on by keyboard', async ({
  backOffice,
}) => {
  await backOffice.goto('/settings/billing/billing/website/change-plan');
  await expect(backOffice.getByRole('heading', { level: 1, name: 'Features' })).toBeVisible();
  await backOffice.goto('/settings/billing/billing/upgrade');
  await expect(backOffice).toHaveURL(/\/config\/settings\/plan$/);
  const instalments = backOffice.getByRole('switch', { name: 'Instalments, first provider' });
  await expect(instalments).toBeChecked();
  await expectAccessible(backOffice);

  await instalments.focus();
  await backOffice.keyboard.press('Space');
  await expect(backOffice.getByText('Instalments, first provider: off')).toBeVisible();
  // A page that is opened on a phone: one that shrinks is too wide for a moment.
  await backOffice.setViewportSize({ width: 375, height: 800 });
  await backOffice.reload();
  await expect(instalments).not.toBeChecked();
  await expectNoSidewaysScroll(backOffice);
  await expectAccessible(backOffice);
  await instalments.press('Space');
  await expect(backOffice.getByText('Instalments, first provider: on')).toBeVisible();
  await expect(instalments).toBeChecked();
});
