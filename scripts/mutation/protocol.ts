import type { Mutant } from './mutants.ts';

/** A source file, its changes and the tests that should notice them. */
export interface Job {
  readonly file: string;
  readonly mutants: readonly Mutant[];
  readonly tests: readonly string[];
}

/** A file, and one of its changes. Number -1 is the file as it stands. */
export interface Place {
  readonly job: number;
  readonly number: number;
}

export const UNCHANGED = -1;

/** What a worker is told. */
export interface Order {
  readonly root: string;
  readonly jobs: readonly Job[];
  readonly from: Place;
}

/** What the worker says. */
export interface Verdict extends Place {
  /** The first test that failed; missing when none did. */
  readonly noticedBy?: string | undefined;
  /** How long the tests took, in milliseconds; missing when they did not end. */
  readonly duration?: number;
}

/** The place after another one; undefined after the last. */
export function placeAfter({ job, number }: Place, jobs: readonly Job[]): Place | undefined {
  if (number + 1 < (jobs[job]?.mutants.length ?? 0)) {
    return { job, number: number + 1 };
  }
  return job + 1 < jobs.length ? { job: job + 1, number: UNCHANGED } : undefined;
}
