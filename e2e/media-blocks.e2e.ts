import type { Page } from '@playwright/test';
import { makePage } from './support/built-page.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

test('in the builder a film is uploaded with captions, and visitors play it', async ({ backOffice, page }) => {
  const { id, slug } = await makePage({ request: backOffice.request, context: () => backOffice.context() });
  await backOffice.setViewportSize({ width: 1440, height: 900 });
  await backOffice.goto(`/config/pages/${id}/builder`);
  const canvas = backOffice.frameLocator('[data-preview-frame]');
  await expect(canvas.getByText('Fired twice a week')).toBeVisible();
  await addBlock(backOffice, 'Video');
  await choose(backOffice, 'Video file', {
    name: 'kiln.webm',
    mimeType: 'video/webm',
    buffer: await recordFilm(backOffice),
  });
  await choose(backOffice, 'Captions', {
    name: 'kiln.vtt',
    mimeType: 'text/vtt',
    buffer: Buffer.from('WEBVTT\n\n00:00.000 --> 00:10.000\nThe door opens.\n'),
  });
  await backOffice.getByRole('textbox', { name: 'Title' }).fill('The kiln');
  await expect(canvas.locator('video')).toHaveAttribute('aria-label', 'The kiln');
  await picture(backOffice, 'builder');
  await expectAccessible(backOffice);
  await publish(backOffice, id);

  await page.goto(`/${slug}`);
  const film = page.locator('video');
  await expect(film).toHaveAttribute('aria-label', 'The kiln');
  await film.evaluate(async (video: HTMLVideoElement) => await video.play());
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBe(320);
  await expect
    .poll(() =>
      film.evaluate((video: HTMLVideoElement) => (video.textTracks[0]?.cues?.[0] as VTTCue | undefined)?.text),
    )
    .toBe('The door opens.');
  await expectAccessible(page);
});

test('a video elsewhere asks nothing of anybody before it is pressed', async ({ page, baseURL }) => {
  const strangers: string[] = [];
  await page.route(/youtube-nocookie/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' }));
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL!) && !request.url().startsWith('data:')) strangers.push(request.url());
  });
  await page.goto('/building-blocks', { waitUntil: 'networkidle' });
  const link = page.getByRole('link', { name: 'Play video: An open film about a rabbit' });
  await expect(page.getByText('Playing loads the video from YouTube')).toBeVisible();
  expect(strangers).toEqual([]);
  const before = await link.boundingBox();
  const size = { width: before?.width, height: before?.height };
  await link.focus();
  await page.keyboard.press('Enter');
  const player = page.locator('iframe.video-film');
  await expect(player).toBeFocused();
  await expect(player).toHaveAccessibleName('Play video: An open film about a rabbit');
  await expect(page.frameLocator('iframe.video-film').getByText('Player')).toBeVisible();
  expect(await player.boundingBox()).toMatchObject(size);
  expect(new Set(strangers.map((address) => new URL(address).host))).toEqual(new Set(['www.youtube-nocookie.com']));
});

test('a recording elsewhere is chosen in the builder, and asks nothing of anybody before a visitor presses it', async ({
  backOffice,
  page,
  baseURL,
}) => {
  const { id, slug } = await makePage({ request: backOffice.request, context: () => backOffice.context() });
  // The provider is not asked by a test.
  const told = { state: 'found', provider: 'SoundCloud', title: 'Flickermood' };
  await backOffice.route('**/api/oembed', (route) => route.fulfill({ json: told }));
  await backOffice.goto(`/config/pages/${id}/builder`);
  await addBlock(backOffice, 'Audio');
  await backOffice.getByRole('combobox', { name: 'Where it is' }).selectOption({ label: 'On another website' });
  await backOffice.getByRole('textbox', { name: 'Web address' }).fill('https://example.com/song');
  await expect(backOffice.getByText('This is not the address of a recording')).toBeVisible();
  await backOffice.getByRole('textbox', { name: 'Web address' }).fill('https://soundcloud.com/forss/flickermood');
  await expect(backOffice.getByText('This is not the address of a recording')).toBeHidden();
  await expect(backOffice.getByText('Flickermood')).toBeVisible();
  await backOffice.getByRole('textbox', { name: 'Title' }).fill('The tide');
  const canvas = backOffice.frameLocator('[data-preview-frame]');
  await expect(canvas.getByRole('link', { name: 'Play: The tide' })).toBeVisible();
  await picture(backOffice, 'audio-builder');
  await publish(backOffice, id);

  const strangers: string[] = [];
  await page.route(/soundcloud/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' }));
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL!) && !request.url().startsWith('data:')) strangers.push(request.url());
  });
  await page.goto(`/${slug}`, { waitUntil: 'networkidle' });
  await expect(page.getByText('Playing loads the recording from SoundCloud')).toBeVisible();
  expect(strangers).toEqual([]);
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await picture(page, `audio-${width}`);
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Play: The tide' }).focus();
  await page.keyboard.press('Enter');
  const player = page.locator('iframe.audio-frame');
  await expect(player).toBeFocused();
  await expect(player).toHaveAccessibleName('Play: The tide');
  await expect(page.frameLocator('iframe.audio-frame').getByText('Player')).toBeVisible();
  expect(new Set(strangers.map((address) => new URL(address).host))).toEqual(new Set(['w.soundcloud.com']));
});

