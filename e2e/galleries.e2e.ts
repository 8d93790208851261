import type { Locator, Page } from '@playwright/test';
import { makePage } from './support/built-page.ts';
import { activeSlide, box, boxes, openGallery } from './support/gallery.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, look, test } from './support/test.ts';

type Settings = Readonly<Record<string, unknown>>;
type Effect = (gallery: Locator, page: Page) => Promise<void>;

const slides = (gallery: Locator) => gallery.locator('.slide');
const pictures = (gallery: Locator) => gallery.locator('.sqs-gallery img');
const thumbnails = (gallery: Locator) => gallery.locator('.sqs-gallery-thumbnails img');
const captions = (gallery: Locator) => gallery.locator('.sqs-gallery figcaption');
const button = (gallery: Locator, name: string) => gallery.getByRole('button', { name });
const link = (gallery: Locator, index: number) => gallery.locator(`[data-slide="${index}"]`);

async function expectColumns(gallery: Locator, count: number): Promise<void> {
  const lefts = new Set((await boxes(slides(gallery))).map(({ left }) => left));
  expect(lefts.size).toBe(count);
}

/** The script has begun, and the strip has come to rest at this slide. */
async function expectActive(gallery: Locator, index: number): Promise<void> {
  await expect.poll(() => activeSlide(gallery)).toBe(index);
  const list = gallery.locator('.sqs-gallery');
  await expect.poll(() => list.evaluate((element) => (element as HTMLElement).style.scrollSnapType)).toBe('');
}

const hasRatio =
  (ratio: number): Effect =>
  async (gallery) => {
    const { width, height } = await box(pictures(gallery));
    expect(width / height).toBeCloseTo(ratio, 1);
  };

/** Where the caption of the first slide is: its edges that touch those of the slide, and whether it is in the middle. */
const isCaptionAt =
  (edges: readonly string[]): Effect =>
  async (gallery) => {
    const [caption, slide] = [await box(captions(gallery)), await box(slides(gallery))];
    const near = (one: number, other: number) => Math.abs(one - other) <= 1;
    const found = [
      ...(['top', 'bottom', 'left', 'right'] as const).filter((edge) => near(caption[edge], slide[edge])),
      ...(near(caption.left - slide.left, slide.right - caption.right) ? ['x'] : []),
      ...(near(caption.top - slide.top, slide.bottom - caption.bottom) ? ['y'] : []),
    ];
    expect(found).toEqual(edges);
  };

const alignsActive =
  (edge: 'left' | 'center' | 'right'): Effect =>
  async (gallery) => {
    await expect.poll(() => activeSlide(gallery)).toBe(0);
    await link(gallery, 3).click();
    await expectActive(gallery, 3);
    const [slide, list] = [(await boxes(slides(gallery)))[3]!, await box(gallery.locator('.sqs-gallery'))];
    const offsets = {
      left: slide.left - list.left,
      center: (slide.left + slide.right - list.left - list.right) / 2,
      right: slide.right - list.right,
    };
    expect(Math.abs(offsets[edge])).toBeLessThanOrEqual(1);
  };

