import type { Mutant } from './mutants.ts';

/** A source file, its changes and the tests that should detect them. */
export interface Job {
  readonly file: string;
  readonly mutants: readonly Mutant[];
  readonly tests: readonly string[];
}

/** A file, and one of its changes. Number -1 is the unchanged file. */
export interface Place {
  readonly job: number;
  readonly number: number;
}

export const UNCHANGED = -1;

/** A message to a worker. */
export interface Order {
  readonly root: string;
  readonly jobs: readonly Job[];
  readonly from: Place;
}

/** A message from a worker. */
export interface Verdict extends Place {
  /** The first failing test; missing if none failed. */
  readonly detectedBy?: string | undefined;
  /** The duration of the tests in milliseconds; missing if they did not end. */
  readonly duration?: number;
}

/** The next position; undefined after the last. */
export function placeAfter({ job, number }: Place, jobs: readonly Job[]): Place | undefined {
  if (number + 1 < (jobs[job]?.mutants.length ?? 0)) return { job, number: number + 1 };
  return job + 1 < jobs.length ? { job: job + 1, number: UNCHANGED } : undefined;
}
