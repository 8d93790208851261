import { writeFile } from 'node:fs/promises';
import type { Frame, Page } from '@playwright/test';
import sharp from 'sharp';
import { type MadePage, makePage } from './support/built-page.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

/** The canvas of a page of the sample, in a frame like that of the builder. */
async function openCanvas(backOffice: Page, slug: string): Promise<Frame> {
  await backOffice.goto('/config/pages');
  await expect(backOffice.getByRole('heading', { level: 1 })).toBeVisible();
  const { rows } = (await (await backOffice.request.get('/api/pages')).json()) as {
    rows: { id: string; facts: { slug: string } }[];
  };
  const id = rows.find(({ facts }) => facts.slug === slug)?.id;
  const { path } = (await (await backOffice.request.get(`/api/pages/${id}/preview`)).json()) as { path: string };
  const handle = await backOffice.evaluateHandle(async (address) => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.title = 'Canvas';
    frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0;z-index:9999;background:white';
    frame.src = address;
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    await loaded;
    return frame;
  }, `${path}&canvas=1`);
  const frame = await handle.contentFrame();
  if (!frame) throw new Error('The frame has no document.');
  return frame;
}

/** What a theme determines. */
const look = () => {
  const { fontFamily, color, backgroundColor } = getComputedStyle(document.body);
  const pictures = [...document.querySelectorAll('img')].filter(({ loading }) => loading !== 'lazy');
  return { fontFamily, color, backgroundColor, pictures: pictures.map(({ naturalWidth }) => naturalWidth > 0) };
};

for (const width of [375, 1440]) {
  test(`the canvas looks like the page at ${width} pixels`, async ({ backOffice, page }) => {
    for (const one of [backOffice, page]) await one.setViewportSize({ width, height: 900 });
    await page.goto('/about', { waitUntil: 'networkidle' });
    const canvas = await openCanvas(backOffice, 'about');
    await canvas.waitForLoadState('networkidle');
    expect(await canvas.evaluate(look)).toEqual(await page.evaluate(look));
    const fonts = () => [...document.fonts].filter(({ status }) => status === 'error').length;
    expect(await canvas.evaluate(fonts)).toBe(0);
    await expect(canvas.locator('[data-edit-block]').first()).toBeVisible();
  });
}

test('D-179 nothing in the canvas reaches the back office', async ({ backOffice }) => {
  const canvas = await openCanvas(backOffice, 'about');
  // The refused call is an error on purpose.
  backOffice.removeAllListeners('console');
  const reached = await canvas.evaluate(async () => {
    const tries: Record<string, () => unknown> = {
      parent: () => window.parent.document.title,
      cookies: () => document.cookie,
      storage: () => localStorage.length,
      calls: () => fetch('/api/pages', { credentials: 'include' }),
    };
    const found: string[] = [];
    for (const [name, attempt] of Object.entries(tries)) {
      try {
        await attempt();
        found.push(name);
      } catch {
        // Refused, as it should be.
      }
    }
    return { origin: window.origin, found };
  });
  expect(reached).toEqual({ origin: 'null', found: [] });
});

/** Wide enough for a desktop's page in its own size: Playwright clicks beside what is shown smaller. */
const wide = 1920;

async function openBuilder(backOffice: Page, { id }: MadePage) {
  await backOffice.goto(`/config/pages/${id}`);
  await backOffice.getByRole('link', { name: 'Edit on the page' }).click();
  await expect(backOffice.getByRole('heading', { level: 1, name: 'Our story' })).toBeVisible();
  const canvas = backOffice.frameLocator('[data-preview-frame]');
  await expect(canvas.getByText('Fired twice a week')).toBeVisible();
  // The frame's script has answered.
  await canvas.getByText('Fired twice a week').click();
  await expect(backOffice.getByRole('toolbar', { name: 'Edit the page' })).toBeVisible();
  return canvas;
}

const line = (page: Page, name: string | RegExp) => page.getByRole('treeitem', { name });
const state = (page: Page, name: string) => page.locator(`header [data-form-state="${name}"]`);
/** The button is disabled while it publishes, too; visitors see the page only after that. */
const expectPublished = (page: Page) =>
  expect(page.getByRole('button', { name: 'Publish' }).and(page.locator(':not([data-loading])'))).toBeDisabled();
