import { expect, test } from 'vitest';
import type { Block } from './block.ts';
import { allBlocks, allFields, mapBlocks, maxBlockDepth } from './walk.ts';

const block = (type: string, id: string, props: object = {}): Block => ({ type, props: { id, ...props } });
const row = (id: string, ...blocks: unknown[]) => block('row', id, { columns: [{ span: 6, blocks }] });
const ids = (blocks: readonly Block[]) => blocks.map(({ props }) => props.id);

test('blocks are listed in reading order, those in rows of rows included', () => {
  const content = [row('r', block('html', 'a'), row('s', block('quote', 'b'))), block('spacer', 'c')];
  expect(ids(allBlocks(content))).toEqual(['r', 'a', 's', 'b', 'c']);
});

test('entries that are not blocks are skipped', () => {
  const damaged = [
    null,
    7,
    'html',
    {},
    { type: 'html' },
    { type: 'html', props: null },
    { type: 5, props: { id: 'x' } },
  ];
  expect(ids(allBlocks([row('r', ...damaged, block('html', 'a'))]))).toEqual(['r', 'a']);
  for (const columns of [null, 'wide', {}, [null, 5, { span: 6, blocks: 'none' }]]) {
    expect(ids(allBlocks([block('row', 'r', { columns })]))).toEqual(['r']);
  }
});

test('a setting called columns is not walked in a block that does not define it', () => {
  const quote = block('quote', 'q', { columns: [{ span: 6, blocks: [block('html', 'a')] }] });
  expect(ids(allBlocks([quote]))).toEqual(['q']);
});

test('endlessly nested rows are cut off', () => {
  let nested = block('html', 'deep');
  for (let depth = 0; depth < 20_000; depth += 1) nested = row(`r${depth}`, nested);
  expect(allBlocks([nested])).toHaveLength(maxBlockDepth + 1);
  expect(allBlocks(mapBlocks([nested], (one) => one))).toHaveLength(maxBlockDepth + 1);
});

test('every block is changed, including those in rows, and nothing else', () => {
  const content = [row('r', block('html', 'a')), block('spacer', 'b')];
  const changed = mapBlocks(content, ({ type, props }) => ({ type, props: { ...props, seen: true } }));
  expect(allBlocks(changed).map(({ props }) => [props.id, props['seen']])).toEqual([
    ['r', true],
    ['a', true],
    ['b', true],
  ]);
  expect(changed[0]?.props['columns']).toMatchObject([{ span: 6 }]);
});

test('settings are found with their kind at every level', () => {
  const id = '0190a5c8-0000-7000-8000-000000000001';
  const content = [row('r', block('image', 'i', { assetId: id, caption: '<b>x</b>' })), block('no-such-block', 'n')];
  const held = allFields(content).map(({ block: { props }, name, field, value }) => [
    props.id,
    name,
    field.holds,
    value,
  ]);
  expect(held).toContainEqual(['i', 'assetId', 'picture', id]);
  expect(held).toContainEqual(['i', 'caption', 'html', '<b>x</b>']);
  expect(held.some(([blockId]) => blockId === 'n')).toBe(false);
});
