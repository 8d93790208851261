import { asText } from '@awning/template-engine';
import { addressLines, type Collection, type Item, plainText, textOf } from '../../../content/index.ts';
import { languageChoice, type PageRequest, type Scope } from '../../site.ts';
import { categoryName } from '../collection-view.ts';
import type { CalendarFile } from '../page.ts';
import { type CalendarEvent, calendarUid } from './calendar-event.ts';
import { writeCalendar } from './icalendar.ts';

interface Reader {
  readonly request: PageRequest;
}

const DESCRIPTION_LENGTH = 1000;

/** The events as a file for calendars; `views` are theirs, in the same order. */
export function calendarFile(
  { request }: Reader,
  collection: Collection,
  items: readonly Item[],
  views: readonly Scope[],
  filename = collection.urlId,
): CalendarFile {
  const title = textOf(collection.texts, 'title', languageChoice(request)) ?? '';
  const events = items.flatMap((item, index) => calendarEvent(request, collection, item, views[index] ?? {}));
  return {
    filename: `${filename.replaceAll(/[^\w-]+/g, '-')}.ics`,
    text: writeCalendar(`${title} — ${request.website.name}`, events),
  };
}

function calendarEvent(request: PageRequest, collection: Collection, item: Item, view: Scope): CalendarEvent[] {
  const { startAt, endAt, location } = item;
  if (startAt === null || endAt === null) return [];
  const { mapLat, mapLng } = location;
  return [
    {
      uid: calendarUid(item.id, request.website.id),
      title: asText(view['title']),
      description: plainText(asText(view['excerpt'] || view['body']), DESCRIPTION_LENGTH),
      place: addressLines(location).join(', '),
      ...(mapLat === undefined || mapLng === undefined ? {} : { position: { latitude: mapLat, longitude: mapLng } }),
      url: encodeURI(`${request.origin}${asText(view['fullUrl'])}`),
      categories: item.categories.map((category) => categoryName(collection, category, request)),
      startAt,
      endAt,
      updatedAt: item.updatedAt,
    },
  ];
}
