import { expect, test } from 'vitest';
import { withoutCode } from './without-code.ts';

test.each([
  ['a script', 'a<script>alert("</b>")</script>b', 'ab'],
  ['a script of another address', 'a<SCRIPT src="/x.js" async></SCRIPT >b', 'ab'],
  ['data for scripts', '<p>a</p><script type="application/json">{"a":1}</script>', '<p>a</p>'],
  ['a script without an end', 'a<script>let a = 1;', 'a'],
  ['a script whose end is cut off', 'a<script>b</script', 'a'],
  ['a way to another page', 'a<META http-equiv=Refresh content="0; url=/x">b', 'ab'],
  ['a handler', '<a href="/x" onclick="go()" id=b>c</a>', '<a href="/x"  id=b>c</a>'],
  ['a handler without quotation marks', '<body onload=go()>c</body>', '<body >c</body>'],
])('leaves out %s', (_, html, expected) => {
  expect(withoutCode(html)).toBe(expected);
});

test('keeps everything else as it is', () => {
  const html =
    '<!doctype html><html lang=en><meta charset="utf-8"><p data-on="x">a &amp; b<style>p { color: red }</style><!-- c --></html>\n';
  expect(withoutCode(html)).toBe(html);
});