const order = (canvas: ReturnType<Page['frameLocator']>) =>
  canvas.locator('[data-edit-block]').evaluateAll((blocks) => blocks.map((block) => block.className.split(' ')[1]));

test('a page is built with the mouse: added to, written, moved, undone, redone, published', async ({
  backOffice,
  page,
}) => {
  await backOffice.setViewportSize({ width: wide, height: 900 });
  const built = await makePage({ request: backOffice.request, context: () => backOffice.context() });
  const canvas = await openBuilder(backOffice, built);
  await backOffice.getByRole('button', { name: 'Add a block after' }).click();
  await backOffice.getByRole('dialog').getByRole('button', { name: 'Text', exact: true }).click();
  await expect(line(backOffice, 'Text')).toHaveAttribute('aria-selected', 'true');
  await expect(canvas.locator('[data-edit-block].html-block')).toBeVisible();
  await backOffice.getByRole('region', { name: 'Settings' }).getByRole('textbox', { name: 'Text' }).click();
  await backOffice.keyboard.type('Every cup is thrown here.');
  await expect(canvas.getByText('Every cup is thrown here.')).toBeVisible();
  await expectAccessible(backOffice);

  const handle = await backOffice.getByRole('button', { name: /^Move: drag/ }).boundingBox();
  const target = await canvas.getByText('Fired twice a week').boundingBox();
  await backOffice.mouse.move(handle!.x + 10, handle!.y + 10);
  await backOffice.mouse.down();
  await backOffice.mouse.move(target!.x + 40, target!.y + 30, { steps: 5 });
  await backOffice.mouse.move(target!.x + 40, target!.y - 10, { steps: 5 });
  await expect(backOffice.locator('[data-drop-line]')).toBeVisible();
  await backOffice.mouse.up();
  await expect.poll(() => order(canvas)).toEqual(['html-block', 'quote-block', 'button-block']);
  await backOffice.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => order(canvas)).toEqual(['quote-block', 'html-block', 'button-block']);
  await backOffice.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => order(canvas)).toEqual(['html-block', 'quote-block', 'button-block']);

  await expect(state(backOffice, 'normal')).toBeVisible();
  await page.goto(`/${built.slug}`);
  await expect(page.getByText('Fired twice a week')).toBeVisible();
  await expect(page.getByText('Every cup is thrown here.')).toHaveCount(0);
  await backOffice.reload();
  await expect(canvas.getByText('Every cup is thrown here.')).toBeVisible();
  await backOffice.getByRole('button', { name: 'Publish' }).click();
  await expectPublished(backOffice);
  await page.reload();
  await expect(page.getByText('Every cup is thrown here.')).toBeVisible();
});

test('a page is built with the keyboard alone', async ({ backOffice, page }) => {
  await backOffice.setViewportSize({ width: wide, height: 900 });
  const built = await makePage({ request: backOffice.request, context: () => backOffice.context() });
  const canvas = await openBuilder(backOffice, built);
  const press = (keys: string) => backOffice.keyboard.press(keys);
  // From the canvas back to the outline, which has the selected block.
  await press('Escape');
  await expect(line(backOffice, /^Quote/)).toBeFocused();
  await press('/');
  await expect(backOffice.getByLabel('Search blocks')).toBeFocused();
  await backOffice.keyboard.type('text');
  await press('Enter');
  await expect(line(backOffice, 'Text')).toBeFocused();
  await expect(backOffice.getByRole('textbox', { name: 'Text' })).toBeVisible();
  await press('Enter');
  await expect(backOffice.getByRole('textbox', { name: 'Text' })).toBeFocused();
  await backOffice.keyboard.type('Written without a mouse.');
  await expect(canvas.getByText('Written without a mouse.')).toBeVisible();
  await line(backOffice, /^Text/).focus();
  await press('Alt+ArrowDown');
  await expect.poll(() => order(canvas)).toEqual(['quote-block', 'button-block', 'html-block']);
  await expect(backOffice.getByText('Text moved, position 3 of 3')).toBeAttached();
  await press('Control+d');
  await expect(backOffice.getByRole('treeitem')).toHaveCount(4);
  await press('Delete');
  await expect(backOffice.getByRole('treeitem')).toHaveCount(3);
  await press('Control+z');
  await press('Control+z');
  await press('Control+z');
  await expect.poll(() => order(canvas)).toEqual(['quote-block', 'html-block', 'button-block']);
  await press('Control+y');
  await expect.poll(() => order(canvas)).toEqual(['quote-block', 'button-block', 'html-block']);
  await expect(state(backOffice, 'normal')).toBeVisible();
  await backOffice.getByRole('button', { name: 'Publish' }).focus();
  await press('Enter');
  await expectPublished(backOffice);
  await page.goto(`/${built.slug}`);
  await expect(page.getByText('Written without a mouse.')).toBeVisible();
});

