import { type MailBox, openMailBox } from '@awning/testing/mail-box';
import type { Page } from '@playwright/test';
import {
  acceptedCard,
  addToCart,
  fillAddress,
  fillCard,
  findMug,
  openCheckout,
  pressPlaceOrder,
} from './support/shopper.ts';
import { startBuiltServer } from './support/start-server.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

const looks = [375, 640].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

test.describe('with a mail server', () => {
  let box: MailBox;
  let shop: Awaited<ReturnType<typeof startBuiltServer>>;
  test.beforeAll(async () => {
    box = await openMailBox();
    shop = await startBuiltServer({ SMTP_URL: box.url, MAIL_FROM: 'hello@marram.example' });
  });
  test.afterAll(async () => {
    await shop.stop();
    await box.close();
  });

  test('the confirmation of an order arrives, looks right on a phone and a desktop, and links to the order', async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: shop.setupLink.origin });
    const page = await context.newPage();
    await findMug(page);
    await addToCart(page);
    await openCheckout(page);
    await fillAddress(page, 'grace@example.com');
    await page.getByLabel(/Parcel, 2 to 3 days/).check();
    await fillCard(page, acceptedCard);
    await pressPlaceOrder(page);
    await expect(page.getByText('Thank you for your order.')).toBeVisible();
    await expect.poll(() => mailsTo('grace@example.com').length).toBe(1);

    const [mail] = mailsTo('grace@example.com');
    expect(mail).toMatchObject({ from: 'hello@marram.example', to: ['grace@example.com'] });
    expect(mail!.text).toContain('Am Deich 4');
    // A window of its own: the shop's page may still be loading its scripts, and those are not the mail's.
    const inbox = await context.newPage();
    for (const look of looks) {
      await expectGoodLook(inbox, look, mail!.html);
      await expect(inbox.getByRole('heading', { name: 'Thank you, Grace' })).toBeVisible();
      await expect(inbox.getByText('€33.90')).toBeVisible();
    }
    await inbox.getByRole('link', { name: 'See your order' }).click();
    await expect(inbox.getByText('Thank you for your order.')).toBeVisible();
    await context.close();
  });

  test('a forgotten password is reset by a link in a mail', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: shop.setupLink.origin, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const email = 'forgetful@marram.example';
    await page.goto(shop.setupLink.href);
    await page.getByLabel('Your name').fill('Fay Forgetful');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('a pot of strong tea');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();

    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('status')).toContainText('on its way');
    await expectAccessible(page);

    await expect.poll(() => mailsTo(email).length).toBe(1);
    const [link = ''] = /http\S+\/config\/new-password\?token=\S+/.exec(mailsTo(email)[0]!.text) ?? [];
    await page.goto(link);
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expectAccessible(page);
    await page.getByLabel('Password', { exact: true }).fill('another pot of tea');
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(page.getByRole('navigation').first()).toBeVisible();

    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
    await context.close();
  });

  function mailsTo(email: string) {
    return box.mails.filter(({ to }) => to.includes(email));
  }
});

test('every kind of mail looks right in every language on a phone and a desktop', async ({ backOffice, page }) => {
  test.slow();
  const answer = await backOffice.request.get('/api/mail/templates');
  const { templates } = (await answer.json()) as { templates: { kind: string; subjects: { language: string }[] }[] };
  expect(templates.length).toBeGreaterThan(2);
  for (const { kind, subjects } of templates) {
    for (const { language } of subjects) {
      const preview = `/config/commerce/emails/${kind}/preview?language=${language}&format=json`;
      // The preview itself may run no script, so axe cannot check it.
      const { html } = (await (await backOffice.request.get(preview)).json()) as { html: string };
      for (const { width } of looks) {
        await page.setViewportSize({ width, height: 900 });
        await page.setContent(html);
        await expectNoSidewaysScroll(page);
      }
      // The same elements in every language, and all mails use the colours of the confirmation above.
      if (language === 'en') await expectGoodLook(page, looks[0]!, html);
    }
  }
});

test('the owner sets how long mails are kept', async ({ backOffice }) => {
  await backOffice.goto('/config/settings');
  const days = backOffice.getByLabel('Keep emails for (days)');
  const save = backOffice.getByRole('button', { name: 'Save' }).last();
  const state = backOffice.locator('[data-form-state]').last();
  await expect(days).toHaveValue('365');
  for (const wanted of ['30', '', '365']) {
    await days.fill(wanted);
    await save.click();
    await expect(state).toHaveAttribute('data-form-state', 'normal');
    await backOffice.reload();
    await expect(days).toHaveValue(wanted);
  }
});

/** Opens a mail and checks that it is not wider than the window, readable, and loads nothing from other servers. */
async function expectGoodLook(page: Page, look: (typeof looks)[number], html: string): Promise<void> {
  const { width, colorScheme } = look;
  const fetched: string[] = [];
  const note = (request: { url(): string }) => void fetched.push(request.url());
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
  page.on('request', note);
  await page.setContent(html);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  page.off('request', note);
  expect(fetched).toEqual([]);
}
