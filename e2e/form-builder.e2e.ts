import type { Page } from '@playwright/test';
import { openForm, submitButton } from './support/forms.ts';
import { heldUndo } from './support/notice.ts';
import { expect, look, test } from './support/test.ts';

/** A name of this journey alone, also when it is repeated on one server. */
const nameOf = (name: string) => `${name} ${test.info().repeatEachIndex}`;

const rows = (page: Page) => page.locator('[data-field]');
const titles = (page: Page) => rows(page).locator('[aria-expanded] span span:first-child');
const preview = (page: Page) => page.frameLocator('[data-form-preview]');

async function addField(page: Page, kind: string, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add field' }).click();
  await page.getByRole('button', { name: kind }).click();
  const question = page.getByRole('textbox', { name: 'Question (English)' });
  await expect(question).toBeFocused();
  await question.fill(title);
}

test('a form is made with mouse and keyboard, published, sent by a visitor, and its submission is read', async ({
  backOffice,
  page,
}) => {
  const name = nameOf('Kiln party');
  await backOffice.goto('/config/forms');
  await backOffice.getByRole('link', { name: 'New form' }).first().click();
  await look(backOffice, 'start');
  await backOffice.getByRole('radio', { name: 'Enquiry with a date' }).click();
  await expect(titles(backOffice)).toHaveText([
    'Name',
    'Email',
    'Preferred date',
    'Time',
    'Number of people',
    'What should we know?',
  ]);
  await backOffice.getByRole('textbox', { name: 'Name (English)', exact: true }).fill(name);

  await addField(backOffice, 'Drop-down list', 'Which glaze?');
  await backOffice.getByRole('textbox', { name: 'Option 1' }).fill('Celadon');
  await backOffice.keyboard.press('Enter');
  await backOffice.keyboard.type('Tenmoku');
  await expect(preview(backOffice).getByRole('combobox', { name: 'Which glaze?' })).toContainText('Tenmoku');
  await look(backOffice, 'options');

  // By keyboard from the last place to the second to last, and by mouse to the first.
  await backOffice.getByRole('button', { name: 'Move Which glaze?' }).focus();
  await backOffice.keyboard.press('ArrowUp');
  await expect(titles(backOffice).nth(5)).toHaveText('Which glaze?');
  await expect(backOffice.getByRole('button', { name: 'Move Which glaze?' })).toBeFocused();
  await backOffice.getByRole('button', { name: /^Which glaze\?/ }).click();
  const grip = backOffice.getByRole('button', { name: 'Move Email' });
  await grip.hover();
  await backOffice.mouse.down();
  const first = (await rows(backOffice).first().boundingBox())!;
  await backOffice.mouse.move(first.x + 20, first.y + 4, { steps: 5 });
  await backOffice.mouse.up();
  await expect(titles(backOffice).first()).toHaveText('Email');

  await backOffice.getByRole('button', { name: 'Delete Time' }).click();
  await (await heldUndo(backOffice, 'Time')).click();
  await expect(titles(backOffice).nth(3)).toHaveText('Time');
  await backOffice.getByRole('button', { name: 'Delete Time' }).click();
  await backOffice.getByRole('button', { name: 'Delete Number of people' }).click();
  await expect(rows(backOffice)).toHaveCount(5);

  await backOffice.getByRole('button', { name: 'Publish' }).click();
  await expect(backOffice.getByText('Visitors see this version.')).toBeVisible();
  await look(backOffice, 'published');
  const id = backOffice.url().split('/').at(-1)!;
  const form = await openForm(page, id);
  await form.getByLabel(/^Email/).fill('ada@example.com');
  await form.getByLabel('Which glaze?').selectOption('Tenmoku');
  await form.getByLabel(/^What should we know/).fill('Two friends come along.');
  await submitButton(form).click();
  await expect(form.getByText('Thank you for your enquiry.')).toBeVisible();

  await backOffice.getByRole('link', { name: 'See submissions' }).click();
  await backOffice.getByRole('link', { name: 'ada@example.com' }).click();
  await expect(backOffice.getByText('Tenmoku')).toBeVisible();
});

test('on a phone a form gets its German texts, says what is missing, and asks in German', async ({
  backOffice,
  page,
}) => {
  await backOffice.setViewportSize({ width: 375, height: 800 });
  await backOffice.goto('/config/forms/new?start=contact');
  await addField(backOffice, 'One choice', '');
  await backOffice.getByRole('button', { name: 'Publish' }).click();
  await expect(backOffice.getByText('Enter what visitors are asked.')).toBeVisible();
  await expect(backOffice.getByText('Enter at least one.')).toBeVisible();
  await backOffice.getByRole('combobox', { name: 'Show another language' }).selectOption({ label: 'Deutsch' });
  await backOffice.getByRole('textbox', { name: 'Question (English)' }).fill('How did you find us?');
  await backOffice.getByRole('textbox', { name: 'Option 1', exact: true }).fill('By chance');
  await expect(backOffice.getByText('Missing in Deutsch')).toBeVisible();
  await backOffice.getByRole('textbox', { name: 'Question (Deutsch)' }).fill('Wie haben Sie uns gefunden?');
  await backOffice.getByRole('textbox', { name: 'Option 1 (Deutsch)' }).fill('Durch Zufall');
  await expect(backOffice.getByText('Missing in Deutsch')).toHaveCount(0);
  await backOffice.getByRole('combobox', { name: 'Language of the preview' }).selectOption({ label: 'Deutsch' });
  await expect(preview(backOffice).getByText('Durch Zufall')).toBeAttached();
  await look(backOffice, 'phone');
  await backOffice.getByRole('button', { name: 'Publish' }).click();
  await expect(backOffice.getByText('Visitors see this version.')).toBeVisible();
  const form = await openForm(page, backOffice.url().split('/').at(-1)!, '', '/de');
  await expect(form.getByRole('radiogroup', { name: 'Wie haben Sie uns gefunden?' })).toContainText('Durch Zufall');
  await look(page, 'visitor');
});