test('blocks are copied and cut, on the page and in the list, and pasted on another page', async ({ backOffice }) => {
  await backOffice.setViewportSize({ width: wide, height: 900 });
  const source = await makePage({ request: backOffice.request, context: () => backOffice.context() });
  const goal = await makePage({ request: backOffice.request, context: () => backOffice.context() });
  const press = (keys: string) => backOffice.keyboard.press(keys);
  // The canvas has the focus, with the quote selected.
  await openBuilder(backOffice, source);
  await press('Control+c');
  await expect(backOffice.getByText('Quote copied')).toBeAttached();
  const canvas = await openBuilder(backOffice, goal);
  await canvas.getByRole('link', { name: 'Visit us' }).click();
  await press('Control+v');
  await expect.poll(() => order(canvas)).toEqual(['quote-block', 'button-block', 'quote-block']);
  await expect(canvas.getByText('Fired twice a week')).toHaveCount(2);
  await expect(line(backOffice, /^Quote/).last()).toBeFocused();
  await line(backOffice, /^Button/).click();
  await press('Control+x');
  await expect.poll(() => order(canvas)).toEqual(['quote-block', 'quote-block']);
  await press('Control+v');
  await expect.poll(() => order(canvas)).toEqual(['quote-block', 'quote-block', 'button-block']);
  await canvas.getByText('Fired twice a week').first().click();
  await press('Control+x');
  await expect.poll(() => order(canvas)).toEqual(['quote-block', 'button-block']);
  for (const expected of [
    ['quote-block', 'quote-block', 'button-block'],
    ['quote-block', 'quote-block'],
    ['quote-block', 'button-block', 'quote-block'],
    ['quote-block', 'button-block'],
  ]) {
    await press('Control+z');
    await expect.poll(() => order(canvas)).toEqual(expected);
  }
  await press('Control+y');
  await expect(state(backOffice, 'normal')).toBeVisible();
  await backOffice.reload();
  await expect.poll(() => order(canvas)).toEqual(['quote-block', 'button-block', 'quote-block']);
});

