import { galleryBlock, settingsOf } from '@awning/site-model';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { GalleryBlock } from './gallery-block.tsx';

const warned = vi.spyOn(console, 'error');
afterEach(() => warned.mockRestore());

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
