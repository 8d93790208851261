import { expect, test } from 'vitest';
import { firstIdAt, newId } from './ids.ts';

const at = (time: string) => ({ now: () => new Date(time) });

test('is a UUID of version 7 with the time in front', () => {
  // The time of RFC 9562, appendix A.6.
  const id = newId(at('2022-02-22T19:22:22.000Z'), (size) => Buffer.alloc(size, 0xff));
  expect(id).toBe('017f22e2-79b0-73ff-bfff-ffffffffffff');
  expect(newId(at('2022-02-22T19:22:22.000Z'), (size) => Buffer.alloc(size))).toBe(
    '017f22e2-79b0-7000-8000-000000000000',
  );
});

test('sorts by time', () => {
  const moments = [
    '2026-01-01T00:00:00.000Z',
    '2026-01-01T00:00:00.001Z',
    '2026-01-01T00:01:05.536Z',
    '2026-01-01T00:01:05.537Z',
  ];
  const ids = moments.map((moment) => newId(at(moment)));
  expect(ids.toSorted()).toEqual(ids);
});

test('a time sorts between the ids made before it and those made from then on', () => {
  const first = firstIdAt(new Date('2026-01-01T00:00:00.001Z'));
  const before = newId(at('2026-01-01T00:00:00.000Z'), (size) => Buffer.alloc(size, 0xff));
  const then = newId(at('2026-01-01T00:00:00.001Z'), (size) => Buffer.alloc(size));
  expect([then, first, before].toSorted()).toEqual([before, first, then]);
});

test('keeps the order of creation while the clock does not move, and never repeats', () => {
  const clock = at('2026-01-01T00:00:00.000Z');
  const ids = Array.from({ length: 20_000 }, () => newId(clock));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(20_000);
  expect(ids.every((id) => /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id))).toBe(true);
});

test('two clocks do not make the same', () => {
  const ids = Array.from({ length: 1000 }, () => newId(at('2026-01-01T00:00:00.000Z')));
  expect(new Set(ids).size).toBe(1000);
});
