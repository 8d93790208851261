import type { Locator, Page } from '@playwright/test';
import { teamCall } from './support/forms.ts';
import { ownShop } from './support/own-shop.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, look } from './support/test.ts';

// The popup belongs to the whole shop, and the sample has none: journeys that have one are in a shop of their own.
const { test, shop } = ownShop(() => ({ RATE_LIMITS: 'submission-key=1000,form-submission=1000' }));

const key = 'awning-popup-overlay';
const [popupPath, barPath] = ['/api/website/popup', '/api/website/announcement-bar'] as const;

const words = (text: string) => ({
  schema: 1,
  root: {},
  content: [{ type: 'html', props: { id: 'words' } }],
  texts: { en: { words: { html: text } } },
});
const popup = {
  isOn: true,
  position: 'CENTER_CENTER',
  pages: 'all',
  pageIds: [],
  delaySeconds: 0,
  scrollPercent: null,
  daysHidden: 7,
  content: words('<h2>Kiln opening</h2><p>On Sunday at noon we open the <a href="/shop">kiln</a>.</p>'),
};

async function publish(path: string, change: object): Promise<void> {
  const { version, body } = await teamCall<{ version: number; body: object }>(shop.back, 'GET', path);
  const saved = await teamCall<{ version: number }>(shop.back, 'PUT', path, { version, body: { ...body, ...change } });
  await teamCall(shop.back, 'POST', `${path}/publish`, { version: saved.version });
}

const dialogOf = (page: Page): Locator => page.locator('dialog[data-popup]');

async function openPage(page: Page, path = '/about'): Promise<Locator> {
  await page.goto(path);
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The script of the page has decided that it stays closed. */
async function expectHidden(page: Page, path = '/about'): Promise<void> {
  await page.goto(path);
  await expect(dialogOf(page)).toHaveAttribute('data-awake', 'hidden');
  await expect(dialogOf(page)).toBeHidden();
}

const remembered = (page: Page) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as Record<string, unknown> | null, key);

for (const width of [375, 1440]) {
  test(`the owner writes a popup, sees it in the preview and publishes it at ${width} pixels`, async ({ page }) => {
    const { back } = shop;
    await publish(popupPath, { ...popup, isOn: false, position: 'CENTER_CENTER' });
    await back.setViewportSize({ width, height: 900 });
    await back.goto('/config/popup');
    const text = back.getByRole('textbox', { name: 'Text' });
    await text.fill(`Come to the kiln, seen at ${width}`);
    await back.getByLabel('Newsletter form').selectOption({ index: 1 });
    await back.getByLabel('Words on the button').first().fill('See the shop');
    await back.getByLabel('Where the button leads').fill('/shop');
    const middle = back.getByRole('radio', { name: 'In the middle' });
    await middle.focus();
    await back.keyboard.press('ArrowRight');
    await expect(back.getByRole('radio', { name: 'Middle right' })).toBeChecked();
    await back.getByRole('radio', { name: 'Bottom right' }).check();
    await back.getByLabel('On which pages').selectOption('Chosen pages');
    await back.getByRole('switch', { name: 'Visitors see it once it is published' }).check();
    await look(back, `popup-screen-${width}`);
    await back.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(back.getByText('Choose at least one page.')).toBeVisible();
    await back.getByRole('button', { name: 'Add pages' }).click();
    const picker = back.getByRole('dialog', { name: 'Add pages' });
    await picker.getByRole('button', { name: 'The pottery' }).click();
    await picker.getByRole('button', { name: 'Add 1' }).click();
    await expect(back.getByText('Choose at least one page.')).toBeHidden();
    const opened = back.waitForEvent('popup');
    await back.getByRole('button', { name: 'Preview' }).click();
    const preview = await opened;
    const seen = dialogOf(preview);
    await expect(seen).toBeVisible();
    await expect(seen).toContainText(`seen at ${width}`);
    await preview.close();
    await page.goto('/about');
    await expect(dialogOf(page)).toHaveCount(0);
    await back.getByRole('button', { name: 'Publish' }).click();
    await expect(back.getByText('Published', { exact: true })).toBeVisible();
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/about');
    await expect(dialogOf(page).getByRole('link', { name: 'See the shop' })).toBeVisible();
    await page.goto('/shop');
    await expect(dialogOf(page)).toHaveCount(0);
  });
}

for (const width of [375, 1440]) {
  test(`POPUP-001 the popup at the top: left, centre and right, at ${width} pixels`, async ({ page }) => {
    await expectRow(page, width, 'TOP');
  });

  test(`POPUP-002 the popup in the middle: left, centre and right, at ${width} pixels`, async ({ page }) => {
    await expectRow(page, width, 'CENTER');
  });

  test(`POPUP-003 the popup at the bottom: left, centre and right, at ${width} pixels`, async ({ page }) => {
    await expectRow(page, width, 'BOTTOM');
  });
}

