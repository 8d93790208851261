import { checkEmail } from '../email.ts';
import { MAX_PLACES_EACH } from './sign-up-state.ts';

export const MAX_ATTENDEE_NAME = 100;

/** A sign-up for an event as a visitor typed it. */
export interface TypedAttendee {
  readonly name: string;
  readonly email: string;
  readonly places: number;
}

export type AttendeeFault = 'name-blank' | 'name-long' | 'email-blank' | 'email-invalid' | 'places-invalid';
export type AttendeeFaults = Readonly<Partial<Record<keyof TypedAttendee, AttendeeFault>>>;

export type CheckedAttendee =
  | { readonly ok: true; readonly attendee: TypedAttendee }
  | { readonly ok: false; readonly faults: AttendeeFaults };

/**
 * Checks what a visitor typed: a name, an address and a number of places are required.
 *
 * @example
 * checkAttendee({ name: ' Ada ', email: 'ada@example.com', places: 2 }).ok // => true
 * checkAttendee({ name: '', email: 'ada@example.com', places: 2 }) // => { ok: false, faults: { name: 'name-blank' } }
 */
export function checkAttendee(typed: TypedAttendee): CheckedAttendee {
  const name = typed.name.replace(/\s+/gu, ' ').trim();
  const email = typed.email.trim();
  const { places } = typed;
  const isCount = Number.isInteger(places) && places >= 1 && places <= MAX_PLACES_EACH;
  const faults: AttendeeFaults = {
    ...(name === '' && { name: 'name-blank' }),
    ...(name.length > MAX_ATTENDEE_NAME && { name: 'name-long' }),
    ...(email === '' ? { email: 'email-blank' } : !checkEmail(email).ok && { email: 'email-invalid' }),
    ...(!isCount && { places: 'places-invalid' }),
  };
  return Object.keys(faults).length > 0 ? { ok: false, faults } : { ok: true, attendee: { name, email, places } };
}
