import { add } from './counts.mjs';

/** Prints the results of the parts; the last line has the numbers of passed and failed tests, and nothing else. Returns the failures. */
export function printResults(results) {
  console.log('');
  for (const { name, seconds, counts } of results) {
    const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
    const problem = counts.problem ? ` (${counts.problem})` : '';
    const outcome = `${counts.passed} passed, ${counts.failed} failed${skipped}${problem}`;
    console.log(`  ${name.padEnd(24)} ${seconds.padStart(6)} s  ${outcome}`);
  }
  const { passed, failed, failures } = add(results.map(({ counts }) => counts));
  for (const failure of failures) console.log(`\nFailed: ${failure.split('\n').slice(0, 40).join('\n  ')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed;
}
