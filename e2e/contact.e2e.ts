import { answersOf, submitButton } from './support/forms.ts';
import { mailedAddress } from './support/mail.ts';
import { someone } from './support/someone.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

for (const width of [375, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('FORM-001 a visitor writes to the pottery from its contact page', async ({ page, backOffice }) => {
      await page.goto('/contact?from=poster');
      const form = page.locator('[data-form-type="contact"]');
      await expect(page.locator('main [data-island="form"][data-awake]')).toBeAttached();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const email = someone(`writer-${width}`);
      await form.getByLabel('First Name').fill('Grace');
      await form.getByLabel('Email').first().fill(email);
      await form.getByLabel('Message').fill('Do you make bowls for porridge?');
      const sent = page.waitForRequest('**/api/form/SaveFormSubmission');
      await submitButton(form).click();
      expect((await sent).postDataJSON()).toMatchObject({
        pageTitle: 'Visit and contact',
        contentSource: 'c',
        pagePath: '/contact',
        pagePermissionTypeValue: 1,
      });
      await expect(form.locator('.form-submission-text')).toContainText('Thank you!');
      const id = await form.getAttribute('data-form-id');
      const answers = await answersOf(backOffice, id!);
      expect(answers.find((answer) => answer['email'] === email)).toMatchObject({
        name: 'Grace',
        message: 'Do you make bowls for porridge?',
        source: 'poster',
      });
    });

    test('FORM-002 a visitor signs up for the newsletter in the footer, confirms by mail, and unsubscribes', async ({
      page,
      backOffice,
    }) => {
      const email = someone(`reader-${width}`);
      await page.goto('/about');
      const form = page.getByRole('contentinfo').locator('[data-form-type="newsletter"]');
      await expect(page.locator('footer [data-island="form"][data-awake]')).toBeAttached();
      await form.getByLabel('Email').fill(email);
      await submitButton(form).click();
      await expect(form.locator('.form-submission-text')).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await page.goto(await mailedAddress(backOffice, email, /http\S+\/newsletter\/confirm\?token=\S+/));
      await expect(page.getByRole('heading', { level: 1, name: 'Confirm the newsletter' })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: 'Confirm subscription' }).click();
      await expect(page.getByText('Thank you. You are subscribed.')).toBeVisible();
      await expectAccessible(page);

      await page.goto(await mailedAddress(backOffice, email, /http\S+\/newsletter\/unsubscribe\?token=\S+/));
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('main').getByRole('button').click();
      await expect(page.getByRole('main')).toContainText(email);
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      await expectAccessible(page);

      await backOffice.setViewportSize({ width, height: 900 });
      await backOffice.goto('/config/contacts');
      await backOffice.getByLabel('Search addresses').fill(email);
      const contacts = backOffice.getByRole('table', { name: 'Contacts' }).locator('tbody tr');
      await expect(contacts).toHaveCount(1);
      await expect(contacts).toContainText('Unsubscribed');
      await expectAccessible(backOffice);
      await expectNoSidewaysScroll(backOffice);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('FORM-001 FORM-002 both forms are sent by plain posts', async ({ page }) => {
    await page.goto('/contact');
    const contact = page.locator('[data-form-type="contact"]');
    await contact.getByLabel('First Name').fill('Grace');
    await contact.getByLabel('Email').first().fill(someone('plain'));
    await submitButton(contact).click();
    await expect(page.locator('.form-problem-notice').first()).toBeVisible();
    await expect(page.getByRole('main').getByLabel('First Name')).toHaveValue('Grace');
    await page.getByRole('main').getByLabel('Message').fill('By hand.');
    await submitButton(page.locator('[data-form-type="contact"]')).click();
    await expect(page.locator('main .form-submission-text')).toContainText('Thank you!');
    await page.getByRole('link', { name: 'Back to the page' }).click();
    await expect(page).toHaveURL(/\/contact$/);

    const newsletter = page.getByRole('contentinfo').locator('[data-form-type="newsletter"]');
    await newsletter.getByLabel('Email').fill(someone('plain'));
    await submitButton(newsletter).click();
    await expect(page.locator('main .form-submission-text')).toBeVisible();
  });
});
