import type { Locator, Page, Request } from '@playwright/test';
import { mailedAddress } from './support/mail.ts';
import { addToCart, findMug } from './support/shopper.ts';
import { someone } from './support/someone.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

const password = 'mugwort and marram';
const sessionCall = '/api/site-users/account/session';

for (const width of [375, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a visitor registers, confirms, signs in, changes what there is to change, signs out and deletes the account', async ({
      page,
      backOffice,
    }) => {
      const email = someone(`nora-${width}`);
      await register(page, backOffice, email, checkScreen);
      await signIn(page, email, password);
      await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
      await checkScreen(page);

      await field(page, 'Name').fill('Nora N.');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Your name was saved.')).toBeVisible();
      const other = `new-${email}`;
      await page.getByLabel('New email').fill(other);
      await page.getByLabel('Current password').first().fill(password);
      await page.getByRole('button', { name: 'Change email' }).click();
      await expect(page.getByText('This shop cannot send emails at the moment.')).toBeVisible();
      await page.goto(await mailedAddress(backOffice, other, /http\S+\/account\/confirm-email\?token=\S+/));
      await expect(page.getByText(`Is ${other} your address?`)).toBeVisible();
      await checkScreen(page);
      await field(page, 'Password').fill(password);
      await page.getByRole('button', { name: 'Yes, confirm it' }).click();
      await expect(page.getByText('Your new address is confirmed.')).toBeVisible();
      await expect(page.getByText(`Your address is ${other}.`)).toBeVisible();

      // A plain form would come back with its passwords empty.
      await waitForHydration(page);
      await page.getByLabel('Current password').last().fill('not it');
      await page.getByLabel('New password').fill('another long password');
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(page.getByText('The password is not correct.')).toBeVisible();
      await expect(page.getByLabel('Current password').last()).toBeFocused();
      await checkScreen(page);
      await page.getByLabel('Current password').last().fill(password);
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(page.getByText('Your password was changed.')).toBeVisible();

      await addAddresses(page);
      await page.getByRole('link', { name: 'Orders' }).click();
      await expect(page.getByText('You have not ordered anything yet.')).toBeVisible();
      await checkScreen(page);
      await page.getByRole('link', { name: 'Devices' }).click();
      await expect(page.getByText('This device')).toBeVisible();
      await checkScreen(page);

      await page.getByRole('button', { name: 'Sign out', exact: true }).click();
      await expect(page.getByText('You are signed out.')).toBeVisible();
      await page.goto('/account/privacy');
      await expect(page).toHaveURL(/\/account\/login\?next=/);
      await signIn(page, other, 'another long password');
      await expect(page).toHaveURL(/\/account\/privacy$/);
      await checkScreen(page);
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Download my data' }).click();
      expect((await download).suggestedFilename()).toBe('account.json');
      await page.getByLabel('Password').fill('another long password');
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await expect(page.getByText('Your account was deleted.')).toBeVisible();
      await signIn(page, other, 'another long password');
      await expect(page.getByText('Email or password is incorrect.')).toBeVisible();
      await checkScreen(page);
    });
  });
}

test('a forgotten password is reset by a link, which signs in', async ({ page, backOffice }) => {
  const email = someone('fay');
  await register(page, backOffice, email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The page before has a field of the same name.
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible();
  await checkScreen(page);
  await field(page, 'Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'No email can be sent at the moment' })).toBeFocused();
  await checkScreen(page);
  const link = await mailedAddress(backOffice, email, /http\S+\/account\/new-password\?token=\S+/);
  await page.goto(link);
  await checkScreen(page);
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByText('Please use at least 10 characters.')).toBeVisible();
  await page.getByLabel('New password').fill('remembered this time');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByText('Your password was changed.')).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('This link is no longer valid.')).toBeVisible();
});

