import type { SignUpRules } from '@awning/site-model';
import type { EventLocation, ItemTexts } from '../content/index.ts';

/** An event as whoever comes to it knows it. */
export interface AttendedEvent extends SignUpRules {
  readonly id: string;
  readonly texts: ItemTexts;
  readonly location: EventLocation;
  readonly startAt: Date;
  readonly endAt: Date;
  readonly updatedAt: Date;
  /** Its address without the language. */
  readonly path: string;
  readonly hasSignUp: boolean;
  /** Whether it takes place as far as visitors know: its page is published. */
  readonly isOn: boolean;
  /** Another one if it takes place at another time, somewhere else or not at all. */
  readonly mark: string;
}

export interface Attendee {
  readonly id: string;
  readonly itemId: string;
  readonly name: string;
  readonly email: string;
  readonly places: number;
  readonly language: string;
  readonly state: 'coming' | 'cancelled';
}
