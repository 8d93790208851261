import { signUpState } from '@awning/site-model';
import type { Tone } from '../kit/status-badge.tsx';
import type { AttendedEvent } from './queries.ts';

export type EventState = 'off' | 'hidden' | 'open' | 'full' | 'closed' | 'past';

export const eventTones = {
  open: 'good',
  full: 'open',
  closed: 'quiet',
  past: 'quiet',
  hidden: 'quiet',
  off: 'quiet',
} as const satisfies Record<EventState, Tone>;

/** What visitors find on the page of an event. */
export function eventState({ isOn, hasSignUp, ...event }: AttendedEvent, now: Date): EventState {
  const [startAt, endAt] = [new Date(event.startAt), new Date(event.endAt)];
  if (!isOn) return now >= endAt ? 'past' : 'hidden';
  const until = event.until === null ? null : new Date(event.until);
  const rules = { places: event.places, placesEach: 1, until };
  const { name } = signUpState(rules, { startAt, endAt, taken: event.taken, now });
  return hasSignUp || name === 'past' ? name : 'off';
}
