import { describe, expect, test } from 'vitest';
import { blockDefinitions } from '../blocks/index.ts';
import { checkLayout } from './check.ts';
import type { BlockDefinition } from './definition.ts';
import { settingsOf } from './settings.ts';
import { maxBlockDepth } from './walk.ts';

const block = (type: string, id: string, props: object = {}) => ({ type, props: { id, ...props } });
const row = (id: string, ...blocks: unknown[]) => block('row', id, { columns: [{ span: 6, blocks }] });
const checkContent = (content: unknown, texts: unknown = {}) => checkLayout({ schema: 1, root: {}, content, texts });
const placesOf = (content: unknown, texts?: unknown) => Object.keys(checkContent(content, texts));

const defaultsOf = (definition: BlockDefinition) => settingsOf(definition, block(definition.name, 'a'));
const part = (definition: BlockDefinition, isTranslated: boolean) =>
  Object.fromEntries(
    Object.entries(defaultsOf(definition)).filter(([name]) => definition.fields[name]?.isTranslated === isTranslated),
  );
const translated = (definition: BlockDefinition) => part(definition, true);
const untranslated = (definition: BlockDefinition) => part(definition, false);

test('every block may be saved with nothing but its defaults', () => {
  const content = blockDefinitions.map((definition) =>
    block(definition.name, definition.name, untranslated(definition)),
  );
  const texts = Object.fromEntries(blockDefinitions.map((definition) => [definition.name, translated(definition)]));
  expect(checkContent(content, { en: texts, 'pt-BR': texts })).toEqual({});
});

describe('an error names the path of what may not be saved', () => {
  test.each<[string, unknown, string]>([
    ['no list', { 0: block('html', 'a') }, 'content'],
    ['no block', [null], 'content.0'],
    ['no settings', [{ type: 'html' }], 'content.0.props'],
    ['a text among what all languages share', [block('html', 'a', { html: 'x' })], 'content.0.props.html'],
    ['languages that are none', [block('html', 'a', { languages: ['x y'] })], 'content.0.props.languages'],
    ['an id that is not allowed in a page', [block('html', 'a b')], 'content.0.props.id'],
    [
      'the same id twice',
      [block('html', 'a'), row('r', block('quote', 'a'))],
      'content.1.props.columns.0.blocks.0.props.id',
    ],
    ['a type that there is not', [block('no-such-block', 'a')], 'content.0.type'],
    ['a setting that the block does not have', [block('html', 'a', { caption: 'x' })], 'content.0.props.caption'],
    ['HTML that only the server makes', [block('form', 'a', { islandHtml: 'x' })], 'content.0.props.islandHtml'],
    ['a member of every object', [block('html', 'a', { constructor: 'x' })], 'content.0.props.constructor'],
    ['a value of another kind', [block('spacer', 'a', { size: 5 })], 'content.0.props.size'],
    [
      'a number that is too high',
      [block('gallery', 'a', { 'thumbnails-per-row': 11 })],
      'content.0.props.thumbnails-per-row',
    ],
    [
      'a choice that there is not',
      [row('r', block('spacer', 's', { size: 'huge' }))],
      'content.0.props.columns.0.blocks.0.props.size',
    ],
    ['what is no id', [block('image', 'a', { assetId: 'x' })], 'content.0.props.assetId'],
    ['a column too wide', [block('row', 'r', { columns: [{ span: 13, blocks: [] }] })], 'content.0.props.columns'],
    ['too much in a block without definition', [block('foursquare', 'm', { html: 'x'.repeat(20_001) })], 'content.0'],
  ])('%s', (_, content, place) => {
    expect(placesOf(content)).toEqual([place]);
  });
});

describe('an error names the path of a text that may not be saved', () => {
  const content = [row('r', block('button', 'b')), block('foursquare', 'm')];
  test.each<[string, unknown, string]>([
    ['no texts', 5, 'texts'],
    ['a language that is none', { 'x y': {} }, 'texts.x y'],
    ['texts of a block that there is not', { en: { x: { html: '' } } }, 'texts.en.x'],
    ['a text that is too long', { en: { b: { buttonText: 'x'.repeat(201) } } }, 'texts.en.b.buttonText'],
    ['a text of another kind', { de: { b: { buttonText: 5 } } }, 'texts.de.b.buttonText'],
    ['a setting that the block does not have', { en: { b: { html: '' } } }, 'texts.en.b.html'],
    ['another structure', { en: { r: { columns: [] } } }, 'texts.en.r.columns'],
    ['too much for a block without definition', { en: { m: { html: 'x'.repeat(20_001) } } }, 'texts.en.m'],
  ])('%s', (_, texts, place) => {
    expect(placesOf(content, texts)).toEqual([place]);
  });
});

