import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

const list = '/config/files';

/** A name of this journey alone, also when it is repeated on one server. */
function nameOf(name: string): string {
  return `${name}-${test.info().repeatEachIndex}`;
}

async function picture(name: string, background = '#1f4a48') {
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

async function choose(page: Page, ...files: Awaited<ReturnType<typeof picture>>[]) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload', exact: true }).first().click();
  await (await chooser).setFiles(files);
}

async function open(page: Page, name: string): Promise<void> {
  await page.goto(`${list}?search=${name}`);
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible();
}

test('many files are chosen at once, each with its own end, and are found by name, kind and folder', async ({
  backOffice,
}) => {
  const [mug, jug] = [nameOf('harvest-mug'), nameOf('harvest-jug')];
  await backOffice.goto(list);
  await expect(backOffice.getByRole('heading', { level: 1, name: 'Files' })).toBeVisible();
  await choose(backOffice, await picture(`${mug}.jpg`), await picture(`${jug}.jpg`, '#b5532a'), {
    name: 'page.html',
    mimeType: 'text/html',
    buffer: Buffer.from('<html><script>1</script>'),
  });
  await expect(backOffice.getByText('2 of 3 uploaded · 1 failed')).toBeVisible();
  await expect(backOffice.getByText('The file page.html does not appear to be a supported file.')).toBeVisible();
  await expectAccessible(backOffice);
  await backOffice.getByRole('button', { name: 'Clear list' }).click();
  await expect(backOffice.getByRole('region', { name: 'Uploads' })).toHaveCount(0);

  await backOffice.keyboard.press('/');
  await expect(backOffice.getByRole('searchbox')).toBeFocused();
  await backOffice.keyboard.type(mug.toUpperCase());
  await expect(backOffice.getByRole('link', { name: new RegExp(jug) })).toHaveCount(0);
  await expect(backOffice.getByRole('link', { name: new RegExp(mug) })).toBeVisible();
  await backOffice.getByRole('checkbox', { name: `Select ${mug}.jpg` }).check();

  const folder = nameOf('Autumn');
  await backOffice.getByRole('button', { name: 'Folders' }).click();
  await backOffice.getByRole('textbox', { name: 'New folder' }).fill(folder);
  await backOffice.keyboard.press('Enter');
  await expect(backOffice.getByRole('textbox', { name: `Name of the folder: ${folder}` })).toBeVisible();
  await expectAccessible(backOffice);
  await backOffice.keyboard.press('Escape');
  await backOffice.getByRole('button', { name: 'Move to folder' }).click();
  await backOffice.getByRole('dialog').getByRole('combobox', { name: 'Folder' }).click();
  await backOffice.getByRole('option', { name: folder }).click();
  await backOffice.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(backOffice.getByText('File moved')).toBeVisible();
  await backOffice.goto(list);
  await backOffice.getByRole('combobox', { name: 'Folder' }).click();
  await backOffice.getByRole('option', { name: folder }).click();
  await expect(backOffice.getByRole('link', { name: new RegExp(mug) })).toBeVisible();
  await expect(backOffice.getByRole('link', { name: new RegExp(jug) })).toHaveCount(0);
});

test('what is dropped and what is pasted is uploaded', async ({ backOffice }) => {
  const [dropped, pasted] = [nameOf('dropped'), nameOf('pasted')];
  await backOffice.goto(list);
  // By the time the files are read, the screen listens to what is dropped.
  await expect(backOffice.getByRole('checkbox', { name: /^Select / }).first()).toBeVisible();
  const bytes = (await picture('a')).buffer.toString('base64');
  await backOffice.evaluate(
    ([data, first, second]) => {
      const raw = Uint8Array.from(atob(data!), (letter) => letter.codePointAt(0)!);
      const transferOf = (name: string) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([raw], name, { type: 'image/jpeg' }));
        return transfer;
      };
      const drop = { dataTransfer: transferOf(`${first}.jpg`), bubbles: true, cancelable: true };
      document.body.dispatchEvent(new DragEvent('drop', drop));
      const paste = { clipboardData: transferOf(`${second}.jpg`), bubbles: true, cancelable: true };
      document.body.dispatchEvent(new ClipboardEvent('paste', paste));
    },
    [bytes, dropped, pasted],
  );
  await expect(backOffice.getByText('2 of 2 uploaded')).toBeVisible();
  await expect(backOffice.getByRole('link', { name: new RegExp(dropped) })).toBeVisible();
  await expect(backOffice.getByRole('link', { name: new RegExp(pasted) })).toBeVisible();
});

