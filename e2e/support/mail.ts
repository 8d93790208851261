import { expect, type Page } from '@playwright/test';

/** The address in the latest mail to somebody that matches; without a mail server the outbox holds it. */
export async function mailedAddress(backOffice: Page, email: string, address: RegExp): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    await backOffice.goto('/config/settings/mail');
    await backOffice.getByRole('button').filter({ hasText: email }).first().click();
    await backOffice.getByText('As text').click();
    found = address.exec(await backOffice.getByRole('dialog').innerText())?.[0];
    expect(found).toBeDefined();
  }).toPass();
  return found!;
}
