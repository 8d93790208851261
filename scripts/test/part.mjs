import { processorSeconds } from './processor-time.mjs';

/** CPU time of processes beside the parts that ended during a part and must not count for it. */
let excludedSeconds = 0;

/** Runs one part of the tests under its name; returns its results, duration and CPU time. */
export async function part(name, run) {
  console.log(`\n${name}`);
  const began = performance.now();
  const before = processorSeconds() - excludedSeconds;
  const counts = await run();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  return { name, counts, seconds, processorSeconds: processorSeconds() - excludedSeconds - before };
}

/** Reports the CPU time of a process beside the parts that has ended. */
export function excludeSeconds(seconds) {
  excludedSeconds += seconds;
}
