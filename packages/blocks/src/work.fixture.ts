/** The noise of the machine is below it, and the work of every reader of texts should be. */
const NOISE_MS = 20;

/** Work that grows with the length makes 4, with the square of it 16. */
export const LINEAR = 10;

/**
 * How many times the work for a quarter of the length is done for all of it. Processor time is compared with processor
 * time, so that it is the same on any machine.
 */
export function growthOfWork(work: (length: number) => void, length: number): number {
  const before = leastMs(() => work(length / 4));
  return leastMs(() => work(length)) / Math.max(before, NOISE_MS);
}

function leastMs(work: () => void): number {
  const tries = [1, 2, 3].map(() => {
    const begun = process.cpuUsage();
    work();
    return process.cpuUsage(begun).user / 1000;
  });
  return Math.min(...tries);
}
