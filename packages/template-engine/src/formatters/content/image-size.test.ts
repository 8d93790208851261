import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import type { Value } from '../../values/value.ts';
import {
  height,
  resizedHeightForWidth,
  resizedWidthForHeight,
  thumbnailForHeight,
  thumbnailForWidth,
  width,
} from './image-size.ts';

const BAD_SIZE = "Invalid source parameter. Pass in 'originalSize'";

const sizes: readonly (readonly [Value, number | undefined, number | undefined])[] = [
  ['800x400', 800, 400],
  ['1.5x2.7', 1, 2],
  ['-1x-2', -1, -2],
  ['800X400', undefined, undefined],
  ['1x2x3', undefined, undefined],
  ['800', undefined, undefined],
  [undefined, undefined, undefined],
];

test.each(sizes)('%j has width %j and height %j', (size, expectedWidth, expectedHeight) => {
  expect(callFormatter(width, [], [size])).toBe(expectedWidth);
  expect(callFormatter(height, [], [size])).toBe(expectedHeight);
});

test('the other side is scaled and cut to a whole number', () => {
  expect(callFormatter(resizedHeightForWidth, ['400'], ['800x600'])).toBe(300);
  expect(callFormatter(resizedHeightForWidth, ['400'], ['3x2'])).toBe(266);
  expect(callFormatter(resizedWidthForHeight, ['100'], ['800x600'])).toBe(133);
  expect(callFormatter(resizedWidthForHeight, ['50'], ['100x200'])).toBe(25);
});

test('sizes without sense come to 0', () => {
  expect(callFormatter(resizedHeightForWidth, ['400'], ['0x5'])).toBe(0);
  expect(callFormatter(resizedHeightForWidth, ['400'], ['axb'])).toBe(0);
  expect(callFormatter(resizedHeightForWidth, [], ['800x600'])).toBe(0);
  expect(callFormatter(resizedWidthForHeight, ['x'], ['800x600'])).toBe(0);
});

test('IMG-020: a bad size value is answered with the dialect’s sentence', () => {
  for (const size of ['800', '', '1x2x3', undefined]) {
    expect(callFormatter(resizedHeightForWidth, ['10'], [size])).toBe(BAD_SIZE);
    expect(callFormatter(resizedWidthForHeight, ['10'], [size])).toBe(BAD_SIZE);
    expect(callFormatter(thumbnailForHeight, ['10'], [size])).toBe(BAD_SIZE);
  }
});

const thumbnails: readonly (readonly [string, readonly string[], string])[] = [
  ['IMG-010', ['-5', '0', '1', '99', '100', '100.9', 'x'], '100w'],
  ['IMG-011', ['101', '300'], '300w'],
  ['IMG-012', ['301', '500'], '500w'],
  ['IMG-013', ['501', '750'], '750w'],
  ['IMG-014', ['751', '1000'], '1000w'],
  ['IMG-015', ['1001', '1500', '2500', '99999'], '1500w'],
];

test.each(thumbnails)('%s: widths %j are served by %s', (_, requested, expected) => {
  for (const pixels of requested) {
    expect(callFormatter(thumbnailForWidth, [pixels], ['800x600'])).toBe(expected);
    expect(callFormatter(thumbnailForHeight, [pixels], ['10x10'])).toBe(expected);
  }
});

test('the thumbnail for a height is chosen by the width that follows from it', () => {
  expect(callFormatter(thumbnailForHeight, ['600'], ['1200x2400'])).toBe('300w');
  expect(callFormatter(thumbnailForHeight, ['600'], ['2400x1200'])).toBe('1500w');
});
