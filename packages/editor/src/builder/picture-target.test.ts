import { type Block, type LayoutDocument, openHistory, perform, undo } from '@awning/site-model';
import { describe, expect, it } from 'vitest';
import type { Box } from './boxes.ts';
import { addPictures, dropTarget, gapNow, type PictureTarget, pasteTarget } from './picture-target.ts';

const idOf = (letter: string) => `${letter.repeat(8)}-0000-0000-0000-000000000000`;
const block = (type: string, id: string, props = {}): Block => ({ type, props: { id, ...props } });
const columns = [
  { span: 6, blocks: [block('html', 'in')] },
  { span: 6, blocks: [] },
];
const layout: LayoutDocument = {
  schema: 1,
  root: {},
  content: [
    block('image', 'pic', { assetId: idOf('a') }),
    block('gallery', 'own', { assetIds: [idOf('b')] }),
    block('gallery', 'page', { collectionId: idOf('c') }),
    block('row', 'r', { columns }),
    block('image', 'bare'),
  ],
  texts: {},
};
const box = (top: number, height: number, left = 0, width = 400): Box => ({ left, top, width, height });
const boxes = new Map([
  ['block/pic', box(0, 100)],
  ['block/own', box(100, 100)],
  ['block/page', box(200, 100)],
  ['block/r', box(300, 100)],
  ['column/r/0', box(300, 100, 0, 200)],
  ['block/in', box(300, 100, 0, 200)],
  ['column/r/1', box(300, 100, 200, 200)],
  ['block/bare', box(400, 100)],
]);
const gap = (
  before: string | undefined,
  after: string | undefined,
  list: { row: string; column: number } | null = null,
) => ({
  kind: 'new',
  list,
  before,
  after,
});

describe('what is dropped', () => {
  it.each<[string, number, number, object]>([
    ['in the middle of a picture replaces it', 50, 50, { kind: 'replace', id: 'pic' }],
    ['at the upper edge of a picture goes before it', 50, 5, gap(undefined, 'pic')],
    ['at the lower edge of a picture goes after it', 50, 95, gap('pic', 'own')],
    ['on a gallery is added to it', 50, 150, { kind: 'gallery', id: 'own' }],
    ['on a gallery that shows a page goes beside it', 50, 240, gap('own', 'page')],
    ['on a text goes beside it', 50, 310, gap(undefined, 'in', { row: 'r', column: 0 })],
    ['into an empty column goes there', 300, 350, gap(undefined, undefined, { row: 'r', column: 1 })],
    ['below everything goes to the end', 50, 900, gap('bare', undefined)],
  ])('%s', (_, x, y, target) => {
    expect(dropTarget(layout, boxes, { x, y })).toEqual(target);
  });
});

describe('what is pasted', () => {
  it.each<[string, string | null, object]>([
    ['goes into the selected gallery', 'block/own', { kind: 'gallery', id: 'own' }],
    ['goes into a block that has no picture yet', 'block/bare', { kind: 'replace', id: 'bare' }],
    ['goes after a picture that is there', 'block/pic', gap('pic', 'own')],
    ['goes into the selected column', 'column/r/1', gap(undefined, undefined, { row: 'r', column: 1 })],
    ['goes to the end if nothing is selected', null, gap('bare', undefined)],
  ])('%s', (_, selected, target) => {
    expect(pasteTarget(layout, selected)).toEqual(target);
  });
});

const lettersOf = (ids: unknown) => ([ids ?? []].flat() as string[]).map((id) => id[0]).join();

describe('pictures that have arrived', () => {
  function after(target: PictureTarget, pictures: readonly string[], before = layout) {
    let made = 0;
    const history = openHistory(before);
    const done = perform(
      history,
      addPictures(before, target, pictures.map(idOf), () => `new${(made += 1)}`),
    );
    if (!done.ok) throw new Error(done.reason);
    expect(undo(done.value).document).toEqual(history.document);
    return done.value.document.content.map(({ type, props }) =>
      type === 'row' ? 'row' : `${props.id}:${lettersOf(props['assetId'] ?? props['assetIds'])}`,
    );
  }

  it('become blocks between the others, all of them one step', () => {
    const target = dropTarget(layout, boxes, { x: 50, y: 95 });
    expect(after(target, ['d', 'e'])).toEqual(['pic:a', 'new1:d', 'new2:e', 'own:b', 'page:', 'row', 'bare:']);
  });

  it('replace a picture; others follow it', () => {
    const target: PictureTarget = { kind: 'replace', id: 'pic' };
    expect(after(target, ['d', 'e']).slice(0, 3)).toEqual(['pic:d', 'new1:e', 'own:b']);
  });

  it('join a gallery once each', () => {
    expect(after({ kind: 'gallery', id: 'own' }, ['d', 'b'])[1]).toBe('own:b,d');
  });

  it('find their place after others have moved', () => {
    const target = dropTarget(layout, boxes, { x: 50, y: 95 });
    const moved = { ...layout, content: layout.content.toReversed() };
    expect(gapNow(moved, target)).toEqual({ list: null, index: 5 });
    const without = { ...layout, content: layout.content.slice(1) };
    expect(gapNow(without, target)).toEqual({ list: null, index: 0 });
  });

  it('go to the end of the page if what they were meant for is gone', () => {
    const { content } = layout;
    const without = { ...layout, content: content.filter(({ props }) => props.id !== 'own') };
    expect(after({ kind: 'gallery', id: 'own' }, ['d'], without).at(-1)).toBe('new1:d');
    const noRow = { ...layout, content: content.filter(({ type }) => type !== 'row') };
    expect(gapNow(noRow, dropTarget(layout, boxes, { x: 300, y: 350 }))).toEqual({ list: null, index: 4 });
  });
});