/** A moment in which time stands still, with a timer that has just begun. */
async function holdTime(gallery: Locator, page: Page): Promise<number> {
  await expect(button(gallery, 'Pause')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  return await activeSlide(gallery);
}

const effects: readonly (readonly [title: string, settings: Settings, effect: Effect])[] = [
  ['GAL-002 GAL-004 GAL-031 design: a grid of four columns', {}, (gallery) => expectColumns(gallery, 4)],
  [
    'GAL-005 GAL-038 design slideshow: one picture in the width of the page, half as high',
    { design: 'slideshow' },
    async (gallery) => {
      const [list, all] = [await box(gallery.locator('.sqs-gallery')), await boxes(slides(gallery))];
      expect(all.map(({ width }) => width)).toEqual(all.map(() => list.width));
      expect(new Set(all.map(({ top }) => top)).size).toBe(1);
      expect(Math.abs(list.height - list.width / 2)).toBeLessThanOrEqual(1);
    },
  ],
  [
    'GAL-006 GAL-038 design slider: neighbours are seen beside the picture',
    { design: 'slider' },
    async (gallery) => {
      const [list, all] = [await box(gallery.locator('.sqs-gallery')), await boxes(slides(gallery))];
      expect(all[1]!.left).toBeLessThan(list.right);
      expect(Math.abs(list.height - list.width / 2)).toBeLessThanOrEqual(1);
    },
  ],
  [
    'GAL-007 design stacked: whole pictures one below the other',
    { design: 'stacked' },
    async (gallery) => {
      await expectColumns(gallery, 1);
      const all = await boxes(pictures(gallery));
      expect(all.map(({ width, height }) => Number((width / height).toFixed(2)))).toEqual([
        1, 1, 1.33, 1.33, 1, 1, 1.33,
      ]);
    },
  ],
  [
    'GAL-008 GAL-009 GAL-041 autoplay: the next picture after the seconds of autoplay-duration',
    { design: 'slideshow', autoplay: true, 'autoplay-duration': 3 },
    async (gallery, page) => {
      const first = await holdTime(gallery, page);
      await page.clock.runFor(2900);
      expect(await activeSlide(gallery)).toBe(first);
      await page.clock.runFor(200);
      expect(await activeSlide(gallery)).toBe(first + 1);
    },
  ],
  [
    'GAL-041 no autoplay: the delay does nothing',
    { design: 'slideshow', 'autoplay-duration': 1 },
    async (gallery, page) => {
      await expectActive(gallery, 0);
      await expect(button(gallery, 'Pause')).toHaveCount(0);
      await page.clock.runFor(20_000);
      expect(await activeSlide(gallery)).toBe(0);
    },
  ],
  [
    'GAL-010 controls: arrows move on and back',
    { design: 'slideshow', controls: true },
    async (gallery) => {
      await button(gallery, 'Next picture').click();
      await expectActive(gallery, 1);
      await expect(slides(gallery).nth(1)).toBeInViewport({ ratio: 0.9 });
      await button(gallery, 'Previous picture').click();
      await button(gallery, 'Previous picture').click();
      await expectActive(gallery, 6);
    },
  ],
  [
    'GAL-010 no controls: no arrows',
    { design: 'slideshow' },
    async (gallery) => {
      await expectActive(gallery, 0);
      await expect(gallery.getByRole('button')).toHaveCount(0);
    },
  ],
  [
    'GAL-011 auto-crop: pictures fill their frame',
    { design: 'slider' },
    async (gallery) => {
      await expect(pictures(gallery).first()).toHaveCSS('object-fit', 'cover');
      expect(new Set((await boxes(pictures(gallery))).map(({ width }) => width)).size).toBe(1);
    },
  ],
  [
    'GAL-011 no auto-crop: pictures are whole',
    { design: 'slider', 'auto-crop': false },
    async (gallery) => {
      await expect(pictures(gallery).first()).toHaveCSS('object-fit', 'contain');
      const ratios = (await boxes(pictures(gallery))).map(({ width, height }) => Number((width / height).toFixed(1)));
      expect(ratios).toEqual([1, 1, 1.3, 1.3, 1, 1, 1.3]);
    },
  ],
  ['GAL-012 GAL-013 aspect-ratio square', {}, hasRatio(1)],
  ['GAL-014 aspect-ratio standard', { 'aspect-ratio': 'standard' }, hasRatio(3 / 2)],
  ['GAL-015 aspect-ratio standard-vertical', { 'aspect-ratio': 'standard-vertical' }, hasRatio(2 / 3)],
  ['GAL-016 aspect-ratio four-three', { 'aspect-ratio': 'four-three' }, hasRatio(4 / 3)],
  ['GAL-017 aspect-ratio three-four-vertical', { 'aspect-ratio': 'three-four-vertical' }, hasRatio(3 / 4)],
  ['GAL-018 aspect-ratio widescreen', { 'aspect-ratio': 'widescreen' }, hasRatio(16 / 9)],
  ['GAL-019 aspect-ratio anamorphic-widescreen', { 'aspect-ratio': 'anamorphic-widescreen' }, hasRatio(2.4)],
  [
    'GAL-020 GAL-021 GAL-022 GAL-023 thumbnails: a strip of squares, 80 pixels high, 20 below the picture',
    { design: 'slideshow', thumbnails: true },
    async (gallery) => {
      const all = await boxes(thumbnails(gallery));
      expect(all.map(({ width, height }) => [width, height])).toEqual(all.map(() => [80, 80]));
      expect(all).toHaveLength(7);
      expect(all[0]!.top - (await box(gallery.locator('.sqs-gallery'))).bottom).toBe(20);
      await link(gallery, 2).click();
      await expectActive(gallery, 2);
      await expect(link(gallery, 2)).toHaveAttribute('aria-current', 'true');
    },
  ],
  [
    'GAL-020 GAL-022 GAL-023 GAL-040 thumbnails with other sizes',
    {
      design: 'slideshow',
      thumbnails: true,
      'square-thumbs': false,
      'thumbnail-strip-height': 123,
      'thumbnail-strip-margin': 7,
    },
    async (gallery) => {
      const all = await boxes(thumbnails(gallery));
      expect(all.map(({ width, height }) => [width, height])).toEqual(
        [123, 123, 164, 164, 123, 123, 164].map((width) => [width, 123]),
      );
      expect(all[0]!.top - (await box(gallery.locator('.sqs-gallery'))).bottom).toBe(7);
    },
  ],
  [
    'GAL-021 GAL-040 no thumbnails: their settings do nothing',
    { design: 'slideshow', 'thumbnail-strip-height': 123 },
    (gallery) => expect(thumbnails(gallery)).toHaveCount(0),
  ],
  [
    'GAL-024 GAL-025 show-meta and show-meta-basic: title and description',
    {},
    async (gallery) => {
      await expect(captions(gallery).first()).toHaveText('At the wheelThe last bowl of the day, still wet.');
    },
  ],
  ['GAL-024 no show-meta-basic', { 'show-meta-basic': false }, (gallery) => expect(captions(gallery)).toHaveCount(0)],
  ['GAL-025 no show-meta', { 'show-meta': false }, (gallery) => expect(captions(gallery)).toHaveCount(0)],
  [
    'GAL-026 show-meta-only-title',
    { 'show-meta-only-title': true },
    (gallery) => expect(captions(gallery).first()).toHaveText('At the wheel'),
  ],
  ['GAL-027 meta-position bottom', { design: 'slideshow' }, isCaptionAt(['bottom', 'x'])],
  ['GAL-028 meta-position top', { design: 'slideshow', 'meta-position': 'top' }, isCaptionAt(['top', 'x'])],
  [
    'GAL-028 meta-position top-left',
    { design: 'slideshow', 'meta-position': 'top-left' },
    isCaptionAt(['top', 'left']),
  ],
  [
    'GAL-028 meta-position top-right',
    { design: 'slideshow', 'meta-position': 'top-right' },
    isCaptionAt(['top', 'right']),
  ],
  ['GAL-028 meta-position center', { design: 'slideshow', 'meta-position': 'center' }, isCaptionAt(['x', 'y'])],
  [
    'GAL-028 meta-position bottom-left',
    { design: 'slideshow', 'meta-position': 'bottom-left' },
    isCaptionAt(['bottom', 'left']),
  ],
  [
    'GAL-028 meta-position bottom-right',
    { design: 'slideshow', 'meta-position': 'bottom-right' },
    isCaptionAt(['bottom', 'right']),
  ],
  [
    'GAL-027 GAL-028 meta-position in a grid: below the picture, or above it',
    {},
    async (gallery) => {
      expect((await box(captions(gallery))).top).toBeGreaterThanOrEqual((await box(pictures(gallery))).bottom);
    },
  ],
  [
    'GAL-028 meta-position top in a grid: above the picture',
    { 'meta-position': 'top' },
    async (gallery) => {
      expect((await box(captions(gallery))).bottom).toBeLessThanOrEqual((await box(pictures(gallery))).top);
    },
  ],
  [
    'GAL-029 show-meta-on-hover: captions appear under the mouse, and for the keyboard',
    { 'show-meta-on-hover': true },
    async (gallery, page) => {
      const [first, second] = [captions(gallery).first(), captions(gallery).nth(1)];
      await expect(first).toHaveCSS('opacity', '0');
      await slides(gallery).first().hover();
      await expect(first).toHaveCSS('opacity', '1');
      await page.mouse.move(0, 0);
      await expect(first).toHaveCSS('opacity', '0');
      await slides(gallery).nth(1).getByRole('link').focus();
      await expect(second).toHaveCSS('opacity', '1');
    },
  ],
  ['GAL-030 active-alignment center', { design: 'slider', indicators: true }, alignsActive('center')],
  [
    'GAL-030 active-alignment left',
    { design: 'slider', indicators: true, 'active-alignment': 'left' },
    alignsActive('left'),
  ],
  [
    'GAL-030 active-alignment right',
    { design: 'slider', indicators: true, 'active-alignment': 'right' },
    alignsActive('right'),
  ],
  ['GAL-031 thumbnails-per-row 7', { 'thumbnails-per-row': 7 }, (gallery) => expectColumns(gallery, 7)],
  ['GAL-031 thumbnails-per-row 1', { 'thumbnails-per-row': 1 }, (gallery) => expectColumns(gallery, 1)],
  [
    'GAL-032 padding 20',
    { 'show-meta': false },
    async (gallery) => {
      const all = await boxes(slides(gallery));
      expect([all[1]!.left - all[0]!.right, all[4]!.top - all[0]!.bottom]).toEqual([20, 20]);
    },
  ],
  [
    'GAL-032 padding 37',
    { padding: 37, 'show-meta': false },
    async (gallery) => {
      const all = await boxes(slides(gallery));
      expect([all[1]!.left - all[0]!.right, all[4]!.top - all[0]!.bottom]).toEqual([37, 37]);
    },
  ],
  [
    'GAL-033 no lightbox: a picture leads to its page',
    {},
    async (gallery, page) => {
      await slides(gallery).first().getByRole('link').click();
      await expect(page).toHaveURL(/\/gallery\/at-the-wheel$/);
    },
  ],
  [
    'GAL-033 GAL-034 lightbox: a picture is enlarged, on dark',
    { lightbox: true },
    async (gallery, page) => {
      const dialog = await openLightbox(gallery, page, 0);
      await expect(dialog).toHaveCSS('background-color', 'rgb(12, 12, 12)');
    },
  ],
  [
    'GAL-034 lightboxTheme light',
    { lightbox: true, lightboxTheme: 'light' },
    async (gallery, page) => {
      const dialog = await openLightbox(gallery, page, 0);
      await expect(dialog).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expectAccessible(page);
    },
  ],
  [
    'GAL-035 max-width 300: a caption is no wider',
    { 'thumbnails-per-row': 1 },
    async (gallery) => expect((await box(captions(gallery))).width).toBe(300),
  ],
  [
    'GAL-035 max-width 123',
    { design: 'slideshow', 'max-width': 123 },
    async (gallery) => expect((await box(captions(gallery))).width).toBe(123),
  ],
  [
    'GAL-036 newWindow: a picture leads to its page in a new window',
    { newWindow: true },
    async (gallery, page) => {
      const opened = page.waitForEvent('popup');
      await slides(gallery).first().getByRole('link').click();
      await expect(await opened).toHaveURL(/\/gallery\/at-the-wheel$/);
    },
  ],
  [
    'GAL-037 no transparentBackground: a colour is behind whole pictures',
    { 'auto-crop': false },
    (gallery) => expect(pictures(gallery).first()).toHaveCSS('background-color', 'rgba(127, 127, 127, 0.12)'),
  ],
  [
    'GAL-037 transparentBackground',
    { 'auto-crop': false, transparentBackground: true },
    (gallery) => expect(pictures(gallery).first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)'),
  ],
  [
    'GAL-039 indicators: a dot for each picture',
    { design: 'slideshow', indicators: true },
    async (gallery) => {
      await expect(gallery.locator('.sqs-gallery-indicators a')).toHaveCount(7);
      await gallery.getByRole('link', { name: 'Picture 5 of 7' }).click();
      await expectActive(gallery, 4);
    },
  ],
  [
    'GAL-039 no indicators',
    { design: 'slideshow' },
    (gallery) => expect(gallery.locator('.sqs-gallery-indicators')).toHaveCount(0),
  ],
];

async function openLightbox(gallery: Locator, page: Page, index: number): Promise<Locator> {
  // Before the script has come, the link leads to the picture's page.
  await page.waitForLoadState('networkidle');
  await slides(gallery).nth(index).getByRole('link').click();
  const dialog = page.getByRole('dialog', { name: 'Pictures' });
  await expect(dialog).toBeVisible();
  return dialog;
}

// High enough for a whole slideshow.
test.use({ viewport: { width: 1280, height: 1000 } });

test.describe('a setting of a gallery has its effect:', () => {
  for (const [title, settings, effect] of effects) {
    test(title, async ({ page, backOffice }) => {
      if ('autoplay-duration' in settings) await page.clock.install();
      await effect(await openGallery(page, backOffice, settings), page);
    });
  }
});

test('GAL-001 an owner places a gallery on a page in the builder, with pictures of the website', async ({
  page,
  backOffice,
}) => {
  await backOffice.setViewportSize({ width: 1440, height: 900 });
  const { id, slug } = await makePage({ request: backOffice.request, context: () => backOffice.context() });
  await backOffice.goto(`/config/pages/${id}/builder`);
  await backOffice.getByRole('button', { name: 'Add a block', exact: true }).click();
  await backOffice.getByLabel('Search blocks').fill('Gallery');
  await backOffice.keyboard.press('Enter');
  const settings = backOffice.getByRole('region', { name: 'Settings' });
  await settings.getByRole('button', { name: 'Choose from files' }).click();
  const dialog = backOffice.getByRole('dialog');
  for (const index of [0, 1]) await dialog.getByRole('listitem').nth(index).getByRole('button').click();
  await dialog.getByRole('button', { name: 'Add 2' }).click();
  const canvas = backOffice.frameLocator('[data-preview-frame]');
  await expect(canvas.locator('.gallery-block .slide img')).toHaveCount(2);
  await backOffice.getByRole('button', { name: 'Publish' }).click();
  await expect(backOffice.getByText('Published', { exact: true })).toBeVisible();
  await page.goto(`/${slug}`);
  await expect(page.locator('.gallery-block .slide img')).toHaveCount(2);
});

test('a thumbnail that is followed before the script comes leads on from its picture', async ({ page, backOffice }) => {
  let letScriptCome = () => {};
  const followed = new Promise<void>((resolve) => {
    letScriptCome = resolve;
  });
  await page.route(/\/assets\/storefront\/galleries/, async (route) => {
    await followed;
    await route.continue();
  });
  const gallery = await openGallery(page, backOffice, { design: 'slideshow', thumbnails: true, controls: true });
  await link(gallery, 2).click();
  await expect(slides(gallery).nth(2)).toBeInViewport({ ratio: 0.9 });
  expect(await activeSlide(gallery)).toBe(-1);
  letScriptCome();
  await expectActive(gallery, 2);
  await button(gallery, 'Next picture').click();
  await expectActive(gallery, 3);
});

test('a slideshow is moved by keys, and says where it is', async ({ page, backOffice }) => {
  const gallery = await openGallery(page, backOffice, { design: 'slideshow', thumbnails: true });
  await expectActive(gallery, 0);
  const list = gallery.getByRole('list', { name: 'Pictures' });
  await list.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expectActive(gallery, 2);
  await expect(gallery.getByRole('status')).toHaveText('Picture 3 of 7: Pots on kiln shelves, still glowing');
  await page.keyboard.press('End');
  await expectActive(gallery, 6);
  await page.keyboard.press('ArrowRight');
  await expectActive(gallery, 0);
  await page.keyboard.press('ArrowLeft');
  await expectActive(gallery, 6);
  await page.keyboard.press('Home');
  await expectActive(gallery, 0);
  await link(gallery, 3).focus();
  await page.keyboard.press('Enter');
  await expectActive(gallery, 3);
  await expect(slides(gallery).nth(3)).toBeInViewport({ ratio: 0.9 });
});

test('autoplay waits under the mouse, with the focus inside, and for its button', async ({ page, backOffice }) => {
  await page.clock.install();
  const gallery = await openGallery(page, backOffice, { design: 'slideshow', autoplay: true, 'autoplay-duration': 2 });
  const first = await holdTime(gallery, page);
  const expectWaiting = async () => {
    await page.clock.runFor(10_000);
    expect(await activeSlide(gallery)).toBe(first);
  };
  await gallery.locator('.sqs-gallery').hover();
  await expectWaiting();
  await page.mouse.move(0, 0);
  await gallery.locator('.sqs-gallery').focus();
  await expectWaiting();
  await button(gallery, 'Pause').focus();
  await page.keyboard.press('Enter');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expectWaiting();
  await button(gallery, 'Play').click();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.mouse.move(0, 0);
  await page.clock.runFor(2100);
  expect(await activeSlide(gallery)).toBe(first + 1);
});

test('autoplay waits for visitors who want no motion, and moves without an animation', async ({ page, backOffice }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  const gallery = await openGallery(page, backOffice, { design: 'slideshow', autoplay: true, controls: true });
  await expect(button(gallery, 'Play')).toBeVisible();
  await page.clock.runFor(30_000);
  expect(await activeSlide(gallery)).toBe(0);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await button(gallery, 'Next picture').click();
  await expect(slides(gallery).nth(1)).toBeInViewport({ ratio: 0.9 });
});

test('the lightbox is used by keyboard: focus, arrows, Escape, and what it says', async ({ page, backOffice }) => {
  const gallery = await openGallery(page, backOffice, { lightbox: true });
  await page.waitForLoadState('networkidle');
  const opener = slides(gallery).nth(1).getByRole('link');
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Pictures' });
  await expect(dialog.getByRole('img')).toHaveAttribute('alt', 'Rows of glazed test tiles in many colours');
  await expect(dialog.getByRole('status')).toHaveText(
    /^Picture 2 of 7: Rows of glazed test tiles in many colours: Test tiles/,
  );
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await expectAccessible(page);

  const names = ['Close', 'Previous picture', 'Next picture'];
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  for (const name of ['Previous picture', 'Next picture', ...names]) {
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('img')).toHaveAttribute('alt', 'Pots on kiln shelves, still glowing');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('status')).toHaveText(/^Picture 7 of 7/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
});

test('the lightbox is used by mouse, and a click beside the picture closes it', async ({ page, backOffice }) => {
  const gallery = await openGallery(page, backOffice, { design: 'slideshow', lightbox: true });
  const dialog = await openLightbox(gallery, page, 0);
  await dialog.getByRole('button', { name: 'Next picture' }).click();
  await expect(dialog.getByRole('status')).toHaveText(/^Picture 2 of 7/);
  await dialog.getByRole('img').click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(120, 640);
  await expect(dialog).toHaveCount(0);
});

test('LIGHTBOX-005 LIGHTBOX-006 content taller than the window has a margin of 50 pixels, other content is in the middle', async ({
  page,
  backOffice,
}) => {
  const gallery = await openGallery(page, backOffice, { lightbox: true });
  await page.setViewportSize({ width: 375, height: 190 });
  const dialog = await openLightbox(gallery, page, 1);
  const content = dialog.locator('.lightbox-content');
  await expect(content).toHaveCSS('margin-top', '50px');
  await page.setViewportSize({ width: 900, height: 900 });
  await expect(content).not.toHaveClass(/tall/);
  const { top, bottom } = await box(content);
  expect(Math.abs(top - (900 - bottom))).toBeLessThanOrEqual(1);
});

test('LAYOUT-001 LAYOUT-002 LAYOUT-003 pictures per row change at 433 and 991 pixels', async ({ page, backOffice }) => {
  const at = { tablet: { 'thumbnails-per-row': 3 }, phone: { 'thumbnails-per-row': 1 } };
  const gallery = await openGallery(page, backOffice, { 'thumbnails-per-row': 5, at });
  for (const [width, columns] of [
    [432, 1],
    [433, 3],
    [990, 3],
    [991, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expectColumns(gallery, columns);
  }
});

test('LAYOUT-001 a phone shows two pictures per row unless an owner chose otherwise', async ({ page, backOffice }) => {
  const gallery = await openGallery(page, backOffice);
  await page.setViewportSize({ width: 432, height: 800 });
  await expectColumns(gallery, 2);
  await page.setViewportSize({ width: 433, height: 800 });
  await expectColumns(gallery, 4);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 700 } });

  test('fingers scroll a slideshow, and swipe in the lightbox', async ({ page, backOffice }) => {
    const settings = { design: 'slideshow', indicators: true, lightbox: true, 'show-meta-on-hover': true };
    const gallery = await openGallery(page, backOffice, settings);
    await expectActive(gallery, 0);
    const list = await box(gallery.locator('.sqs-gallery'));
    const devTools = await page.context().newCDPSession(page);
    // The finger rests before it is lifted: how fast it was is read from the times, which would else be those of a busy machine.
    const swipe = async (y: number, from: number, to: number) => {
      const begin = Date.now() / 1000;
      const touch = (type: 'touchStart' | 'touchMove', part: number, seconds: number) =>
        devTools.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: [{ x: from + (to - from) * part, y }],
          timestamp: begin + seconds,
        });
      await touch('touchStart', 0, 0);
      for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part, part / 2);
      await touch('touchMove', 1, 1);
      await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: begin + 1.1 });
    };
    await swipe((list.top + list.bottom) / 2, 330, 40);
    await expectActive(gallery, 1);
    await expect(gallery.getByRole('link', { name: 'Picture 2 of 7' })).toHaveAttribute('aria-current', 'true');

    await page.waitForLoadState('networkidle');
    await slides(gallery).nth(1).getByRole('link').tap();
    const status = page.getByRole('dialog', { name: 'Pictures' }).getByRole('status');
    await expect(status).toHaveText(/^Picture 2 of 7/);
    await swipe(350, 300, 60);
    await expect(status).toHaveText(/^Picture 3 of 7/);
    await swipe(350, 60, 300);
    await expect(status).toHaveText(/^Picture 2 of 7/);
    await look(page, 'lightbox-375');
  });
});