test('a text is edited on the page itself, each run of typing undone by itself', async ({ backOffice, page }) => {
  await backOffice.setViewportSize({ width: wide, height: 900 });
  const built = await makePage({ request: backOffice.request, context: () => backOffice.context() });
  const canvas = await openBuilder(backOffice, built);
  const quote = canvas.locator('blockquote');
  // The large part of the canvas is loaded with the first text that is edited.
  const writers: string[] = [];
  backOffice.on('request', (request) => {
    if (request.url().includes('writer')) writers.push(new URL(request.url()).pathname);
  });
  const height = (await quote.boundingBox())?.height;
  await quote.dblclick();
  await expect(quote).toBeFocused();
  expect(writers).toEqual(['/assets/editor/canvas-writer.js']);
  expect((await quote.boundingBox())?.height).toBe(height);
  await backOffice.keyboard.press('Control+End');
  await backOffice.keyboard.type(', in a /kiln');
  await expect(quote).toHaveText('Fired twice a week, in a /kiln');
  await backOffice.keyboard.press('Enter');
  await backOffice.keyboard.type('By hand');
  await expect(line(backOffice, /kiln By hand$/)).toBeVisible();
  await backOffice.keyboard.press('Control+z');
  await expect(quote).toHaveText('Fired twice a week, in a /kiln');
  await backOffice.keyboard.press('Control+z');
  await expect(quote).toHaveText('Fired twice a week');
  await backOffice.keyboard.press('Control+y');
  await expect(quote).toHaveText('Fired twice a week, in a /kiln');
  await expect(quote).toBeFocused();

  await backOffice.keyboard.press('Control+a');
  await backOffice
    .getByRole('toolbar', { name: 'Format the text on the page' })
    .getByRole('button', { name: 'Bold' })
    .click();
  await expect(quote.locator('strong')).toHaveText('Fired twice a week, in a /kiln');
  await expect(quote).toBeFocused();
  await expectAccessible(backOffice);
  await backOffice.keyboard.press('Escape');
  await expect(line(backOffice, /^Quote/)).toBeFocused();
  await expect(quote).not.toHaveAttribute('contenteditable');
  await expect(quote.locator('strong')).toBeVisible();

  // A text of one line ends with Enter.
  await canvas.locator('figcaption').dblclick();
  await expect(canvas.locator('figcaption')).toBeFocused();
  await backOffice.keyboard.press('End');
  await backOffice.keyboard.type(' L.');
  await backOffice.keyboard.press('Enter');
  await expect(canvas.locator('figcaption')).toHaveText('Ada L.');
  await expect(state(backOffice, 'normal')).toBeVisible();
  await backOffice.getByRole('button', { name: 'Publish' }).click();
  await expectPublished(backOffice);
  await page.goto(`/${built.slug}`);
  await expect(page.locator('blockquote strong')).toHaveText('Fired twice a week, in a /kiln');
  await expect(page.locator('figcaption')).toHaveText('Ada L.');
});

test('PAGE-019 the canvas has the widths of a phone, a tablet and the desk', async ({ backOffice }) => {
  await backOffice.setViewportSize({ width: wide, height: 900 });
  const canvas = await openBuilder(
    backOffice,
    await makePage({ request: backOffice.request, context: () => backOffice.context() }),
  );
  await backOffice.setViewportSize({ width: 1600, height: 900 });
  const room = async () => (await backOffice.locator('[data-frame-width]').boundingBox())?.width;
  for (const [name, width, shown] of [
    ['Phone', 375, 375],
    ['Tablet', 768, 768],
    ['Desktop', 1280, 1600 - 260 - 320 - 2 * 16],
  ] as const) {
    await backOffice.getByRole('radiogroup', { name: 'Width of the page' }).getByText(name).click();
    await expect(backOffice.locator(`[data-frame-width="${name.toLowerCase()}"]`)).toBeVisible();
    await expect.poll(() => canvas.locator('html').evaluate(() => window.innerWidth)).toBe(width);
    await expect.poll(room).toBe(shown);
  }
  await expect(backOffice.getByRole('radiogroup', { name: 'Width of the page' }).getByRole('radio')).toHaveCount(3);
});

