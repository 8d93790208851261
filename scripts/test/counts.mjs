/** What a part of the test run found. `problem` is a failure that no single test stands for. */

/** Reads vitest's JSON report. A file that could not even be loaded has no tests and counts as one failure. */
export function countVitest(report, succeeded) {
  const files = report?.testResults ?? [];
  const unloadable = files.filter((file) => file.status === 'failed' && !file.assertionResults.some(isFailed)).length;
  const counts = {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + unloadable,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  };
  return withProblem(counts, succeeded);
}

/** Reads Playwright's JSON report. A test that passed only when repeated is a failure. */
export function countPlaywright(report, succeeded) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  return withProblem({ passed: expected, failed: unexpected + flaky, skipped }, succeeded);
}

export function add(all) {
  const sum = (key) => all.reduce((total, counts) => total + counts[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** A run without tests, or one that failed although every test passed, must not look green. */
function withProblem(counts, succeeded) {
  if (counts.passed + counts.failed === 0) return { ...counts, failed: 1, problem: 'no test was run' };
  if (!succeeded && counts.failed === 0) return { ...counts, failed: 1, problem: 'it failed outside of the tests' };
  return counts;
}

function isFailed(test) {
  return test.status === 'failed';
}
