/** The most places of one sign-up that an owner may allow. */
export const MAX_PLACES_EACH = 20;
export const MAX_EVENT_PLACES = 100_000;

/** How visitors sign up for an event. */
export interface SignUpRules {
  /** Of all sign-ups together; null means any number. */
  readonly places: number | null;
  /** The most of one sign-up. */
  readonly placesEach: number;
  /** Until the event begins if null. */
  readonly until: Date | null;
}

export type SignUpState =
  /** `most`: of the next sign-up; `left`: of all, null if there is no limit. */
  | { readonly name: 'open'; readonly most: number; readonly left: number | null }
  | { readonly name: 'full' | 'closed' | 'past' };

interface EventNow {
  readonly startAt: Date;
  readonly endAt: Date;
  /** The places that are taken. */
  readonly taken: number;
  readonly now: Date;
}

/**
 * Whether visitors can sign up for an event, and for how many places.
 *
 * @example
 * signUpState(
 *   { places: 10, placesEach: 4, until: null },
 *   { startAt: new Date('2026-12-01T18:00Z'), endAt: new Date('2026-12-01T20:00Z'), taken: 7, now: new Date('2026-11-20T09:00Z') },
 * ) // => { name: 'open', most: 3, left: 3 }
 * signUpState(
 *   { places: 10, placesEach: 4, until: null },
 *   { startAt: new Date('2026-12-01T18:00Z'), endAt: new Date('2026-12-01T20:00Z'), taken: 10, now: new Date('2026-11-20T09:00Z') },
 * ) // => { name: 'full' }
 */
export function signUpState(rules: SignUpRules, { startAt, endAt, taken, now }: EventNow): SignUpState {
  if (now >= endAt) return { name: 'past' };
  if (now >= signUpEnd(rules, startAt)) return { name: 'closed' };
  if (rules.places === null) return { name: 'open', most: rules.placesEach, left: null };
  const left = rules.places - taken;
  return left <= 0 ? { name: 'full' } : { name: 'open', most: Math.min(left, rules.placesEach), left };
}

/**
 * The moment from which on nobody can sign up.
 *
 * @example
 * signUpEnd({ until: null }, new Date('2026-12-01T18:00Z')).toISOString() // => '2026-12-01T18:00:00.000Z'
 */
export function signUpEnd({ until }: Pick<SignUpRules, 'until'>, startAt: Date): Date {
  return until !== null && until < startAt ? until : startAt;
}
