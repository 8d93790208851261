import { Problem } from './problem.ts';

/** Calls in a row that did not reach the server, and for how long it wants none, if it said so. */
export interface Missed {
  readonly count: number;
  readonly retryAfterSeconds: number | undefined;
}

/** One more missed call; undefined for a problem that stays the same however often it is tried. */
export function missedBy(problem: unknown, before: Missed | undefined): Missed | undefined {
  if (!(problem instanceof Problem)) return undefined;
  const { kind, status, retryAfterSeconds } = problem;
  const isPassing = kind === 'network' || status === 429 || status >= 500;
  return isPassing ? { count: (before?.count ?? 0) + 1, retryAfterSeconds } : undefined;
}

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/** The pause before the next try: twice the last one, and never shorter than the server asked for. */
export function retryPauseMs({ count, retryAfterSeconds = 0 }: Missed): number {
  return Math.max(Math.min(FIRST_PAUSE_MS * 2 ** (count - 1), LONGEST_PAUSE_MS), retryAfterSeconds * 1000);
}
