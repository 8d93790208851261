import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineHashes, policyFor } from './csp.ts';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('hashes inline scripts, styles and handlers exactly as a browser sees them', () => {
  const html = [
    '<!doctype html><style>p { color: red }</style>',
    '<script>\r\nif (a < b && c) x("</p>");\r\n</script>',
    '<button onclick="say(&quot;hi&quot;)" ONFOCUS=go()>x</button>',
  ].join('');
  expect(inlineHashes(html)).toEqual({
    styles: [sha('p { color: red }')],
    scripts: [sha('\nif (a < b && c) x("</p>");\n')],
    handlers: [sha('say("hi")'), sha('go()')],
  });
});

test('needs no hash for files, data and templates', () => {
  const html =
    '<script src="/a.js"></script><script type="application/json">{"a":1}</script><script type="text/template">{{x}}</script>';
  expect(inlineHashes(html)).toEqual({ styles: [], scripts: [], handlers: [] });
});

test('names each hash once', () => {
  expect(inlineHashes('<script>a()</script><script>a()</script>').scripts).toEqual([sha('a()')]);
});

test('a script in a comment or in a text area is not one', () => {
  expect(inlineHashes('<!-- <script>a()</script> --><textarea><script>b()</script></textarea>').scripts).toEqual([]);
});

test('never allows inline scripts as such, and hashed handlers only when there are some', () => {
  const plain = policyFor();
  expect(directive(plain, 'script-src')).toBe("script-src 'self'");
  expect(directive(plain, 'object-src')).toBe("object-src 'none'");
  expect(directive(plain, 'frame-ancestors')).toBe("frame-ancestors 'self'");
  const full = policyFor({ scripts: [sha('a')], handlers: [sha('b')], nonce: 'n1' });
  expect(directive(full, 'script-src')).toBe(`script-src 'self' 'nonce-n1' ${sha('a')} 'unsafe-hashes' ${sha('b')}`);
  expect(directive(full, 'script-src')).not.toContain('unsafe-inline');
  expect(directive(policyFor({ more: { 'frame-src': ['https://pay.example'] } }), 'frame-src')).toContain(
    'pay.example',
  );
});

function directive(policy: string, name: string): string | undefined {
  return policy.split('; ').find((part) => part.startsWith(`${name} `));
}
