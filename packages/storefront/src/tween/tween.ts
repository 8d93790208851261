/** The duration of a movement, unless another one is given. */
export const DEFAULT_TWEEN_MS = 300;

/** Where a tween gets its frames; the browser, or a test. */
export interface FrameSource {
  readonly request: (draw: (nowMs: number) => void) => number;
  readonly cancel: (frame: number) => void;
  readonly now: () => number;
  /** Whether the visitor wants no motion: then a tween is at its end at once. */
  readonly isStill: () => boolean;
}

export interface Tween {
  /** Resolves at the end, also of a tween that was stopped. */
  readonly finished: Promise<void>;
  readonly stop: () => void;
}

/** Calls `draw` with the eased progress from 0 to 1, once per frame. */
export function tween(
  draw: (progress: number) => void,
  durationMs: number = DEFAULT_TWEEN_MS,
  frames: FrameSource = browserFrames,
): Tween {
  if (typeof draw !== 'function') throw new TypeError('The first argument must be a function');
  if (!Number.isFinite(durationMs)) throw new TypeError('Tween duration must be a finite number');
  const { promise: finished, resolve: finish } = withResolver();
  if (frames.isStill() || durationMs <= 0) {
    draw(1);
    finish();
    return { finished, stop: finish };
  }
  const start = frames.now();
  const step = (nowMs: number) => {
    const progress = Math.min(Math.max((nowMs - start) / durationMs, 0), 1);
    draw(ease(progress));
    if (progress < 1) frame = frames.request(step);
    else finish();
  };
  let frame = frames.request(step);
  const stop = () => {
    frames.cancel(frame);
    finish();
  };
  return { finished, stop };
}

/** Slow at both ends. */
function ease(progress: number): number {
  return progress < 0.5 ? 2 * progress ** 2 : 1 - (2 - 2 * progress) ** 2 / 2;
}

function withResolver(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = () => undefined as void;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

const browserFrames: FrameSource = {
  request: (draw) => requestAnimationFrame(draw),
  cancel: (frame) => cancelAnimationFrame(frame),
  now: () => performance.now(),
  isStill: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
};
