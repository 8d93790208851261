import type { LayoutDocument } from '@awning/site-model';
import { expect, test } from 'vitest';
import { fillGaps } from './fill-gaps.ts';

const layoutOf = (html: string): LayoutDocument => ({
  schema: 1,
  root: {},
  content: [{ type: 'html', props: { id: 'text' } }],
  texts: { en: { text: { html } }, de: { text: { html } } },
});

test('a placeholder is filled in everywhere, in one language only', () => {
  const before = layoutOf('<p>Phone: [Phone]</p><p>Call [Phone].</p>');
  const { texts } = fillGaps(before, 'en', new Map([['[Phone]', "$& 1 &amp; 2 $'"]]));
  expect(texts['en']).toEqual({ text: { html: "<p>Phone: $& 1 &amp; 2 $'</p><p>Call $& 1 &amp; 2 $'.</p>" } });
  expect(texts['de']).toEqual(before.texts['de']);
});

test('a line is left out with its label, and a paragraph of which nothing is left', () => {
  const html = '<p>Register: [Register]<br>VAT ID: DE1</p><p><strong>[Outline: check it.]</strong></p><p>Bye</p>';
  const fillings = new Map([
    ['[Register]', null],
    ['[Outline', null],
  ]);
  expect(fillGaps(layoutOf(html), 'en', fillings).texts['en']).toEqual({
    text: { html: '<p>VAT ID: DE1</p><p>Bye</p>' },
  });
});
