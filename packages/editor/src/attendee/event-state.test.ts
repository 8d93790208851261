import { expect, test } from 'vitest';
import { eventState } from './event-state.ts';
import type { AttendedEvent } from './queries.ts';

const event: AttendedEvent = {
  id: 'e1',
  title: 'Fair',
  path: '/events/fair',
  startAt: '2026-12-01T18:00:00.000Z',
  endAt: '2026-12-01T20:00:00.000Z',
  isOn: true,
  hasSignUp: true,
  places: 10,
  until: null,
  taken: 3,
  hasUntold: false,
};

test.for<[change: Partial<AttendedEvent>, now: string, state: string]>([
  [{}, '2026-11-20T09:00Z', 'open'],
  [{ taken: 10 }, '2026-11-20T09:00Z', 'full'],
  [{ until: '2026-11-19T09:00:00.000Z' }, '2026-11-20T09:00Z', 'closed'],
  [{}, '2026-12-01T21:00Z', 'past'],
  [{ isOn: false }, '2026-11-20T09:00Z', 'hidden'],
  [{ isOn: false }, '2026-12-01T21:00Z', 'past'],
  [{ hasSignUp: false }, '2026-11-20T09:00Z', 'off'],
])('an event with %o at %s is %s', ([change, now, state]) => {
  expect(eventState({ ...event, ...change }, new Date(now))).toBe(state);
});
