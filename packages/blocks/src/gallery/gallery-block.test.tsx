import {
  type BlockSettings,
  type GalleryBehaviour,
  galleryBlock,
  settingsOf,
  sliderAspectRatio,
} from '@awning/site-model';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { GalleryBlock } from './gallery-block.tsx';
import type { GalleryItem } from './gallery-item.ts';

const warned = vi.spyOn(console, 'error');
afterEach(() => warned.mockRestore());

const texts = {
  pictures: 'Pictures',
  next: 'Next',
  previous: 'Previous',
  pause: 'Pause',
  play: 'Play',
  close: 'Close',
  position: 'Picture {index} of {count}',
};

const mug: GalleryItem = {
  assetUrl: '/s/1/mug.webp',
  title: 'Mug',
  altText: 'A mug',
  body: '<p>Blue</p>',
  originalSize: '900x600',
};
const vase: GalleryItem = { assetUrl: '/s/2/vase.webp', originalSize: '600x900' };

function print(props: Readonly<Record<string, unknown>>, items: readonly GalleryItem[] = [mug, vase]): string {
  const settings = settingsOf(galleryBlock, { type: 'gallery', props: { id: 'g', ...props } });
  return renderToStaticMarkup(<GalleryBlock {...settings} items={items} texts={texts} blockId="g" />);
}

function behaviour(props: Readonly<Record<string, unknown>>): GalleryBehaviour {
  const [, json = ''] = /data-gallery="([^"]*)"/.exec(print(props)) ?? [];
  return JSON.parse(json.replaceAll('&quot;', '"')) as GalleryBehaviour;
}

test('an item without a picture is left out, and items with the same picture render without a warning', () => {
  const settings = settingsOf(galleryBlock, { type: 'gallery', props: { id: 'g' } });
  const post = { title: 'Words alone' };
  const picture = { assetUrl: '/s/1/mug.webp' };
  const html = renderToStaticMarkup(<GalleryBlock {...settings} items={[picture, picture, post, post]} />);
  expect(html.match(/<li /g)).toHaveLength(2);
  expect(html.match(/<img(?=[^>]* src="\/s\/1\/mug.webp")/g)).toHaveLength(2);
  expect(html.match(/<img/g)).toHaveLength(2);
  expect(warned.mock.calls).toEqual([]);
});

test('a gallery without pictures is empty, and on the canvas shows where they will be', () => {
  expect(print({}, [])).toBe('');
  const settings = settingsOf(galleryBlock, { type: 'gallery', props: { id: 'g', 'thumbnails-per-row': 3 } });
  expect(renderToStaticMarkup(<GalleryBlock {...settings} isEdited />).match(/picture-place/g)).toHaveLength(3);
});

type Settings = BlockSettings<typeof galleryBlock>;

describe('a design has all pictures with their sizes before any script:', () => {
  test.each<[string, Settings['design']]>([
    ['GAL-004', 'grid'],
    ['GAL-005', 'slideshow'],
    ['GAL-006', 'slider'],
    ['GAL-007', 'stacked'],
  ])('%s %s', (_, design) => {
    const html = print({ design });
    expect(html).toContain(`sqs-gallery-block-${design} sqs-gallery-design-${design}`);
    expect(html.match(/<img(?=[^>]* width="\d+")(?=[^>]* height="\d+")/g)).toHaveLength(2);
    expect(html).not.toContain('style=');
    expect(html.includes('tabindex="0"')).toBe(design === 'slideshow' || design === 'slider');
  });
});

test('GAL-038: slideshow and slider have the height of the default ratio', () => {
  expect(print({ design: 'slider' })).toContain(`sqs-gallery-height-${sliderAspectRatio}`);
  expect(sliderAspectRatio).toBe(50);
});

test('GAL-024 GAL-025 GAL-026: any flag that is off hides the caption, and the title can be alone (D-126)', () => {
  const caption = (props: Readonly<Record<string, unknown>>) => /<figcaption.*?<\/figcaption>/.exec(print(props))?.[0];
  expect(caption({})).toContain('Mug</div><div class="image-slide-description"><p>Blue</p></div>');
  expect(caption({ 'show-meta-only-title': true })).toMatch(/Mug<\/div><\/figcaption>$/);
  expect(caption({ 'show-meta': false })).toBeUndefined();
  expect(caption({ 'show-meta-basic': false })).toBeUndefined();
});

