import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import type { CDPSession, Page } from '@playwright/test';
import { memberPassword } from './support/member.ts';
import { letConfirmationAge } from './support/sessions.ts';
import { startBuiltServer } from './support/start-server.ts';
import { expect, test } from './support/test.ts';
import { expectFits } from './support/two-factor.ts';

const email = 'paula@example.com';

test('a member adds a passkey, signs in with it after the password, confirms with it, renames and removes it', async ({
  browser,
}) => {
  // Browsers support passkeys on secure pages and on localhost, and the server must know its own address with the port.
  test.slow();
  const shop = await startBuiltServer({ HOST: 'localhost', PORT: String(await freePort()) });
  const context = await browser.newContext({ baseURL: shop.setupLink.origin, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const device = await virtualDevice(page);
  await createOwner(page, shop.setupLink);

  await page.goto('/config/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await codes.getByRole('button', { name: 'I have saved them' }).click();
  const passkeys = page.getByRole('list', { name: 'Passkeys' });
  await expect(passkeys.getByText('Chrome, Linux')).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('This device already has a passkey for your account.')).toBeVisible();

  await passkeys.getByRole('button', { name: /Rename/ }).click();
  const naming = page.getByRole('dialog', { name: 'Name of the passkey' });
  await naming.getByLabel('Name').fill('Paula’s laptop');
  await page.keyboard.press('Enter');
  await expect(passkeys.getByText('Paula’s laptop')).toBeVisible();

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await givePassword(page);
  await expect(page.getByRole('heading', { name: 'Two-factor sign-in' })).toBeVisible();
  await expectFits(page);
  await device.refuse(true);
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(page.getByText(/No passkey was used/)).toBeVisible();
  await device.refuse(false);
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();

  await page.goto('/config/security');
  await expect(passkeys.getByText(/Last used/)).toBeVisible();
  await letConfirmationAge(email, 11, shop.dataFolder);
  await passkeys.getByRole('button', { name: /Remove/ }).click();
  await page
    .getByRole('dialog', { name: /Remove/ })
    .getByRole('button', { name: 'Remove' })
    .click();
  const confirm = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(confirm.getByRole('button', { name: 'Use your passkey' })).toBeVisible();
  await expectFits(page);
  await confirm.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(page.getByText('The passkey was removed.')).toBeVisible();
  await expect(passkeys).toBeHidden();
  await context.close();
  await shop.stop();
});

async function createOwner(page: Page, setupLink: URL): Promise<void> {
  await page.goto(setupLink.href);
  await page.getByLabel('Your name').fill('Paula Passkey');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(memberPassword);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
}

async function givePassword(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(memberPassword);
  await page.keyboard.press('Enter');
}

/** A virtual authenticator in Chromium that creates and presents passkeys like a phone. */
async function virtualDevice(page: Page): Promise<{ refuse(isRefusing: boolean): Promise<void> }> {
  const client: CDPSession = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    refuse: async (isRefusing) => {
      await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: !isRefusing });
    },
  };
}

/** Below those that the system gives to connections and to other servers, so that none of them takes it before ours starts. */
function freePort(): Promise<number> {
  const port = randomInt(20_000, 30_000);
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(freePort()));
    server.listen(port, 'localhost', () => server.close(() => resolve(port)));
  });
}
