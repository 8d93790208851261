import { expect, test } from 'vitest';
import { type HoldReason, startAutoplay } from './autoplay.ts';

/** An autoplay of five seconds whose timers the test lets elapse. */
function play(held: readonly HoldReason[] = []) {
  const timers = new Map<number, { readonly run: () => void; readonly delayMs: number }>();
  let last = 0;
  let moves = 0;
  const autoplay = startAutoplay(5000, () => (moves += 1), held, {
    setTimeout: (run, delayMs) => {
      timers.set((last += 1), { run, delayMs });
      return last;
    },
    clearTimeout: (timer) => void timers.delete(timer),
  });
  const elapse = () => {
    const due = [...timers.values()];
    timers.clear();
    for (const { run } of due) run();
    return due.map(({ delayMs }) => delayMs);
  };
  return { autoplay, elapse, waiting: () => timers.size, moves: () => moves };
}

test('GAL-009: a gallery moves on after each delay', () => {
  const { elapse, moves } = play();
  expect([elapse(), elapse(), moves()]).toEqual([[5000], [5000], 2]);
});

test('GAL-008: it waits while anything holds it, and begins the time of a picture anew', () => {
  const { autoplay, elapse, moves, waiting } = play();
  autoplay.hold('pointer');
  autoplay.hold('focus');
  autoplay.release('pointer');
  expect([elapse(), moves()]).toEqual([[], 0]);
  autoplay.release('focus');
  autoplay.restart();
  expect(waiting()).toBe(1);
  expect([elapse(), moves()]).toEqual([[5000], 1]);
});

test('a visitor who wants no motion starts it, and stops it', () => {
  const { autoplay, elapse, moves } = play(['visitor']);
  expect([elapse(), autoplay.isHeldFor('visitor')]).toEqual([[], true]);
  autoplay.release('visitor');
  elapse();
  expect([moves(), autoplay.isHeldFor('visitor')]).toEqual([1, false]);
  autoplay.hold('visitor');
  expect([elapse(), moves()]).toEqual([[], 1]);
});
