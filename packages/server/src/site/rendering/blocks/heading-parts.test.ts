import { expect, test } from 'vitest';
import { headingParts } from './heading-parts.ts';

test('each outermost heading begins a part, and what stands before the first one stays in front', () => {
  expect(
    headingParts('<p>Before</p><h3 id="a">One <em>&amp; more</em></h3><p>1</p><ul><li>2</li></ul><h2>Two</h2>tail'),
  ).toEqual({
    introHtml: '<p>Before</p>',
    parts: [
      { title: 'One & more', partHtml: '<p>1</p><ul><li>2</li></ul>' },
      { title: 'Two', partHtml: 'tail' },
    ],
  });
});

test('a heading inside something else begins nothing', () => {
  const html = '<blockquote><h2>Said</h2></blockquote><img src="/a" /><br />';
  expect(headingParts(html)).toEqual({ introHtml: html, parts: [] });
});

test('a text without headings is all in front', () => {
  expect(headingParts('')).toEqual({ introHtml: '', parts: [] });
});
