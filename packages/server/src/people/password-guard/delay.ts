/** One wrong password for an account. */
export interface WrongTry {
  readonly at: number;
  /** The network it came from; empty for a browser that is counted by itself. */
  readonly from: string;
}

/** D-177: so many wrong passwords within the window cost nothing but the try. */
const FREE_TRIES = 10;
const WINDOW_MS = 15 * 60 * 1000;
const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 60_000;
/** Further tries change nothing: the delay is the longest one by then. */
const MOST_TRIES_KEPT = FREE_TRIES + Math.ceil(Math.log2(LONGEST_DELAY_MS / FIRST_DELAY_MS));

/** Those that still count, the latest last. */
export function recentTries(tries: readonly WrongTry[], now: Date): readonly WrongTry[] {
  return tries.filter(({ at }) => now.getTime() - at < WINDOW_MS).slice(-MOST_TRIES_KEPT);
}

/** When nothing of these tries counts any more. */
export function endOfWindow(now: Date): Date {
  return new Date(now.getTime() + WINDOW_MS);
}

export function isSlowed(recent: readonly WrongTry[]): boolean {
  return recent.length >= FREE_TRIES;
}

/**
 * How long the next try from a network has to wait. A network that has not given a wrong password itself waits half as long: an
 * attacker who tries as soon as it is possible would otherwise always be there before the owner of the account.
 */
export function delayMs(recent: readonly WrongTry[], from: string, now: Date): number {
  const last = recent.at(-1);
  if (last === undefined || !isSlowed(recent)) return 0;
  const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (recent.length - FREE_TRIES));
  const isClean = recent.every((tried) => tried.from !== from);
  return Math.max(0, last.at + (isClean ? delay / 2 : delay) - now.getTime());
}