test('no text is both caption and alternative text', () => {
  const alts = (item: GalleryItem, props = {}) =>
    [...print(props, [item]).matchAll(/ alt="([^"]*)"/g)].map(([, alt]) => alt);
  const titled = { assetUrl: '/s/3/jar.webp', title: 'Jar' };
  expect(alts(titled)).toEqual(['']);
  expect(alts(titled, { lightbox: true })).toEqual(['Picture 1 of 1']);
  expect(alts(titled, { 'show-meta': false })).toEqual(['Jar']);
  const described = { ...titled, title: 'A jar', altText: 'A jar' };
  expect(alts(described)).toEqual(['A jar']);
  expect(print({}, [described])).not.toContain('figcaption');
});

test('GAL-027 GAL-029: captions are below, above or over the pictures', () => {
  const place = (props: Readonly<Record<string, unknown>>) =>
    /sqs-gallery-meta-(?:over|above|below)/.exec(print(props))?.[0].slice(17);
  expect(place({})).toBe('below');
  expect(place({ 'meta-position': 'top-left' })).toBe('above');
  expect(place({ 'meta-position': 'center' })).toBe('over');
  expect(place({ 'show-meta-on-hover': true })).toBe('over');
  expect(place({ design: 'slideshow' })).toBe('over');
  expect(place({ 'show-meta': false })).toBeUndefined();
});

test('GAL-029: a caption that waits for hover is reached by the keyboard', () => {
  expect(print({ 'show-meta-on-hover': true })).toContain('<figure class="margin-wrapper" tabindex="0">');
  expect(print({ 'show-meta-on-hover': true, lightbox: true })).not.toContain(
    '<figure class="margin-wrapper" tabindex',
  );
  expect(print({})).not.toContain('<figure class="margin-wrapper" tabindex');
});

test('GAL-032 GAL-035: numbers are classes of their digits', () => {
  const html = print({ padding: 25, 'max-width': 208 });
  expect(html).toContain('sqs-gallery-padding-t2 sqs-gallery-padding-o5');
  expect(html).toContain('sqs-gallery-max-width-h2 sqs-gallery-max-width-o8');
  expect(print({ padding: 0 })).not.toContain('sqs-gallery-padding');
});

test('GAL-040: thumbnail settings apply only when thumbnails are on, and only to designs that move', () => {
  const sizes = { 'thumbnail-strip-height': 120, 'thumbnail-strip-margin': 8 };
  const shown = print({ design: 'slideshow', thumbnails: true, ...sizes });
  expect(shown).toContain('sqs-gallery-strip-height-h1 sqs-gallery-strip-height-t2 sqs-gallery-strip-margin-o8');
  expect(shown).toContain('sqs-gallery--square-thumbs');
  expect(shown.match(/<a href="#gallery-g-\d"/g)).toEqual(['<a href="#gallery-g-1"', '<a href="#gallery-g-2"']);
  expect(shown).toContain('alt="Picture 2 of 2"');
  for (const off of [{ design: 'slideshow' }, { design: 'grid', thumbnails: true }]) {
    expect(print({ ...off, ...sizes })).not.toMatch(/strip|square-thumbs|sqs-gallery-thumbnails"/);
  }
});

test('GAL-039: dots lead to the slides', () => {
  expect(print({ design: 'slider', indicators: true })).toContain('<ol class="sqs-gallery-indicators">');
  expect(print({ design: 'slider' })).not.toContain('sqs-gallery-indicators');
});

test('GAL-041: the autoplay delay applies only when autoplay is on', () => {
  expect(behaviour({ design: 'slideshow', autoplay: true, 'autoplay-duration': 3 }).seconds).toBe(3);
  expect(behaviour({ design: 'slideshow', 'autoplay-duration': 3 }).seconds).toBeUndefined();
  expect(behaviour({ design: 'grid', autoplay: true, 'autoplay-duration': 3 }).seconds).toBeUndefined();
});

test('GAL-033 GAL-034 GAL-036: pictures lead to their page or, enlarged, to themselves', () => {
  const own = { ...mug, fullUrl: '/gallery/mug' };
  expect(print({}, [mug])).not.toContain('<a ');
  expect(print({}, [own])).toContain('<a class="image-slide-anchor" href="/gallery/mug">');
  expect(print({ newWindow: true }, [own])).toContain('href="/gallery/mug" target="_blank" rel="noopener">');
  expect(print({ lightbox: true, newWindow: true }, [mug])).toContain('href="/s/1/mug.webp">');
  expect(behaviour({ lightbox: true }).lightbox).toBe('dark');
  expect(behaviour({ lightbox: true, lightboxTheme: 'light' }).lightbox).toBe('light');
  expect(behaviour({ lightboxTheme: 'light' }).lightbox).toBeUndefined();
});
