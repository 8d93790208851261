import { readFileSync } from 'node:fs';

/**
 * The results of a part of the test run. `problem` is a failure without a single test; `failures` has each failed test with its
 * message, since the last lines of a long run are the ones that are read.
 */

/** Reads vitest's JSON report. A file that could not be loaded has no tests and counts as one failure. */
export function countVitest(report, succeeded) {
  const files = report?.testResults ?? [];
  const unloadable = files.filter((file) => file.status === 'failed' && !file.assertionResults.some(isFailed)).length;
  const counts = {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + unloadable,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    failures: files.filter((file) => file.status === 'failed').flatMap(vitestFailures),
  };
  return withProblem(counts, succeeded);
}

/** Reads Playwright's JSON report. A test that passed only after a retry is a failure. */
export function countPlaywright(report, succeeded) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  const failures = (report?.suites ?? []).flatMap(playwrightFailures);
  return withProblem({ passed: expected, failed: unexpected + flaky, skipped, failures }, succeeded);
}

export function add(all) {
  const sum = (key) => all.reduce((total, counts) => total + counts[key], 0);
  const failures = all.flatMap((counts) => counts.failures);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), failures };
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

function vitestFailures({ name, message, assertionResults }) {
  const failed = assertionResults.filter(isFailed);
  if (failed.length === 0) return [`${name}\n${message}`];
  return failed.map((test) => `${name} > ${test.fullName}\n${test.failureMessages.join('\n')}`);
}

/** Suites contain suites and tests; only the last attempt of a test has its error. */
function playwrightFailures({ suites = [], specs = [] }) {
  const failed = specs.filter((spec) => spec.tests.some(({ status }) => status === 'unexpected' || status === 'flaky'));
  const own = failed.map(({ file, line, title, tests }) => {
    const results = tests.flatMap((test) => test.results);
    const errors = results.flatMap((result) => result.errors.map(({ message }) => message));
    const shown = results.flatMap(({ attachments = [] }) => attachments).flatMap(whatThePageSaid);
    return [`${file}:${line} > ${title}`, ...shown, ...errors].join('\n');
  });
  return [...own, ...suites.flatMap(playwrightFailures)];
}

/** Playwright keeps the page as a tree of roles and texts, which often shows why it was not the expected one. */
function whatThePageSaid({ name, path }) {
  if (name !== 'error-context' || path === undefined) return [];
  const tree = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => /^\s*- \S/.test(line) && !/^\s*- \/url/.test(line))
    .map((line) => line.replaceAll(/ \[(?:ref|cursor)=\w+\]/g, ''));
  // What surrounds the content is the same on every page.
  const content = tree.findIndex((line) => /^\s*- main\b/.test(line));
  return tree.slice(Math.max(0, content), 120 + Math.max(0, content));
}
