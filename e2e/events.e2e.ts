import { expect, expectAccessible, expectNoSidewaysScroll, look, test } from './support/test.ts';

/** A name of this journey alone, also when it is repeated on one server. */
function nameOf(name: string): string {
  return `${name} ${test.info().repeatEachIndex}`;
}

test('an event is written by keyboard, and visitors find it in the list, in its month and in their calendar', async ({
  backOffice,
  page,
}) => {
  const [dates, title] = [nameOf('Dates'), nameOf('Open workshop')];
  const address = `/${dates.toLowerCase().replaceAll(' ', '-')}`;
  await backOffice.goto('/config/collections/new');
  await backOffice.getByRole('textbox', { name: 'Title (English)', exact: true }).fill(dates);
  await backOffice.getByLabel('Kind').selectOption({ label: 'Events' });
  await expect(backOffice.getByLabel('Order')).toHaveValue('3');
  await backOffice.getByRole('button', { name: 'Save' }).click();
  await expect(backOffice.getByRole('heading', { level: 1, name: dates })).toBeVisible();

  await backOffice.goto('/config/items/new');
  await backOffice.getByLabel('Page', { exact: true }).selectOption({ label: dates });
  await backOffice.getByRole('textbox', { name: 'Title (English)', exact: true }).fill(title);
  await backOffice.getByLabel('Begins').fill('2098-10-26T18:00');
  await backOffice.getByLabel('Ends').fill('2098-10-26T17:00');
  await backOffice.getByLabel('Place', { exact: true }).fill('Old barn');
  await backOffice.getByLabel('Street and number').fill('Dune Road 3');
  await backOffice.getByRole('button', { name: 'Publish' }).focus();
  await backOffice.keyboard.press('Enter');
  await expect(backOffice.getByText('Choose an end after the beginning.')).toBeVisible();
  await look(backOffice, 'editing');
  await backOffice.getByLabel('Ends').fill('2098-10-26T20:30');
  await backOffice.getByRole('button', { name: 'Publish' }).focus();
  await backOffice.keyboard.press('Enter');
  await expect(backOffice.getByText('Visitors see this version.')).toBeVisible();

  await page.goto(address);
  const list = page.getByRole('main');
  await expect(list.getByText(/Sunday, October 26, 2098,\s6:00\s–\s8:30\sPM/)).toBeVisible();
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await look(page, `list-${width}`);
  }
  await page.goto(`${address}?view=calendar&month=october-2098`);
  const month = page.getByRole('table', { name: 'October 2098' });
  await expect(month.getByRole('cell').filter({ hasText: title })).toContainText('6:00 PM');
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await look(page, `month-${width}`);
  }
  await page.getByRole('link', { name: 'November 2098' }).click();
  await expect(page.getByText('There are no events in this month.')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: title }).press('Enter');

  await expect(page.getByText('Old barn')).toBeVisible();
  await expectAccessible(page);
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await look(page, `event-${width}`);
  }
  await expect(page.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute(
    'href',
    /^http:\/\/www\.google\.com\/calendar\/event\?action=TEMPLATE&text=Open%20workshop/,
  );
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to your calendar' }).click();
  expect((await download).suggestedFilename()).toMatch(/^open-workshop-\d+\.ics$/);
});
