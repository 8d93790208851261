import { expect, test } from 'vitest';
import { afterResize, RESIZE_DELAY_MS } from './modal.ts';

test('LIGHTBOX-005: a resize is handled once, 100 ms after its last event, and no more once it has ended', () => {
  expect(RESIZE_DELAY_MS).toBe(100);
  const target = new EventTarget();
  const timers = new Map<number, { readonly run: () => void; readonly delayMs: number }>();
  let last = 0;
  let handled = 0;
  const end = afterResize(() => (handled += 1), {
    target,
    setTimeout: (run, delayMs) => {
      timers.set((last += 1), { run, delayMs });
      return last;
    },
    clearTimeout: (timer) => void timers.delete(timer),
  });
  const resize = () => target.dispatchEvent(new Event('resize'));
  resize();
  resize();
  resize();
  expect([...timers.values()].map(({ delayMs }) => delayMs)).toEqual([100]);
  expect(handled).toBe(0);
  for (const { run } of timers.values()) run();
  expect(handled).toBe(1);

  timers.clear();
  resize();
  end();
  expect(timers.size).toBe(0);
  resize();
  expect(timers.size).toBe(0);
});