test('a page that is shown smaller is clicked on, dragged and repeated after a lost connection', async ({
  backOffice,
}) => {
  await backOffice.setViewportSize({ width: 1440, height: 900 });
  const built = await makePage({ request: backOffice.request, context: () => backOffice.context() });
  await backOffice.goto(`/config/pages/${built.id}/builder`);
  const canvas = backOffice.frameLocator('[data-preview-frame]');
  await expect(canvas.getByText('Visit us')).toBeVisible();
  const room = (await backOffice.locator('[data-frame-width]').boundingBox())!;
  const scale = room.width / 1280;
  expect(await canvas.locator('html').evaluate(() => window.innerWidth)).toBe(1280);
  /** Where the middle of something in the frame is on the screen. */
  const middle = async (selector: string) => {
    const box = await canvas.locator(selector).evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
    return [room.x + box.x * scale, room.y + box.y * scale] as const;
  };
  await expect(async () => {
    await backOffice.mouse.click(...(await middle('.button-block')));
    await expect(line(backOffice, /^Button/)).toHaveAttribute('aria-selected', 'true', { timeout: 1000 });
  }).toPass();
  const below = (await backOffice.getByRole('button', { name: 'Add a block after' }).boundingBox())!;
  const [, buttonMiddle] = await middle('.button-block');
  expect(below.y + below.height / 2).toBeGreaterThan(buttonMiddle);
  expect(below.y + below.height / 2).toBeLessThan(buttonMiddle + 60);
  await backOffice.screenshot({ path: test.info().outputPath('smaller.png') });

  const handle = (await backOffice.getByRole('button', { name: /^Move: drag/ }).boundingBox())!;
  const [x, y] = await middle('blockquote');
  await backOffice.mouse.move(handle.x + 10, handle.y + 10);
  await backOffice.mouse.down();
  await backOffice.mouse.move(x, y + 20, { steps: 5 });
  await backOffice.mouse.move(x, y - 20, { steps: 5 });
  await expect(backOffice.locator('[data-drop-line]')).toBeVisible();
  // Every call is refused as if the line were down, which Chromium logs.
  backOffice.removeAllListeners('console');
  await backOffice.context().setOffline(true);
  await backOffice.mouse.up();
  await expect(backOffice.getByText('Unable to connect. Please try again')).toBeVisible();
  await expect(state(backOffice, 'editing')).toHaveText('Not saved, trying again');
  await expectAccessible(backOffice);
  await backOffice.screenshot({ path: test.info().outputPath('offline-1440.png') });
  await backOffice.setViewportSize({ width: 375, height: 780 });
  await expectAccessible(backOffice);
  await expectNoSidewaysScroll(backOffice);
  await backOffice.screenshot({ path: test.info().outputPath('offline-375.png') });
  await backOffice.context().setOffline(false);
  await expect(state(backOffice, 'normal')).toBeVisible();
  await expect(backOffice.getByText('Unable to connect. Please try again')).toHaveCount(0);
  await expect.poll(() => order(canvas)).toEqual(['button-block', 'quote-block']);
});

test('columns are made wider with the mouse and by keyboard, along the grid, each time one step', async ({
  backOffice,
  page,
}) => {
  await backOffice.setViewportSize({ width: wide, height: 900 });
  const text = (id: string) => ({ span: 6, blocks: [{ type: 'html', props: { id } }] });
  const built = await makePage(
    { request: backOffice.request, context: () => backOffice.context() },
    {
      content: [{ type: 'row', props: { id: 'both', columns: [text('left'), text('right')] } }],
      texts: { en: { left: { html: '<p>Fired twice a week</p>' }, right: { html: '<p>Glazed by hand</p>' } } },
    },
  );
  const canvas = await openBuilder(backOffice, built);
  const border = backOffice.getByRole('separator', { name: 'Width of columns 1 and 2' });
  const spans = () =>
    canvas
      .locator('[data-edit-column]')
      .evaluateAll((columns) => columns.map(({ className }) => className.split('-').at(-1)));
  await expectAccessible(backOffice);
  const from = (await border.boundingBox())!;
  const row = (await canvas.locator('[data-edit-row]').boundingBox())!;
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await backOffice.mouse.move(x, y);
  await backOffice.mouse.down();
  // Two of twelve, and a bit that does not count.
  await backOffice.mouse.move(x - (row.width / 12) * 2.3, y, { steps: 8 });
  await expect(border).toHaveText('4 : 8');
  await backOffice.screenshot({ path: test.info().outputPath('columns.png') });
  await backOffice.mouse.up();
  await expect.poll(spans).toEqual(['4', '8']);
  await expect(backOffice.getByText('Widths of the columns: 4 : 8')).toBeAttached();
  await border.focus();
  await backOffice.keyboard.press('ArrowLeft');
  await expect.poll(spans).toEqual(['3', '9']);
  await expect(border).toHaveAttribute('aria-valuetext', '3 : 9');
  // A drag that is given up changes nothing.
  await border.hover();
  await backOffice.mouse.down();
  await backOffice.mouse.move(x + 200, y, { steps: 4 });
  await backOffice.keyboard.press('Escape');
  await backOffice.mouse.up();
  await expect(border).toHaveAttribute('aria-valuetext', '3 : 9');
  for (const expected of [
    ['4', '8'],
    ['6', '6'],
  ]) {
    await backOffice.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(spans).toEqual(expected);
  }
  await expect(backOffice.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await backOffice.getByRole('button', { name: 'Redo' }).click();
  await expect(state(backOffice, 'normal')).toBeVisible();
  await backOffice.getByRole('button', { name: 'Publish' }).click();
  await expectPublished(backOffice);
  await page.goto(`/${built.slug}`);
  await expect(page.locator('.sqs-col-4 + .sqs-col-8')).toBeVisible();
  // On a phone they are below each other.
  await backOffice.getByRole('radiogroup', { name: 'Width of the page' }).getByText('Phone').click();
  await expect(border).toHaveCount(0);
});

/** A file of the desk. Each has other bytes, so that each is a file of its own. */
async function pictureFile(name: string, background: string): Promise<string> {
  const path = test.info().outputPath(name);
  const picture = sharp({ create: { width: 900, height: 90, channels: 3, background } });
  await writeFile(path, await picture.jpeg().toBuffer());
  return path;
}

/** Drags files over the window as the desk does, and lets go of them at the last point. */
async function dragFiles(page: Page, files: readonly string[], points: readonly (readonly [number, number])[]) {
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [...files], dragOperationsMask: 1 };
  const send = (type: 'dragEnter' | 'dragOver' | 'drop', [x, y]: readonly [number, number]) =>
    session.send('Input.dispatchDragEvent', { type, x, y, data });
  // From the side of the window.
  await send('dragEnter', [100, 700]);
  for (const point of points) await send('dragOver', point);
  return {
    async drop() {
      await send('drop', points.at(-1) ?? [0, 0]);
      await session.detach();
    },
  };
}

