import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

let made = 0;

/** Publishes a page with a gallery of the sample's seven pictures, and opens it as a visitor. */
export async function openGallery(
  page: Page,
  backOffice: Page,
  settings: Readonly<Record<string, unknown>> = {},
): Promise<Locator> {
  made += 1;
  const slug = `gallery-${process.pid}-${Date.now()}-${made}`;
  const crumb = (await backOffice.context().cookies()).find(({ name }) => name === 'crumb')?.value ?? '';
  const headers = { 'x-crumb': crumb };
  const body = {
    slug,
    type: 10,
    isEnabled: true,
    regionName: null,
    parentId: null,
    mainImageId: null,
    texts: { en: { title: 'Pictures' } },
    layout: {
      schema: 1,
      root: {},
      content: [
        { type: 'html', props: { id: 'head' } },
        { type: 'gallery', props: { id: 'own', collectionUrlId: 'gallery', ...settings } },
      ],
      texts: { en: { head: { html: '<h1>Pictures</h1>' } } },
    },
  };
  const answer = await backOffice.request.post('/api/pages', { data: { body }, headers });
  expect(answer.status(), await answer.text()).toBe(200);
  const { id, version } = (await answer.json()) as { id: string; version: number };
  const published = await backOffice.request.post(`/api/pages/${id}/publish`, { data: { version }, headers });
  expect(published.status()).toBe(200);
  await page.goto(`/${slug}`);
  return page.locator('#block-own [data-gallery]');
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

/** The places of elements in the window, in whole pixels. */
export async function boxes(found: Locator): Promise<readonly Box[]> {
  return await found.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const rounded = [left, top, right, bottom, width, height].map(Math.round);
      return Object.fromEntries(
        ['left', 'top', 'right', 'bottom', 'width', 'height'].map((name, index) => [name, rounded[index]]),
      ) as unknown as Box;
    }),
  );
}

export async function box(found: Locator): Promise<Box> {
  return (await boxes(found.first()))[0]!;
}

/** The number of the active slide, from 0; -1 before the script has begun. */
export async function activeSlide(gallery: Locator): Promise<number> {
  return await gallery
    .locator('.slide')
    .evaluateAll((slides) => slides.findIndex((slide) => slide.classList.contains('sqs-active-slide')));
}
