import { expect, test } from 'vitest';
import { type SignUpRules, signUpState } from './sign-up-state.ts';

const rules: SignUpRules = { places: 10, placesEach: 4, until: null };
const event = { startAt: new Date('2026-12-01T18:00Z'), endAt: new Date('2026-12-01T20:00Z'), taken: 0 };

test.for<[change: Partial<SignUpRules>, now: string, taken: number, state: object]>([
  [{}, '2026-11-20T09:00Z', 0, { name: 'open', most: 4, left: 10 }],
  [{}, '2026-11-20T09:00Z', 9, { name: 'open', most: 1, left: 1 }],
  [{}, '2026-11-20T09:00Z', 10, { name: 'full' }],
  // An owner who takes places away sends nobody home.
  [{}, '2026-11-20T09:00Z', 12, { name: 'full' }],
  [{ places: null }, '2026-11-20T09:00Z', 5000, { name: 'open', most: 4, left: null }],
  [{}, '2026-12-01T17:59:59Z', 0, { name: 'open', most: 4, left: 10 }],
  [{}, '2026-12-01T18:00Z', 0, { name: 'closed' }],
  [{ until: new Date('2026-11-30T12:00Z') }, '2026-11-30T12:00Z', 10, { name: 'closed' }],
  [{ until: new Date('2026-12-01T19:00Z') }, '2026-12-01T18:30Z', 0, { name: 'closed' }],
  [{}, '2026-12-01T20:00Z', 10, { name: 'past' }],
])('with %o at %s and %i taken, the state is %o', ([change, now, taken, state]) => {
  expect(signUpState({ ...rules, ...change }, { ...event, taken, now: new Date(now) })).toEqual(state);
});