test('CART-030 USER-003 USER-006: scripts read from the cookie who is signed in, and later calls send the token of the login response', async ({
  page,
  backOffice,
}) => {
  const email = someone('tom');
  await register(page, backOffice, email);
  const cart = (request: Request) => request.url().includes('/api/commerce/shopping-cart');
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (cart(request)) asked.push(request);
  });
  let xsrfToken: string | undefined;
  await page.route(`**${sessionCall}`, async (route) => {
    const response = await route.fetch();
    xsrfToken ??= ((await response.json()) as { xsrfToken?: string }).xsrfToken;
    await route.fulfill({ response });
  });
  await page.goto('/account/login');
  await waitForHydration(page);
  // The visitor is not signed in and has no cart, so no request is made.
  expect(asked).toEqual([]);
  await signIn(page, email, password);
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();

  const loading = page.waitForRequest(cart);
  await page.goto('/');
  expect(xsrfToken).toMatch(/^[\w-]{43}$/);
  expect((await loading).headers()['x-siteuser-xsrf-token']).toBe(xsrfToken);
  await findMug(page);
  const adding = page.waitForRequest((request) => cart(request) && request.method() === 'POST');
  await addToCart(page);
  expect((await adding).headers()['x-siteuser-xsrf-token']).toBe(xsrfToken);

  // Scripts go by the cookie alone: without it they request no cart. The page before may still be reading its own.
  await page.goto('about:blank');
  await page.context().clearCookies({ name: /SiteUserInfo|hasCart/ });
  asked.length = 0;
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('USER-010: a sign-out with a wrong crumb is retried once, with the new crumb', async ({ page, backOffice }) => {
  await register(page, backOffice, someone('crumb'));
  await signIn(page, someone('crumb'), password);
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await waitForHydration(page);
  const calls = signOutCalls(page);
  // In one step: every answer to the page brings the right crumb again.
  await page.getByRole('button', { name: 'Sign out', exact: true }).evaluate((button: HTMLElement) => {
    document.cookie = 'crumb=stale; path=/';
    button.click();
  });

  await expect(page.getByText('You are signed out.')).toBeVisible();
  expect(calls).toHaveLength(2);
});

test('USER-011: a sign-out that fails again is not retried a second time, and the visitor sees an error', async ({
  page,
  backOffice,
}) => {
  await register(page, backOffice, someone('stubborn'));
  await signIn(page, someone('stubborn'), password);
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await waitForHydration(page);
  const calls = signOutCalls(page);
  // Whatever the server sends in between, the browser sends a wrong crumb.
  await page.route(`**${sessionCall}`, async (route) => {
    const request = route.request();
    const isSignOut = request.method() === 'DELETE';
    await route.continue(isSignOut ? { headers: { ...request.headers(), 'x-crumb': 'stale' } } : {});
  });
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();

  await expect(page.getByRole('alert')).toHaveText('Your session has expired. Please reload the page and try again.');
  expect(calls).toHaveLength(2);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole account works by plain forms, in German too', async ({ page, backOffice }) => {
    const email = someone('plain-account');
    await page.goto('/de/account');
    await page.getByRole('link', { name: 'Konto anlegen' }).click();
    await field(page, 'Name').fill('Pia Plain');
    await field(page, 'E-Mail').fill(email);
    await page.getByLabel('Passwort').fill('kurz');
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await expect(page.getByText('Bitte verwenden Sie mindestens 10 Zeichen.')).toBeVisible();
    await expect(field(page, 'Name')).toHaveValue('Pia Plain');
    await page.getByLabel('Passwort').fill(password);
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await expect(page.getByRole('heading', { name: 'Ihre Adresse ist noch nicht bestätigt' })).toBeVisible();

    await page.goto(await mailedAddress(backOffice, email, /http\S+\/de\/account\/confirm\?token=\S+/));
    await page.getByLabel('Passwort').fill('nicht das richtige');
    await page.getByRole('button', { name: 'Ja, bestätigen' }).click();
    await expect(page.getByText('Das Passwort ist nicht richtig.')).toBeVisible();
    await page.getByLabel('Passwort').fill(password);
    await page.getByRole('button', { name: 'Ja, bestätigen' }).click();
    await expect(page.getByText('Ihre Adresse ist bestätigt.')).toBeVisible();
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page.getByText('Sie sind abgemeldet.')).toBeVisible();
    await field(page, 'E-Mail').fill(email);
    await page.getByLabel('Passwort').fill('falsches passwort');
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByText('E-Mail oder Passwort ist nicht richtig.')).toBeVisible();
    await page.getByLabel('Passwort').fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ihr Konto' })).toBeVisible();

    await field(page, 'Name').fill('Pia P.');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Ihr Name wurde gespeichert.')).toBeVisible();
    await page.getByRole('link', { name: 'Geräte' }).click();
    await expect(page.getByText('Dieses Gerät')).toBeVisible();
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page.getByText('Sie sind abgemeldet.')).toBeVisible();

    await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
    await expect(page.getByRole('button', { name: 'Link senden' })).toBeVisible();
    await field(page, 'E-Mail').fill(email);
    await page.getByRole('button', { name: 'Link senden' }).click();
    await page.goto(await mailedAddress(backOffice, email, /http\S+\/de\/account\/new-password\?token=\S+/));
    await page.getByLabel('Neues Passwort').fill('ein ganz anderes');
    await page.getByRole('button', { name: 'Speichern und anmelden' }).click();
    await expect(page.getByText('Ihr Passwort wurde geändert.')).toBeVisible();
    await page.getByRole('link', { name: 'Ihre Daten' }).click();
    await expect(page.getByRole('button', { name: 'Mein Konto löschen' })).toBeVisible();
    await page.getByLabel('Passwort').fill('ein ganz anderes');
    await page.getByRole('button', { name: 'Mein Konto löschen' }).click();
    await expect(page.getByText('Ihr Konto wurde gelöscht.')).toBeVisible();
  });
});

