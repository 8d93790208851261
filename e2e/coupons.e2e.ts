import type { Page } from '@playwright/test';
import { joinTeam } from './support/member.ts';
import { heldUndo } from './support/notice.ts';
import { addToCart, openCart } from './support/shopper.ts';
import { someone } from './support/someone.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

const list = '/config/commerce/coupons';

/** A code of this journey alone, also when it is repeated on one server. */
function codeOf(name: string): string {
  return `${name}-${test.info().repeatEachIndex}`.toUpperCase();
}

async function createCoupon(page: Page, code: string): Promise<void> {
  await page.goto(`${list}/new`);
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
}

const percent = (page: Page) => page.getByLabel('Percentage off');
const save = (page: Page) => page.getByRole('button', { name: 'Save' });
/** The save bar goes once everything is saved. */
async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
}

const row = (page: Page, code: string) => page.getByRole('row').filter({ hasText: code });

for (const width of [375, 1440]) {
  test(`a coupon for one product and a category counts for these alone, at ${width} pixels`, async ({
    backOffice,
    page,
  }) => {
    await backOffice.setViewportSize({ width, height: 900 });
    const code = codeOf(`some${width}`);
    await backOffice.goto(`${list}/new`);
    await backOffice.getByLabel('Code').fill(code);
    await backOffice.getByRole('button', { name: 'Add products' }).click();
    const dialog = backOffice.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('lantern');
    await expect(dialog.getByRole('listitem').filter({ hasNotText: /lantern/i })).toHaveCount(0);
    await dialog.getByRole('button', { name: /Harbour lantern/i }).click();
    await dialog.getByRole('button', { name: /^Add/ }).click();
    await expect(backOffice.getByRole('button', { name: /Remove Harbour lantern/i })).toBeVisible();
    await backOffice.getByRole('combobox', { name: /categories/ }).click();
    await backOffice.getByRole('option', { name: 'Reading' }).click();
    await backOffice.keyboard.press('Escape');
    await expect(backOffice.getByText(/^Chosen products of €80\.00 cost €72\.00/)).toBeVisible();
    await expectAccessible(backOffice);
    await expectNoSidewaysScroll(backOffice);
    await save(backOffice).click();
    await expect(backOffice.getByRole('heading', { level: 1, name: code })).toBeVisible();
    await expect(backOffice.getByRole('button', { name: /Remove Harbour lantern/i })).toBeVisible();

    await page.setViewportSize({ width, height: 900 });
    await page.goto('/shop/p/heron-vase');
    await addToCart(page);
    await openCart(page);
    await page.getByLabel('Discount code').fill(code);
    await page.keyboard.press('Enter');
    await expect(page.locator('.cart-coupon')).toContainText('This code does not apply to the items in your cart.');
    await expectAccessible(page);
    await page.goto('/shop/p/harbour-lantern');
    await addToCart(page);
    await openCart(page);
    await expect(page.locator('.cart-coupon')).toHaveText([/−€3\.60/]);
  });
}

test('a coupon is made by keyboard, found by its address, and counts in the shop at once', async ({
  backOffice,
  page,
}) => {
  const code = codeOf('harvest');
  await backOffice.goto(list);
  await backOffice.getByRole('link', { name: 'New coupon' }).focus();
  await backOffice.keyboard.press('Enter');
  const field = backOffice.getByLabel('Code');
  await expect(field).toBeVisible();
  await field.focus();
  await backOffice.keyboard.type(code);
  await backOffice.keyboard.press('Tab');
  // The arrow keys choose the kind; the field of its value follows.
  await backOffice.keyboard.press('ArrowDown');
  const amount = backOffice.getByLabel('Amount off');
  await amount.fill('5');
  await expect(backOffice.getByText('An order of €80.00 costs €75.00 with this coupon.')).toBeVisible();
  await backOffice.keyboard.press('Enter');
  await expect(backOffice.getByRole('heading', { level: 1, name: code })).toBeVisible();
  await expect(backOffice.getByText('Customers can use it now.')).toBeVisible();

  await backOffice.getByRole('link', { name: 'Coupons' }).first().click();
  // The list is read by what listens to the key, too.
  await expect(row(backOffice, code)).toBeVisible();
  await backOffice.keyboard.press('/');
  await expect(backOffice.getByRole('searchbox')).toBeFocused();
  await backOffice.keyboard.type(code.toLowerCase());
  await expect(backOffice).toHaveURL(new RegExp(`search=${code.toLowerCase()}`));
  await expect(backOffice.getByRole('row')).toHaveCount(2);
  await backOffice.reload();
  await expect(row(backOffice, code)).toContainText('€5.00');
  await expect(backOffice.getByRole('row')).toHaveCount(2);

  await page.goto('/shop/p/harbour-lantern');
  await addToCart(page);
  await openCart(page);
  await page.getByLabel('Discount code').fill(code);
  await page.keyboard.press('Enter');
  await expect(page.locator('.cart-coupon')).toHaveText([new RegExp(`${code}\\s*−€5\\.00`)]);
});

