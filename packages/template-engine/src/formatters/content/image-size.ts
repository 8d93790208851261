import type { Budget } from '../../budget/budget.ts';
import { definePureFormatter, type PureFormatter } from '../../contract/formatter.ts';
import { asText, type Value } from '../../values/value.ts';

const BAD_SIZE = "Invalid source parameter. Pass in 'originalSize'";

export const width = definePureFormatter({
  name: 'width',
  group: 'content',
  summary: 'the first number of a size such as 800x600',
  example: { template: '{s|width}', data: { s: '800x600' }, output: '800' },
  prepare: () => (value, budget) => parseSize(value, budget)?.[0],
});

export const height = definePureFormatter({
  name: 'height',
  group: 'content',
  summary: 'the second number of a size such as 800x600',
  example: { template: '{s|height}', data: { s: '800x600' }, output: '600' },
  prepare: () => (value, budget) => parseSize(value, budget)?.[1],
});

export const resizedHeightForWidth = definePureFormatter({
  name: 'resizedHeightForWidth',
  group: 'content',
  summary: 'the height the picture has when it is that wide',
  example: { template: '{s|resizedHeightForWidth 400}', data: { s: '800x600' }, output: '300' },
  prepare: ([requested]) => {
    const target = wholeNumber(requested);
    return (value, budget) => {
      const size = parseSize(value, budget);
      return size === undefined ? BAD_SIZE : scaled(size[1], target, size[0]);
    };
  },
});

export const resizedWidthForHeight = definePureFormatter({
  name: 'resizedWidthForHeight',
  group: 'content',
  summary: 'the width the picture has when it is that high',
  example: { template: '{s|resizedWidthForHeight 300}', data: { s: '800x600' }, output: '400' },
  prepare: ([requested]) => {
    const target = wholeNumber(requested);
    return (value, budget) => {
      const size = parseSize(value, budget);
      return size === undefined ? BAD_SIZE : scaled(size[0], target, size[1]);
    };
  },
});

export const thumbnailForWidth = definePureFormatter({
  name: 'squarespaceThumbnailForWidth',
  group: 'content',
  summary: 'the smallest kept width that fills so many pixels',
  example: { template: '{s|squarespaceThumbnailForWidth 400}', data: { s: '800x600' }, output: '500w' },
  prepare: ([requested]) => {
    const thumbnail = thumbnailFor(wholeNumber(requested));
    return () => thumbnail;
  },
});

export const thumbnailForHeight = definePureFormatter({
  name: 'squarespaceThumbnailForHeight',
  group: 'content',
  summary: 'the smallest kept width that fills so many pixels of height',
  example: { template: '{s|squarespaceThumbnailForHeight 300}', data: { s: '800x600' }, output: '500w' },
  prepare: (args) => {
    const resize = resizedWidthForHeight.prepare(args);
    return (value, budget) => {
      const resized = resize(value, budget);
      return typeof resized === 'number' ? thumbnailFor(resized) : resized;
    };
  },
});

export const imageSizeFormatters: readonly PureFormatter[] = [
  width,
  height,
  resizedHeightForWidth,
  resizedWidthForHeight,
  thumbnailForWidth,
  thumbnailForHeight,
];

function parseSize(value: Value, budget: Budget): readonly [number, number] | undefined {
  const text = budget.read(asText(value));
  const at = text.indexOf('x');
  if (at === -1 || text.includes('x', at + 1)) return undefined;
  return [Number.parseInt(text.slice(0, at), 10), Number.parseInt(text.slice(at + 1), 10)];
}

function wholeNumber(text = ''): number {
  return Number.parseInt(text, 10);
}

/** `side` brought to the scale at which `from` becomes `target`, cut to a whole number; 0 where that makes no sense. */
function scaled(side: number, target: number, from: number): number {
  return Math.trunc(side * (target / from)) | 0;
}

/** Widths end at 1500w: srcset serves larger screens. An invalid number gets the smallest. */
function thumbnailFor(pixels: number): string {
  const fitting = [1000, 750, 500, 300, 100].reduce((best, size) => (pixels > size ? best : size), 1500);
  return `${fitting}w`;
}
