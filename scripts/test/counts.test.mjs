import { describe, expect, test } from 'vitest';
import { add, countPlaywright, countVitest } from './counts.mjs';

describe('vitest’s report', () => {
  const file = (status, ...tests) => ({ status, assertionResults: tests.map((status) => ({ status })) });

  test('counts passed, failed and skipped tests', () => {
    const testResults = [file('passed', 'passed'), file('failed', 'failed', 'passed')];
    const report = { numPassedTests: 2, numFailedTests: 1, numPendingTests: 3, numTodoTests: 0, testResults };
    expect(countVitest(report, false)).toEqual({ passed: 2, failed: 1, skipped: 3 });
  });

  test('counts a file that could not be loaded as a failure', () => {
    const report = { numPassedTests: 1, numFailedTests: 0, testResults: [file('passed', 'passed'), file('failed')] };
    expect(countVitest(report, false)).toMatchObject({ passed: 1, failed: 1 });
  });

  test('is a failure if nothing was run, if there is none, and if the run failed for another reason', () => {
    expect(countVitest({ numPassedTests: 0, numFailedTests: 0, testResults: [] }, true)).toMatchObject({ failed: 1 });
    expect(countVitest(undefined, true)).toMatchObject({ failed: 1, problem: 'no test was run' });
    const report = { numPassedTests: 1, numFailedTests: 0, testResults: [file('passed', 'passed')] };
    expect(countVitest(report, false)).toMatchObject({ passed: 1, failed: 1 });
  });
});

describe('Playwright’s report', () => {
  test('counts a test that passed only when repeated as failed', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 1 } };
    expect(countPlaywright(report, false)).toEqual({ passed: 5, failed: 3, skipped: 1 });
  });

  test('is a failure if nothing was run', () => {
    expect(countPlaywright({ stats: { expected: 0 } }, true)).toMatchObject({ failed: 1 });
    expect(countPlaywright(undefined, false)).toMatchObject({ failed: 1 });
  });
});

test('the parts are added up', () => {
  const parts = [
    { passed: 1, failed: 0, skipped: 2 },
    { passed: 3, failed: 4, skipped: 0 },
  ];
  expect(add(parts)).toEqual({ passed: 4, failed: 4, skipped: 2 });
});
