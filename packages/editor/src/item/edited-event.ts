import { MAX_EVENT_PLACES, MAX_PLACES_EACH } from '@awning/site-model';
import type { ItemWords } from './messages.ts';
import type { ItemBody } from './queries.ts';

type EventBody = NonNullable<ItemBody['event']>;
type Line = 'addressTitle' | 'addressLine1' | 'addressLine2' | 'addressCountry';

/** When an item takes place, and where. Coordinates are decimal text while they are typed. */
export interface EditedEvent {
  readonly startAt: string;
  readonly endAt: string;
  readonly location: Readonly<Record<Line | 'mapLat' | 'mapLng', string>>;
  readonly signUp: EditedSignUp;
}

/** How visitors sign up. Numbers are text while they are typed; no `places` are any number of them. */
export interface EditedSignUp {
  readonly isOn: boolean;
  readonly places: string;
  readonly placesEach: string;
  /** Empty: until the event begins. */
  readonly until: string;
}

const noSignUp: EditedSignUp = { isOn: false, places: '', placesEach: '1', until: '' };

const nowhere: EditedEvent['location'] = {
  addressTitle: '',
  addressLine1: '',
  addressLine2: '',
  addressCountry: '',
  mapLat: '',
  mapLng: '',
};

/** What the fields show before a day is chosen. */
export const noEvent: EditedEvent = { startAt: '', endAt: '', location: nowhere, signUp: noSignUp };

export function editedEvent({ startAt, endAt, location = {}, signUp }: EventBody): EditedEvent {
  const { mapLat, mapLng, ...lines } = location;
  const map = { mapLat: mapLat?.toString() ?? '', mapLng: mapLng?.toString() ?? '' };
  return { startAt, endAt, location: { ...nowhere, ...lines, ...map }, signUp: editedSignUp(signUp) };
}

function editedSignUp(signUp: EventBody['signUp']): EditedSignUp {
  if (signUp === undefined) return noSignUp;
  const { places, placesEach, until } = signUp;
  return { isOn: true, places: places?.toString() ?? '', placesEach: placesEach.toString(), until: until ?? '' };
}

export function eventBody({ startAt, endAt, location, signUp }: EditedEvent): EventBody {
  const { mapLat, mapLng, ...lines } = location;
  const named = Object.entries(lines).filter(([, line]) => line.trim() !== '');
  return {
    startAt,
    endAt,
    location: {
      ...Object.fromEntries(named),
      ...(mapLat === '' ? {} : { mapLat: Number(mapLat) }),
      ...(mapLng === '' ? {} : { mapLng: Number(mapLng) }),
    },
    ...(signUp.isOn && { signUp: signUpBody(signUp) }),
  };
}

function signUpBody({ places, placesEach, until }: EditedSignUp): NonNullable<EventBody['signUp']> {
  return {
    places: places === '' ? null : Number(places),
    placesEach: Number(placesEach),
    until: until === '' ? null : until,
  };
}

const HOUR_MS = 3_600_000;
const HOURS_AHEAD = 24;

/** From a full hour of tomorrow on, for two hours. */
export function newEvent(now: Date): EventBody {
  const startMs = (Math.ceil(now.getTime() / HOUR_MS) + HOURS_AHEAD) * HOUR_MS;
  return { startAt: new Date(startMs).toISOString(), endAt: new Date(startMs + 2 * HOUR_MS).toISOString() };
}

/** An event that is moved takes as long as before. */
export function moveStart(event: EditedEvent, startAt: string): EditedEvent {
  const [before, end, start] = [event.startAt, event.endAt, startAt].map((moment) => Date.parse(moment)) as [
    number,
    number,
    number,
  ];
  const endMs = start + (end - before);
  const isKnown = !Number.isNaN(endMs) && end > before;
  return { ...event, startAt, endAt: isKnown ? new Date(endMs).toISOString() : event.endAt };
}

export function eventFaults(
  { startAt, endAt, location: { mapLat, mapLng }, signUp }: EditedEvent,
  faults: ItemWords['faults'],
): Record<string, string> {
  const isBackwards = startAt !== '' && endAt !== '' && endAt <= startAt;
  return {
    ...(startAt === '' && { 'event.startAt': faults.moment }),
    ...(endAt === '' && { 'event.endAt': faults.moment }),
    ...(isBackwards && { 'event.endAt': faults.endsBeforeStart }),
    ...(isWrong(mapLat, mapLng, 90) && { 'event.location.mapLat': faults.latitude }),
    ...(isWrong(mapLng, mapLat, 180) && { 'event.location.mapLng': faults.longitude }),
    ...(signUp.isOn && signUpFaults(signUp, endAt, faults)),
  };
}

function signUpFaults(
  { places, placesEach, until }: EditedSignUp,
  endAt: string,
  faults: ItemWords['faults'],
): Record<string, string> {
  return {
    ...(places !== '' && !isCount(places, MAX_EVENT_PLACES) && { 'event.signUp.places': faults.places }),
    ...(!isCount(placesEach, MAX_PLACES_EACH) && { 'event.signUp.placesEach': faults.placesEach }),
    ...(until !== '' && endAt !== '' && until > endAt && { 'event.signUp.until': faults.signUpAfterEnd }),
  };
}

function isCount(text: string, most: number): boolean {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= most;
}

/** One coordinate needs the other one. */
function isWrong(degrees: string, other: string, limit: number): boolean {
  const number = Number(degrees);
  return degrees === '' ? other !== '' : Number.isNaN(number) || Math.abs(number) > limit;
}
