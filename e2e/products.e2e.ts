import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { joinTeam } from './support/member.ts';
import { heldUndo } from './support/notice.ts';
import { acceptedCard, addToCart, fillAddress, fillCard, openCheckout, pressPlaceOrder } from './support/shopper.ts';
import { someone } from './support/someone.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

const list = '/config/commerce/products';

/** A name of this journey alone, also when it is repeated on one server. */
function nameOf(name: string): string {
  return `${name} ${test.info().repeatEachIndex}`;
}

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const title = (page: Page) => page.getByLabel('Title');
const price = (page: Page) => page.getByRole('textbox', { name: 'Price', exact: true });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** The save bar goes once everything is saved. */
async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
}

/** Until the server has published it: the screen says of the former version, too, that customers see it. */
async function publish(page: Page): Promise<void> {
  const published = page.waitForResponse((response) => response.url().endsWith('/publish') && response.ok());
  await page.getByRole('button', { name: 'Publish' }).click();
  await published;
}

async function createProduct(page: Page, name: string): Promise<void> {
  await page.goto(`${list}/new`);
  await title(page).fill(name);
  await price(page).fill('20');
  await page.getByLabel('In stock').fill('5');
  await save(page).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('a product with six variants is made by keyboard, published, and bought by a visitor', async ({
  backOffice,
  page,
}) => {
  const name = nameOf('Dune plate');
  await backOffice.goto(list);
  await backOffice.getByRole('link', { name: 'New product' }).click();
  await title(backOffice).fill(name);
  await expect(backOffice.getByLabel('Address')).toHaveValue(slugOf(name));
  await price(backOffice).fill('24,5');
  await backOffice.getByRole('textbox', { name: 'Description' }).fill('Thrown on Tuesdays.');

  await backOffice.getByRole('button', { name: 'Add an option' }).click();
  await backOffice.getByRole('textbox', { name: 'Option', exact: true }).fill('Glaze');
  await backOffice.getByRole('combobox', { name: 'Values' }).click();
  await backOffice.keyboard.type('Chalk');
  await backOffice.keyboard.press('Enter');
  await backOffice.keyboard.type('Moss');
  await backOffice.keyboard.press('Enter');
  await backOffice.getByRole('button', { name: 'Add an option' }).click();
  await backOffice.getByRole('textbox', { name: 'Option', exact: true }).last().fill('Size');
  await backOffice.getByRole('combobox', { name: 'Values' }).last().click();
  for (const size of ['Small', 'Medium', 'Large']) {
    await backOffice.keyboard.type(size);
    await backOffice.keyboard.press('Enter');
  }
  await expect(backOffice.getByText(/^6 variants/)).toBeVisible();

  // Prices and quantities come from a spreadsheet; Enter goes down a column.
  const firstPrice = backOffice.getByLabel('Price of Chalk / Small', { exact: true });
  await firstPrice.focus();
  await pasteText(backOffice, '24.50\t\tDP-CS\t4\n26.50\t\tDP-CM\t4');
  await expect(backOffice.getByLabel('SKU of Chalk / Medium')).toHaveValue(/^DP-CM/);
  await backOffice.getByLabel('Barcodes in the table').check();
  await backOffice.getByLabel('Barcode of Chalk / Small').focus();
  await pasteText(backOffice, '4006381333931\n4006381333948');
  await expect(backOffice.getByLabel('Barcode of Chalk / Medium')).toHaveValue('4006381333948');
  await firstPrice.focus();
  await firstPrice.press('Enter');
  await expect(backOffice.getByLabel('Price of Chalk / Medium', { exact: true })).toBeFocused();
  await backOffice.getByLabel('In stock of Chalk / Small').focus();
  await backOffice.keyboard.press('Control+d');
  await expect(backOffice.getByLabel('In stock of Moss / Large')).toHaveValue('4');
  for (const [label, sku] of [
    ['SKU of Chalk / Small', 'A'],
    ['SKU of Chalk / Medium', 'B'],
  ] as const) {
    await backOffice.getByLabel(label).fill(`${slugOf(name)}-${sku}`);
  }
  await expectAccessible(backOffice);

  await backOffice.getByRole('button', { name: 'Publish' }).click();
  await expect(backOffice.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(backOffice.getByText('Customers see this version.')).toBeVisible();
  await expect(backOffice.getByRole('button', { name: '4 in stock. Change the stock of Moss / Large' })).toBeVisible();

  await page.goto(`/shop/p/${slugOf(name)}`);
  await expect(page.getByText('Thrown on Tuesdays.')).toBeVisible();
  await page.getByRole('combobox', { name: /Glaze/ }).selectOption('Moss');
  await page.getByRole('combobox', { name: /Size/ }).selectOption('Large');
  await addToCart(page);
  await openCheckout(page);
  await fillAddress(page, someone('dora'));
  await fillCard(page, acceptedCard);
  await pressPlaceOrder(page);
  await expect(page).toHaveURL(/\/checkout\/confirmed\//);

  await backOffice.reload();
  await expect(backOffice.getByRole('button', { name: '3 in stock. Change the stock of Moss / Large' })).toBeVisible();
});

/** As the clipboard of a spreadsheet does. */
async function pasteText(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

test('faults are told beside their fields, and what was typed stays', async ({ backOffice }) => {
  const taken = nameOf('Taken plate');
  await createProduct(backOffice, taken);
  await backOffice.goto(`${list}/new`);
  await title(backOffice).fill(taken);
  await price(backOffice).fill('nothing');
  await save(backOffice).click();
  await expect(price(backOffice)).toHaveAccessibleDescription(/Enter an amount such as 12\.50/);
  await expect(price(backOffice)).toBeFocused();
  await price(backOffice).fill('12');
  await backOffice.getByRole('textbox', { name: 'Sale price' }).fill('15');
  await save(backOffice).click();
  await expect(backOffice.getByRole('textbox', { name: 'Sale price' })).toHaveAccessibleDescription(/must be lower/);
  await backOffice.getByRole('textbox', { name: 'Sale price' }).fill('');
  await save(backOffice).click();
  const address = backOffice.getByLabel('Address');
  await expect(address).toHaveAccessibleDescription(/Another product of this page has this address/);
  await expect(title(backOffice)).toHaveValue(taken);
});

test('two members edit one product: both understand what happened, and nothing is lost', async ({
  backOffice,
  browser,
  baseURL,
}) => {
  const name = nameOf('Shared plate');
  const email = someone('mina-products');
  const mina = await joinTeam(backOffice, browser, { email, role: /^Store manager/, origin: baseURL! });
  await createProduct(backOffice, name);
  await mina.goto(backOffice.url());
  await expect(mina.getByRole('heading', { level: 1, name })).toBeVisible();

  await price(backOffice).fill('30');
  await title(backOffice).fill(`${name} by Ada`);
  await price(mina).fill('25');
  await mina.getByLabel('Weight').fill('310');
  await save(backOffice).click();
  await expectSaved(backOffice);

  await save(mina).click();
  await expect(mina.getByText(/^Ada Marram changed this while you were editing/)).toBeVisible();
  await expect(price(mina)).toHaveValue('25.00');
  await expectAccessible(mina);
  await mina.getByRole('button', { name: 'Compare and take over' }).click();
  const dialog = mina.getByRole('dialog');
  await expect(dialog.getByRole('radiogroup', { name: 'Price', exact: true })).toContainText('€30.00');
  await expect(dialog.getByRole('radiogroup', { name: 'Title' })).toContainText('by Ada');
  await expectAccessible(mina);
  await dialog.getByRole('button', { name: 'Take over' }).click();
  await expect(title(mina)).toHaveValue(`${name} by Ada`);
  await expect(mina.getByLabel('Weight')).toHaveValue('310');
  await save(mina).click();
  await expectSaved(mina);

  // Ada comes back to her window: she sees the newest version and whose it is, and her own is in the history.
  await backOffice.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(backOffice.getByText('Mina Member has just changed this. You see the newest version.')).toBeVisible();
  await expect(price(backOffice)).toHaveValue('25.00');
  await backOffice.getByRole('button', { name: 'History' }).click();
  const history = backOffice.getByRole('dialog', { name: 'History' });
  await expect(history.getByRole('listitem')).toHaveCount(3);
  const hers = history.getByRole('listitem').nth(1);
  await hers.getByRole('button', { name: /^Compare/ }).click();
  await expect(hers.getByRole('insertion').filter({ hasText: '€30.00' })).toBeVisible();
  await expectAccessible(backOffice);
  await hers.getByRole('button', { name: /^Restore/ }).click();
  const undo = await heldUndo(backOffice);
  await expect(price(backOffice)).toHaveValue('30.00');
  await undo.click();
  await expect(price(backOffice)).toHaveValue('25.00');
  await mina.context().close();
});

test('products are published, hidden, archived and deleted together, each with a way back', async ({
  backOffice,
  page,
}) => {
  const names = [nameOf('Bulk bowl'), nameOf('Bulk cup')];
  for (const name of names) await createProduct(backOffice, name);
  await backOffice.goto(`${list}?search=bulk`);
  const tick = async () => {
    for (const name of names) await backOffice.getByRole('checkbox', { name: `Select ${name}` }).check();
  };
  await tick();
  await expectAccessible(backOffice);
  await backOffice.getByRole('button', { name: 'Publish' }).click();
  for (const name of names) await expect(row(backOffice, name)).toContainText('Published');
  expect((await page.request.get(`/shop/p/${slugOf(names[0]!)}`)).status()).toBe(200);
  await tick();
  await backOffice.getByRole('button', { name: 'Hide' }).click();
  const show = await heldUndo(backOffice, '2 products are hidden.');
  for (const name of names) await expect(row(backOffice, name)).toContainText('Hidden');
  expect((await page.request.get(`/shop/p/${slugOf(names[0]!)}`)).status()).toBe(404);
  await show.click();
  for (const name of names) await expect(row(backOffice, name)).toContainText('Published');

  await tick();
  await backOffice.getByRole('button', { name: 'Archive' }).click();
  const takeOut = await heldUndo(backOffice, '2 products are in the archive.');
  for (const name of names) await expect(row(backOffice, name)).toHaveCount(0);
  expect((await page.request.get(`/shop/p/${slugOf(names[0]!)}`)).status()).toBe(404);
  await takeOut.click();
  for (const name of names) await expect(row(backOffice, name)).toContainText('Published');
  await row(backOffice, names[0]!).getByRole('link').click();
  await backOffice.getByRole('button', { name: 'Archive' }).click();
  await expect(backOffice.getByText('In the archive: out of the shop and out of lists.')).toBeVisible();
  await expectAccessible(backOffice);
  await backOffice.goto(`${list}?search=bulk&status=Archived`);
  await expect(row(backOffice, names[0]!)).toContainText('Archived');
  await expect(row(backOffice, names[1]!)).toHaveCount(0);
  await backOffice.getByRole('checkbox', { name: `Select ${names[0]}` }).check();
  await backOffice.getByRole('button', { name: 'Take out of the archive' }).click();
  await expect(row(backOffice, names[0]!)).toHaveCount(0);
  await backOffice.goto(`${list}?search=bulk`);
  await expect(row(backOffice, names[0]!)).toContainText('Hidden');

  await tick();
  await backOffice.getByRole('button', { name: 'Move to trash' }).click();
  await expect(row(backOffice, names[0]!)).toHaveCount(0);
  await backOffice.getByRole('link', { name: 'Trash' }).click();
  await backOffice.getByRole('button', { name: `Restore ${names[0]}` }).click();
  await expect(row(backOffice, names[0]!)).toHaveCount(0);
  await backOffice.goto(`${list}?search=bulk`);
  await expect(row(backOffice, names[0]!)).toBeVisible();
  await expect(row(backOffice, names[1]!)).toHaveCount(0);
});

test('prices and categories of several products change together, seen before and taken back', async ({
  backOffice,
  page,
}) => {
  const names = [nameOf('Priced bowl'), nameOf('Priced cup')];
  for (const name of names) await createProduct(backOffice, name);
  await backOffice.getByRole('textbox', { name: 'Sale price' }).fill('19');
  await publish(backOffice);
  await backOffice.goto(`${list}?search=priced&stock=in`);
  const tick = async () => {
    for (const name of names) await backOffice.getByRole('checkbox', { name: `Select ${name}` }).check();
  };
  await tick();
  await backOffice.getByRole('button', { name: 'Change prices' }).click();
  const dialog = backOffice.getByRole('dialog', { name: 'Change the prices of 2 products' });
  await expect(dialog.getByLabel('By how much')).toBeFocused();
  await dialog.getByRole('button', { name: 'Change 2 products' }).click();
  await expect(dialog.getByLabel('By how much')).toHaveAccessibleDescription(/Enter by how much the prices change/);
  await dialog.getByLabel('By how much').focus();
  await backOffice.keyboard.type('0');
  await backOffice.keyboard.press('Enter');
  await expect(dialog.getByLabel('By how much')).toHaveAccessibleDescription(/Enter a number above zero/);
  await dialog.getByLabel('By how much').fill('12,5');
  await dialog.getByText('Lower', { exact: true }).click();
  const preview = dialog.getByRole('region', { name: 'Prices before and after' });
  await expect(preview.getByRole('row').filter({ hasText: names[0]! })).toContainText('€17.50');
  await expect(preview.getByRole('row').filter({ hasText: names[1]! })).toContainText(
    'the sale price would not be lower',
  );
  await expectAccessible(backOffice);
  for (const width of [375, 1440]) {
    await backOffice.setViewportSize({ width, height: 900 });
    // The screen takes a moment to fit into its new width.
    await expect(() => expectNoSidewaysScroll(backOffice)).toPass();
  }
  await dialog.getByLabel('By how much').press('Enter');
  await expect(dialog).toHaveCount(0);
  const undo = await heldUndo(backOffice);
  await expect(row(backOffice, names[0]!)).toContainText('€17.50');
  await expect(row(backOffice, names[1]!)).toContainText('€20.00');
  await undo.click();
  await expect(row(backOffice, names[0]!)).toContainText('€20.00');

  await tick();
  await backOffice.getByRole('button', { name: 'Categories' }).click();
  const sorting = backOffice.getByRole('dialog', { name: 'Category of 2 products' });
  const category = nameOf('Offers');
  await sorting.getByLabel('Category', { exact: true }).fill(category);
  await expectAccessible(backOffice);
  await sorting.getByRole('button', { name: 'Change 2 products' }).click();
  await expect(sorting).toHaveCount(0);
  await backOffice.goto(`${list}?category=${encodeURIComponent(category)}`);
  for (const name of names) await expect(row(backOffice, name)).toBeVisible();
  await page.goto(`/shop?category=${encodeURIComponent(category)}`);
  await expect(page.getByRole('link', { name: names[1]! })).toBeVisible();
});

test('stock changes by an amount or to a count, and can be taken back', async ({ backOffice }) => {
  const name = nameOf('Counted plate');
  await createProduct(backOffice, name);
  await backOffice.getByRole('button', { name: /^5 in stock/ }).click();
  const dialog = backOffice.getByRole('dialog', { name: 'Change stock' });
  await dialog.getByLabel('How many more or fewer').fill('−2');
  await expect(dialog.getByText('That makes 3.')).toBeVisible();
  await expectAccessible(backOffice);
  await backOffice.keyboard.press('Enter');
  const undo = await heldUndo(backOffice);
  await expect(backOffice.getByRole('button', { name: /^3 in stock/ })).toBeVisible();
  await undo.click();
  await expect(backOffice.getByRole('button', { name: /^5 in stock/ })).toBeVisible();
  await backOffice.getByRole('button', { name: /^5 in stock/ }).click();
  await dialog.getByText('Set to a count').click();
  await dialog.getByLabel('How many you counted').fill('40');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(backOffice.getByRole('button', { name: /^40 in stock/ })).toBeVisible();
});

test('a service has no package, and a saved product leads to the next one', async ({ backOffice }) => {
  await backOffice.goto(`${list}/new`);
  await title(backOffice).fill(nameOf('Glazing course'));
  await price(backOffice).fill('60');
  await backOffice.getByRole('radio', { name: 'Download' }).check();
  await expect(backOffice.getByRole('heading', { name: 'Options and variants' })).toHaveCount(0);
  await expectAccessible(backOffice);
  await backOffice.getByRole('radio', { name: 'Service' }).check();
  await expect(backOffice.getByRole('heading', { name: 'Package and shipping' })).toHaveCount(0);
  await backOffice.getByRole('radio', { name: 'A limited number' }).check();
  await backOffice.getByLabel('Places').fill('8');
  await expectAccessible(backOffice);
  await save(backOffice).click();
  await expect(backOffice.getByRole('button', { name: /^8 in stock/ })).toBeVisible();
  await expect(backOffice.getByText('Places', { exact: true })).toBeVisible();
  await backOffice.getByRole('link', { name: 'New product' }).click();
  await expect(backOffice.getByRole('heading', { level: 1, name: 'New product' })).toBeVisible();
  await expect(title(backOffice)).toHaveValue('');
});

test('leaving with unsaved changes asks, and a copy is a draft of its own', async ({ backOffice }) => {
  const name = nameOf('Leaving plate');
  await createProduct(backOffice, name);
  await price(backOffice).fill('11');
  await backOffice.getByRole('link', { name: 'Products' }).first().click();
  const question = backOffice.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(price(backOffice)).toHaveValue('11.00');
  await backOffice.keyboard.press('Control+s');
  await expectSaved(backOffice);
  const former = backOffice.url();
  await backOffice.getByRole('button', { name: 'Duplicate' }).click();
  await expect(backOffice).not.toHaveURL(former);
  await expect(price(backOffice)).toHaveValue('11.00');
  await expect(backOffice.getByText('Customers do not see it yet.')).toBeVisible();
});

test('a draft is seen before it is published, and its old address leads to the new one', async ({
  backOffice,
  page,
}) => {
  const name = nameOf('Moved plate');
  await createProduct(backOffice, name);
  const opened = backOffice.context().waitForEvent('page');
  await title(backOffice).fill(`${name} in blue`);
  await backOffice.getByRole('button', { name: 'Preview' }).click();
  const preview = await opened;
  await expect(preview.getByRole('heading', { level: 1, name: `${name} in blue` })).toBeVisible();
  await expect(preview.getByText('This is a preview. Visitors do not see this version yet.')).toBeVisible();
  expect((await page.request.get(`/shop/p/${slugOf(name)}`)).status()).toBe(404);
  await expectAccessible(preview);
  await preview.close();

  await publish(backOffice);
  const address = backOffice.getByLabel('Address');
  await address.fill(`${slugOf(name)}-blue`);
  await expect(address).toHaveAccessibleDescription(/The old address will lead here\.$/);
  await publish(backOffice);
  await page.goto(`/shop/p/${slugOf(name)}`);
  await expect(page).toHaveURL(new RegExp(`/shop/p/${slugOf(name)}-blue$`));
  await expect(page.getByRole('heading', { level: 1, name: `${name} in blue` })).toBeVisible();
});

test('a sale price has its days, and beside it stands the lowest price before', async ({ backOffice, page }) => {
  const name = nameOf('Sale plate');
  await createProduct(backOffice, name);
  await publish(backOffice);
  await expect(backOffice.getByLabel('Sale begins')).toHaveCount(0);
  await backOffice.getByRole('textbox', { name: 'Sale price' }).fill('15');
  await backOffice.getByLabel('Sale begins').fill('2026-01-02T00:00');
  await backOffice.getByLabel('Sale ends').fill('2026-01-01T00:00');
  await backOffice.getByRole('button', { name: 'Publish' }).click();
  await expect(backOffice.getByLabel('Sale ends')).toHaveAccessibleDescription(/must end after it begins/);
  await backOffice.getByLabel('Sale ends').fill('2199-01-01T00:00');
  await expectAccessible(backOffice);
  await publish(backOffice);
  await page.goto(`/shop/p/${slugOf(name)}`);
  await expect(page.getByText('Lowest price in the last 30 days: €20.00')).toBeVisible();
  await expectAccessible(page);
  await backOffice.getByLabel('Sale begins').fill('2198-01-01T00:00');
  await publish(backOffice);
  await page.reload();
  await expect(page.getByText('€20.00').first()).toBeVisible();
  await expect(page.getByText('Lowest price')).toHaveCount(0);
});

test('a variant has a barcode, a base price and a picture of its own, which visitors see when they choose it', async ({
  backOffice,
  page,
}) => {
  const name = nameOf('Honey jar');
  await createProduct(backOffice, name);
  const barcode = backOffice.getByLabel('Barcode');
  await barcode.fill('4006381333932');
  await backOffice.getByLabel('Length').fill('12,5');
  await backOffice.getByLabel('Content').fill('much');
  await save(backOffice).click();
  await expect(barcode).toHaveAccessibleDescription(/This is not a barcode number/);
  await expect(backOffice.getByLabel('Width')).toHaveAccessibleDescription(/all three sides/);
  await expect(backOffice.getByLabel('Content')).toHaveAccessibleDescription(/a number above zero/);
  await expectAccessible(backOffice);
  await barcode.fill('4006381 333931');
  await backOffice.getByLabel('Length').fill('');
  await backOffice.getByLabel('Content').fill('250');

  await backOffice.getByRole('button', { name: 'Choose from files' }).click();
  const pictures = backOffice.getByRole('dialog', { name: 'Choose from files' });
  const offered = pictures.getByRole('listitem').getByRole('button');
  await offered.nth(0).click();
  await offered.nth(1).click();
  await pictures.getByRole('button', { name: 'Add 2', exact: true }).click();
  await backOffice.getByRole('button', { name: 'Add an option' }).click();
  await backOffice.getByRole('textbox', { name: 'Option', exact: true }).fill('Size');
  await backOffice.getByRole('combobox', { name: 'Values' }).click();
  for (const size of ['Small', 'Large']) {
    await backOffice.keyboard.type(size);
    await backOffice.keyboard.press('Enter');
  }
  await backOffice.getByRole('button', { name: 'Package of Small' }).click();
  await expect(backOffice.getByRole('dialog').getByLabel('Barcode')).toHaveValue('4006381 333931');
  await backOffice.keyboard.press('Escape');
  await expect(backOffice.getByRole('dialog')).toHaveCount(0);
  await backOffice.getByRole('button', { name: 'Package of Large' }).click();
  const large = backOffice.getByRole('dialog', { name: 'Package of Large' });
  await large.getByLabel('Content').fill('0,5');
  await large.getByLabel('Unit').selectOption('kg');
  await expectAccessible(backOffice);
  for (const width of [375, 1440]) {
    await backOffice.setViewportSize({ width, height: 900 });
    await expect(() => expectNoSidewaysScroll(backOffice)).toPass();
  }
  await backOffice.keyboard.press('Escape');
  await expect(backOffice.getByRole('dialog')).toHaveCount(0);
  const chosen = backOffice.getByRole('button', { name: 'Picture of Large' });
  await chosen.focus();
  await backOffice.keyboard.press('Enter');
  const choices = backOffice.getByRole('dialog', { name: 'Picture of Large' }).getByRole('listitem');
  await expect(choices).toHaveCount(3);
  await expectAccessible(backOffice);
  await choices.nth(2).getByRole('button').click();
  await expect(chosen.locator('img')).toBeVisible();
  await publish(backOffice);

  await page.goto(`/shop/p/${slugOf(name)}`);
  await expect(page.getByText('€80.00/kg')).toBeVisible();
  const gallery = page.locator('.product-gallery-item img');
  await expect(gallery).toHaveCount(2);
  const [first, second] = await gallery.evaluateAll((found) => found.map((picture) => picture.getAttribute('src')));
  await page.getByRole('combobox', { name: /Size/ }).selectOption('Large');
  await expect(page.getByText('€40.00/kg')).toBeVisible();
  await expect(gallery.first()).toHaveAttribute('src', second!);
  await page.getByRole('combobox', { name: /Size/ }).selectOption('Small');
  await expect(page.getByText('€80.00/kg')).toBeVisible();
  await expect(gallery.first()).toHaveAttribute('src', first!);
  await expectAccessible(page);
});

test('two languages stand side by side, search result and shared link are seen before, others are related', async ({
  backOffice,
  page,
}) => {
  const name = nameOf('Spoken plate');
  await createProduct(backOffice, name);
  await backOffice.getByLabel('Show another language').first().selectOption('de');
  await backOffice.getByLabel('Title (Deutsch)').fill(`${name} auf Deutsch`);
  const searched = backOffice.getByRole('group', { name: 'Title in search results' });
  const preview = backOffice.getByRole('figure', { name: 'How a search engine may show it' });
  await expect(preview).toContainText(`${name} — Marram Pottery`);
  await searched.getByLabel('English').fill(`${name} for you`);
  await expect(preview).toContainText(`${name} for you`);
  const delivery = backOffice.getByRole('group', { name: 'Delivery time' });
  await delivery.getByLabel('English').fill('Two days');
  const related = backOffice.getByRole('group', { name: 'Shown below this product' });
  await related.getByRole('button', { name: 'Add products' }).click();
  const products = backOffice.getByRole('dialog', { name: 'Add products' });
  await products.getByLabel('Search').fill('tide');
  await products.getByRole('button', { name: 'Tide mug', exact: true }).click();
  await products.getByRole('button', { name: 'Add 1', exact: true }).click();
  await expect(related.getByRole('listitem')).toContainText('Tide mug');
  await backOffice.getByRole('button', { name: 'Choose a picture' }).click();
  const offered = backOffice.getByRole('dialog', { name: 'Choose a picture' }).getByRole('listitem');
  await offered.getByRole('button').first().click();
  const sharedLink = backOffice.getByRole('figure', { name: 'How a shared link may look' });
  // Not by its role: the picture may be one that another journey has uploaded, without a description.
  await expect(sharedLink.locator('img')).toBeVisible();
  for (const width of [375, 1440]) {
    await backOffice.setViewportSize({ width, height: 900 });
    await expectAccessible(backOffice);
    await expect(() => expectNoSidewaysScroll(backOffice)).toPass();
  }
  await publish(backOffice);
  await page.goto(`/shop/p/${slugOf(name)}`);
  await expect(page).toHaveTitle(`${name} for you`);
  await expect(page.locator('meta[property="og:image"]')).toHaveCount(1);
  const beside = page.getByRole('region', { name: 'You may also like' });
  await expect(beside.getByRole('link', { name: 'Tide mug' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/de/shop/p/${slugOf(name)}`);
  await expect(page.getByRole('heading', { level: 1, name: `${name} auf Deutsch` })).toBeVisible();
  await expect(page.getByText('Two days')).toBeVisible();
});

/** Every value is as wide as its field, or narrower. A list of choices has the text of its longest one. */
async function expectNothingCut(table: Locator): Promise<void> {
  await expect(table).toBeVisible();
  // Another typeface has other widths.
  await table.evaluate(() => document.fonts.ready);
  const cut = await table.evaluate((element) => {
    const fields = [...element.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
    return fields.flatMap((field) => {
      const style = getComputedStyle(field);
      const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      const pen = document.createElement('canvas').getContext('2d')!;
      pen.font = style.font;
      const text = field instanceof HTMLSelectElement ? field.selectedOptions[0]!.text : field.value;
      return pen.measureText(text).width > room ? [`${field.ariaLabel}: ${text}`] : [];
    });
  });
  expect(cut, 'values that are cut').toEqual([]);
  const [room, wanted] = await table.evaluate(
    ({ parentElement: frame }) => [frame!.clientWidth, frame!.scrollWidth] as const,
  );
  expect(wanted, 'the table needs more than its card has').toBeLessThanOrEqual(room);
}

test('on a phone the filters of the list wait behind a button, unless one is chosen', async ({ backOffice }) => {
  const status = backOffice.getByRole('combobox', { name: 'Status' });
  const button = backOffice.getByRole('button', { name: 'Sort and filter' });
  await backOffice.goto(`${list}?search=tide`);
  await expect(row(backOffice, 'Tide mug')).toBeVisible();
  await expect(status).toBeVisible();
  await expect(button).toBeHidden();
  await backOffice.setViewportSize({ width: 375, height: 800 });
  await expect(status).toBeHidden();
  await button.press('Enter');
  await expect(status).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(backOffice);
  await backOffice.goto(`${list}?search=tide&status=published`);
  await expect(status).toBeVisible();
});

for (const width of [375, 1024, 1300, 1440]) {
  test(`a product, its variants and the list are accessible at ${width} pixels, light and dark`, async ({
    backOffice,
  }) => {
    await backOffice.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await backOffice.emulateMedia({ colorScheme });
      await backOffice.goto(`${list}?search=tide`);
      await expect(row(backOffice, 'Tide mug')).toBeVisible();
      await expectAccessible(backOffice);
      await expectNoSidewaysScroll(backOffice);
      await row(backOffice, 'Tide mug').getByRole('link').click();
      await expect(backOffice.getByRole('heading', { level: 1, name: 'Tide mug' })).toBeVisible();
      await expect(backOffice.getByRole('textbox', { name: 'Description' })).toBeVisible();
      await expectNothingCut(backOffice.getByRole('table', { name: 'Options and variants' }));
      await expectAccessible(backOffice);
      await expectNoSidewaysScroll(backOffice);
      await backOffice.goto(`${list}/new`);
      await title(backOffice).fill('Half');
      await save(backOffice).click();
      await expect(price(backOffice)).toHaveAccessibleDescription(/Enter an amount/);
      await expectAccessible(backOffice);
      await expectNoSidewaysScroll(backOffice);
      await backOffice.getByRole('button', { name: 'Discard' }).click();
    }
  });
}

test('pictures keep the order of the files, one is set for a whole colour, and choosing the colour shows it', async ({
  backOffice,
  page,
}) => {
  const name = nameOf('Sail bag');
  await backOffice.goto('/config/commerce/products/new');
  await title(backOffice).fill(name);
  const files = ['#b5532a', '#2a5cb5', '#d9c089'].map(async (color, place) => ({
    name: `${slugOf(name)}-${place}.png`,
    mimeType: 'image/png',
    // The first one is the largest and arrives last.
    buffer: await drawnPicture(color, place === 0 ? 1600 : 300),
  }));
  const chooser = backOffice.waitForEvent('filechooser');
  await backOffice.getByRole('button', { name: 'Upload pictures' }).click();
  await (await chooser).setFiles(await Promise.all(files));
  const pictures = backOffice.getByRole('list', { name: 'Pictures of this product' }).getByRole('listitem');
  await expect(pictures).toHaveCount(3);
  await expect(pictures).toHaveText([0, 1, 2].map((place) => `${slugOf(name)}-${place}.png`));
  for (const [option, values] of [
    ['Size', 'S, L'],
    ['Colour', 'Red, Blue'],
  ] as const) {
    await backOffice.getByRole('button', { name: 'Add an option' }).click();
    await expect(backOffice.getByRole('textbox', { name: 'Option', exact: true }).last()).toBeFocused();
    await backOffice.keyboard.type(option);
    await backOffice.keyboard.press('Tab');
    await backOffice.keyboard.type(values);
    await backOffice.keyboard.press('Tab');
  }
  await backOffice.getByLabel('Price of S / Red', { exact: true }).fill('20');
  await backOffice.getByLabel('In stock of S / Red').fill('5');
  await expect(backOffice.getByLabel('Price of L / Blue', { exact: true })).toHaveValue(/^20/);
  await expect(backOffice.getByLabel('In stock of L / Blue')).toHaveValue('5');
  await backOffice.getByRole('button', { name: 'Picture of S / Blue' }).click();
  const dialog = backOffice.getByRole('dialog', { name: 'Picture of S / Blue' });
  await expect(dialog.getByLabel('For')).toHaveValue('Colour');
  await expectAccessible(backOffice);
  await dialog.getByRole('listitem').nth(2).getByRole('button').click();
  await expect(backOffice.getByRole('button', { name: 'Picture of L / Blue' }).locator('img')).toBeVisible();
  await publish(backOffice);

  await page.goto(`/shop/p/${slugOf(name)}`);
  const gallery = page.locator('.product-gallery-item img');
  await expect(gallery).toHaveCount(3);
  const sources = await gallery.evaluateAll((found) => found.map((picture) => picture.getAttribute('src')));
  await page.getByRole('combobox', { name: /Colour/ }).selectOption('Blue');
  await expect(gallery.first()).toHaveAttribute('src', sources[1]!);
  await page.getByRole('combobox', { name: /Colour/ }).selectOption('Red');
  await expect(gallery.first()).toHaveAttribute('src', sources[0]!);
});

async function drawnPicture(background: string, width: number): Promise<Buffer> {
  return await sharp({ create: { width, height: width, channels: 3, background } })
    .png()
    .toBuffer();
}
