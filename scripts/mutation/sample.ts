import type { Job } from './protocol.ts';

/** This many of the changes, chosen by a seed and spread evenly over all files. */
export function takeSample(jobs: readonly Job[], size: number, seed: number): readonly Job[] {
  const places = jobs.flatMap((job) => job.mutants.map((mutant) => ({ job, mutant })));
  const random = generator(seed);
  const chosen = new Set(
    places
      .map((place) => ({ place, order: random() }))
      .sort((one, other) => one.order - other.order)
      .slice(0, size)
      .map(({ place }) => place.mutant),
  );
  return jobs
    .map((job) => ({ ...job, mutants: job.mutants.filter((mutant) => chosen.has(mutant)) }))
    .filter(({ mutants }) => mutants.length > 0);
}

/** Pseudo-random numbers from 0 to 1 (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
