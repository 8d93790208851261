import { expect, it } from 'vitest';
import { placeholdersIn } from './placeholders.ts';

const layoutWith = (html: string) => ({
  schema: 1 as const,
  root: {},
  content: [
    { type: 'row', props: { id: 'r', columns: [{ span: 12, blocks: [{ type: 'html', props: { id: 'a' } }] }] } },
  ],
  texts: { de: { a: { html }, gone: { html: '[Rest eines gelöschten Blocks]' } } },
});
const found = (html: string) => placeholdersIn(layoutWith(html), 'de');

it('finds each gap once, in nested blocks and across tags', () => {
  expect(found('<p>[Ort] und [Straße, <b>falls</b> vorhanden]</p><p>[Ort]</p>')).toEqual([
    '[Ort]',
    '[Straße, falls vorhanden]',
  ]);
  expect(placeholdersIn(layoutWith('[Ort]'), 'fr')).toEqual([]);
});

it('takes footnotes, links of Markdown and attributes for what they are', () => {
  expect(found('<p data-note="[Ort]">Siehe [1], [2, S. 3] und [unsere Seite](/about).</p>')).toEqual([]);
});