async function expectRow(page: Page, width: number, row: 'TOP' | 'CENTER' | 'BOTTOM'): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  for (const column of ['LEFT', 'CENTER', 'RIGHT']) {
    await publish(popupPath, { ...popup, position: `${row}_${column}` });
    await page.addInitScript((name) => localStorage.removeItem(name), key);
    const dialog = await openPage(page);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const box = (await dialog.locator('.sqs-popup-overlay-content').boundingBox())!;
    const inside = await page.evaluate(() => document.documentElement.clientWidth);
    expect(placeOf(box.y, 900 - box.y - box.height)).toBe({ TOP: 'first', CENTER: 'middle', BOTTOM: 'last' }[row]);
    // A phone has no room beside it.
    const across = { LEFT: 'first', CENTER: 'middle', RIGHT: 'last' }[column];
    expect(placeOf(box.x, inside - box.x - box.width)).toBe(width === 375 ? 'middle' : across);
    await page.screenshot({ path: test.info().outputPath(`popup-${row}-${column}-${width}.png`) });
  }
}

/** Where something is between two edges, by its distance to them. */
function placeOf(before: number, after: number): 'first' | 'middle' | 'last' {
  if (Math.abs(before - after) <= 2) return 'middle';
  expect(Math.min(before, after)).toBeLessThan(30);
  return before < after ? 'first' : 'last';
}

