import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

const PAGE = '/building-blocks';

for (const width of [375, 1440]) {
  test(`every block is complete, accessible and no wider than the window at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    const closed = page.locator('.accordion-item__details:not([open]) summary');
    while ((await closed.count()) > 0) await closed.first().click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await expect(page.getByText('Split pea soup')).toBeVisible();
    await page.locator('iframe.awning-owner-frame').scrollIntoViewIfNeeded();
    await expect(page.frameLocator('iframe.awning-owner-frame').getByText('20 °C')).toBeVisible();
    await picture(page, String(width));
  });
}

test('without scripts every block shows its content, and the search finds', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(PAGE);
  await page.getByText('Do you ship abroad?').click();
  await expect(page.getByText('Within Europe, every Tuesday')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ash glaze, the short version' })).toBeVisible();
  await page.getByLabel('Search the pottery').fill('mug');
  await page.getByLabel('Search the pottery').press('Enter');
  await expect(page).toHaveURL(/\/search\?q=mug$/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await context.close();
});

test('a row of products is leafed through by keyboard, and columns show each picture', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 900 });
  await page.goto(PAGE);
  const row = page.locator('.summary-design-carousel .summary-item-list');
  expect(await row.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true);
  await row.getByRole('link').last().focus();
  await expect(row.getByRole('link').last()).toBeInViewport();
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
  const columns = page.locator('.summary-design-autocolumns');
  await expect(columns.locator('img')).toHaveCount(7);
  await expectNoSidewaysScroll(page);
});

test('an accordion opens by keyboard', async ({ page }) => {
  await page.goto(PAGE);
  const question = page.locator('summary', { hasText: 'Can I come by?' });
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('On firing days from ten to five.')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByText('On firing days from ten to five.')).toBeHidden();
});

test('an embed runs in an origin of its own, is as high as its content, and cannot reach the page', async ({
  page,
}) => {
  await page.goto(PAGE);
  const frame = page.locator('iframe.awning-owner-frame');
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toHaveAccessibleName('How hot the kiln is');
  const inner = page.frameLocator('iframe.awning-owner-frame');
  await inner.getByRole('button').click();
  await expect(inner.getByText('130 °C')).toBeVisible();
  const height = await inner.locator('body').evaluate((body) => body.clientHeight);
  await expect(frame).toHaveAttribute('height', String(height));
  expect(height).not.toBe(80);
  const content = await (await frame.elementHandle())?.contentFrame();
  const reached = await content?.evaluate(() => {
    try {
      return window.parent.document.title;
    } catch {
      return `nothing, from ${window.origin}`;
    }
  });
  expect(reached).toBe('nothing, from null');
});

test('a chart has its numbers as a table', async ({ page }) => {
  await page.goto(`/de${PAGE}`);
  await expect(page.getByRole('img', { name: 'Was heil aus dem Ofen kam' })).toBeVisible();
  await page.getByText('Die Zahlen als Tabelle').click();
  await expect(page.getByRole('row', { name: 'Juni 52 30 18' })).toBeVisible();
});

test('share and social links lead to the services and ask nothing of them before', async ({ page, baseURL }) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL!) && !request.url().startsWith('data:')) strangers.push(request.url());
  });
  await page.goto(`/de${PAGE}`, { waitUntil: 'networkidle' });
  const share = page.getByRole('navigation', { name: 'Diese Seite teilen' });
  const address = encodeURIComponent(`${baseURL}/de${PAGE}`);
  await expect(share.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
    'href',
    `https://www.facebook.com/sharer/sharer.php?u=${address}`,
  );
  await expect(page.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    'https://www.instagram.com/example',
  );
  expect(strangers).toEqual([]);
});

test('in the builder, a block is added and filled in the panel, and shows on the canvas', async ({ backOffice }) => {
  const crumb = (await backOffice.context().cookies()).find(({ name }) => name === 'crumb')?.value ?? '';
  const body = {
    slug: `blocks-${Date.now()}`,
    type: 10,
    isEnabled: true,
    regionName: null,
    parentId: null,
    mainImageId: null,
    texts: { en: { title: 'All kinds' } },
    layout: {
      schema: 1,
      root: {},
      content: [{ type: 'embed', props: { id: 'code', code: '<p>Inside</p>' } }],
      texts: {},
    },
  };
  const answer = await backOffice.request.post('/api/pages', { data: { body }, headers: { 'x-crumb': crumb } });
  const { id } = (await answer.json()) as { id: string };
  await backOffice.setViewportSize({ width: 1440, height: 900 });
  await backOffice.goto(`/config/pages/${id}/builder`);
  const canvas = backOffice.frameLocator('[data-preview-frame]');
  await expect(canvas.getByText('Your code runs here on the published page.')).toBeVisible();
  await backOffice.getByRole('button', { name: 'Add a block', exact: true }).first().click();
  await backOffice.getByLabel('Search blocks').fill('Markdown');
  await backOffice.keyboard.press('Enter');
  await backOffice.getByRole('textbox', { name: 'Text' }).fill('## From the panel');
  await expect(canvas.getByRole('heading', { name: 'From the panel' })).toBeVisible();
  await backOffice.getByRole('button', { name: 'Add a block', exact: true }).first().click();
  await backOffice.getByLabel('Search blocks').fill('Chart');
  await backOffice.keyboard.press('Enter');
  await backOffice.getByRole('textbox', { name: 'Data' }).fill('Month;Mugs\nMay;');
  await expect(backOffice.getByText('One or more rows was missing data')).toBeVisible();
  await backOffice.getByRole('textbox', { name: 'Data' }).fill('Month;Mugs\nMay;7');
  await expect(canvas.getByRole('img', { name: 'Chart' })).toBeVisible();
  await expect(backOffice.getByText('One or more rows was missing data')).toBeHidden();
  await picture(backOffice, 'builder');
  await expectAccessible(backOffice);
});

/** For looking at: only where a folder is named. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['AWNING_PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/blocks-${name}.png`, fullPage: true });
}
