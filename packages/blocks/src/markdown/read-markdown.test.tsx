import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { growthOfWork, LINEAR } from '../work.fixture.ts';
import { readMarkdown } from './read-markdown.tsx';

const print = (markdown: string) => renderToStaticMarkup(<>{readMarkdown(markdown)}</>);

describe('Markdown', () => {
  test.each([
    ['# One\n\n### Three ###', '<h1>One</h1><h3>Three</h3>'],
    ['a\nb\n\nc', '<p>a\nb</p><p>c</p>'],
    ['a  \nb', '<p>a<br/>b</p>'],
    [
      '**bold *both*** and *em* __b__ _e_ ~~gone~~',
      '<p><strong>bold <em>both</em></strong> and <em>em</em> <strong>b</strong> <em>e</em> <s>gone</s></p>',
    ],
    ['snake_case_name and 2 * 3 * 4', '<p>snake_case_name and 2 * 3 * 4</p>'],
    ['`a **b**` and \\*c\\*', '<p><code>a **b**</code> and *c*</p>'],
    ['- a\n- b\n  - c\n- d', '<ul><li>a</li><li>b<ul><li>c</li></ul></li><li>d</li></ul>'],
    ['3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
    ['* a\n\n  more\n\n* b', '<ul><li>a<p>more</p></li><li>b</li></ul>'],
    ['> a\n> > b', '<blockquote><p>a</p><blockquote><p>b</p></blockquote></blockquote>'],
    ['```js\n<b>\n```\nx', '<pre tabindex="0"><code class="language-js">&lt;b&gt;</code></pre><p>x</p>'],
    ['a\n\n---\n\nb', '<p>a</p><hr/><p>b</p>'],
    ['[a](/b "t") <https://a.example>', '<p><a href="/b">a</a> <a href="https://a.example">https://a.example</a></p>'],
    ['[a](https://en.example/A_(b))', '<p><a href="https://en.example/A_(b)">a</a></p>'],
    ['![a cup](/s/1/cup.webp)', '<p><img src="/s/1/cup.webp" alt="a cup" loading="lazy" decoding="async"/></p>'],
    ['# a#\n## a ##  \n### #\n#', '<h1>a#</h1><h2>a</h2><h3></h3><h1></h1>'],
    ['~~~~ c++ x\n~~~\n~~~~', '<pre tabindex="0"><code class="language-c++">~~~</code></pre>'],
    ['', ''],
  ])('%j becomes its elements', (markdown, html) => {
    expect(print(markdown)).toBe(html);
  });

  test.each([
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['[a](javascript:alert(1))', '<p>a</p>'],
    ['![a](data:image/svg+xml,x)', '<p>![a](data:image/svg+xml,x)</p>'],
    ['![a](http://a.example/b)', '<p>![a](http://a.example/b)</p>'],
    ['[a" onclick="b](/c)', '<p><a href="/c">a&quot; onclick=&quot;b</a></p>'],
  ])('%j runs nothing', (markdown, html) => {
    expect(print(markdown)).toBe(html);
  });

  test.each([
    ...['> ', '- ', '  - ', '*', '[', '![', '`', '**a ', '_', '~~', '\\', '<', '(', '# ', '```\n', '1. a\n\n'].map(
      repeated,
    ),
    ...['*a', '[a](b "', '[a](b)', '[![a', '~', '* ', '- a\n  - b\n', '<http:a'].map(repeated),
    around('a', ' ', 'b'),
    around('# ', ' ', 'b'),
    around('# a', ' #', 'b'),
    around('# ', '#', 'b'),
    around('~~~', 'a', '`'),
    around('', '~', '`'),
    around('```', ' ', '`'),
    around('*', ' ', 'b'),
    around('[a](b', ' ', 'c'),
  ])('the work for %s grows with its length', (_, textOf) => {
    expect(growthOfWork((length) => print(textOf(length)), 50_000)).toBeLessThan(LINEAR);
  });
});

type Case = readonly [name: string, textOf: (length: number) => string];

function repeated(sign: string): Case {
  return [JSON.stringify(sign), (length) => sign.repeat(length / sign.length)];
}

function around(before: string, sign: string, after: string): Case {
  return [JSON.stringify(`${before}${sign}…${after}`), (length) => before + repeated(sign)[1](length) + after];
}
