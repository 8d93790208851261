import { expect, test } from 'vitest';
import { galleryBlock, imageBlock, rowBlock, summaryV2Block } from '../blocks/index.ts';
import { settingsOf } from './settings.ts';

const read = (definition: Parameters<typeof settingsOf>[0], props: object) =>
  settingsOf(definition, { type: definition.name, props: { id: 'a', ...props } });

test('a value of the wrong kind takes its default', () => {
  const wrong = { assetId: 'no id', caption: 5, linkUrl: null, newWindow: 'yes', isFirst: {} };
  expect(read(imageBlock, wrong)).toEqual(read(imageBlock, {}));
});

test('numbers stay within what can be shown (D-125)', () => {
  const limits = [7, 31, 0, -1, 2.5, '7', null].map((limit) => read(summaryV2Block, { limit })['limit']);
  expect(limits).toEqual([7, 30, 1, 1, 30, 30, 30]);
});

test('a text above the limit is still shown (D-159)', () => {
  expect(read(imageBlock, { caption: 'x'.repeat(6000) })['caption']).toHaveLength(6000);
});

test('invalid ids in a list are left out', () => {
  const id = '0190a5c8-0000-7000-8000-000000000001';
  expect(read(galleryBlock, { assetIds: [id, 'x', 4, null] })['assetIds']).toEqual([id]);
});

test('a setting that the block does not define is dropped', () => {
  expect(Object.keys(read(rowBlock, { overrideHtml: '<script>' }))).toEqual(Object.keys(rowBlock.fields));
});

test('a value stored under the earlier name of its setting is read, unless there is one under the present name', () => {
  const earlier = { aspectRatio: 'widescreen', thumbnailsPerRow: 3, showMeta: false };
  const read3 = (props: object) => {
    const settings = read(galleryBlock, props);
    return [settings['aspect-ratio'], settings['thumbnails-per-row'], settings['show-meta']];
  };
  expect(read3(earlier)).toEqual(['widescreen', 3, false]);
  expect(read3({ ...earlier, 'thumbnails-per-row': 5, 'show-meta': true })).toEqual(['widescreen', 5, true]);
});
