import { expect, test } from 'vitest';
import { readHostName } from './read-host-name.ts';

test.for([
  ['shop.example', 'shop.example'],
  ['  WWW.Shop.Example. ', 'www.shop.example'],
  ['Töpferei.example', 'xn--tpferei-90a.example'],
  ['XN--TPFEREI-90A.example', 'xn--tpferei-90a.example'],
  ['straße.example', 'xn--strae-oqa.example'],
  ['例え.jp', 'xn--r8jz45g.jp'],
  ['localhost', 'localhost'],
  ['a-b.c--d.example', 'a-b.c--d.example'],
  ['1.example', '1.example'],
  [`${'a'.repeat(63)}.example`, `${'a'.repeat(63)}.example`],
] as const)('"%s" is %s', ([text, value]) => {
  expect(readHostName(text)).toEqual({ ok: true, value });
});

test.for([
  ['', 'missing'],
  ['  ', 'missing'],
  ['.', 'missing'],
  ['https://shop.example', 'notOnlyName'],
  ['shop.example:8080', 'notOnlyName'],
  ['shop.example/path', 'notOnlyName'],
  ['shop.example?a=b', 'notOnlyName'],
  ['user@shop.example', 'notOnlyName'],
  [String.raw`shop.example\path`, 'notOnlyName'],
  ['[::1]', 'notOnlyName'],
  ['::1', 'notOnlyName'],
  ['127.0.0.1', 'ipAddress'],
  ['127.1', 'ipAddress'],
  ['2130706433', 'ipAddress'],
  ['①②⑦.⓪.⓪.①', 'ipAddress'],
  ['shop example', 'invalid'],
  ['shop%2eexample', 'invalid'],
  ['sh_op.example', 'invalid'],
  ['-shop.example', 'invalid'],
  ['shop-.example', 'invalid'],
  ['shop..example', 'invalid'],
  ['shop.999', 'invalid'],
  ['xn--a.example', 'invalid'],
  ['*.shop.example', 'invalid'],
  [`${'a'.repeat(64)}.example`, 'invalid'],
  [`${'a.'.repeat(130)}example`, 'invalid'],
  ['\u0000', 'invalid'],
] as const)('"%s" is none: %s', ([text, reason]) => {
  expect(readHostName(text)).toEqual({ ok: false, reason });
});
