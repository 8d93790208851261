import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { add, countPlaywright, countVitest } from './counts.mjs';

describe('vitest’s report', () => {
  const file = (status, ...tests) => ({
    status,
    name: 'some.test.ts',
    message: 'no such module',
    assertionResults: tests.map((status) => ({
      status,
      fullName: `a ${status} test`,
      failureMessages: ['expected 1'],
    })),
  });

  test('counts passed, failed and skipped tests', () => {
    const testResults = [file('passed', 'passed'), file('failed', 'failed', 'passed')];
    const report = { numPassedTests: 2, numFailedTests: 1, numPendingTests: 3, numTodoTests: 0, testResults };
    const failures = ['some.test.ts > a failed test\nexpected 1'];
    expect(countVitest(report, false)).toEqual({ passed: 2, failed: 1, skipped: 3, failures });
  });

  test('counts a file that could not be loaded as a failure', () => {
    const report = { numPassedTests: 1, numFailedTests: 0, testResults: [file('passed', 'passed'), file('failed')] };
    const failures = ['some.test.ts\nno such module'];
    expect(countVitest(report, false)).toMatchObject({ passed: 1, failed: 1, failures });
  });

  test('is a failure if nothing was run, if there is none, and if the run failed for another reason', () => {
    expect(countVitest({ numPassedTests: 0, numFailedTests: 0, testResults: [] }, true)).toMatchObject({ failed: 1 });
    expect(countVitest(undefined, true)).toMatchObject({ failed: 1, problem: 'no test was run' });
    const report = { numPassedTests: 1, numFailedTests: 0, testResults: [file('passed', 'passed')] };
    expect(countVitest(report, false)).toMatchObject({ passed: 1, failed: 1 });
  });
});

describe('Playwright’s report', () => {
  test('counts a test that passed only after a retry as failed', () => {
    const spec = (title, status) => ({
      file: 'some.e2e.ts',
      line: 7,
      title,
      tests: [{ status, results: [{ errors: [{ message: 'no button' }] }] }],
    });
    const inner = { specs: [spec('a purchase', 'unexpected')] };
    const suites = [{ specs: [spec('a visit', 'expected')], suites: [inner] }];
    const report = { stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 1 }, suites };
    const failures = ['some.e2e.ts:7 > a purchase\nno button'];
    expect(countPlaywright(report, false)).toEqual({ passed: 5, failed: 3, skipped: 1, failures });
  });

  test('shows the content of the page of a failed test', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'awning-counts-'));
    const file = path.join(folder, 'error-context.md');
    writeFileSync(
      file,
      '# Page snapshot\n- banner: Shop\n- main [ref=e2]:\n  - link "Cart":\n    - /url: /cart\n  - alert [ref=e4]: Sold out\n',
    );
    const attachments = [
      { name: 'screenshot', path: 'x.png' },
      { name: 'error-context', path: file },
    ];
    const results = [{ errors: [{ message: 'no button' }], attachments }];
    const spec = { file: 'some.e2e.ts', line: 7, title: 'a purchase', tests: [{ status: 'unexpected', results }] };
    const { failures } = countPlaywright({ stats: { unexpected: 1 }, suites: [{ specs: [spec] }] }, false);
    rmSync(folder, { recursive: true });
    expect(failures).toEqual(['some.e2e.ts:7 > a purchase\n- main:\n  - link "Cart":\n  - alert: Sold out\nno button']);
  });

  test('is a failure if nothing was run', () => {
    expect(countPlaywright({ stats: { expected: 0 } }, true)).toMatchObject({ failed: 1 });
    expect(countPlaywright(undefined, false)).toMatchObject({ failed: 1 });
  });
});

test('the parts are added up', () => {
  const parts = [
    { passed: 1, failed: 0, skipped: 2, failures: [] },
    { passed: 3, failed: 4, skipped: 0, failures: ['a test'] },
  ];
  expect(add(parts)).toEqual({ passed: 4, failed: 4, skipped: 2, failures: ['a test'] });
});
