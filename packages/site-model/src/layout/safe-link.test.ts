import { expect, test } from 'vitest';
import { safeLink } from './safe-link.ts';

test.each([
  '/shop',
  'shop',
  '#top',
  '?a=b:c',
  '//cdn.example/x',
  'https://shop.example/a:b',
  'HTTP://shop.example',
  'mailto:ada@shop.example',
  'tel:+49123',
])('%s leads where it says', (address) => {
  expect(safeLink(address)).toBe(address);
});

test.each([
  'javascript:steal()',
  'JavaScript:steal()',
  ' \u0001javascript:steal()',
  'java\nscript:steal()',
  'java\tscript\r:steal()',
  '\u00a0javascript:steal()',
  'vbscript:steal()',
  'data:text/html,<script>steal()</script>',
  'blob:https://shop.example/1',
])('%j leads nowhere', (address) => {
  expect(safeLink(address)).toBe('');
});
