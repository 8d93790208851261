import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

const list = '/config/commerce/inventory';

for (const width of [375, 1440]) {
  test(`a stock-take is typed down the list and saved together at ${width} pixels`, async ({ backOffice }) => {
    const name = `Stockroom jar ${width} ${test.info().repeatEachIndex}`;
    await backOffice.setViewportSize({ width, height: 900 });
    await backOffice.goto('/config/commerce/products/new');
    await backOffice.getByLabel('Title').fill(name);
    await backOffice.getByRole('textbox', { name: 'Price', exact: true }).fill('20');
    await backOffice.getByLabel('In stock').fill('5');
    await backOffice.getByRole('button', { name: 'Add an option' }).click();
    await backOffice.getByRole('textbox', { name: 'Option', exact: true }).fill('Size');
    await backOffice.getByRole('combobox', { name: 'Values' }).click();
    for (const size of ['Small', 'Large']) {
      await backOffice.keyboard.type(size);
      await backOffice.keyboard.press('Enter');
    }
    await backOffice.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(backOffice.getByRole('heading', { level: 1, name })).toBeVisible();

    await backOffice.goto(`${list}?search=${encodeURIComponent(name)}`);
    const counted = (size: string) => backOffice.getByLabel(`Counted of ${name}, ${size}`);
    await counted('Large').fill('8');
    await counted('Large').press('Enter');
    await expect(counted('Small')).toBeFocused();
    await backOffice.keyboard.type('3');
    await expect(backOffice.getByText('2 counts typed')).toBeVisible();
    await expectAccessible(backOffice);
    await expectNoSidewaysScroll(backOffice);
    await backOffice.getByRole('button', { name: 'Save counts' }).click();
    await expect(backOffice.getByText('2 counts are saved.')).toBeVisible();
    await expect(
      backOffice.getByRole('button', { name: `8 in stock. Change the stock of ${name}, Large` }),
    ).toBeVisible();
    await expect(
      backOffice.getByRole('button', { name: `3 in stock. Change the stock of ${name}, Small` }),
    ).toBeVisible();
  });
}

test('the history of a variant tells why and who, and its level puts it on the list of what is low', async ({
  backOffice,
}) => {
  await backOffice.goto(`${list}?search=heron`);
  const row = backOffice.getByRole('row').filter({ hasText: 'Heron vase' });
  await row.getByRole('button', { name: /in stock\. Change/ }).click();
  const dialog = backOffice.getByRole('dialog', { name: 'Change stock' });
  await dialog.getByLabel('How many more or fewer').fill('2');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await row.getByRole('button', { name: 'History' }).click();
  const history = backOffice.getByRole('dialog', { name: /^Stock of/ });
  // Another journey may buy one meanwhile, so it need not be the latest.
  const received = history.getByRole('listitem').filter({ hasText: '+2Delivery received' }).first();
  await expect(received).toContainText('Ada Marram');
  await history.getByLabel('Warn me when it falls to').fill('900');
  await history.getByRole('button', { name: 'Save' }).click();
  await expect(backOffice.getByText('The warning level is saved.')).toBeVisible();
  await expectAccessible(backOffice);
  await backOffice.goto(`${list}?stock=low`);
  await expect(row).toBeVisible();
});
