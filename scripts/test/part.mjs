import { processorSeconds } from './processor-time.mjs';

/** What ran beside the parts and ended within one of them, which it does not belong to. */
let aside = 0;

/** Runs one part of the tests under its name; answers what it found, how long that took, and how much of the processors. */
export async function part(name, run) {
  console.log(`\n${name}`);
  const began = performance.now();
  const before = processorSeconds() - aside;
  const counts = await run();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  return { name, counts, seconds, processorSeconds: processorSeconds() - aside - before };
}

/** A process that ran beside the parts has ended, and took so much. */
export function setAside(seconds) {
  aside += seconds;
}