test('faults are told beside their fields, and what was typed stays', async ({ backOffice }) => {
  const taken = codeOf('taken');
  await createCoupon(backOffice, taken);
  await backOffice.goto(`${list}/new`);
  await backOffice.getByLabel('Code').fill(taken.toLowerCase());
  await percent(backOffice).fill('120');
  await save(backOffice).click();
  await expect(percent(backOffice)).toHaveAccessibleDescription(/up to 100/);
  await expect(percent(backOffice)).toBeFocused();
  await percent(backOffice).fill('12,5');
  await save(backOffice).click();
  const code = backOffice.getByLabel('Code');
  await expect(code).toHaveAccessibleDescription(/Another coupon has this code/);
  await expect(code).toHaveValue(taken.toLowerCase());
  await expect(percent(backOffice)).toHaveValue('12.5');
});

test('two members edit one coupon: both understand what happened, and nothing is lost', async ({
  backOffice,
  browser,
  baseURL,
}) => {
  const code = codeOf('shared');
  const email = someone('mina-coupons');
  const mina = await joinTeam(backOffice, browser, { email, role: /^Store manager/, origin: baseURL! });
  await createCoupon(backOffice, code);
  const address = backOffice.url();
  await mina.goto(address);
  await expect(mina.getByRole('heading', { level: 1, name: code })).toBeVisible();

  await percent(backOffice).fill('20');
  await backOffice.getByLabel('Uses in total').fill('100');
  await percent(mina).fill('15');
  await mina.getByLabel('Uses per customer').fill('1');
  await save(backOffice).click();
  await expectSaved(backOffice);

  await save(mina).click();
  await expect(mina.getByText(/^Ada Marram changed this while you were editing/)).toBeVisible();
  await expect(percent(mina)).toHaveValue('15');
  await expectAccessible(mina);
  await mina.getByRole('button', { name: 'Compare and take over' }).click();
  const dialog = mina.getByRole('dialog');
  await expect(dialog.getByRole('radiogroup', { name: 'Discount' }).getByRole('radio').first()).toBeChecked();
  await expect(dialog.getByRole('radiogroup', { name: 'Discount' })).toContainText('20%');
  await expectAccessible(mina);
  await dialog.getByRole('button', { name: 'Take over' }).click();
  await expect(mina.getByLabel('Uses in total')).toHaveValue('100');
  await save(mina).click();
  await expectSaved(mina);

  // Ada comes back to her window: she sees the newest version and whose it is, and her own is in the history.
  await backOffice.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(backOffice.getByText('Mina Member has just changed this. You see the newest version.')).toBeVisible();
  await expect(percent(backOffice)).toHaveValue('15');
  await expect(backOffice.getByLabel('Uses in total')).toHaveValue('100');
  await expect(backOffice.getByLabel('Uses per customer')).toHaveValue('1');
  await backOffice.getByRole('button', { name: 'History' }).click();
  const history = backOffice.getByRole('dialog', { name: 'History' });
  await expect(history.getByRole('listitem')).toHaveCount(3);
  const hers = history.getByRole('listitem').nth(1);
  await expect(hers).toContainText('Ada Marram');
  await hers.getByRole('button', { name: /^Compare/ }).click();
  await expect(hers.getByRole('insertion').filter({ hasText: '20%' })).toBeVisible();
  await expectAccessible(backOffice);
  await hers.getByRole('button', { name: /^Restore/ }).click();
  const undo = await heldUndo(backOffice);
  await expect(percent(backOffice)).toHaveValue('20');
  await undo.click();
  await expect(percent(backOffice)).toHaveValue('15');
  await mina.context().close();
});

