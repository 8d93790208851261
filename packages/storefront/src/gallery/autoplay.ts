/** Why a gallery does not move by itself for the moment. */
export type HoldReason = 'pointer' | 'focus' | 'hidden' | 'visitor' | 'lightbox';

export interface Autoplay {
  readonly hold: (reason: HoldReason) => void;
  readonly release: (reason: HoldReason) => void;
  /** Begins the time of a picture anew, after a visitor has moved. */
  readonly restart: () => void;
  readonly isHeldFor: (reason: HoldReason) => boolean;
}

interface Timers {
  readonly setTimeout: (run: () => void, delayMs: number) => unknown;
  readonly clearTimeout: (timer: never) => void;
}

/** Moves on after each delay while nothing holds it. */
export function startAutoplay(
  delayMs: number,
  moveOn: () => void,
  held: readonly HoldReason[] = [],
  timers: Timers = { setTimeout: window.setTimeout.bind(window), clearTimeout: window.clearTimeout.bind(window) },
): Autoplay {
  const reasons = new Set(held);
  let timer: unknown;
  const restart = () => {
    timers.clearTimeout(timer as never);
    if (reasons.size > 0) return;
    timer = timers.setTimeout(() => {
      moveOn();
      restart();
    }, delayMs);
  };
  restart();
  return {
    hold(reason) {
      reasons.add(reason);
      restart();
    },
    release(reason) {
      if (reasons.delete(reason)) restart();
    },
    restart,
    isHeldFor: (reason) => reasons.has(reason),
  };
}
