import type { Page } from '@playwright/test';
import { answersOf, makeForm, openForm, submitButton, teamCall } from './support/forms.ts';
import { recaptchaSecret } from './support/recaptcha-stub.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

// The captcha is a setting of the whole website, so these journeys run one after the other.
test.describe.configure({ mode: 'serial' });

const email = { id: 'email', kind: 'email', title: 'Email', required: true };
const wantsCaptcha = { fields: [email], captchaEnabled: true };
const scriptOf = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/recaptcha/') || request.url().includes('altcha')) asked.push(request.url());
  });
  return asked;
};

async function useCaptcha(backOffice: Page, settings: Readonly<Record<string, string>>): Promise<void> {
  await teamCall(backOffice, 'PUT', '/api/captcha/settings', settings);
}

function callsOf(page: Page): Promise<[string, unknown][]> {
  return page.evaluate(() => (window as unknown as { grecaptchaCalls: [string, unknown][] }).grecaptchaCalls);
}

test.afterAll(async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, storageState: process.env['AWNING_E2E_OWNER']! });
  await useCaptcha(await context.newPage(), { provider: 'recaptcha', siteKey: '' });
  await context.close();
});

test('CAPTCHA-001 without a site key a form has no captcha, and loads nothing from a third party', async ({
  page,
  backOffice,
}) => {
  await useCaptcha(backOffice, { provider: 'recaptcha', siteKey: '' });
  const asked = scriptOf(page);
  const form = await openForm(page, await makeForm(backOffice, wantsCaptcha));
  await form.getByLabel('Email').fill('ada@example.com');
  await submitButton(form).click();
  await expect(form.locator('.form-submission-text')).toBeVisible();
  expect(asked).toEqual([]);
});

test('CAPTCHA-001 CAPTCHA-004 FSUB-033 the script comes from the provider, and an open captcha keeps a form from being sent', async ({
  page,
  backOffice,
}) => {
  await useCaptcha(backOffice, { provider: 'recaptcha', siteKey: 'site-key-1', secretKey: recaptchaSecret });
  const id = await makeForm(backOffice, { ...wantsCaptcha, captchaTheme: 'dark', captchaAlignment: 'center' });
  const asked = scriptOf(page);
  const form = await openForm(page, id);
  await expect(form.getByLabel('I am human')).toBeVisible();
  expect(asked.map((url) => url.replace(/\?.*/, ''))).toEqual([`${process.env['AWNING_E2E_RECAPTCHA']}/api.js`]);
  expect(await callsOf(page)).toEqual([['render', { sitekey: 'site-key-1', theme: 'dark', size: 'normal' }]]);
  await expect(form.locator('.captcha-container')).toHaveClass(/captcha-container--center/);
  // The server would refuse it with the same text, so the text alone does not prove that nothing was sent.
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/form/SaveFormSubmission') && sent.push(request.url()));
  await form.getByLabel('Email').fill('ada@example.com');
  await submitButton(form).click();
  await expect(form.locator('.form-problem-text')).toHaveText('Complete CAPTCHA before submitting.');
  expect(sent).toEqual([]);
  await expectAccessible(page);

  await form.getByLabel('I am human').check();
  await submitButton(form).click();
  await expect(form.locator('.form-submission-text')).toBeVisible();
  await expect(page.getByLabel('I am human')).toHaveCount(0);
  expect(sent).toHaveLength(1);
  expect(await answersOf(backOffice, id)).toEqual([{ email: 'ada@example.com' }]);
});

