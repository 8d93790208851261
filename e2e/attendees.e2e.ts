import type { Page } from '@playwright/test';
import { mailedAddress } from './support/mail.ts';
import { ownShop } from './support/own-shop.ts';
import { awake } from './support/shopper.ts';
import { expect, look } from './support/test.ts';

// The journeys tell one story: what is taken by one of them is missing in the next.
const { test, shop } = ownShop(() => ({ RATE_LIMITS: 'event-sign-up=1000' }));

const address = '/open-days/kiln-opening';

async function lookAtBothWidths(page: Page, name: string): Promise<void> {
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await look(page, `${name}-${width}`);
  }
}

async function openEvent(page: Page): Promise<void> {
  await page.goto(address);
  await awake(page, 'event-sign-up');
}

async function signUp(page: Page, name: string, places?: string): Promise<void> {
  const form = page.locator('.event-sign-up-form');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill(`${name.toLowerCase()}@example.com`);
  if (places !== undefined) await form.getByLabel('Places').selectOption(places);
  await form.getByRole('button', { name: 'Sign up' }).press('Enter');
}

test('the team lets visitors sign up for an event', async () => {
  const { back } = shop;
  await back.goto('/config/collections/new');
  await back.getByRole('textbox', { name: 'Title (English)', exact: true }).fill('Open days');
  await back.getByLabel('Kind').selectOption({ label: 'Events' });
  await back.getByRole('button', { name: 'Save' }).click();
  await expect(back.getByRole('heading', { level: 1, name: 'Open days' })).toBeVisible();

  await back.goto('/config/items/new');
  await back.getByLabel('Page', { exact: true }).selectOption({ label: 'Open days' });
  await back.getByRole('textbox', { name: 'Title (English)', exact: true }).fill('Kiln opening');
  await back.getByLabel('Begins').fill('2098-10-26T18:00');
  await back.getByLabel('Ends').fill('2098-10-26T20:00');
  await back.getByRole('checkbox', { name: 'Visitors can sign up' }).press('Space');
  await back.getByLabel('Places', { exact: true }).fill('0');
  await back.getByLabel('Most places of one sign-up').fill('2');
  await back.getByRole('button', { name: 'Publish' }).press('Enter');
  await expect(back.getByText('Enter a whole number from 1 to 100,000, or leave it empty.')).toBeVisible();
  await lookAtBothWidths(back, 'editing');
  await back.getByLabel('Places', { exact: true }).fill('3');
  await back.getByRole('button', { name: 'Publish' }).press('Enter');
  await expect(back.getByText('Visitors see this version.')).toBeVisible();
});

test('a visitor signs up by keyboard, and gives the places back by the link in the mail', async ({ page }) => {
  await openEvent(page);
  await expect(page.getByText('3 places are left.')).toBeVisible();
  await page.locator('.event-sign-up-form').getByRole('button', { name: 'Sign up' }).press('Enter');
  await expect(page.getByText('Enter your name.')).toBeVisible();
  await expect(page.locator('.event-sign-up-form').getByLabel('Name')).toBeFocused();
  await lookAtBothWidths(page, 'wrong');
  await signUp(page, 'Ada', '2');
  await expect(page.getByText('Thank you. You are signed up.')).toBeVisible();
  await lookAtBothWidths(page, 'done');
  await openEvent(page);
  await expect(page.getByText('One place is left.')).toBeVisible();

  const link = await mailedAddress(shop.back, 'ada@example.com', /http\S+\/attendee\/cancel\?token=\S+/);
  await page.goto(link);
  await expect(page.getByText('Give back the places that ada@example.com signed up for?')).toBeVisible();
  await look(page, 'cancel');
  await page.getByRole('button', { name: 'Cancel places' }).press('Enter');
  await expect(page.getByText('The places of ada@example.com are free for others now.')).toBeVisible();
  await openEvent(page);
  await expect(page.getByText('3 places are left.')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('visitors sign up until the event is full, and its page says so', async ({ page }) => {
    await page.goto(address);
    await signUp(page, 'Grace', '2');
    await expect(page.getByText(/^Thank you\./)).toBeVisible();
    await page.goto(address);
    await expect(page.locator('.event-sign-up-form').getByLabel('Places')).toHaveCount(0);
    await signUp(page, 'Nobody at all');
    await expect(page.getByText('Enter an email address such as name@example.com.')).toBeVisible();
    await page.locator('.event-sign-up-form').getByLabel('Email').fill('alan@example.com');
    await page.locator('.event-sign-up-form').getByLabel('Name').fill('Alan');
    await page.locator('.event-sign-up-form').getByRole('button', { name: 'Sign up' }).press('Enter');
    await expect(page.getByText(/^Thank you\./)).toBeVisible();
    await page.goto(address);
    await expect(page.getByText('Fully booked.')).toBeVisible();
  });
});

test('the team sees who comes, takes places back, and tells everybody that the event has moved', async ({ page }) => {
  await openEvent(page);
  await lookAtBothWidths(page, 'full');
  const { back } = shop;
  await back.goto('/config/attendees');
  await expect(back.getByText('3 of 3')).toBeVisible();
  await lookAtBothWidths(back, 'events');
  await back.getByRole('link', { name: 'Kiln opening' }).press('Enter');
  await expect(back.getByText('grace@example.com')).toBeVisible();
  await expect(back.getByRole('table').getByText('Cancelled', { exact: true })).toBeVisible();
  await lookAtBothWidths(back, 'attendees');
  await back.getByLabel('Search names and addresses').fill('alan');
  await expect(back.getByText('grace@example.com')).toHaveCount(0);
  await back.getByRole('button', { name: 'Cancel the places of Alan' }).press('Enter');
  await back.getByLabel('Your words').fill('The workshop is for adults only.');
  await lookAtBothWidths(back, 'cancelling');
  await back.getByRole('dialog').getByRole('button', { name: 'Cancel places' }).press('Enter');
  await expect(back.getByText('The places are cancelled.')).toBeVisible();
  await mailedAddress(back, 'alan@example.com', /The workshop is for adults only\./);

  const attendees = back.url();
  await back.goto('/config/items');
  await back.getByRole('link', { name: 'Kiln opening' }).click();
  await back.getByLabel('Place', { exact: true }).fill('Old barn');
  // The screen has said before that visitors see this version.
  const isPublished = back.waitForResponse((response) => response.url().endsWith('/publish') && response.ok());
  await back.getByRole('button', { name: 'Publish' }).press('Enter');
  await isPublished;
  await back.goto(attendees);
  await expect(back.getByText('Some attendees do not know the present time and place')).toBeVisible();
  await lookAtBothWidths(back, 'moved');
  await back.getByRole('button', { name: 'Tell them by email' }).press('Enter');
  await back.getByRole('dialog').getByRole('button', { name: 'Tell them by email' }).press('Enter');
  await expect(back.getByText('The emails are on their way.')).toBeVisible();
  await mailedAddress(back, 'grace@example.com', /Old barn/);
  await back.reload();
  await expect(back.getByText('Some attendees do not know the present time and place')).toHaveCount(0);
});
