import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import { smartypants } from './smartypants.ts';

test.each([
  ["James' 'quoted'", 'James’ ‘quoted’'],
  ["it's", 'it’s'],
  ['"a" "b"', '“a” “b”'],
  ['x"a"', 'x”a”'],
  ['a\n\'b\'\n"c"', 'a\n‘b’\n“c”'],
  ["('a') ['b'] -'c'- \u2014'd'", '(‘a’) [‘b’] -‘c’- —‘d’'],
  ['("a") ["b"] -"c"- /"d"/ \u2014"e"', '(“a”) [“b”] -“c”- /“d”/ —“e”'],
  [`"'a'"`, '“‘a’”'],
  [`'"a"'`, '‘“a”‘'],
  ['a -- b --- c', 'a — b —- c'],
  ["\t'a'\u00a0'b'", '\t‘a’\u00a0‘b’'],
  ["/'a'", '/’a’'],
  ['1', '1'],
])('%s becomes %s', (text, expected) => {
  expect(callFormatter(smartypants, [], [text])).toBe(expected);
});
