import type { FrameLocator } from '@playwright/test';
import { teamCall } from './support/forms.ts';
import { ownShop } from './support/own-shop.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

// Header and footer are on every page: their journeys are in a shop of their own.
const { test, shop } = ownShop(() => ({}));

/** Wide enough for a desktop's page in its own size: Playwright clicks beside what is shown smaller. */
const wide = 1920;
const pairPath = '/api/site-header-footer';

const line = (name: string | RegExp) => shop.back.getByRole('treeitem', { name });
const area = (name: string) => shop.back.getByRole('radio', { name, exact: true });
const expectState = (name: string) => expect(shop.back.locator(`header [data-form-state="${name}"]`)).toBeVisible();
const expectPublished = () =>
  expect(
    shop.back.getByRole('button', { name: 'Publish' }).and(shop.back.locator(':not([data-loading])')),
  ).toBeDisabled();

/** Stores and publishes a footer of one text, and no header. */
async function store(words: string): Promise<void> {
  const { version } = await teamCall<{ version: number }>(shop.back, 'GET', pairPath);
  const layout = (content: object[], texts: object) => ({ schema: 1, root: {}, content, texts });
  await teamCall(shop.back, 'PUT', pairPath, {
    version,
    header: layout([], {}),
    footer: layout([{ type: 'html', props: { id: 'words' } }], { en: { words: { html: `<p>${words}</p>` } } }),
  });
}

async function openBuilder(width: number): Promise<FrameLocator> {
  const { back } = shop;
  await back.setViewportSize({ width, height: 900 });
  await back.goto('/config');
  await store('Open daily');
  await back.goto('/config/header-footer');
  await expect(back.getByRole('heading', { level: 1, name: 'Header and footer' })).toBeVisible();
  const canvas = back.frameLocator('[data-preview-frame]');
  await expect(canvas.getByText('Open daily')).toBeVisible();
  return canvas;
}

test('HF-001 header and footer are made with the mouse on a page of the website, published, and taken back', async ({
  page,
}) => {
  const canvas = await openBuilder(wide);
  const { back } = shop;
  await expectAccessible(back);

  // A click into the footer makes it the area that is edited; what is around it cannot be selected.
  await expect(area('Header')).toBeChecked();
  await canvas.getByText('Open daily').click();
  await expect(area('Footer')).toBeChecked();
  await expect(line(/^Text Open daily/)).toHaveAttribute('aria-selected', 'true');
  await canvas.locator('h1, h2').first().click();
  await expect(line(/^Text Open daily/)).toHaveAttribute('aria-selected', 'false');

  await canvas.getByText('Open daily').dblclick();
  await expect(canvas.locator('[data-edit-writing]')).toBeVisible();
  await back.keyboard.press('End');
  await back.keyboard.type(' until six');
  await expect(line(/^Text Open daily until six/)).toBeVisible();
  await back.keyboard.press('Escape');

  await back.getByText('Header', { exact: true }).click();
  await back.getByRole('button', { name: 'Add a block', exact: true }).click();
  await back.getByRole('dialog').getByRole('button', { name: 'Button', exact: true }).click();
  await back.getByRole('region', { name: 'Settings' }).getByRole('textbox').first().fill('Free parcels today');
  await expect(canvas.locator('[data-edit-area="header"]').getByText('Free parcels today')).toBeVisible();
  await expectState('normal');
  await page.goto('/');
  await expect(page.getByText('Open daily')).toBeVisible();
  await expect(page.getByText('until six')).toBeHidden();

  // On another page they are the same draft.
  await back.getByRole('button', { name: 'Shown on: Home page' }).click();
  await back.getByRole('dialog').getByRole('button', { name: 'The pottery' }).click();
  await expect(back.getByRole('button', { name: 'Shown on: The pottery' })).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(canvas.getByText('Free parcels today')).toBeVisible();
  await expect(canvas.getByText('Open daily until six')).toBeVisible();

  await back.getByRole('button', { name: 'Publish' }).click();
  await expectPublished();
  await page.goto('/');
  await expect(page.getByRole('banner').getByText('Free parcels today')).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('Open daily until six')).toBeVisible();

  await back.getByRole('button', { name: 'History' }).click();
  await expectAccessible(back);
  await back.getByRole('dialog').getByRole('button', { name: 'Restore' }).last().click();
  await expect(canvas.getByText('Free parcels today')).toBeHidden();
  await expect(page.getByRole('banner').getByText('Free parcels today')).toBeVisible();
});

test('they are made by keyboard alone, copied from one to the other, and undone across both', async () => {
  const canvas = await openBuilder(1440);
  const { back } = shop;
  await back.getByRole('button', { name: 'Add a block', exact: true }).focus();
  await back.keyboard.press('Enter');
  await back.getByLabel('Search blocks').fill('quote');
  await back.keyboard.press('Enter');
  await expect(line('Quote')).toBeFocused();
  await back.keyboard.press('Control+C');
  await area('Header').focus();
  await back.keyboard.press('ArrowRight');
  await expect(area('Footer')).toBeChecked();
  await line(/^Text/).focus();
  await back.keyboard.press(' ');
  await back.keyboard.press('Control+V');
  await expect(line('Quote')).toBeFocused();
  await back.keyboard.press('Alt+ArrowUp');
  await expect(canvas.locator('[data-edit-area="footer"] [data-edit-block]').first()).toHaveClass(/quote/);
  for (let count = 0; count < 3; count += 1) await back.keyboard.press('Control+Z');
  await expect(area('Header')).toBeChecked();
  await expect(back.getByText('There are no blocks here yet.')).toBeVisible();
  await expectState('normal');
});

test('a footer that a colleague has changed meanwhile is compared before it is saved', async () => {
  await openBuilder(375);
  const { back } = shop;
  await expectAccessible(back);
  await expectNoSidewaysScroll(back);
  await back.getByText('Blocks and settings').click();
  await back.getByText('Footer', { exact: true }).click();
  await line(/^Text Open daily/).click();
  await store('Closed in winter');
  await back.getByRole('toolbar', { name: 'Selected blocks' }).getByRole('button', { name: 'Delete' }).click();
  await expectAccessible(back);
  await back.getByRole('button', { name: 'Compare and take over' }).click();
  await expect(back.getByRole('dialog').getByText('Text: Closed in winter')).toBeVisible();
  await expectAccessible(back);
});
