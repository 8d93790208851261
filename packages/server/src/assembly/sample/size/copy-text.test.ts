import { expect, test } from 'vitest';
import { copyLine } from './copy-text.ts';

test('writes a row as COPY reads it', () => {
  expect(copyLine(['a', 1, 2n, true, null, new Date(0), ['x', 'y "z" \\']])).toBe(
    'a\t1\t2\ttrue\t\\N\t1970-01-01T00:00:00.000Z\t{"x","y \\\\"z\\\\" \\\\\\\\"}\n',
  );
  expect(copyLine(['tab\tnew\nline\rback\\'])).toBe('tab\\tnew\\nline\\rback\\\\\n');
});
