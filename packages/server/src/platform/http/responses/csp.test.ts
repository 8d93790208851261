import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineHash, policyFor } from './csp.ts';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('hashes what a browser sees, whatever ends the lines', () => {
  expect(inlineHash('a\r\nb\rc')).toBe(sha('a\nb\nc'));
  expect(inlineHash('a < b && "é"')).toBe(sha('a < b && "é"'));
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
