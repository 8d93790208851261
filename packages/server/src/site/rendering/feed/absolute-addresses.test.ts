import { expect, test } from 'vitest';
import { withAbsoluteAddresses } from './absolute-addresses.ts';

test.each([
  ['<a href="/about">a</a>', '<a href="https://a.example/about">a</a>'],
  ['<img src="/s/1/a.png?format=500w&amp;x=1" />', '<img src="https://a.example/s/1/a.png?format=500w&amp;x=1" />'],
  ['<a href="#part">a</a>', '<a href="https://a.example/blog/post#part">a</a>'],
  ['<a href="https://b.example/">a</a>', '<a href="https://b.example/">a</a>'],
  ['<a href="mailto:a@b.example">a</a>', '<a href="mailto:a@b.example">a</a>'],
  ['<p class="x">href="/not-an-attribute"</p>', '<p class="x">href="/not-an-attribute"</p>'],
  ['<a href="http://[broken">a</a>', '<a href="http://[broken">a</a>'],
])('%s', (html, absolute) => {
  expect(withAbsoluteAddresses(html, 'https://a.example/blog/post')).toBe(absolute);
});
