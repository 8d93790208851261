import { describe, expect, test } from 'vitest';
import type { Block } from '../block.ts';
import type { LayoutDocument } from '../document.ts';
import {
  addBlock,
  duplicateBlocks,
  moveBlocks,
  type PlannedAct,
  pasteBlocks,
  removeBlocks,
  resizeColumns,
  setText,
  setValue,
} from './acts.ts';
import { copyBlocks, withoutReferences } from './clip.ts';
import { openHistory, perform, undo } from './history.ts';
import { columnsOf } from './place.ts';

const block = (type: string, id: string, props: object = {}): Block => ({ type, props: { id, ...props } });
const row = (id: string, ...columns: (readonly Block[])[]) =>
  block('row', id, { columns: columns.map((blocks) => ({ span: 12 / columns.length, blocks })) });
const layout = (content: readonly Block[], texts: LayoutDocument['texts'] = {}): LayoutDocument => ({
  schema: 1,
  root: {},
  content,
  texts,
});
const ids = () => {
  let count = 0;
  return () => `new${(count += 1)}`;
};

/** The document after an act; undoing it must restore what was there. */
function after(document: LayoutDocument, act: PlannedAct): LayoutDocument {
  const done = perform(openHistory(document), act);
  if (!done.ok) throw new Error(done.message);
  expect(undo(done.value).document).toEqual(document);
  return done.value.document;
}

/** `a r[b|c] d` as nested lists of ids. */
const shape = (content: readonly Block[]): unknown[] =>
  content.map(({ type, props }) =>
    type === 'row'
      ? { [props.id]: (props['columns'] as { blocks: Block[] }[]).map(({ blocks }) => shape(blocks)) }
      : props.id,
  );

const page = layout(
  [block('html', 'a'), row('r', [block('quote', 'b')], [block('spacer', 'c', { size: 'large' })]), block('html', 'd')],
  { en: { a: { html: '<p>A</p>' }, b: { quote: '<p>B</p>' } }, de: { b: { quote: '<p>Be</p>' } } },
);
const start = (index: number) => ({ list: null, index });
const inRow = (column: number, index: number) => ({ list: { row: 'r', column }, index });

