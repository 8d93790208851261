import { expect, test } from 'vitest';
import { announcementBarSources, withBarOnTop } from './announcement-bar.ts';

const bar = '<aside>News</aside>';

test.each([
  '<html><body>[here]<p>Page</p></body></html>',
  '<body>\n<a class="skip" href="#main">Skip</a>[here]<a href="/shop">Shop</a>',
  '<body>[here]<a href="/shop">Shop</a><a href="#main">Skip</a>',
  '<BODY\nclass="a>b" id=\'<body>\'>[here]<p>Page</p>',
  '<!-- <body> --><script>const text = "<body>";</script><title><body></title><body>[here]</body>',
  '<noscript><style>a { content: "<body>" }</style></noscript><body data-body="1">[here]<p>a <body> in it</p>',
])('stands at the beginning of the body: %s', (page) => {
  expect(withBarOnTop(page.replace('[here]', ''), bar)).toBe(page.replace('[here]', bar));
});

test('is nowhere on a page without a body, and changes nothing where there is none', () => {
  expect(withBarOnTop('<p>Page</p><bodyguard>', bar)).toBe('<p>Page</p><bodyguard>');
  expect(withBarOnTop('<body></body>', '')).toBe('<body></body>');
});

test('nothing is allowed for a page that only speaks of its code', () => {
  expect(announcementBarSources('&lt;script>try{var b=document.currentScript')).toEqual({});
});

test.each(['<script>', '<!--', '<body "', '<title></title>'])(
  'a page of nothing but %s is read once, not again from every place',
  (part) => {
    const page = part.repeat(200_000);
    const before = performance.now();
    expect(withBarOnTop(page, bar)).toBe(page);
    expect(performance.now() - before).toBeLessThan(5000);
  },
);