test('a file is described, given its focal point by keyboard, replaced in its place and thrown away', async ({
  backOffice,
}) => {
  const name = nameOf('teapot');
  await backOffice.goto(list);
  await choose(backOffice, await picture(`${name}.jpg`));
  await expect(backOffice.getByText('1 of 1 uploaded')).toBeVisible();
  await open(backOffice, name);
  await expect(backOffice.getByText('Not used anywhere.')).toBeVisible();
  await expect(backOffice.getByText('900 × 600')).toBeVisible();
  await backOffice.getByRole('group', { name: 'Alternative text' }).getByLabel('English').fill('A teapot');
  await backOffice.getByRole('button', { name: /^Focal point: 50%/ }).focus();
  await backOffice.keyboard.press('Shift+ArrowLeft');
  await expect(
    backOffice.getByRole('button', { name: 'Focal point: 40% from the left, 50% from the top' }),
  ).toBeFocused();
  await expectAccessible(backOffice);
  await backOffice.getByRole('button', { name: 'Save' }).click();
  await expect(backOffice.getByText('Saved', { exact: true }).first()).toBeVisible();

  const address = () => backOffice.locator('main img').first().getAttribute('src');
  const before = await address();
  const chooser = backOffice.waitForEvent('filechooser');
  await backOffice.getByRole('button', { name: 'Replace' }).click();
  await (await chooser).setFiles([await picture(`${name}-new.jpg`, '#b5532a')]);
  await expect(backOffice.getByRole('heading', { level: 1, name: `${name}-new.jpg` })).toBeVisible();
  await expect.poll(address).not.toBe(before);
  await expect(backOffice.getByRole('group', { name: 'Alternative text' }).getByLabel('English')).toHaveValue(
    'A teapot',
  );

  await backOffice.getByRole('button', { name: 'History' }).click();
  await expect(backOffice.getByRole('dialog', { name: 'History' })).toBeVisible();
  await expectAccessible(backOffice);
  await backOffice.keyboard.press('Escape');
  await backOffice.getByRole('button', { name: 'Move to trash' }).click();
  await expect(backOffice.getByRole('heading', { level: 1, name: 'Files' })).toBeVisible();
  await backOffice.goto(`${list}/trash`);
  await expect(backOffice.getByText(`${name}-new.jpg`)).toBeVisible();
  await expectAccessible(backOffice);
});

test('a file that a product shows says so and stays', async ({ backOffice }) => {
  await backOffice.goto('/api/files?kind=image');
  const { rows } = JSON.parse(await backOffice.locator('body').innerText()) as { rows: { id: string }[] };
  for (const { id } of rows.toReversed()) {
    await backOffice.goto(`/api/files/${id}/uses`);
    const { uses } = JSON.parse(await backOffice.locator('body').innerText()) as { uses: { kind: string }[] };
    if (!uses.some(({ kind }) => kind === 'product')) continue;
    await backOffice.goto(`${list}/${id}`);
    await expect(backOffice.getByText('Product', { exact: true }).first()).toBeVisible();
    await backOffice.getByRole('button', { name: 'Move to trash' }).click();
    await expect(backOffice.getByText('This file is in use.', { exact: false })).toBeVisible();
    return;
  }
  throw new Error('The sample has no product with a picture');
});

for (const width of [375, 1440]) {
  test(`the library is usable and accessible at ${width} px`, async ({ backOffice }) => {
    const name = nameOf(`wide-${width}`);
    await backOffice.setViewportSize({ width, height: 900 });
    await backOffice.goto(list);
    await choose(backOffice, await picture(`${name}.jpg`));
    await expect(backOffice.getByText('1 of 1 uploaded')).toBeVisible();
    await expectAccessible(backOffice);
    await expectNoSidewaysScroll(backOffice);
    await backOffice.getByRole('radio', { name: 'Grid' }).focus();
    await backOffice.keyboard.press('ArrowRight');
    await expect(backOffice.getByRole('table')).toBeVisible();
    await expectAccessible(backOffice);
    await expectNoSidewaysScroll(backOffice);
    await open(backOffice, name);
    await expect(backOffice.getByText('Not used anywhere.')).toBeVisible();
    await expectAccessible(backOffice);
    await expectNoSidewaysScroll(backOffice);
    await backOffice.goto(`${list}?isUnused=true`);
    await expect(backOffice.getByRole('button', { name: 'Move all to trash' })).toBeVisible();
    await expectAccessible(backOffice);
    await expectNoSidewaysScroll(backOffice);
  });
}
