import type { Page } from '@playwright/test';
import { type MadePage, makePage } from './support/built-page.ts';
import { heldUndo } from './support/notice.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, look, test } from './support/test.ts';

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Uploads a picture without an alternative text; returns its id. */
async function uploadPicture(page: Page): Promise<string> {
  const crumb = (await page.context().cookies()).find(({ name }) => name === 'crumb')?.value ?? '';
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"><rect width="320" height="200" fill="#0f5c4f"/></svg>';
  const answer = await page.request.post('/api/uploads?name=kiln.svg', {
    data: Buffer.from(svg),
    headers: { 'x-crumb': crumb, 'content-type': 'application/octet-stream' },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { id: string }).id;
}

/** The draft of a page, changed by the calls that the builder makes as well. */
async function changeDraft(page: Page, { id }: MadePage, change: (layout: Layout) => Layout): Promise<void> {
  const crumb = (await page.context().cookies()).find(({ name }) => name === 'crumb')?.value ?? '';
  const { version, body } = (await (await page.request.get(`/api/pages/${id}`)).json()) as {
    version: number;
    body: { layout: Layout };
  };
  const data = { version, body: { ...body, layout: change(body.layout) } };
  const answer = await page.request.put(`/api/pages/${id}`, { data, headers: { 'x-crumb': crumb } });
  expect(answer.status(), await answer.text()).toBe(200);
}

interface Layout {
  readonly content: readonly object[];
  readonly texts: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

test('a page is checked, mended, published and taken back', async ({ backOffice, page }) => {
  await backOffice.setViewportSize({ width: 1440, height: 900 });
  const made = await makePage({ request: backOffice.request, context: () => backOffice.context() });
  const assetId = await uploadPicture(backOffice);
  await changeDraft(backOffice, made, ({ content, texts, ...same }) => ({
    ...same,
    content: [...content, { type: 'image', props: { id: 'kiln', assetId } }],
    texts: { en: { ...texts['en'], go: { buttonText: 'Visit us', buttonLink: '/no-such-page' } } },
  }));

  await backOffice.goto(`/config/pages/${made.id}/builder`);
  await backOffice.getByRole('link', { name: 'Check and publish' }).click();
  await expect(backOffice.getByRole('heading', { level: 1, name: 'Publish “Our story”' })).toBeVisible();
  const frames = (name: string) => group(backOffice, name).frameLocator('[data-sealed-frame]');
  await expect(frames('Now').getByText('Fired twice a week')).toBeVisible();
  await expect(frames('After publishing').locator('[data-edit-block="kiln"] img')).toBeVisible();
  await expect(frames('Now').locator('[data-edit-block="kiln"]')).toHaveCount(0);
  await expect(backOffice.getByText('Image added')).toBeVisible();
  await expect(group(backOffice, 'Links').getByText('The link “Visit us” leads to /no-such-page')).toBeVisible();
  await expect(
    group(backOffice, 'Accessibility').getByText('The picture kiln.svg has no alternative text.'),
  ).toBeVisible();
  await expect(backOffice.getByRole('heading', { name: 'Search and share preview' })).toBeVisible();
  await look(backOffice, 'publish-1440');
  await backOffice.setViewportSize({ width: 375, height: 800 });
  await expect(group(backOffice, 'Links').getByText('The link “Visit us” leads to /no-such-page')).toBeVisible();
  await look(backOffice, 'publish-375');
  await backOffice.setViewportSize({ width: 1440, height: 900 });

  // By keyboard to the block of the broken link, whose field is mended.
  await group(backOffice, 'Links')
    .getByRole('link', { name: /^Mend: The link “Visit us”/ })
    .press('Enter');
  await expect(backOffice.getByRole('treeitem', { name: /^Button/ })).toHaveAttribute('aria-selected', 'true');
  await backOffice.getByRole('region', { name: 'Settings' }).getByLabel('Link', { exact: true }).fill('/about');
  await expect(backOffice.locator('header [data-form-state="editing"]')).toBeVisible();
  await backOffice.getByRole('link', { name: 'Check and publish' }).press('Enter');
  await expect(group(backOffice, 'Links').getByText('Nothing found')).toBeVisible();

  await backOffice.getByRole('button', { name: 'Publish now' }).press('Enter');
  const undo = await heldUndo(backOffice, 'Published');
  await page.goto(`/${made.slug}`);
  await expect(page.getByRole('link', { name: 'Visit us' })).toHaveAttribute('href', '/about');
  await undo.press('Enter');
  await expect(backOffice.getByRole('alert').filter({ hasText: 'Undone' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Visit us' })).not.toHaveAttribute('href', '/about');
  // What was published by mistake is still there as a draft.
  await expect(backOffice.getByText('Image added')).toBeVisible();
});

test('two versions are compared, and the earlier one is restored', async ({ backOffice }) => {
  await backOffice.setViewportSize({ width: 1440, height: 900 });
  const made = await makePage({ request: backOffice.request, context: () => backOffice.context() });
  await changeDraft(backOffice, made, ({ texts, ...same }) => ({
    ...same,
    texts: { en: { ...texts['en'], said: { quote: '<p>Fired every day</p>', source: 'Ada' } } },
  }));
  await backOffice.goto(`/config/pages/${made.id}?history=open`);
  await backOffice
    .getByRole('dialog')
    .getByRole('link', { name: /^Side by side/ })
    .first()
    .press('Enter');
  await expect(backOffice.getByRole('heading', { level: 1, name: 'Compare versions of “Our story”' })).toBeVisible();
  const frames = (name: string) => group(backOffice, name).frameLocator('[data-sealed-frame]');
  await expect(frames('Earlier version').getByText('Fired twice a week')).toBeVisible();
  await expect(frames('Later version').getByText('Fired every day')).toBeVisible();
  await expect(backOffice.locator('ins').filter({ hasText: 'Fired every day' })).toBeVisible();
  await look(backOffice, 'compare-1440');
  await backOffice.setViewportSize({ width: 375, height: 800 });
  await expectAccessible(backOffice);
  await expectNoSidewaysScroll(backOffice);
  await backOffice
    .getByRole('radiogroup', { name: 'Version' })
    .locator('label')
    .filter({ hasText: 'Earlier version' })
    .click();
  await expect(frames('Earlier version').getByText('Fired twice a week')).toBeVisible();
  await backOffice.setViewportSize({ width: 1440, height: 900 });
  await backOffice.getByRole('button', { name: 'Restore the earlier version' }).press('Enter');
  await expect(backOffice.getByRole('alert').filter({ hasText: 'The earlier version is restored' })).toBeVisible();
  await expect(frames('Later version').getByText('Fired twice a week')).toBeVisible();
});
