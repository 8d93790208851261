import type { Page } from '@playwright/test';
import { heldUndo } from './support/notice.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, look, test } from './support/test.ts';

/** A name of this journey alone, also when it is repeated on one server. */
function nameOf(name: string): string {
  return `${name} ${test.info().repeatEachIndex}`;
}

const addressOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');
const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title (English)', exact: true });
const textField = (page: Page) => page.getByRole('textbox', { name: 'Text (English)', exact: true });
const published = 'Visitors see this version.';

async function makeBlog(backOffice: Page, title: string, kind = 'Blog'): Promise<string> {
  await backOffice.goto('/config/items');
  await backOffice.getByRole('link', { name: 'Blogs and galleries' }).click();
  await backOffice.getByRole('link', { name: 'New blog or gallery' }).click();
  await titleField(backOffice).fill(title);
  await backOffice.getByLabel('Kind').selectOption({ label: kind });
  await backOffice.getByRole('button', { name: 'Save' }).click();
  await expect(backOffice.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return `/${addressOf(title)}`;
}

async function beginPost(backOffice: Page, blog: string, title: string): Promise<void> {
  await backOffice.goto('/config/items/new');
  await backOffice.getByLabel('Page', { exact: true }).selectOption({ label: blog });
  await titleField(backOffice).fill(title);
}

test('a blog is made, and a post is written by keyboard, previewed, published and read by visitors', async ({
  backOffice,
  page,
}) => {
  const [blog, title] = [nameOf('Salt diary'), nameOf('The first tide')];
  const address = await makeBlog(backOffice, blog);
  expect((await page.goto(address))?.status()).toBe(200);

  await backOffice.getByRole('link', { name: 'Posts', exact: true }).last().focus();
  await backOffice.keyboard.press('Enter');
  await backOffice.getByRole('link', { name: 'New post' }).first().focus();
  await backOffice.keyboard.press('Enter');
  await expect(backOffice.getByLabel('Page', { exact: true })).toHaveValue(/./);
  await titleField(backOffice).focus();
  await backOffice.keyboard.type(title);
  await textField(backOffice).focus();
  await backOffice.keyboard.type('The glaze came out green.');
  await backOffice.getByRole('combobox', { name: 'Categories' }).focus();
  await backOffice.keyboard.type('Glaze');
  await backOffice.keyboard.press('Enter');
  await expect(backOffice.getByText(`The post will be at ${address}/${addressOf(title)}`)).toBeVisible();
  await expectAccessible(backOffice);
  await backOffice.getByRole('button', { name: 'Save' }).focus();
  await backOffice.keyboard.press('Enter');
  await expect(backOffice.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect((await page.goto(`${address}/${addressOf(title)}`))?.status()).toBe(404);

  const opened = backOffice.waitForEvent('popup');
  await backOffice.getByRole('button', { name: 'Preview' }).click();
  const preview = await opened;
  await expect(preview.getByText('The glaze came out green.')).toBeVisible();
  await preview.close();

  await backOffice.getByRole('button', { name: 'Publish' }).click();
  await expect(backOffice.getByText(published)).toBeVisible();
  await page.goto(`${address}?category=Glaze`);
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(page.getByText('The glaze came out green.')).toBeVisible();
});

test('ENUM-025, ENUM-026, ENUM-027, ENUM-028: posts that visitors do not see say why in the list', async ({
  backOffice,
  page,
}) => {
  const blog = nameOf('Kiln diary');
  const address = await makeBlog(backOffice, blog);
  const posts = {
    Draft: async () => {},
    Scheduled: async () => {
      await backOffice.getByLabel('Visible from').fill('2099-05-01T10:00');
    },
    'Needs Review': async () => {
      await backOffice.getByLabel('Who sees it').selectOption('Needs Review');
    },
    Private: async () => {
      await backOffice.getByLabel('Who sees it').selectOption('Private');
    },
    Published: async () => {},
  };
  for (const [status, choose] of Object.entries(posts)) {
    await beginPost(backOffice, blog, `Firing ${status}`);
    await choose();
    await backOffice.getByRole('button', { name: status === 'Draft' ? 'Save' : 'Publish' }).click();
    await expect(backOffice.getByRole('heading', { level: 1, name: `Firing ${status}` })).toBeVisible();
    if (status !== 'Draft') await expect(backOffice.getByText('Published', { exact: true }).first()).toBeVisible();
  }
  await backOffice.goto('/config/items');
  await backOffice.getByRole('combobox', { name: 'Page', exact: true }).click();
  await backOffice.getByRole('option', { name: blog }).click();
  for (const status of Object.keys(posts)) {
    const row = backOffice.getByRole('row').filter({ hasText: `Firing ${status}` });
    await expect(row.getByText(status, { exact: true })).toBeVisible();
  }
  await page.goto(address);
  await expect(page.getByRole('main').getByRole('link', { name: /^Firing/ })).toHaveText(['Firing Published']);
});

test('a post that is changed stays as it was until it is published, and comes back from the trash', async ({
  backOffice,
  page,
}) => {
  const [blog, title] = [nameOf('Sea diary'), nameOf('Ebb')];
  const address = `${await makeBlog(backOffice, blog)}/${addressOf(title)}`;
  await beginPost(backOffice, blog, title);
  await textField(backOffice).fill('Low water at nine.');
  await backOffice.getByRole('button', { name: 'Publish' }).click();
  await expect(backOffice.getByText(published)).toBeVisible();
  await textField(backOffice).fill('Low water at ten.');
  await backOffice.getByRole('button', { name: 'Save' }).click();
  await expect(backOffice.getByText('Visitors see the version before.')).toBeVisible();
  await page.goto(address);
  await expect(page.getByText('Low water at nine.')).toBeVisible();
  await backOffice.getByRole('button', { name: 'Publish' }).click();
  await expect(backOffice.getByText(published)).toBeVisible();
  await page.goto(address);
  await expect(page.getByText('Low water at ten.')).toBeVisible();

  await backOffice.getByRole('button', { name: 'Move to trash' }).click();
  const undo = await heldUndo(backOffice);
  await expect(backOffice.getByRole('heading', { level: 1, name: 'Posts' })).toBeVisible();
  expect((await page.goto(address))?.status()).toBe(404);
  await undo.click();
  await expect(backOffice.getByRole('row').filter({ hasText: title })).toBeVisible();
  expect((await page.goto(address))?.status()).toBe(200);
});

test('a picture of a gallery needs no title, but a picture', async ({ backOffice, page }) => {
  const address = await makeBlog(backOffice, nameOf('Tide pictures'), 'Gallery');
  await backOffice.getByRole('main').getByRole('link', { name: 'Posts', exact: true }).click();
  await backOffice.getByRole('main').getByRole('link', { name: 'New post' }).first().click();
  await expect(backOffice.getByRole('heading', { level: 2, name: 'Picture' })).toBeVisible();
  await backOffice.getByLabel('Author').fill('Inga');
  await backOffice.getByRole('button', { name: 'Publish' }).click();
  await expect(backOffice.getByText('Choose a picture.')).toBeVisible();
  await backOffice.getByRole('button', { name: 'Choose a picture' }).click();
  const dialog = backOffice.getByRole('dialog');
  await dialog
    .getByRole('button')
    .filter({ has: backOffice.locator('img') })
    .first()
    .click();
  await expect(dialog).toBeHidden();
  await backOffice.getByRole('button', { name: 'Publish' }).click();
  await expect(backOffice.getByText(published)).toBeVisible();
  const slug = await backOffice.getByRole('textbox', { name: 'Web address' }).inputValue();
  expect((await page.goto(`${address}/${slug}`))?.status()).toBe(200);
});

for (const width of [375, 1440]) {
  test(`lists, a post and a blog are accessible at ${width} px`, async ({ backOffice }) => {
    await backOffice.setViewportSize({ width, height: 900 });
    await backOffice.goto('/config/items');
    await expect(backOffice.getByRole('heading', { level: 1, name: 'Posts' })).toBeVisible();
    await expect(backOffice.getByRole('link', { name: 'Opening the kiln' })).toBeVisible();
    await expectNoSidewaysScroll(backOffice);
    await expectAccessible(backOffice);
    await look(backOffice, `posts-${width}`);
    await backOffice.getByRole('checkbox', { name: 'Select Opening the kiln' }).check();
    const acts = backOffice.getByRole('region', { name: 'Selected rows' });
    await acts.getByRole('button', { name: 'Move', exact: true }).click();
    await backOffice.getByRole('button', { name: 'Move one post' }).click();
    await expect(backOffice.getByText('A List must be selected')).toBeVisible();
    await look(backOffice, `move-${width}`);
    await backOffice.keyboard.press('Escape');
    await acts.getByRole('button', { name: 'Tags' }).click();
    await expect(backOffice.getByRole('dialog', { name: 'Tag of one post' })).toBeVisible();
    await look(backOffice, `tag-${width}`);
    await backOffice.keyboard.press('Escape');
    await look(backOffice, `selected-${width}`);
    await backOffice.getByRole('link', { name: 'Opening the kiln' }).click();
    await expect(backOffice.getByRole('heading', { level: 1, name: 'Opening the kiln' })).toBeVisible();
    await expect(backOffice.getByText(published)).toBeVisible();
    await backOffice.getByLabel('Show another language').selectOption('de');
    await expect(backOffice.getByLabel('Title (Deutsch)')).toBeVisible();
    await expectNoSidewaysScroll(backOffice);
    await expectAccessible(backOffice);
    await look(backOffice, `post-${width}`);
    await backOffice.goto('/config/collections');
    await expect(backOffice.getByRole('link', { name: 'Notebook' })).toBeVisible();
    await expectAccessible(backOffice);
    await look(backOffice, `blogs-${width}`);
    await backOffice.getByRole('link', { name: 'Notebook' }).click();
    await expect(backOffice.getByLabel('Kiln (Deutsch)')).toHaveValue('Ofen');
    for (const name of ['Kiln', 'Glaze']) await backOffice.getByRole('checkbox', { name, exact: true }).check();
    await backOffice.getByRole('button', { name: 'Rename' }).click();
    await expect(backOffice.getByText('You may only edit one category at a time')).toBeVisible();
    await expectNoSidewaysScroll(backOffice);
    await expectAccessible(backOffice);
    await look(backOffice, `blog-${width}`);
    for (const trash of ['items', 'collections']) {
      await backOffice.goto(`/config/${trash}/trash`);
      await expect(backOffice.getByRole('heading', { level: 1, name: /^Deleted/ })).toBeVisible();
      await expectAccessible(backOffice);
    }
  });
}
