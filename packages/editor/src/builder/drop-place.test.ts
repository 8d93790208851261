import type { Block, LayoutDocument } from '@awning/site-model';
import { describe, expect, it } from 'vitest';
import type { Box } from './boxes.ts';
import { dropPlace, lineAt } from './drop-place.ts';

const block = (id: string): Block => ({ type: 'html', props: { id } });
const columns = [
  { span: 6, blocks: [block('b')] },
  { span: 6, blocks: [] },
];
const layout: LayoutDocument = {
  schema: 1,
  root: {},
  content: [block('a'), { type: 'row', props: { id: 'r', columns } }, block('d')],
  texts: {},
};
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const boxes = new Map([
  ['area', box(0, 0, 400, 320)],
  ['block/a', box(0, 0, 400, 100)],
  ['block/r', box(0, 110, 400, 100)],
  ['column/r/0', box(0, 110, 200, 100)],
  ['block/b', box(0, 110, 200, 60)],
  ['column/r/1', box(200, 110, 200, 100)],
  ['block/d', box(0, 220, 400, 100)],
]);
const inRow = (column: number, index: number) => ({ list: { row: 'r', column }, index });

describe('a dragged block goes', () => {
  it.each([
    ['before a block, above its middle', { x: 10, y: 20 }, { list: null, index: 0 }],
    ['after a block, below its middle', { x: 10, y: 80 }, { list: null, index: 1 }],
    ['into a column, before a block', { x: 10, y: 120 }, inRow(0, 0)],
    ['into a column, after a block', { x: 10, y: 190 }, inRow(0, 1)],
    ['into an empty column', { x: 300, y: 150 }, inRow(1, 0)],
    ['to the end, below everything', { x: 10, y: 900 }, { list: null, index: 3 }],
  ])('%s', (_, point, place) => {
    expect(dropPlace(layout, boxes, 'a', point)).toEqual(place);
  });

  it('never into itself', () => {
    expect(dropPlace(layout, boxes, 'r', { x: 10, y: 150 })).toEqual({ list: null, index: 1 });
  });
});

describe('the line that shows a place', () => {
  it.each([
    ['between two blocks', { list: null, index: 1 }, box(0, 105, 400, 0)],
    ['at the top', { list: null, index: 0 }, box(0, 0, 400, 0)],
    ['at the end', { list: null, index: 3 }, box(0, 320, 400, 0)],
    ['in an empty column', inRow(1, 0), box(200, 110, 200, 0)],
  ])('is %s', (_, place, line) => {
    expect(lineAt(layout, boxes, place)).toEqual(line);
  });
});