test('POPUP-004 the keyboard stays in it, Escape closes it, and the browser remembers when', async ({ page }) => {
  await publish(popupPath, { ...popup, delaySeconds: 600, scrollPercent: 1 });
  await page.goto('/about');
  await expect(dialogOf(page)).toHaveAttribute('data-awake', 'waiting');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await skip.focus();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const dialog = page.getByRole('dialog', { name: 'Kiln opening' });
  await expect(dialog).toBeVisible();
  const close = dialog.getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('link', { name: 'kiln' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('link', { name: 'kiln' })).toBeFocused();
  const before = await page.evaluate(() => Date.now());
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(skip).toBeFocused();
  const memory = (await remembered(page))!;
  expect(memory).toMatchObject({ submitted: false, closedDate: expect.any(String), version: expect.any(Number) });
  expect(Date.parse(String(memory['closedDate'])) - before).toBeGreaterThanOrEqual(0);
  await expectHidden(page);
  // Seven days later.
  await page.clock.setFixedTime(Date.parse(String(memory['closedDate'])) + 7 * 86_400_000);
  await page.goto('/about');
  await expect(dialogOf(page)).toHaveAttribute('data-awake', 'waiting');
});

test('POPUP-005 the browser remembers which version it has closed, and another one is shown', async ({ page }) => {
  await publish(popupPath, popup);
  const dialog = await openPage(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  const { version } = (await remembered(page))!;
  await publish(popupPath, { daysHidden: null, position: 'TOP_LEFT' });
  await expectHidden(page);
  await publish(popupPath, { content: words('<p>The kiln is cold.</p>') });
  await expect((await openPage(page)).getByText('The kiln is cold.')).toBeVisible();
  // A click beside it closes it, too.
  await page.mouse.click(1200, 650);
  await expect(dialogOf(page)).toBeHidden();
  expect((await remembered(page))!['version']).toBe(Number(version) + 1);
});

test('POPUP-006 whoever has sent its form is remembered and does not see this version again', async ({ page }) => {
  const { rows: forms } = await teamCall<{ rows: { id: string; facts: { formType: string } }[] }>(
    shop.back,
    'GET',
    '/api/forms',
  );
  const formId = forms.find(({ facts }) => facts.formType === 'newsletter')!.id;
  const content = {
    schema: 1,
    root: {},
    content: [{ type: 'newsletter', props: { id: 'letters', formId } }],
    texts: { en: { letters: { title: 'Letters from the kiln' } } },
  };
  await publish(popupPath, { ...popup, content, daysHidden: 1 });
  const dialog = await openPage(page);
  await expectAccessible(page);
  await expect(dialog.locator('[data-island="form"][data-awake]')).toBeAttached();
  await dialog.getByRole('textbox', { name: /email/i }).fill('popup@visitor.example');
  await dialog.locator('button[type="submit"]').click();
  await expect(dialog.locator('[data-form-state="success"]')).toBeVisible();
  expect(await remembered(page)).toMatchObject({ submitted: true, closedDate: null });
  await dialog.getByRole('button', { name: 'Close' }).click();
  const memory = (await remembered(page))!;
  expect(memory).toMatchObject({ submitted: true, closedDate: expect.any(String) });
  await page.clock.setFixedTime(Date.parse(String(memory['closedDate'])) + 30 * 86_400_000);
  await expectHidden(page);
});

test('it waits until a visitor has finished typing, and a link in it counts as read', async ({ page }) => {
  await publish(popupPath, { ...popup, delaySeconds: 600, scrollPercent: 50 });
  await page.goto('/about');
  await expect(dialogOf(page)).toHaveAttribute('data-awake', 'waiting');
  const email = page.getByRole('contentinfo').getByRole('textbox', { name: /email/i });
  await email.focus();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(dialogOf(page)).toHaveAttribute('data-awake', 'due');
  await page.keyboard.type('half');
  await expect(dialogOf(page)).toBeHidden();
  await expect(email).toHaveValue('half');
  await email.blur();
  await expect(dialogOf(page)).toBeVisible();
  await dialogOf(page).getByRole('link', { name: 'kiln' }).click();
  await expect(page).toHaveURL(/\/shop$/);
  await expect(dialogOf(page)).toHaveAttribute('data-awake', 'hidden');
});

test('it moves only for those who allow movement', async ({ page }) => {
  await publish(popupPath, popup);
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript((name) => localStorage.removeItem(name), key);
    const content = (await openPage(page)).locator('.sqs-popup-overlay-content');
    const animation = await content.evaluate((element) => getComputedStyle(element).animationName);
    expect(animation).toBe(reducedMotion === 'reduce' ? 'none' : 'awning-popup');
  }
});

test('the announcement bar is above every page, can be closed, and comes back with other words', async ({ page }) => {
  await publish(popupPath, { isOn: false });
  await publish(barPath, {
    isOn: true,
    isClosable: true,
    content: words('<p>Closed on Monday. <a href="/about">Why</a></p>'),
  });
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/cart']) {
      await page.goto(path);
      const bar = page.getByRole('complementary', { name: 'Announcement' });
      await expect(bar).toBeVisible();
      expect((await bar.boundingBox())!.y).toBe(0);
      const said = (await bar.getByRole('paragraph').boundingBox())!;
      // The button is beside it.
      expect(Math.abs(said.x + said.width / 2 - width / 2)).toBeLessThan(40);
      await expect(bar.getByRole('button', { name: 'Close' })).toBeVisible();
      await look(page, `bar-${width}${path === '/' ? '' : '-cart'}`);
    }
  }
  const close = page.getByRole('complementary', { name: 'Announcement' }).getByRole('button', { name: 'Close' });
  await close.focus();
  await page.keyboard.press('Enter');
  const bar = page.locator('.sqs-announcement-bar');
  await expect(bar).toBeHidden();
  // Hidden before anything is drawn: nothing moves.
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      // Everything that is known of it, so that a failure says what has moved.
      for (const shift of list.getEntries()) document.documentElement.dataset['shift'] = JSON.stringify(shift);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/about');
  await expect(bar).toBeHidden();
  await expect(page.locator('[data-island="pill-cart"][data-awake]')).toBeAttached();
  expect(await page.locator('html').getAttribute('data-shift')).toBeNull();
  await publish(barPath, { content: words('<p>Open again.</p>') });
  await page.goto('/about');
  await expect(bar.getByText('Open again.')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar is there, without a button that does nothing, and no popup is in the way', async ({ page }) => {
    await publish(popupPath, popup);
    await publish(barPath, { isOn: true, isClosable: true, content: words('<p>Open again.</p>') });
    await page.goto('/about');
    const bar = page.locator('.sqs-announcement-bar');
    await expect(bar.getByText('Open again.')).toBeVisible();
    await expect(bar.locator('button')).toBeHidden();
    await expect(dialogOf(page)).toBeHidden();
  });
});

for (const width of [375, 1440]) {
  test(`the owner writes the announcement bar at ${width} pixels`, async () => {
    const { back } = shop;
    await publish(barPath, { isOn: false });
    await back.setViewportSize({ width, height: 900 });
    await back.goto('/config/announcement-bar');
    await back.getByRole('textbox', { name: 'Text' }).fill(`Seconds are half price, seen at ${width}`);
    await back.getByRole('switch', { name: 'Visitors see it once it is published' }).check();
    await look(back, `bar-screen-${width}`);
    await back.getByRole('button', { name: 'Publish' }).click();
    await expect(back.getByText('Published', { exact: true })).toBeVisible();
  });
}