describe('a block', () => {
  test('is added between others, and in a column', () => {
    const act = addBlock(page, { type: 'image', place: start(1), newId: ids() });
    expect(shape(after(page, act).content)).toEqual(['a', 'new1', { r: [['b'], ['c']] }, 'd']);
    const inside = addBlock(page, { type: 'image', place: inRow(1, 1), newId: ids() });
    expect(shape(after(page, inside).content)).toEqual(['a', { r: [['b'], ['c', 'new1']] }, 'd']);
  });

  test('is a row with two columns if a row is added', () => {
    const [added] = after(page, addBlock(page, { type: 'row', place: start(0), newId: ids() })).content;
    expect(added?.props['columns']).toEqual([
      { span: 6, blocks: [] },
      { span: 6, blocks: [] },
    ]);
  });

  test.each([
    ['up', 'd', start(0), ['d', 'a', { r: [['b'], ['c']] }]],
    ['down, counted from what is there', 'a', start(2), [{ r: [['b'], ['c']] }, 'a', 'd']],
    ['to the end', 'a', start(3), [{ r: [['b'], ['c']] }, 'd', 'a']],
    ['into a column', 'a', inRow(0, 1), [{ r: [['b', 'a'], ['c']] }, 'd']],
    ['from column to column', 'b', inRow(1, 0), ['a', { r: [[], ['b', 'c']] }, 'd']],
    ['out of its row', 'c', start(3), ['a', { r: [['b'], []] }, 'd', 'c']],
  ])('moves %s and keeps its texts', (_, id, place, expected) => {
    const moved = after(page, moveBlocks(page, [id], place));
    expect(shape(moved.content)).toEqual(expected);
    expect(moved.texts).toEqual(page.texts);
  });

  test.each([
    ['up', ['d', 'r'], start(0), [{ r: [['b'], ['c']] }, 'd', 'a']],
    ['down past each other', ['a', 'r'], start(3), ['d', 'a', { r: [['b'], ['c']] }]],
    ['around one that stays', ['a', 'd'], start(1), ['a', 'd', { r: [['b'], ['c']] }]],
    ['from several places into a column', ['d', 'c', 'a'], inRow(0, 1), [{ r: [['b', 'a', 'c', 'd'], []] }]],
    ['with what is inside of them once', ['r', 'b'], start(3), ['a', 'd', { r: [['b'], ['c']] }]],
  ])('moves %s together with others, in reading order', (_, several, place, expected) => {
    const moved = after(page, moveBlocks(page, several, place));
    expect(shape(moved.content)).toEqual(expected);
    expect(moved.texts).toEqual(page.texts);
  });

  test('is removed with its texts in all languages', () => {
    expect(after(page, removeBlocks(page, ['r']))).toEqual(
      layout([block('html', 'a'), block('html', 'd')], { en: { a: { html: '<p>A</p>' } } }),
    );
  });

  test('is duplicated after itself, with what is in it and its texts', () => {
    const copied = after(page, duplicateBlocks(page, ['r'], ids()));
    expect(shape(copied.content)).toEqual(['a', { r: [['b'], ['c']] }, { new1: [['new2'], ['new3']] }, 'd']);
    expect(copied.texts).toEqual({
      en: { ...page.texts['en'], new2: { quote: '<p>B</p>' } },
      de: { ...page.texts['de'], new2: { quote: '<p>Be</p>' } },
    });
  });

  test('is pasted on another page', () => {
    const clip: unknown = JSON.parse(JSON.stringify(copyBlocks(page, ['b'])));
    const other = layout([block('html', 'b')], { en: { b: { html: 'other' } } });
    expect(after(other, pasteBlocks(other, clip, start(1), ids()))).toEqual(
      layout([block('html', 'b'), block('quote', 'new1')], {
        en: { b: { html: 'other' }, new1: { quote: '<p>B</p>' } },
        de: { new1: { quote: '<p>Be</p>' } },
      }),
    );
  });

  test('is copied once and in reading order, however it was chosen', () => {
    const clip = copyBlocks(page, ['d', 'b', 'r']);
    expect(shape(clip?.content ?? [])).toEqual([{ r: [['b'], ['c']] }, 'd']);
    expect(clip?.texts).toEqual({ en: { b: { quote: '<p>B</p>' } }, de: { b: { quote: '<p>Be</p>' } } });
  });

  test('is duplicated, and removed, together with others', () => {
    expect(shape(after(page, duplicateBlocks(page, ['c', 'a'], ids())).content)).toEqual([
      'a',
      { r: [['b'], ['c', 'new1', 'new2']] },
      'd',
    ]);
    expect(shape(after(page, removeBlocks(page, ['d', 'b', 'r'])).content)).toEqual(['a']);
  });

  test('leaves what only its own website has, in all languages', () => {
    const [picture, form] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
    const image = block('image', 'i', { assetId: picture, at: { phone: {} } });
    const clip = { content: [row('r', [image], [block('form', 'f', { formId: form })])], texts: {} };
    const texts = { de: { i: { assetId: picture } }, en: { i: { caption: 'Hi', assetId: picture } } };
    const left = withoutReferences({ ...clip, texts });
    expect(JSON.stringify(left)).not.toMatch(/1111|2222/);
    expect(left.texts).toEqual({ en: { i: { caption: 'Hi' } } });
    expect(shape(left.content)).toEqual([{ r: [['i'], ['f']] }]);
  });

  test('several pasted blocks stay in order and are one act', () => {
    const clip = { content: [block('html', 'x'), block('html', 'y')], texts: { en: { y: { html: 'Y' } } } };
    const pasted = after(page, pasteBlocks(page, clip, start(1), ids()));
    expect(shape(pasted.content)).toEqual(['a', 'new1', 'new2', { r: [['b'], ['c']] }, 'd']);
    expect(pasted.texts['en']?.['new2']).toEqual({ html: 'Y' });
  });
});

describe('a setting', () => {
  const spacer = (props: object) => layout([block('spacer', 's', props)]);

  test('is set, and taken away', () => {
    const act = setValue(spacer({}), { id: 's', name: 'size', value: 'large' });
    expect(after(spacer({}), act)).toEqual(spacer({ size: 'large' }));
    const large = spacer({ size: 'large' });
    expect(after(large, setValue(large, { id: 's', name: 'size', value: undefined }))).toEqual(spacer({}));
  });

  test('is set for one screen, and inherits again when it is taken away', () => {
    const onPhone = spacer({ at: { phone: { size: 'small' } } });
    const change = { id: 's', name: 'size', screen: 'phone' } as const;
    expect(after(spacer({}), setValue(spacer({}), { ...change, value: 'small' }))).toEqual(onPhone);
    expect(after(onPhone, setValue(onPhone, { ...change, value: undefined }))).toEqual(spacer({}));
  });

  test('limits a block to some languages', () => {
    const act = setValue(spacer({}), { id: 's', name: 'languages', value: ['de'] });
    expect(after(spacer({}), act)).toEqual(spacer({ languages: ['de'] }));
  });

  test('has a text in each language, and none of its own when that is taken away', () => {
    const german = setText(page, { id: 'a', language: 'de', name: 'html', value: '' });
    expect(after(page, german).texts['de']?.['a']).toEqual({ html: '' });
    const gone = setText(page, { id: 'b', language: 'de', name: 'quote', value: undefined });
    expect(after(page, gone).texts).toEqual({ en: page.texts['en'] });
  });
});