for (const width of [375, 1440]) {
  test(`the sample shows all designs, without a shift, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    // The typefaces come with another page: one that arrives late moves the text above the galleries by a line.
    await page.goto('/shop');
    await page.evaluate(() => document.fonts.ready);
    await page.goto('/about');
    for (const design of ['grid', 'slideshow', 'slider', 'stacked']) {
      await page.locator(`.sqs-gallery-design-${design}`).scrollIntoViewIfNeeded();
      await expect(page.locator(`.sqs-gallery-design-${design} img`).first()).toBeVisible();
    }
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const observer = new PerformanceObserver((list) => {
            const entries = list.getEntries() as unknown as { value: number }[];
            resolve(entries.reduce((sum, { value }) => sum + value, 0));
          });
          observer.observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(0), 500);
        }),
    );
    expect(shift).toBeLessThan(0.01);
    await look(page, `designs-${width}`);
    await page.goto('/gallery');
    await look(page, `gallery-page-${width}`);
    await page.waitForLoadState('networkidle');
    await page.locator('.sqs-gallery').getByRole('link').nth(2).click();
    await expect(page.getByRole('dialog', { name: 'Pictures' }).getByRole('img')).toBeVisible();
    await look(page, `lightbox-${width}`);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [375, 1440]) {
    test(`every picture can be seen at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/about');
      for (const design of ['grid', 'slideshow', 'slider', 'stacked']) {
        const shown = page.locator(`.sqs-gallery-design-${design} img`);
        expect(await shown.count()).toBeGreaterThan(1);
        for (const picture of await shown.all()) {
          await picture.scrollIntoViewIfNeeded();
          await expect(picture).toBeInViewport({ ratio: 0.9 });
        }
      }
      // A thumbnail is a link to its slide, and a picture a link to its own page.
      await page.locator('.sqs-gallery-thumbnails a').nth(4).click();
      const slide = page.locator('.sqs-gallery-design-slideshow-slide').nth(4);
      await expect(slide).toBeInViewport({ ratio: 0.9 });
      await slide.getByRole('link').click();
      await expect(page).toHaveURL(/\/gallery\/mended-with-gold$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Mended with gold' })).toBeVisible();
      await expectNoSidewaysScroll(page);
    });
  }
});
