import { expect, test } from 'vitest';
import type { Block } from './block.ts';
import { blocksInLanguage } from './document.ts';
import { allBlocks } from './walk.ts';

const block = (type: string, id: string, props: object = {}): Block => ({ type, props: { id, ...props } });
const row = (id: string, ...blocks: Block[]) => block('row', id, { columns: [{ span: 12, blocks }] });
const choice = (language: string) => ({ language, primaryLanguage: 'en' });

const document = {
  content: [
    row('r', block('quote', 'q'), block('html', 'g', { languages: ['de', 'fr'] })),
    block('image', 'i', { assetId: 'one' }),
  ],
  texts: {
    en: { q: { quote: 'Said', source: 'Ann' }, i: { caption: 'A mug' } },
    de: { q: { quote: 'Gesagt', source: '' }, g: { html: 'Nur hier' }, i: { assetId: 'two' } },
  },
};
const shown = (language: string) =>
  Object.fromEntries(
    allBlocks(blocksInLanguage(document, choice(language))).map(({ props: { id, ...props } }) => [id, props]),
  );

test('a missing text falls back to the primary language, an empty one does not', () => {
  expect(shown('en')['q']).toEqual({ quote: 'Said', source: 'Ann' });
  expect(shown('de')['q']).toEqual({ quote: 'Gesagt', source: '' });
  expect(shown('it')['q']).toEqual({ quote: 'Said', source: 'Ann' });
});

test('a language may override any setting', () => {
  expect([shown('en')['i'], shown('de')['i']]).toEqual([
    { assetId: 'one', caption: 'A mug' },
    { assetId: 'two', caption: 'A mug' },
  ]);
});

test('a block for some languages is shown only in those', () => {
  expect([shown('de')['g']?.['html'], shown('en')['g']]).toEqual(['Nur hier', undefined]);
});

test('no language can change the structure or what a block is called', () => {
  const texts = { de: { r: { columns: [], id: 'x' }, q: { id: 'x', overrideHtml: '<b>' } } };
  const blocks = allBlocks(blocksInLanguage({ ...document, texts }, choice('de')));
  expect(blocks.map(({ props }) => props.id)).toEqual(['r', 'q', 'g', 'i']);
  expect(blocks[1]?.props).toEqual({ id: 'q' });
});

test.each([[undefined], [null], ['x'], [[]], [{ de: 5 }], [{ de: { q: 'x' } }]])(
  'texts that are %o are passed over',
  (texts) => {
    expect(allBlocks(blocksInLanguage({ ...document, texts }, choice('de')))).toHaveLength(4);
  },
);

test('a language or a block named like a member of Object.prototype has no texts', () => {
  const content = [block('html', 'constructor'), block('html', '__proto__')];
  expect(blocksInLanguage({ content, texts: {} }, choice('constructor'))).toEqual(content);
});
