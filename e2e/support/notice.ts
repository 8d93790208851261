import { expect, type Locator, type Page } from '@playwright/test';

/** Keeps a notice for as long as the pointer is over it. Otherwise it goes by itself, on a slow machine before it was looked at. */
export async function holdNotice(notice: Locator): Promise<void> {
  await notice.hover();
  await expect(notice).toBeVisible();
}

/** The button of the latest notice, which takes back what was just done; the notice is held until the button is pressed. */
export async function heldUndo(page: Page, text: string | RegExp = ''): Promise<Locator> {
  const button = page.getByRole('alert').filter({ hasText: text }).getByRole('button', { name: 'Undo' }).last();
  await holdNotice(button);
  return button;
}
