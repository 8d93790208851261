import { expect, test } from 'vitest';
import { DEFAULT_TWEEN_MS, type FrameSource, tween } from './tween.ts';

/** Frames that the test draws, at times that it chooses. */
function frameStub(isStill = false) {
  const waiting = new Map<number, (nowMs: number) => void>();
  let last = 0;
  const frames: FrameSource = {
    request: (draw) => {
      waiting.set((last += 1), draw);
      return last;
    },
    cancel: (frame) => void waiting.delete(frame),
    now: () => 1000,
    isStill: () => isStill,
  };
  const drawAt = (ms: number) => {
    const due = [...waiting];
    waiting.clear();
    for (const [, draw] of due) draw(1000 + ms);
    return due.length;
  };
  return { frames, drawAt };
}

test.each([[Number.NaN], [Number.POSITIVE_INFINITY], ['300' as unknown as number], [null as unknown as number]])(
  'TWEEN-001: a duration of %s throws an error',
  (durationMs) => {
    const { frames, drawAt } = frameStub();
    const drawn: number[] = [];
    expect(() => tween((progress) => drawn.push(progress), durationMs, frames)).toThrow(
      new TypeError('Tween duration must be a finite number'),
    );
    expect([drawAt(0), drawn]).toEqual([0, []]);
  },
);

test.each([[undefined], [{}], ['draw']])('TWEEN-002: %s instead of a function throws an error', (draw) => {
  expect(() => tween(draw as never, 10, frameStub().frames)).toThrow(
    new TypeError('The first argument must be a function'),
  );
});

test('TWEEN-003: a tween lasts 300 ms by default, from 0 to 1', async () => {
  expect(DEFAULT_TWEEN_MS).toBe(300);
  const { frames, drawAt } = frameStub();
  const drawn: number[] = [];
  const { finished } = tween((progress) => drawn.push(progress), undefined, frames);
  for (const ms of [0, 75, 150, 225, 299]) drawAt(ms);
  expect(drawn.map((one) => Number(one.toFixed(3)))).toEqual([0, 0.125, 0.5, 0.875, 1]);
  expect(drawn.at(-1)).toBeLessThan(1);
  drawAt(300);
  expect(drawn.at(-1)).toBe(1);
  expect(drawAt(400)).toBe(0);
  await finished;
});

test('a stopped tween draws no more, and is finished', async () => {
  const { frames, drawAt } = frameStub();
  const drawn: number[] = [];
  const { finished, stop } = tween((progress) => drawn.push(progress), 100, frames);
  drawAt(50);
  stop();
  expect(drawAt(60)).toBe(0);
  await finished;
  expect(drawn).toEqual([0.5]);
});

test.each([
  ['whoever wants no motion', true, 300],
  ['a duration of nothing', false, 0],
])('%s sees the end at once', async (_, isStill, durationMs) => {
  const { frames, drawAt } = frameStub(isStill);
  const drawn: number[] = [];
  await tween((progress) => drawn.push(progress), durationMs, frames).finished;
  expect([drawn, drawAt(10)]).toEqual([[1], 0]);
});
