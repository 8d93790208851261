import { memoizeByLocale } from '@awning/formats';
import type { Item } from '../../../content/index.ts';
import type { PageRequest, Scope } from '../../site.ts';

type Reader = Pick<PageRequest, 'website' | 'language'>;

/** When and where an item takes place, as templates read it; nothing for what is no event. */
export function eventView({ startAt, endAt, location }: Item, { website, language }: Reader): Scope {
  if (startAt === null || endAt === null) return {};
  const { timeZone } = website.settings;
  const place = placeOf(location);
  return {
    startDate: startAt.getTime(),
    endDate: endAt.getTime(),
    date: {
      ...eventTimes({ startAt, endAt }, language, timeZone),
      iso: startAt.toISOString(),
      endIso: endAt.toISOString(),
    },
    ...(Object.keys(place).length === 0 ? {} : { location: place }),
  };
}

/** When an event takes place, in words, and the name of the clock by which it does. */
export function eventTimes(
  { startAt, endAt }: { readonly startAt: Date; readonly endAt: Date },
  language: string,
  timeZone: string,
) {
  return {
    text: rangeFormat(language, timeZone).formatRange(startAt, endAt),
    zone: zoneName(startAt, language, timeZone),
  };
}

const MAP_ZOOM = 12;

function placeOf({ mapLat, mapLng, ...lines }: Item['location']): Scope {
  return mapLat === undefined || mapLng === undefined
    ? lines
    : { ...lines, mapLat, mapLng, markerLat: mapLat, markerLng: mapLng, mapZoom: MAP_ZOOM };
}

const rangeFormat = memoizeByLocale(
  (locale, timeZone) => new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'full', timeStyle: 'short' }),
);

const zoneFormat = memoizeByLocale(
  (locale, timeZone) => new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' }),
);

/** In summer it has another name. */
function zoneName(at: Date, language: string, timeZone: string): string {
  const parts = zoneFormat(language, timeZone).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