test('in the builder, lists and a map are chosen in the panel and show on the canvas', async ({ backOffice }) => {
  const { id } = await makePage({ request: backOffice.request, context: () => backOffice.context() });
  await backOffice.setViewportSize({ width: 1440, height: 900 });
  await backOffice.goto(`/config/pages/${id}/builder`);
  const canvas = backOffice.frameLocator('[data-preview-frame]');
  await expect(canvas.getByText('Fired twice a week')).toBeVisible();
  await addBlock(backOffice, 'Map');
  await backOffice.getByRole('textbox', { name: 'Address' }).fill('Am Außendeich 7\nDagebüll');
  await expect(canvas.getByRole('link', { name: 'Open in OpenStreetMap' })).toBeVisible();
  await backOffice.getByRole('textbox', { name: 'Position' }).fill('north of the dike');
  await expect(backOffice.getByText('Two numbers with a comma between them')).toBeVisible();
  await backOffice.getByRole('textbox', { name: 'Position' }).fill('54.73, 8.69');
  await expect(backOffice.getByText('Two numbers with a comma between them')).toBeHidden();
  await addBlock(backOffice, 'Tags and categories');
  await backOffice.getByRole('combobox', { name: 'Page' }).selectOption({ label: 'Notebook' });
  await backOffice.getByRole('combobox', { name: 'Show', exact: true }).selectOption({ label: 'Categories' });
  await expect(canvas.getByRole('navigation', { name: 'Categories' }).getByRole('link').first()).toBeVisible();
  await addBlock(backOffice, 'Archive by month');
  await backOffice.getByRole('combobox', { name: 'Page' }).selectOption({ label: 'Notebook' });
  await expect(canvas.getByRole('navigation', { name: 'Archive' })).toBeVisible();
  await addBlock(backOffice, 'RSS feed');
  await backOffice.getByRole('combobox', { name: 'Page' }).selectOption({ label: 'Notebook' });
  await expect(canvas.getByRole('link', { name: 'Subscribe by RSS' })).toBeVisible();
  await picture(backOffice, 'lists-builder');
  await expectAccessible(backOffice);
});

test('months of the archive lead to their posts', async ({ page }) => {
  await page.goto('/building-blocks');
  const archive = page.getByRole('navigation', { name: 'Archive' });
  const month = archive.getByRole('link').first();
  const name = (await month.textContent()) ?? '';
  await month.click();
  await expect(page.locator('.list-filter')).toContainText(name);
  await expect(page.locator('.post-list-item').first()).toBeVisible();
  await expectAccessible(page);
});

for (const width of [375, 1440]) {
  test(`blocks of media fit into a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/building-blocks', { waitUntil: 'networkidle' });
    await page.locator('.video-figure').scrollIntoViewIfNeeded();
    await expectNoSidewaysScroll(page);
    await picture(page, String(width));
  });
}

async function addBlock(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a block', exact: true }).first().click();
  await page.getByLabel('Search blocks').fill(name);
  await page.keyboard.press('Enter');
}

interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Uploads a file in the picker of a field, which takes it at once. */
async function choose(page: Page, label: string, file: ChosenFile): Promise<void> {
  const field = page.getByRole('group', { name: label });
  await field.getByRole('button', { name: 'Choose a file' }).click();
  const dialog = page.getByRole('dialog', { name: `${label}: Choose a file` });
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(field.getByText(file.name)).toBeVisible();
}

async function publish(page: Page, id: string): Promise<void> {
  await page.getByRole('link', { name: 'Check and publish' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published').first()).toBeVisible();
  expect(page.url()).toContain(id);
}

/** A second of a drawing that moves, recorded by the browser. */
async function recordFilm(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
    const pen = canvas.getContext('2d')!;
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    const ended = new Promise((resolve) => {
      recorder.addEventListener('stop', resolve);
    });
    recorder.start();
    for (let frame = 0; frame < 25; frame += 1) {
      pen.fillStyle = `hsl(${frame * 14} 60% 40%)`;
      pen.fillRect(0, 0, 320, 180);
      await new Promise((resolve) => {
        setTimeout(resolve, 40);
      });
    }
    recorder.stop();
    await ended;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  return Buffer.from(bytes);
}

/** For looking at: only where a folder is named. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['AWNING_PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/media-${name}.png`, fullPage: true });
}
