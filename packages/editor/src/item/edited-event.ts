import type { ItemWords } from './messages.ts';
import type { ItemBody } from './queries.ts';

type EventBody = NonNullable<ItemBody['event']>;
type Line = 'addressTitle' | 'addressLine1' | 'addressLine2' | 'addressCountry';

/** When an item takes place, and where. Coordinates are decimal text while they are typed. */
export interface EditedEvent {
  readonly startAt: string;
  readonly endAt: string;
  readonly location: Readonly<Record<Line | 'mapLat' | 'mapLng', string>>;
}

const nowhere: EditedEvent['location'] = {
  addressTitle: '',
  addressLine1: '',
  addressLine2: '',
  addressCountry: '',
  mapLat: '',
  mapLng: '',
};

/** What the fields show before a day is chosen. */
export const noEvent: EditedEvent = { startAt: '', endAt: '', location: nowhere };

export function editedEvent({ startAt, endAt, location = {} }: EventBody): EditedEvent {
  const { mapLat, mapLng, ...lines } = location;
  const map = { mapLat: mapLat?.toString() ?? '', mapLng: mapLng?.toString() ?? '' };
  return { startAt, endAt, location: { ...nowhere, ...lines, ...map } };
}

export function eventBody({ startAt, endAt, location }: EditedEvent): EventBody {
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
  { startAt, endAt, location: { mapLat, mapLng } }: EditedEvent,
  faults: ItemWords['faults'],
): Record<string, string> {
  const isBackwards = startAt !== '' && endAt !== '' && endAt <= startAt;
  return {
    ...(startAt === '' && { 'event.startAt': faults.moment }),
    ...(endAt === '' && { 'event.endAt': faults.moment }),
    ...(isBackwards && { 'event.endAt': faults.endsBeforeStart }),
    ...(isWrong(mapLat, mapLng, 90) && { 'event.location.mapLat': faults.latitude }),
    ...(isWrong(mapLng, mapLat, 180) && { 'event.location.mapLng': faults.longitude }),
  };
}

/** One coordinate needs the other one. */
function isWrong(degrees: string, other: string, limit: number): boolean {
  const number = Number(degrees);
  return degrees === '' ? other !== '' : Number.isNaN(number) || Math.abs(number) > limit;
}
