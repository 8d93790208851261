import { heldUndo } from './support/notice.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

test('a search of orders is saved under a name, found again, renamed and deleted', async ({ backOffice }) => {
  const name = `Owed ${test.info().repeatEachIndex}`;
  for (const width of [1440, 375]) {
    await backOffice.setViewportSize({ width, height: 900 });
    await backOffice.goto(`/config/commerce/orders?paymentStatus=pending&search=grace+${width}`);
    await backOffice.getByRole('button', { name: 'Save view' }).click();
    const dialog = backOffice.getByRole('dialog', { name: 'Save view' });
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await expectAccessible(backOffice);
    await backOffice.keyboard.press('Enter');
    await expect(dialog.getByText('Please fill in this field.')).toBeVisible();
    await backOffice.keyboard.type(name);
    if (width === 375) await dialog.getByLabel('For the whole team').check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);

    const view = backOffice.getByRole('link', { name, exact: true });
    await expect(view).toHaveAttribute('aria-current', 'page');
    await backOffice.goto('/config/commerce/orders');
    await view.click();
    await expect(backOffice).toHaveURL(new RegExp(`\\?paymentStatus=pending&search=grace(\\+|%20)${width}$`));
    await expect(view).toHaveAttribute('aria-current', 'page');
    await expect(backOffice.getByRole('searchbox')).toHaveValue(`grace ${width}`);
    await expectAccessible(backOffice);
    await expectNoSidewaysScroll(backOffice);

    await backOffice.getByRole('button', { name: `Change the view ${name}` }).click();
    await backOffice.getByRole('menuitem', { name: 'Rename view' }).click();
    await backOffice.getByRole('dialog').getByLabel('Name').fill(`${name} now`);
    await backOffice.keyboard.press('Enter');
    const renamed = backOffice.getByRole('link', { name: `${name} now`, exact: true });
    await expect(renamed).toBeVisible();

    await backOffice.getByRole('button', { name: `Change the view ${name} now` }).click();
    await backOffice.getByRole('menuitem', { name: 'Delete view' }).click();
    const undo = await heldUndo(backOffice);
    await expect(renamed).toHaveCount(0);
    await undo.click();
    await expect(renamed).toBeVisible();
    await backOffice.getByRole('button', { name: `Change the view ${name} now` }).click();
    await backOffice.getByRole('menuitem', { name: 'Delete view' }).click();
    await expect(renamed).toHaveCount(0);
  }
});