test.each([
  ['another schema', { schema: 2, root: {}, content: [], texts: {} }],
  ['a part that there is not', { schema: 1, root: {}, content: [], texts: {}, extra: 1 }],
  ['no object', null],
])('a layout with %s is refused', (_, document) => {
  expect(Object.keys(checkLayout(document))).toHaveLength(1);
});

test('a type that only has a number keeps its settings', () => {
  expect(checkContent([block('foursquare', 'm', { location: { lat: 54 } })])).toEqual({});
});

test('LIMIT-004 the blocks of a layout are counted at every level, rows are not', () => {
  const spacers = (count: number, name: string) =>
    Array.from({ length: count }, (_, n) => block('spacer', `${name}${n}`));
  expect(checkContent([row('r', ...spacers(30, 'a')), ...spacers(30, 'b')])).toEqual({});
  expect(checkContent([row('r', ...spacers(30, 'a')), ...spacers(31, 'b')])).toEqual({
    content: 'A layout can have at most 60 blocks.',
  });
});

test('rows may be nested, up to a limit', () => {
  let nested: unknown = block('html', 'a');
  for (let depth = 0; depth < maxBlockDepth; depth += 1) nested = row(`r${depth}`, nested);
  expect(checkContent([nested])).toEqual({});
  expect(placesOf([row('outer', nested)])).toHaveLength(1);
  for (let depth = 0; depth < 20_000; depth += 1) nested = row(`s${depth}`, nested);
  expect(placesOf([nested])).toHaveLength(1);
});

describe('a body of the largest size', () => {
  const rowOf = (id: string, blocks: unknown) => block('row', id, { columns: [{ span: 6, blocks }] });
  const nested = (depth: number) => Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 1);

  test('is refused by the number of what stands in it, whatever that is', () => {
    const many = Array.from({ length: 500_000 }, () => 1);
    expect(checkContent([rowOf('r', many)])).toEqual({ content: 'A layout can have at most 60 blocks.' });
    expect(checkContent(many.slice(0, 61).map((_, index) => block('spacer', `${index}`)))).toEqual({
      content: 'A layout can have at most 60 blocks.',
    });
  });

  test('has 120 rows at most, nested ones included', () => {
    const rows = (count: number) => Array.from({ length: count }, (_, index) => block('row', `r${index}`));
    expect(checkContent(rows(120))).toEqual({});
    expect(checkContent([rowOf('outer', rows(120))])).toEqual({ content: 'A layout can have at most 120 rows.' });
  });

  test('is answered with the first two hundred errors', () => {
    const texts = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`b${index}`, {}]));
    expect(placesOf([], { en: texts, de: texts })).toHaveLength(200);
  });

  test('has no more texts and settings than blocks can have', () => {
    const many = (length: number) => Object.fromEntries(Array.from({ length }, (_, index) => [`b${index}`, {}]));
    expect(placesOf([], { en: many(100_000) })).toEqual(['texts.en']);
    expect(placesOf([block('foursquare', 'm', many(501))])).toEqual(['content.0.props']);
  });

  test('has texts in a hundred languages at most', () => {
    const languages = Array.from({ length: 101 }, (_, index) => [`aa-${1000 + index}`, {}] as const);
    expect(placesOf([], Object.fromEntries(languages))).toEqual(['texts']);
    expect(placesOf([], Object.fromEntries(languages.slice(1)))).toEqual([]);
  });

  test.each([100, 100_000])('may nest values without a meaning, but not %i deep', (depth) => {
    expect(placesOf([block('foursquare', 'm', { deep: nested(depth) })])).toEqual(['content.0']);
    expect(placesOf([block('foursquare', 'm', { deep: nested(10) })])).toEqual([]);
    const root = { props: { deep: nested(depth) } };
    expect(Object.keys(checkLayout({ schema: 1, root, content: [], texts: {} }))).toEqual(['root']);
  });
});
