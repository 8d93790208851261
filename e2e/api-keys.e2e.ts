import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

for (const width of [375, 1440]) {
  test(`at ${width} pixels the owner creates a key, a program uses it, and the owner revokes it`, async ({
    backOffice,
    playwright,
    baseURL,
  }) => {
    const name = `Stock sync ${width}`;
    await backOffice.setViewportSize({ width, height: 900 });
    await backOffice.goto('/config/settings/api-keys');
    await expect(backOffice.getByRole('heading', { name: 'API keys', level: 1 })).toBeVisible();
    await expectAccessible(backOffice);
    await expectNoSidewaysScroll(backOffice);

    await backOffice.getByRole('button', { name: 'Create key' }).click();
    const dialog = backOffice.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Create key' }).click();
    await expect(dialog.getByText('Please fill in this field.')).toBeVisible();
    await expect(dialog.getByText('Please choose at least one.')).toBeVisible();
    await expectAccessible(backOffice);
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Read orders').check();
    await dialog.getByRole('button', { name: 'Create key' }).click();
    await expect(dialog.getByText('Copy the key now')).toBeVisible();
    await expectAccessible(backOffice);
    const key = await dialog.getByLabel('Key', { exact: true }).inputValue();
    await dialog.getByRole('button', { name: 'I have copied it' }).click();

    const headers = { authorization: `Bearer ${key}` };
    const program = await playwright.request.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders: headers });
    expect((await program.get('/api/commerce/orders')).status()).toBe(200);
    expect((await program.get('/api/commerce/coupons')).status()).toBe(403);

    await backOffice.reload();
    const line = backOffice.getByRole('listitem').filter({ hasText: name });
    await expect(line.getByText('Read orders')).toBeVisible();
    await expect(line.getByText(/Last used/)).toBeVisible();
    await expectAccessible(backOffice);
    await expectNoSidewaysScroll(backOffice);
    await line.getByRole('button', { name: 'Revoke' }).click();
    await backOffice.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(backOffice.getByText('The key is revoked.')).toBeVisible();
    await expect(line).toHaveCount(0);
    expect((await program.get('/api/commerce/orders')).status()).toBe(401);
    await program.dispose();
  });
}
