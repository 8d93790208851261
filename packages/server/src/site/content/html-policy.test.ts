import { allBlocks, blockDefinitions, type LayoutDocument, layoutSchemaVersion } from '@awning/site-model';
import { describe, expect, test } from 'vitest';
import { cleanHtml, plainText } from './html-policy.ts';
import { cleanLayout } from './layout.ts';

describe('HTML that people wrote', () => {
  test.each([
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<img src="x" onerror="alert(1)" alt="b">', '<img src="x" alt="b" />'],
    ['<iframe src="https://a.example"></iframe>', ''],
    ['<style>body{}</style>a', 'a'],
    ['<squarespace:query collection="a">x</squarespace:query>', 'x'],
    ['<!--island-abc:x:y-->a', 'a'],
    ['<p id="awning-context">{}</p>', '<p>{}</p>'],
    ['<a id="island-1" href="/a" target="_blank">a</a>', '<a href="/a" target="_blank" rel="noopener">a</a>'],
    ['<div id="Product-Form-1" class="b">a</div>', '<div class="b">a</div>'],
    ['<h2 id="main">a</h2>', '<h2>a</h2>'],
    [
      '<h2 id="care">a</h2><p class="island-1" lang="de">b</p>',
      '<h2 id="care">a</h2><p class="island-1" lang="de">b</p>',
    ],
    ['<p data-island="cart-page" data-props="{}" name="crumb">a</p>', '<p>a</p>'],
  ])('%s becomes %s', (dirty, clean) => {
    expect(cleanHtml(dirty)).toBe(clean);
  });

  test('keeps what a text needs', () => {
    const html =
      '<h2 id="a">T</h2><p>One <strong>two</strong> <a href="/shop" target="_blank" rel="noopener">three</a></p>';
    expect(cleanHtml(html)).toBe(html);
  });

  test('gives a link that opens a window no way back', () => {
    expect(cleanHtml('<a href="https://a.example" target="_blank">a</a>')).toContain('rel="noopener"');
  });
});

describe('plain text', () => {
  test('has the words without tags, with spaces where lines ended', () => {
    expect(plainText('<p>One &amp; two</p><p>three<br>four</p>')).toBe('One & two three four');
  });

  test('is cut at a word', () => {
    expect(plainText('<p>alpha beta gamma</p>', 12)).toBe('alpha beta…');
  });
});

describe('block areas', () => {
  const html = '<p>a</p><script>alert(1)</script>';
  const empty: LayoutDocument = { schema: layoutSchemaVersion, root: {}, content: [], texts: {} };
  const document = {
    ...empty,
    content: [
      { type: 'row', props: { id: 'r', columns: [{ span: 6, blocks: [{ type: 'html', props: { id: 'h', html } }] }] } },
      { type: 'quote', props: { id: 'q', quote: html, source: '<b>' } },
    ],
  };

  test('are cleaned in every depth, and text stays text', () => {
    const cleaned = cleanLayout(document);
    expect(allBlocks(cleaned.content).map(({ props }) => props['html'] ?? props['quote'])).toEqual([
      undefined,
      '<p>a</p>',
      '<p>a</p>',
    ]);
    expect(cleaned.content[1]?.props['source']).toBe('<b>');
  });

  test.each(
    blockDefinitions.flatMap(({ name, fields }) =>
      Object.entries(fields).map(([field, { policy }]) => [name, field, policy] as const),
    ),
  )('%s.%s is cleaned if its definition says so', (type, field, policy) => {
    const content = [{ type, props: { id: 'a', [field]: html } }];
    const [cleaned] = cleanLayout({ ...empty, content }).content;
    const { texts } = cleanLayout({
      ...empty,
      content: [{ type, props: { id: 'a' } }],
      texts: { de: { a: { [field]: html } } },
    });
    expect(texts['de']?.['a']?.[field]).toBe(policy === undefined ? html : '<p>a</p>');
    const isNested = field === 'columns';
    expect(cleaned?.props[field]).toEqual(isNested ? [] : policy === undefined ? html : '<p>a</p>');
  });

  test('are harmless in types that nothing is known of yet, however deep', () => {
    const props = { id: 'm', title: 'A & B', body: { parts: [html] } };
    const { content } = cleanLayout({ ...empty, content: [{ type: 'foursquare', props }] });
    expect(content[0]?.props).toEqual({ id: 'm', title: 'A & B', body: { parts: ['<p>a</p>'] } });
  });
});
