import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['<p>Salt &amp; ash</p><p>Second</p>', 'Salt & ash\nSecond'],
  ['One<br>two', 'One\ntwo'],
  ['<ul><li>a</li><li>b</li></ul>', 'a\nb'],
  ['Seen<img src=x onerror=alert(1)>', 'Seen'],
  ['Seen<img src=x onerror=alert(1)', 'Seen'],
])('%s reads %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});