test('FORM-058 FORM-059 after a failure the captcha is open again, and the button waits for it', async ({
  page,
  backOffice,
}) => {
  page.removeAllListeners('console');
  const form = await openForm(page, await makeForm(backOffice, wantsCaptcha));
  await form.getByLabel('Email').fill('ada@example.com');
  await form.getByLabel('I am human').check();
  await page.route('**/api/form/SaveFormSubmission', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await submitButton(form).click();
  await expect(form.locator('.form-problem-text')).toHaveText('Unable to send form. Please try again later.');
  await expect(form.getByLabel('I am human')).not.toBeChecked();
  expect((await callsOf(page)).at(-1)).toEqual(['reset', 0]);
  await expect(submitButton(form)).toBeDisabled();
  await form.getByLabel('I am human').check();
  await expect(submitButton(form)).toBeEnabled();
  await submitButton(form).click();
  await expect(form.locator('.form-submission-text')).toBeVisible();
});

for (const [width, size] of [
  [359, 'compact'],
  [360, 'normal'],
] as const) {
  test.describe(`in a window of ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(`CAPTCHA-002 the captcha is ${size}`, async ({ page, backOffice }) => {
      const form = await openForm(page, await makeForm(backOffice, wantsCaptcha));
      await expect(form.getByLabel('I am human')).toBeVisible();
      const container = await form.locator('.captcha').boundingBox();
      expect(container?.width).toBe(size === 'compact' ? 319 : 320);
      expect(await callsOf(page)).toEqual([['render', expect.objectContaining({ size })]]);
      await expectNoSidewaysScroll(page);
    });
  });
}

test('CAPTCHA-003 CAPTCHA-004 an unreachable provider gives an error', async ({ page, backOffice }) => {
  page.removeAllListeners('console');
  page.removeAllListeners('pageerror');
  const raised: string[] = [];
  page.on('pageerror', (error) => raised.push(error.message));
  await page.route('**/recaptcha/api.js*', (route) => route.abort());
  const form = await openForm(page, await makeForm(backOffice, wantsCaptcha));
  await expect(form.getByText('ReCaptcha has not been set up!')).toBeVisible();
  await expect.poll(() => raised).toEqual(['ReCaptcha has not been set up!']);
  await expectAccessible(page);
});

test('the captcha in the box: a tick, a moment of work, and no third party', async ({ page, backOffice, baseURL }) => {
  await useCaptcha(backOffice, { provider: 'altcha', siteKey: '' });
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL!)) strangers.push(request.url());
  });
  const id = await makeForm(backOffice, wantsCaptcha);
  const form = await openForm(page, id);
  const box = form.getByLabel('I am not a robot');
  await expectAccessible(page);
  await form.getByLabel('Email').fill('ada@example.com');
  await submitButton(form).click();
  await expect(form.locator('.form-problem-text')).toHaveText('Complete CAPTCHA before submitting.');
  await box.focus();
  await page.keyboard.press('Space');
  await expect(form.locator('.captcha-box output')).toHaveText('Checked', { timeout: 60_000 });
  await expect(box).toBeFocused();
  await expectAccessible(page);

  const sent = page.waitForRequest('**/api/form/SaveFormSubmission');
  await submitButton(form).click();
  const payload = (await sent).postDataJSON() as { captchaKey: string };
  await expect(form.locator('.form-submission-text')).toBeVisible();
  expect(strangers).toEqual([]);
  expect(await answersOf(backOffice, id)).toEqual([{ email: 'ada@example.com' }]);

  // The same proof is not accepted twice.
  const again = await openForm(page, id);
  await page.route('**/api/form/SaveFormSubmission', (route) =>
    route.continue({
      postData: { ...(route.request().postDataJSON() as object), captchaKey: payload.captchaKey },
    }),
  );
  await again.getByLabel('Email').fill('ada@example.com');
  await again.getByLabel('I am not a robot').check();
  await expect(again.locator('.captcha-box output')).toHaveText('Checked', { timeout: 60_000 });
  await submitButton(again).click();
  await expect(again.locator('.form-problem-text')).toHaveText(
    'The CAPTCHA could not be confirmed. Please complete it again.',
  );
  await expect(again.getByLabel('I am not a robot')).not.toBeChecked();
  await expect(submitButton(again)).toBeDisabled();
});

test('a page without https says why its captcha cannot be solved', async ({ page, backOffice }) => {
  page.removeAllListeners('console');
  page.removeAllListeners('pageerror');
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
  const form = await openForm(page, await makeForm(backOffice, wantsCaptcha));
  await expect(form.getByRole('alert')).toContainText('This form can only be sent over a secure connection.');
  await expect(form.getByLabel('I am not a robot')).toHaveCount(0);
  await expectAccessible(page);
});

for (const width of [375, 1440]) {
  test(`the owner chooses the captcha at ${width} pixels, and is not shown the secret key again`, async ({
    backOffice,
  }) => {
    await useCaptcha(backOffice, { provider: 'none' });
    const secretKey = `secret-${width}-key`;
    await backOffice.setViewportSize({ width, height: 900 });
    await backOffice.goto('/config/settings');
    await backOffice.getByLabel('ReCaptcha', { exact: true }).check();
    await backOffice.getByLabel('Site key').fill('site-key-2');
    await backOffice.getByLabel('Secret key', { exact: true }).fill(secretKey);
    await expectAccessible(backOffice);
    await expectNoSidewaysScroll(backOffice);
    await backOffice.getByRole('button', { name: 'Save' }).first().click();
    await expect(backOffice.getByText('A key is saved.')).toBeVisible();
    await expect(backOffice.getByLabel('Secret key', { exact: true })).toHaveValue('');

    await backOffice.reload();
    await expect(backOffice.getByLabel('Site key')).toHaveValue('site-key-2');
    await expect(backOffice.getByLabel('Secret key', { exact: true })).toHaveValue('');
    const told = await backOffice.context().request.get('/api/captcha/settings');
    expect(await told.json()).toEqual({ provider: 'recaptcha', siteKey: 'site-key-2', hasSecretKey: true });

    await backOffice.getByLabel('Built in').check();
    await expect(backOffice.getByText('Without one, the captcha works only on this computer.')).toBeVisible();
    await expectAccessible(backOffice);
    await backOffice.getByRole('button', { name: 'Save' }).first().click();
    await expect(backOffice.locator('[data-form-state]').first()).toHaveAttribute('data-form-state', 'normal');
    await backOffice.reload();
    await expect(backOffice.getByLabel('Built in')).toBeChecked();
  });
}

test('the owner is warned about a captcha that visitors without https cannot solve', async ({ backOffice }) => {
  await backOffice.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
  await backOffice.goto('/config/settings');
  await expect(backOffice.getByLabel('Built in')).toBeChecked();
  await expect(backOffice.getByRole('alert')).toContainText('Visitors cannot use this captcha yet');
  await expectAccessible(backOffice);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form with a captcha says that it needs scripts', async ({ page, backOffice }) => {
    await useCaptcha(backOffice, { provider: 'altcha', siteKey: '' });
    await page.goto(`/form/${await makeForm(backOffice, wantsCaptcha)}`);
    await expect(page.getByText('This form has a CAPTCHA and needs JavaScript.')).toBeVisible();
    await expect(page.locator('form button[type="submit"]').first()).toBeDisabled();
  });
});
