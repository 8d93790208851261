import type { Block, LayoutDocument } from '@awning/site-model';
import { describe, expect, it } from 'vitest';
import { type Direction, lineAfter, outerPlace, placeAfter, stepFrom, treeOf } from './block-tree.ts';

const block = (id: string): Block => ({ type: 'html', props: { id } });
const columns = [
  { span: 6, blocks: [block('b'), block('c')] },
  { span: 6, blocks: [] },
];
const layout: LayoutDocument = {
  schema: 1,
  root: {},
  content: [block('a'), { type: 'row', props: { id: 'r', columns } }, block('d')],
  texts: {},
};

it('the outline names blocks and columns in reading order', () => {
  expect(treeOf(layout).map(({ key, level, position, count }) => [key, level, position, count])).toEqual([
    ['block/a', 1, 1, 3],
    ['block/r', 1, 2, 3],
    ['column/r/0', 2, 1, 2],
    ['block/b', 3, 1, 2],
    ['block/c', 3, 2, 2],
    ['column/r/1', 2, 2, 2],
    ['block/d', 1, 3, 3],
  ]);
});

describe('something new goes', () => {
  it.each([
    ['after the selected block', 'block/b', { list: { row: 'r', column: 0 }, index: 1 }],
    ['to the end of the selected column', 'column/r/1', { list: { row: 'r', column: 1 }, index: 0 }],
    ['to the end of the page', null, { list: null, index: 3 }],
    ['to the end of the page if what was selected is gone', 'block/x', { list: null, index: 3 }],
  ])('%s', (_, key, place) => {
    expect(placeAfter(layout, key)).toEqual(place);
  });
});

it('what belongs onto the page itself goes after everything around the place', () => {
  const page = { list: null, index: 1 };
  expect(outerPlace(layout, page)).toEqual(page);
  expect(outerPlace(layout, { list: { row: 'r', column: 1 }, index: 0 })).toEqual({ list: null, index: 2 });
});

describe('after a removal the outline goes on', () => {
  it.each<[string, string[], string | undefined]>([
    ['with the next line beside it', ['block/a'], 'block/r'],
    ['past everything that was inside', ['block/r'], 'block/d'],
    ['with the line before, at the end', ['block/d'], 'column/r/1'],
    ['with the next column, at the end of a column', ['block/c'], 'column/r/1'],
    ['past several of them', ['block/a', 'block/r'], 'block/d'],
    ['before several of them at the end', ['block/r', 'block/d'], 'block/a'],
    ['nowhere if nothing is left', ['block/a', 'block/r', 'block/d'], undefined],
  ])('%s', (_, removed, next) => {
    expect(lineAfter(treeOf(layout), removed)?.key).toBe(next);
  });
});

describe('a step', () => {
  const inRow = (column: number, index: number) => ({ list: { row: 'r', column }, index });
  it.each<[string, string, Direction, unknown]>([
    ['leads past the block before', 'd', 'up', { list: null, index: 1 }],
    ['leads past the block after', 'a', 'down', { list: null, index: 2 }],
    ['leads past a block in a column', 'b', 'down', inRow(0, 2)],
    ['leads out of the row at its top', 'b', 'up', { list: null, index: 1 }],
    ['leads out of the row at its bottom', 'c', 'down', { list: null, index: 2 }],
    ['leads to the next column', 'b', 'right', inRow(1, 0)],
    ['leads into the row below', 'a', 'right', inRow(0, 2)],
    ['leads out of the first column', 'c', 'left', { list: null, index: 1 }],
    ['leads nowhere from the top', 'a', 'up', undefined],
    ['leads nowhere from the bottom', 'd', 'down', undefined],
    ['leads nowhere to the left of the page', 'a', 'left', undefined],
    ['leads nowhere to the right without a row', 'd', 'right', undefined],
  ])('%s', (_, id, direction, place) => {
    expect(stepFrom(layout, id, direction)).toEqual(place);
  });
});