test('pictures are dropped onto the page: between blocks, onto a picture and a gallery, and pasted', async ({
  backOffice,
}) => {
  await backOffice.setViewportSize({ width: wide, height: 900 });
  const built = await makePage({ request: backOffice.request, context: () => backOffice.context() });
  const canvas = await openBuilder(backOffice, built);
  const uploads = backOffice.getByRole('region', { name: 'Uploads' });
  const middle = async (selector: string) => {
    const box = (await canvas.locator(selector).first().boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const [mug, jug, bowl, text] = await Promise.all([
    pictureFile('mug.jpg', '#1f4a48'),
    pictureFile('jug.jpg', '#b5532a'),
    pictureFile('bowl.jpg', '#d9a441'),
    (async () => {
      const path = test.info().outputPath('notes.txt');
      await writeFile(path, 'No picture');
      return path;
    })(),
  ]);
  const [x, y] = await middle('.button-block');
  const beside = await dragFiles(
    backOffice,
    [mug],
    [
      [x, y - 60],
      [x, y - 20],
    ],
  );
  await expect(backOffice.locator('[data-drop-line]')).toBeVisible();
  await backOffice.screenshot({ path: test.info().outputPath('drop-line.png') });
  await beside.drop();
  await expect.poll(() => order(canvas)).toEqual(['quote-block', 'image-block', 'button-block']);
  await expect(uploads).toHaveCount(0);
  await expect(backOffice.getByText('Picture added')).toBeAttached();
  const source = () => canvas.locator('.image-block img').first().getAttribute('src');
  await expect.poll(source).toContain('mug');
  await expect(line(backOffice, /^Image/)).toHaveAttribute('aria-selected', 'true');

  const onto = await dragFiles(backOffice, [jug, text], [await middle('.image-block'), await middle('.image-block')]);
  await expect(backOffice.getByText('Replace this picture')).toBeVisible();
  await backOffice.screenshot({ path: test.info().outputPath('drop-replace.png') });
  await onto.drop();
  await expect.poll(source).toContain('jug');
  // FILE-002
  await expect(uploads.getByText('The file notes.txt does not appear to be a supported image file.')).toBeVisible();
  await expectAccessible(backOffice);
  await backOffice.screenshot({ path: test.info().outputPath('refused.png') });
  await uploads.getByRole('button', { name: 'Clear list' }).click();
  await expect(uploads).toHaveCount(0);
  await backOffice.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(source).toContain('mug');
  await backOffice.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => order(canvas)).toEqual(['quote-block', 'button-block']);
  await backOffice.getByRole('button', { name: 'Redo' }).click();

  await backOffice.getByRole('button', { name: 'Add a block', exact: true }).click();
  await backOffice.getByLabel('Search blocks').fill('gallery');
  await backOffice.keyboard.press('Enter');
  await expect(line(backOffice, 'Gallery')).toHaveAttribute('aria-selected', 'true');
  await expect(canvas.locator('.gallery-block')).toBeVisible();
  const joining = await dragFiles(
    backOffice,
    [bowl, mug],
    [await middle('.gallery-block'), await middle('.gallery-block')],
  );
  await expect(backOffice.getByText('Add to this gallery')).toBeVisible();
  await joining.drop();
  await expect(canvas.locator('.gallery-block .slide img')).toHaveCount(2);
  const shown = () =>
    canvas
      .locator('.gallery-block .slide img')
      .evaluateAll((all) => all.map((one) => /(bowl|mug|jug)/.exec(one.outerHTML)?.[1]));
  await expect.poll(shown).toEqual(['bowl', 'mug']);

  // By hand in another order: with the keyboard and the mouse.
  const settings = backOffice.getByRole('region', { name: 'Settings' });
  await settings.getByRole('button', { name: 'Move bowl.jpg', exact: true }).focus();
  await backOffice.keyboard.press('ArrowDown');
  await expect.poll(shown).toEqual(['mug', 'bowl']);
  await expect(settings.getByText('bowl.jpg: place 2 of 2')).toBeAttached();
  const grip = (await settings.getByRole('button', { name: 'Move bowl.jpg', exact: true }).boundingBox())!;
  await backOffice.mouse.move(grip.x + 10, grip.y + 10);
  await backOffice.mouse.down();
  await backOffice.mouse.move(grip.x + 10, grip.y - 60, { steps: 6 });
  await backOffice.screenshot({ path: test.info().outputPath('order.png') });
  await backOffice.mouse.up();
  await expect.poll(shown).toEqual(['bowl', 'mug']);
  await expectAccessible(backOffice);

  // A picture in the clipboard, with the focus on the canvas.
  await canvas.locator('blockquote').click();
  const bytes = (
    await sharp({ create: { width: 90, height: 60, channels: 3, background: '#884422' } })
      .png()
      .toBuffer()
  ).toString('base64');
  await canvas.locator('html').evaluate((page, encoded) => {
    const clipboardData = new DataTransfer();
    const values = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
    clipboardData.items.add(new File([values], 'clip.png', { type: 'image/png' }));
    page.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, bytes);
  await expect
    .poll(() => order(canvas))
    .toEqual(['quote-block', 'image-block', 'image-block', 'gallery-block', 'button-block']);
  await expect.poll(source).toContain('clip');
  await expect(state(backOffice, 'normal')).toBeVisible();
  await backOffice.reload();
  await expect
    .poll(() => order(canvas))
    .toEqual(['quote-block', 'image-block', 'image-block', 'gallery-block', 'button-block']);
});

test('links and forms of the page do nothing on the canvas', async ({ backOffice }) => {
  await backOffice.setViewportSize({ width: wide, height: 900 });
  const canvas = await openBuilder(
    backOffice,
    await makePage({ request: backOffice.request, context: () => backOffice.context() }),
  );
  const address = await canvas.locator('html').evaluate(() => location.href);
  await canvas.getByRole('link', { name: 'Imprint' }).first().click();
  await canvas.getByRole('link', { name: 'Imprint' }).first().click({ button: 'middle' });
  await canvas.getByRole('link', { name: 'Visit us' }).click({ modifiers: ['Control'] });
  await expect(line(backOffice, /^Button/)).toHaveAttribute('aria-selected', 'true');
  expect(await canvas.locator('html').evaluate(() => location.href)).toBe(address);
  const field = canvas.locator('footer input:visible').first();
  await field.click();
  await expect(field).not.toBeFocused();
  expect(backOffice.context().pages()).toHaveLength(1);
});

test('a frame that went elsewhere after all comes back to the draft', async ({ backOffice }) => {
  await backOffice.setViewportSize({ width: wide, height: 900 });
  const canvas = await openBuilder(
    backOffice,
    await makePage({ request: backOffice.request, context: () => backOffice.context() }),
  );
  await line(backOffice, /^Button/).click();
  await backOffice.keyboard.press('Delete');
  await expect.poll(() => order(canvas)).toEqual(['quote-block']);
  // Scripts of that page are refused in the frame, which is an error on purpose.
  backOffice.removeAllListeners('console');
  await canvas.locator('html').evaluate(() => {
    document.body.dataset['left'] = '';
    location.href = '/about';
  });
  await expect(canvas.locator('[data-left]')).toHaveCount(0);
  await expect(canvas.locator('[data-edit-block]')).toHaveCount(1);
  await canvas.getByText('Fired twice a week').click();
  await expect(line(backOffice, /^Quote/)).toHaveAttribute('aria-selected', 'true');
});

test('the builder and its dialog are accessible, light and dark', async ({ backOffice }) => {
  const built = await makePage({ request: backOffice.request, context: () => backOffice.context() });
  await backOffice.setViewportSize({ width: wide, height: 900 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await backOffice.emulateMedia({ colorScheme });
    await openBuilder(backOffice, built);
    await expect(backOffice.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await expectAccessible(backOffice);
    await backOffice.getByRole('button', { name: 'Add a block', exact: true }).click();
    await expect(backOffice.getByLabel('Search blocks')).toBeFocused();
    await expectAccessible(backOffice);
  }
});

test('on a phone the page and its settings are two tabs', async ({ backOffice }) => {
  await backOffice.setViewportSize({ width: 375, height: 780 });
  const canvas = await openBuilder(
    backOffice,
    await makePage({ request: backOffice.request, context: () => backOffice.context() }),
  );
  await expectAccessible(backOffice);
  await expectNoSidewaysScroll(backOffice);
  await backOffice.getByText('Blocks and settings').click();
  await backOffice.getByLabel('Source').fill('Grace Hopper');
  await expectAccessible(backOffice);
  await expectNoSidewaysScroll(backOffice);
  await backOffice.getByRole('radiogroup', { name: 'View' }).getByText('Page').click();
  await expect(canvas.getByText('Grace Hopper')).toBeVisible();
});

test('blocks are dragged in the list, several at once, and copied with buttons', async ({ backOffice }) => {
  await backOffice.setViewportSize({ width: wide, height: 900 });
  const built = await makePage({ request: backOffice.request, context: () => backOffice.context() });
  const canvas = await openBuilder(backOffice, built);
  const dragTo = async (from: string | RegExp, to: string | RegExp, share: number) => {
    const start = (await line(backOffice, from).first().boundingBox())!;
    const goal = (await line(backOffice, to).last().boundingBox())!;
    await backOffice.mouse.move(start.x + 60, start.y + 15);
    await backOffice.mouse.down();
    await backOffice.mouse.move(goal.x + 60, goal.y + goal.height * share, { steps: 6 });
    await expect(backOffice.locator('[data-drop]')).toHaveCount(1);
    await backOffice.mouse.up();
    await expect(backOffice.locator('[data-drop]')).toHaveCount(0);
  };
  await dragTo(/^Quote/, /^Button/, 0.8);
  await expect.poll(() => order(canvas)).toEqual(['button-block', 'quote-block']);
  const tools = backOffice.getByRole('toolbar', { name: 'Selected blocks' });
  await tools.getByRole('button', { name: 'Copy' }).click();
  await tools.getByRole('button', { name: 'Paste' }).click();
  await expect.poll(() => order(canvas)).toEqual(['button-block', 'quote-block', 'quote-block']);
  await line(backOffice, /^Button/).click();
  await line(backOffice, /^Quote/)
    .first()
    .click({ modifiers: ['Shift'] });
  await expectAccessible(backOffice);
  await backOffice.screenshot({ path: test.info().outputPath('several.png') });
  await dragTo(/^Button/, /^Quote/, 0.8);
  await expect.poll(() => order(canvas)).toEqual(['quote-block', 'button-block', 'quote-block']);
  await expect(line(backOffice, /^Button/)).toHaveAttribute('aria-selected', 'true');
  await backOffice.keyboard.press('?');
  await expect(backOffice.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(backOffice);
  await backOffice.screenshot({ path: test.info().outputPath('keys.png') });
});
