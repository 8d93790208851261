import type { Block, LayoutDocument } from '@awning/site-model';
import { describe, expect, it } from 'vitest';
import { borderAt, bordersOf, rowAround, spansAt, spansMoved } from './column-border.ts';

const rowOf = (...spans: number[]): Block => ({
  type: 'row',
  props: {
    id: 'r',
    columns: spans.map((span, index) => ({ span, blocks: [{ type: 'html', props: { id: `b${index}` } }] })),
  },
});
/** A grid of twelve lines that are 40 pixels wide, with gaps of 20, beginning at 100. */
const boxes = new Map([
  ['column/r/0', { left: 100, top: 10, width: 160, height: 50 }],
  ['column/r/1', { left: 280, top: 20, width: 340, height: 100 }],
  ['column/r/2', { left: 640, top: 10, width: 160, height: 50 }],
]);
const row = rowOf(3, 6, 3);

describe('the border between two columns', () => {
  it('is in the middle of the gap, as high as both', () => {
    expect(bordersOf(row, boxes).map(({ box }) => box)).toEqual([
      { left: 270, top: 10, width: 0, height: 110 },
      { left: 630, top: 10, width: 0, height: 110 },
    ]);
  });

  it('is not there where one column is below the other', () => {
    const below = new Map([
      ['column/r/0', { left: 0, top: 0, width: 300, height: 50 }],
      ['column/r/1', { left: 0, top: 50, width: 300, height: 50 }],
    ]);
    expect(bordersOf(rowOf(6, 6), below)).toEqual([]);
  });

  it.each([
    ['to the nearest line', 290, [3, 6, 3]],
    ['past half of the way', 301, [4, 5, 3]],
    ['no further than one twelfth', 0, [1, 8, 3]],
    ['and leaves one to the other', 900, [8, 1, 3]],
  ])('goes %s', (_, x, spans) => {
    expect(spansAt(bordersOf(row, boxes)[0]!, x)).toEqual(spans);
  });

  it('would be where the gap is then', () => {
    const [first, second] = bordersOf(row, boxes);
    expect([first!, second!].map((border) => borderAt(border, border.spans))).toEqual([270, 630]);
    expect(borderAt(first!, [4, 5, 3])).toBe(330);
  });

  it('goes the other way on a page that is read from right to left', () => {
    const mirrored = new Map([
      ['column/r/0', { left: 440, top: 0, width: 160, height: 50 }],
      ['column/r/1', { left: 20, top: 0, width: 400, height: 50 }],
    ]);
    const [border] = bordersOf(rowOf(3, 7), mirrored);
    expect(border!.box.left).toBe(430);
    expect(spansAt(border!, 372)).toEqual([4, 6]);
    expect(borderAt(border!, [4, 6])).toBe(370);
    expect(spansAt(border!, 599)).toEqual([1, 9]);
  });

  it('is moved line by line', () => {
    const [, second] = bordersOf(row, boxes);
    expect(spansMoved(second!, 1)).toEqual([3, 7, 2]);
    expect(spansMoved(second!, -9)).toEqual([3, 1, 8]);
  });
});

describe('the borders that are shown', () => {
  const layout: LayoutDocument = {
    schema: 1,
    root: {},
    content: [{ type: 'html', props: { id: 'alone' } }, row],
    texts: {},
  };

  it.each(['block/r', 'column/r/1', 'block/b2'])('are those of the row of %s', (key) => {
    expect(rowAround(layout, key)?.props.id).toBe('r');
  });

  it.each(['block/alone', null])('are none for %s', (key) => {
    expect(rowAround(layout, key)).toBeUndefined();
  });
});
