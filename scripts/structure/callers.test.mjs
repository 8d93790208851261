import { expect, test } from 'vitest';
import { callerFaults, listedNames } from './callers.mjs';

const uncalled = (file, ...names) => ({ file, exports: names.map((name) => ({ name })), files: [] });

test('a name that only tests use is a fault unless it is listed with what it waits for', () => {
  const issues = [uncalled('packages/a/src/rule.ts', 'rule', 'listed')];
  expect(callerFaults(issues, ['listed'])).toEqual(['packages/a/src/rule.ts: nothing but tests uses rule']);
});

test('a file that only tests use is a fault', () => {
  const issues = [{ file: 'packages/a/src/rule.ts', exports: [], files: [{}] }];
  expect(callerFaults(issues, [])).toEqual(['packages/a/src/rule.ts: nothing but tests uses packages/a/src/rule.ts']);
});

test('a listed name that has found its caller leaves the list', () => {
  expect(callerFaults([], ['found'])).toEqual([
    'docs/reference/rules-ahead-of-features.md: found is in use or gone; remove it',
  ]);
});

test('doors and what is there for tests are passed over', () => {
  const issues = [uncalled('packages/a/src/index.ts', 'b'), uncalled('packages/testing/src/c.ts', 'c')];
  expect(callerFaults([...issues, uncalled('packages/a/src/d.fixture.ts', 'd')], [])).toEqual([]);
});

test('the list is read from the first column of its tables', () => {
  const list = '`prose`\n| Rule | Package |\n|---|---|\n| `a`, `b` | `c` |\n| plain `d` | e |\n';
  expect(listedNames(list)).toEqual(['a', 'b']);
});