test('a coupon that a colleague deleted meanwhile comes back with what was typed', async ({ backOffice }) => {
  const code = codeOf('rescued');
  await createCoupon(backOffice, code);
  const address = backOffice.url();
  const other = await backOffice.context().newPage();
  await other.goto(address);
  await percent(other).fill('33');
  await backOffice.getByRole('button', { name: 'Move to trash' }).click();
  await expect(backOffice.getByText(`“${code}” was moved to the trash.`)).toBeVisible();
  await save(other).click();
  await other.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(other.getByText(/moved this to the trash while/)).toHaveCount(0);
  await save(other).click();
  await expectSaved(other);
  await other.reload();
  await expect(percent(other)).toHaveValue('33');
});

test('coupons go to the trash together, come back by "Undo" or from the trash, or go for good', async ({
  backOffice,
}) => {
  const codes = [codeOf('bulk-a'), codeOf('bulk-b')];
  for (const code of codes) await createCoupon(backOffice, code);
  await backOffice.goto(`${list}?search=bulk-&sort=code`);
  for (const code of codes) await backOffice.getByRole('checkbox', { name: `Select ${code}` }).check();
  await expect(backOffice.getByText('2 selected')).toBeVisible();
  await expectAccessible(backOffice);
  await backOffice.getByRole('button', { name: 'Move to trash' }).click();
  const undo = await heldUndo(backOffice);
  await expect(row(backOffice, codes[0]!)).toHaveCount(0);
  await undo.click();
  for (const code of codes) await expect(row(backOffice, code)).toBeVisible();

  for (const code of codes) await backOffice.getByRole('checkbox', { name: `Select ${code}` }).check();
  await backOffice.getByRole('button', { name: 'Move to trash' }).click();
  await expect(row(backOffice, codes[0]!)).toHaveCount(0);
  await backOffice.getByRole('link', { name: 'Trash' }).click();
  await backOffice.getByRole('button', { name: `Restore ${codes[0]}` }).click();
  await expect(row(backOffice, codes[0]!)).toHaveCount(0);
  await backOffice.getByRole('checkbox', { name: `Select ${codes[1]}` }).check();
  await backOffice.getByRole('button', { name: 'Delete for good' }).click();
  const question = backOffice.getByRole('dialog', { name: `Delete “${codes[1]}” for good?` });
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expect(row(backOffice, codes[1]!)).toHaveCount(0);
  await backOffice.goto(`${list}?search=bulk-&sort=code`);
  await expect(row(backOffice, codes[0]!)).toBeVisible();
  await expect(row(backOffice, codes[1]!)).toHaveCount(0);
});

test('leaving with unsaved changes asks, and a copy has a code of its own', async ({ backOffice }) => {
  const code = codeOf('leaving');
  await createCoupon(backOffice, code);
  await percent(backOffice).fill('11');
  await backOffice.getByRole('link', { name: 'Coupons' }).first().click();
  const question = backOffice.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(percent(backOffice)).toHaveValue('11');
  await backOffice.keyboard.press('Control+s');
  await expectSaved(backOffice);
  await backOffice.getByRole('button', { name: 'Duplicate' }).click();
  await expect(backOffice.getByRole('heading', { level: 1, name: `${code}-2` })).toBeVisible();
  await expect(percent(backOffice)).toHaveValue('11');
});

for (const width of [375, 1440]) {
  test(`a coupon, its faults and its list are accessible at ${width} pixels, light and dark`, async ({
    backOffice,
  }) => {
    const code = codeOf(`wide-${width}`);
    await backOffice.setViewportSize({ width, height: 900 });
    await createCoupon(backOffice, code);
    const address = backOffice.url();
    for (const colorScheme of ['light', 'dark'] as const) {
      await backOffice.emulateMedia({ colorScheme });
      await backOffice.goto(address);
      await percent(backOffice).fill('120');
      await save(backOffice).click();
      await expect(percent(backOffice)).toHaveAccessibleDescription(/up to 100/);
      await expectAccessible(backOffice);
      await expectNoSidewaysScroll(backOffice);
      await backOffice.getByRole('button', { name: 'Discard' }).click();
      await backOffice.getByRole('button', { name: 'History' }).click();
      await expect(backOffice.getByRole('dialog', { name: 'History' }).getByRole('listitem')).toHaveCount(1);
      await expectAccessible(backOffice);
      await backOffice.goto(`${list}?search=${code}`);
      await expect(row(backOffice, code)).toBeVisible();
      await expectAccessible(backOffice);
      await expectNoSidewaysScroll(backOffice);
    }
  });
}
