import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { teamCall } from './support/forms.ts';
import { mailedAddress } from './support/mail.ts';
import { someone } from './support/someone.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

const password = 'mugwort and marram';
const accountCall = '/api/site-users/account';

for (const width of [375, 1440]) {
  test.describe(`D-177 at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('after too many wrong passwords the account page asks for the captcha, and the right password works', async ({
      page,
      browser,
      backOffice,
    }) => {
      const email = someone(`targeted-${width}`);
      await elsewhere(browser, async (request) => {
        await change(request, 'POST', accountCall, { email, name: 'Tara Target', password });
        const link = await mailedAddress(backOffice, email, /http\S+\/account\/confirm\?token=\S+/);
        await change(request, 'PUT', `${accountCall}/confirmation`, { token: tokenOf(link), password });
      });
      await guessTenTimes(browser, `${accountCall}/session`, email);

      await page.goto('/account/login');
      await expect(page.locator('[data-island="account-sign-in"][data-awake]')).toBeAttached();
      const address = page.locator('main').getByLabel('Email', { exact: true });
      await address.fill(email);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      const box = page.getByLabel('I am not a robot');
      await expect(box).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await box.click();
      await expect(page.getByText('Checked', { exact: true })).toBeVisible({ timeout: 60_000 });
      await signInWhenAdmitted(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
    });

    test('after too many wrong passwords the back office asks for the captcha, and the right password works', async ({
      page,
      browser,
      backOffice,
    }) => {
      const email = someone(`colleague-${width}`);
      await teamCall(backOffice, 'POST', '/api/team/invitations', { email, roles: [8] });
      const link = await mailedAddress(backOffice, email, /http\S+\/config\/invitation\?token=\S+/);
      await elsewhere(browser, (request) =>
        change(request, 'POST', '/api/team/invitation', { token: tokenOf(link), name: 'Carla', password }),
      );
      await guessTenTimes(browser, '/api/team/session', email);

      await page.goto('/config/login');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      const box = page.getByLabel('I am not a robot');
      await expect(box).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await box.click();
      await expect(page.getByText('Checked', { exact: true })).toBeVisible({ timeout: 60_000 });
      await signInWhenAdmitted(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Hello, Carla' })).toBeVisible();
    });
  });
}

test.describe('D-177 without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the account page says that the captcha needs scripts, and offers a new password instead', async ({
    page,
    browser,
  }) => {
    const email = someone('scriptless');
    await guessTenTimes(browser, `${accountCall}/session`, email);
    await page.goto('/account/login');
    await page.locator('main').getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('This form has a CAPTCHA and needs JavaScript.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeVisible();
  });
});

/** While the delay runs, a correct password must wait as well; its solved captcha stays valid. */
async function signInWhenAdmitted(page: Page): Promise<void> {
  await expect(async () => {
    const button = page.getByRole('button', { name: 'Sign in' });
    // The page may go while the button is looked for.
    if (await button.isVisible()) await button.click({ timeout: 10_000 });
    await expect(button).toBeHidden({ timeout: 10_000 });
  }).toPass();
}

/** In a separate browser without the journey's cookies. */
async function elsewhere(browser: Browser, deed: (request: APIRequestContext) => Promise<unknown>): Promise<void> {
  const context = await browser.newContext({ baseURL: process.env['AWNING_E2E_URL']! });
  await deed(context.request);
  await context.close();
}

async function guessTenTimes(browser: Browser, path: string, email: string): Promise<void> {
  await elsewhere(browser, async (request) => {
    for (let count = 0; count < 10; count += 1) {
      const answer = await send(request, 'POST', path, { email, password: `guess ${count}` });
      expect(answer.status()).toBe(401);
    }
  });
}

async function change(request: APIRequestContext, method: string, path: string, data: object): Promise<void> {
  const answer = await send(request, method, path, data);
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
}

async function send(request: APIRequestContext, method: string, path: string, data: object) {
  const cookies = async () => (await request.storageState()).cookies;
  if (!(await cookies()).some(({ name }) => name === 'crumb')) await request.get('/api/nothing-here');
  const crumb = (await cookies()).find(({ name }) => name === 'crumb')?.value ?? '';
  return request.fetch(path, { method, headers: { 'x-crumb': crumb }, data });
}

function tokenOf(link: string): string {
  return new URL(link).searchParams.get('token') ?? '';
}