/** Registers by the links of the site, confirms by mail, signs out and ends on the sign-in page; `look` is called on each screen. */
async function register(
  page: Page,
  backOffice: Page,
  email: string,
  look: (page: Page) => Promise<void> = async () => undefined,
): Promise<void> {
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await look(page);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await field(page, 'Name').fill('Nora Nord');
  await field(page, 'Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await look(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Your address is not confirmed yet' })).toBeVisible();
  await page.goto(await mailedAddress(backOffice, email, /http\S+\/account\/confirm\?token=\S+/));
  await field(page, 'Password').fill('somebody else’s');
  await page.getByRole('button', { name: 'Yes, confirm it' }).click();
  await expect(page.getByText('The password is not correct.')).toBeVisible();
  await look(page);
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Yes, confirm it' }).click();
  await expect(page.getByText('Your address is confirmed. Welcome!')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
}

/** A field of the page itself: the footer has a form, too. */
function field(page: Page, name: string): Locator {
  return page.getByRole('main').getByLabel(name, { exact: true });
}

async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await field(page, 'Email').fill(email);
  await page.getByLabel('Password').fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function addAddresses(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Addresses' }).click();
  for (const line of ['Am Deich 4', 'Am Hafen 1']) {
    await page.getByRole('link', { name: 'Add an address' }).click();
    await page.getByLabel('Country').selectOption('DE');
    await page.getByLabel('First name').fill('Nora');
    await page.getByLabel('Last name').fill('Nord');
    await page.getByLabel('Address', { exact: true }).fill(line);
    await page.getByLabel('City').fill('Norderney');
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByText('This field is required.')).toBeVisible();
    await checkScreen(page);
    await page.getByLabel('Postal code').fill('26548');
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByText('The address was saved.')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Use as default: Am Hafen 1' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Am Hafen 1' })).toContainText('Default address');
  await checkScreen(page);
  await page.getByRole('button', { name: 'Remove: Am Deich 4' }).click();
  await expect(page.getByText('Am Deich 4')).toBeHidden();
}

async function checkScreen(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** Waits until the island is hydrated, so that scripts and not plain forms respond. The footer's form may be hydrated first. */
async function waitForHydration(page: Page): Promise<void> {
  await page.locator('main [data-island][data-awake]').first().waitFor();
}

function signOutCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE' && request.url().endsWith(sessionCall)) calls.push(request);
  });
  return calls;
}
