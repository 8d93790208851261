import type { Page } from '@playwright/test';
import { teamCall } from './support/forms.ts';
import { mailedAddress } from './support/mail.ts';
import { sell } from './support/sell.ts';
import { acceptedCard, awake, fillAddress, fillCard } from './support/shopper.ts';
import { someone } from './support/someone.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

const password = 'sea lavender and thrift';

/** Makes an area in the back office: a page, and what opens it. */
async function makeArea(back: Page, name: string, page: string, product: string): Promise<void> {
  await back.goto('/config/commerce/member-areas');
  await back.getByRole('link', { name: 'New member area' }).first().click();
  await back.getByRole('group', { name: 'Name' }).getByLabel('English').fill(name);
  await back.getByRole('group', { name: 'Description' }).getByLabel('English').fill('Twelve lessons to watch at home.');
  await pick(back, 'Add pages', page);
  await pick(back, 'Add products', product);
  await expectAccessible(back);
  await expectNoSidewaysScroll(back);
  await back.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(back.getByRole('link', { name: 'Members of this area' })).toBeVisible();
}

async function pick(back: Page, action: string, title: string): Promise<void> {
  await back.getByRole('button', { name: action }).click();
  const dialog = back.getByRole('dialog', { name: action });
  await dialog.getByRole('searchbox').or(dialog.getByRole('textbox')).first().fill(title);
  // A row of the list before would vanish under the press.
  await expect(dialog.getByRole('listitem').filter({ hasNotText: title })).toHaveCount(0);
  await dialog.getByText(title, { exact: true }).click();
  await dialog.getByRole('button', { name: /^(Add|Choose|Use)/ }).click();
  await expect(dialog).toBeHidden();
}

/** Creates an account in the browser of a visitor, and confirms its address. */
async function register(page: Page, back: Page, email: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Grace Hopper');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Your address is not confirmed yet' })).toBeVisible();
  await page.goto(await mailedAddress(back, email, /http\S+\/account\/confirm\?token=\S+/));
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Yes, confirm it' }).click();
  await expect(page.getByText('Your address is confirmed. Welcome!')).toBeVisible();
}

for (const width of [375, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('access to a member area is bought, opens its page, and closes it when it is refunded', async ({
      backOffice: back,
      page,
    }) => {
      await back.setViewportSize({ width, height: 900 });
      const round = `${width}-${test.info().repeatEachIndex}`;
      const email = someone(`potter-${width}`);
      const [title, product, area] = [`Lessons ${round}`, `Course ${round}`, `Pottery ${round}`];
      await sell(back, {
        slug: `course-${round}`,
        type: 5,
        texts: { en: { name: product, body: '' } },
        variants: [{ sku: `COURSE-${round}`, price: '30.00' }],
      });
      await back.goto('/config/pages/new');
      await back.getByRole('textbox', { name: 'Title (English)', exact: true }).fill(title);
      await back.getByRole('textbox', { name: 'Text (English)', exact: true }).fill('Begin with a small bowl.');
      await back.getByRole('button', { name: 'Publish' }).click();
      await expect(back.getByText('Visitors see this version.')).toBeVisible();
      await makeArea(back, area, title, product);

      const address = `/lessons-${round}`;
      expect((await page.goto(address))?.status()).toBe(403);
      await expect(page.getByRole('heading', { name: area })).toBeVisible();
      await expect(page.getByText('€30.00')).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: 'Get access' }).press('Enter');
      await awake(page, 'membership-form');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await fillAddress(page, email);
      await fillCard(page, acceptedCard);
      await page.getByRole('button', { name: 'Order with obligation to pay' }).press('Enter');
      await expect(page.getByText('Thank you for your order.')).toBeVisible();
      await expectAccessible(page);
      const orderId = /confirmed\/([^?]+)/.exec(page.url())?.[1] ?? '';
      await page.getByRole('link', { name: `Open ${area}` }).click();
      await expect(page.getByText('Already a member?')).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
      await register(page, back, email);
      await page.goto('/account/areas');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('link', { name: area }).click();
      await expect(page.getByText('Begin with a small bowl.')).toBeVisible();

      await back.getByRole('link', { name: 'Members of this area' }).click();
      await expect(back.getByText(email)).toBeVisible();
      await expect(back.getByRole('table').getByText('Has access')).toBeVisible();
      await expectAccessible(back);
      await expectNoSidewaysScroll(back);

      await teamCall(back, 'POST', `/api/commerce/orders/${orderId}/refunds`, { kind: 'whole', restock: false });
      await expect.poll(async () => (await page.goto(address))?.status()).toBe(403);
      await expect(page.getByText('Begin with a small bowl.')).toBeHidden();
    });
  });
}
