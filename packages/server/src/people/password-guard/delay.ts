/** One wrong password for an account. */
export interface WrongTry {
  readonly at: number;
  /** The network of the attempt; empty for a browser that is counted by itself. */
  readonly from: string;
}

/** D-177: this many wrong passwords within the window cause no delay. */
const FREE_TRIES = 10;
const WINDOW_MS = 15 * 60 * 1000;
const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 60_000;
/** Further attempts change nothing, because the delay has reached its maximum by then. */
const MAX_KEPT_TRIES = FREE_TRIES + Math.ceil(Math.log2(MAX_DELAY_MS / FIRST_DELAY_MS));

/** The attempts that still count, latest last. */
export function recentTries(tries: readonly WrongTry[], now: Date): readonly WrongTry[] {
  return tries.filter(({ at }) => now.getTime() - at < WINDOW_MS).slice(-MAX_KEPT_TRIES);
}

/** The time when these attempts no longer count. */
export function endOfWindow(now: Date): Date {
  return new Date(now.getTime() + WINDOW_MS);
}

export function isSlowed(recent: readonly WrongTry[]): boolean {
  return recent.length >= FREE_TRIES;
}

/**
 * How long the next attempt from a network must wait. A network without a wrong password of its own waits half as long:
 * otherwise an attacker who retries as soon as possible would always be ahead of the account's owner.
 */
export function delayMs(recent: readonly WrongTry[], from: string, now: Date): number {
  const last = recent.at(-1);
  if (last === undefined || !isSlowed(recent)) return 0;
  const delay = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (recent.length - FREE_TRIES));
  const isClean = recent.every((tried) => tried.from !== from);
  return Math.max(0, last.at + (isClean ? delay / 2 : delay) - now.getTime());
}
