import type { Website } from '../../website/index.ts';
import type { AnswerKeeper, LastingAnswer } from './lasting-answer.ts';

/** How a request was answered, without what belongs to its visitor. */
export interface Remembered {
  readonly website: Website;
  readonly route: string;
  /** The cache owns the answer: what it has dropped must not stay in memory for a request that may never come again. */
  readonly answer: WeakRef<LastingAnswer>;
  readonly keeper: AnswerKeeper;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  /** What follows the value of a crumb's cookie. */
  readonly crumbAttributes: string;
}

/** Anybody can make up addresses, so the requests that came longest ago are forgotten. */
const MAX_BYTES = 8 * 1024 * 1024;
/** Of a remembered request beside its key. */
const BYTES_OF_ONE = 1500;

/** Requests and how they were answered, by all that an answer depends on. */
export function rememberRequests(maxBytes = MAX_BYTES) {
  const known = new Map<string, Remembered>();
  let bytes = 0;

  function forget(key: string): void {
    if (known.delete(key)) bytes -= key.length + BYTES_OF_ONE;
  }

  return {
    forget,
    get(key: string): Remembered | undefined {
      const found = known.get(key);
      if (found === undefined) return undefined;
      known.delete(key);
      known.set(key, found);
      return found;
    },
    set(key: string, remembered: Remembered): void {
      forget(key);
      known.set(key, remembered);
      bytes += key.length + BYTES_OF_ONE;
      for (const oldest of known.keys()) {
        if (bytes <= maxBytes) break;
        forget(oldest);
      }
    },
  };
}
