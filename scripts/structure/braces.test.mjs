import { expect, test } from 'vitest';
import { braceFaults, withoutNeedlessBraces } from './braces.mjs';

const condition = (statement, head = 'if (a)') => `  ${head} {\n    ${statement}\n  }\n`;

test.each(['if (a)', 'for (const a of b)', 'for await (const a of b)', 'while (a(b))'])(
  '%s of one statement',
  (head) => {
    expect(withoutNeedlessBraces(condition('return;', head))).toBe(`  ${head} return;\n`);
    expect(braceFaults([{ path: 'a.ts', text: condition('return;', head) }])).toEqual([
      'braces: a.ts: a statement that fits on its line (npm run format)',
    ]);
  },
);

test.each([
  ['a line that would be too long', condition(`call(${'a'.repeat(110)});`)],
  ['another statement', condition('call();\n    call();')],
  ['a statement that needs braces itself', condition('for (const a of b) call();')],
  ['a declaration', condition('const a = 1;')],
  ['a comment', condition('// because\n    call();')],
  ['an else', '  if (a) {\n    call();\n  } else {\n    call();\n  }\n'],
  ['a condition on several lines', '  if (\n    a &&\n    (b)) {\n    call();\n  }\n'],
])('braces stay around %s', (_, text) => {
  expect(withoutNeedlessBraces(text)).toBe(text);
});