describe('columns', () => {
  const spansOf = ({ content }: LayoutDocument) => content.flatMap(columnsOf).map(({ span }) => span);

  test('get other widths', () => {
    expect(spansOf(after(page, resizeColumns(page, 'r', [4, 8])))).toEqual([4, 8]);
  });

  test('become more', () => {
    expect(shape(after(page, resizeColumns(page, 'r', [4, 4, 4])).content)[1]).toEqual({ r: [['b'], ['c'], []] });
  });

  test('become fewer, and lose no block', () => {
    const three = layout([row('r', [block('html', 'x')], [block('html', 'y')], [block('html', 'z')])]);
    expect(shape(after(three, resizeColumns(three, 'r', [12])).content)).toEqual([{ r: [['x', 'y', 'z']] }]);
  });
});

test.each<[string, PlannedAct]>([
  ['moving to its own place', moveBlocks(page, ['a'], start(0))],
  ['moving behind itself', moveBlocks(page, ['a'], start(1))],
  ['the value that is stored', setValue(page, { id: 'c', name: 'size', value: 'large' })],
  [
    'the default, where nothing is stored',
    setValue(layout([block('spacer', 's')]), { id: 's', name: 'size', value: 'medium' }),
  ],
  ['taking away what is not there', setValue(page, { id: 'c', name: 'size', screen: 'phone', value: undefined })],
  ['the text that is stored', setText(page, { id: 'a', language: 'en', name: 'html', value: '<p>A</p>' })],
  ['the same widths', resizeColumns(page, 'r', [6, 6])],
])('%s is no act', (_, act) => {
  const history = openHistory(page);
  expect(perform(history, act)).toEqual({ ok: true, value: history });
});

test.each<[string, PlannedAct, string]>([
  ['a block that there is not', removeBlocks(page, ['x']), 'no-such-block'],
  ['a copy of a block that there is not', duplicateBlocks(page, ['x'], ids()), 'no-such-block'],
  ['a place after the last one', moveBlocks(page, ['a'], start(4)), 'no-such-place'],
  ['a place before the first one', addBlock(page, { type: 'html', place: start(-1), newId: ids() }), 'no-such-place'],
  ['a column that there is not', moveBlocks(page, ['a'], inRow(2, 0)), 'no-such-place'],
  ['a row that is none', moveBlocks(page, ['a'], { list: { row: 'd', column: 0 }, index: 0 }), 'no-such-place'],
  ['a row into itself', moveBlocks(page, ['r'], inRow(0, 0)), 'into-itself'],
  ['a row with others into itself', moveBlocks(page, ['a', 'r'], inRow(0, 0)), 'into-itself'],
  ['moving nothing', moveBlocks(page, [], start(0)), 'no-such-block'],
  ['a setting that there is not', setValue(page, { id: 'c', name: 'constructor', value: 1 }), 'unknown-setting'],
  ['a setting that is the structure', setValue(page, { id: 'r', name: 'columns', value: [] }), 'unknown-setting'],
  [
    'a text that is the structure',
    setText(page, { id: 'r', language: 'en', name: 'columns', value: [] }),
    'unknown-setting',
  ],
  ['columns wider than the row', resizeColumns(page, 'r', [6, 7]), 'too-wide'],
  ['columns of what is no row', resizeColumns(page, 'a', [12]), 'no-such-place'],
  ['a clipboard without blocks', pasteBlocks(page, { content: [7] }, start(0), ids()), 'no-clip'],
  [
    'a clipboard with damaged texts',
    pasteBlocks(page, { content: [block('html', 'x')], texts: { en: 5 } }, start(0), ids()),
    'no-clip',
  ],
  ['a value that is not allowed', setValue(page, { id: 'c', name: 'size', value: 'huge' }), 'invalid'],
  ['a shared value for a text', setValue(page, { id: 'a', name: 'html', value: 'x' }), 'invalid'],
  ['a column without width', resizeColumns(page, 'r', [12, 0]), 'invalid'],
  ['a type that there is not', addBlock(page, { type: 'no-such', place: start(0), newId: ids() }), 'invalid'],
  ['an id that is taken', addBlock(page, { type: 'html', place: start(0), newId: () => 'd' }), 'invalid'],
])('%s is refused', (_, act, reason) => {
  expect(perform(openHistory(page), act)).toMatchObject({ ok: false, reason });
});
