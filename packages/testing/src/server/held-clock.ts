import type { Clock } from '@awning/server/platform/clock';

export interface HeldClock extends Clock {
  set(moment: Date | string): void;
  advance(by: Duration): void;
}

interface Duration {
  readonly days?: number;
  readonly hours?: number;
  readonly minutes?: number;
  readonly seconds?: number;
}

/** A clock that does not move until it is advanced. */
export function holdClock(moment: Date | string): HeldClock {
  let now = new Date(moment);
  return {
    now: () => new Date(now),
    set(next) {
      now = new Date(next);
    },
    advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }) {
      now = new Date(now.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000);
    },
  };
}
