import { describe, expect, test } from 'vitest';
import { blockDefinitions } from '../blocks/index.ts';
import { checkContent } from './check.ts';
import { settingsOf } from './settings.ts';
import { deepestBlock } from './walk.ts';

const block = (type: string, id: string, props: object = {}) => ({ type, props: { id, ...props } });
const row = (id: string, ...blocks: unknown[]) => block('row', id, { columns: [{ span: 6, blocks }] });
const placesOf = (content: unknown) => Object.keys(checkContent(content));

test('a block with nothing but its defaults may be saved, whichever it is', () => {
  const content = blockDefinitions.map((definition) =>
    block(definition.name, definition.name, settingsOf(definition, block(definition.name, 'a'))),
  );
  expect(checkContent(content)).toEqual({});
});

describe('what may not be saved is named by its place', () => {
  test.each<[string, unknown, string]>([
    ['no list', { 0: block('html', 'a') }, 'content'],
    ['no block', [null], 'content.0'],
    ['no settings', [{ type: 'html' }], 'content.0'],
    ['an id that cannot stand in a page', [block('html', 'a b')], 'content.0.props.id'],
    [
      'the same id twice',
      [block('html', 'a'), row('r', block('quote', 'a'))],
      'content.1.props.columns.0.blocks.0.props.id',
    ],
    ['a type that there is not', [block('no-such-block', 'a')], 'content.0.type'],
    ['a setting that the block does not have', [block('html', 'a', { caption: 'x' })], 'content.0.props.caption'],
    ['HTML that only the server makes', [block('form', 'a', { islandHtml: 'x' })], 'content.0.props.islandHtml'],
    ['a member of every object', [block('html', 'a', { constructor: 'x' })], 'content.0.props.constructor'],
    ['a value of another kind', [block('html', 'a', { html: 5 })], 'content.0.props.html'],
    ['a text that is too long', [block('button', 'a', { buttonText: 'x'.repeat(201) })], 'content.0.props.buttonText'],
    [
      'a number that is too high',
      [block('gallery', 'a', { thumbnailsPerRow: 11 })],
      'content.0.props.thumbnailsPerRow',
    ],
    [
      'a choice that there is not',
      [row('r', block('spacer', 's', { size: 'huge' }))],
      'content.0.props.columns.0.blocks.0.props.size',
    ],
    ['what is no id', [block('image', 'a', { assetId: 'x' })], 'content.0.props.assetId'],
    ['a column too wide', [block('row', 'r', { columns: [{ span: 13, blocks: [] }] })], 'content.0.props.columns'],
    ['too much in a block without definition', [block('map', 'm', { html: 'x'.repeat(20_001) })], 'content.0'],
  ])('%s', (_, content, place) => {
    expect(placesOf(content)).toEqual([place]);
  });
});

test('a type that only has a number keeps its settings', () => {
  expect(checkContent([block('map', 'm', { location: { lat: 54 } })])).toEqual({});
});

test('LIMIT-004 the blocks of a layout are counted wherever they stand, rows are not', () => {
  const spacers = (count: number, name: string) =>
    Array.from({ length: count }, (_, n) => block('spacer', `${name}${n}`));
  expect(checkContent([row('r', ...spacers(30, 'a')), ...spacers(30, 'b')])).toEqual({});
  expect(checkContent([row('r', ...spacers(30, 'a')), ...spacers(31, 'b')])).toEqual({
    content: 'A layout can have at most 60 blocks.',
  });
});

test('rows may stand in rows, though not without end', () => {
  let nested: unknown = block('html', 'a');
  for (let depth = 0; depth < deepestBlock; depth += 1) nested = row(`r${depth}`, nested);
  expect(checkContent([nested])).toEqual({});
  expect(placesOf([row('outer', nested)])).toHaveLength(1);
  for (let depth = 0; depth < 20_000; depth += 1) nested = row(`s${depth}`, nested);
  expect(placesOf([nested])).toHaveLength(1);
});
