import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import { html, htmlattr, htmltag } from './html.ts';

test('html escapes & < > and leaves quotes', () => {
  expect(callFormatter(html, [], ['<a href="x" b=\'y\'>&amp;</a>'])).toBe(
    '&lt;a href="x" b=\'y\'&gt;&amp;amp;&lt;/a&gt;',
  );
});

test.each([htmlattr, htmltag])('$name also escapes the double quote', (formatter) => {
  expect(callFormatter(formatter, [], ['<a href="x" b=\'y\'>&'])).toBe("&lt;a href=&quot;x&quot; b='y'&gt;&amp;");
});

test.each([html, htmlattr, htmltag])('$name of other values is their text', (formatter) => {
  expect(callFormatter(formatter, [], [1.5])).toBe('1.5');
  expect(callFormatter(formatter, [], [true])).toBe('true');
  expect(callFormatter(formatter, [], [['<']])).toBe('');
  expect(callFormatter(formatter, [], [null])).toBe('');
  expect(callFormatter(formatter, [], ['plain'])).toBe('plain');
});
