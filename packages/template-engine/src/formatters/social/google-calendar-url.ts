import { definePureFormatter } from '../../contract/formatter.ts';
import { changeText } from '../../text/change-text.ts';
import { member } from '../../values/reference.ts';
import { asNumber, asText, type Value } from '../../values/value.ts';
import { momentOf } from '../date/date.ts';
import { parseDatePattern } from '../date/date-pattern.ts';

const ENDPOINT = 'http://www.google.com/calendar/event?action=TEMPLATE';
const ADDRESS_LINES = ['addressLine1', 'addressLine2', 'addressCountry'];

export const googleCalendarUrl = definePureFormatter({
  name: 'google-calendar-url',
  group: 'social',
  summary: "an address that puts the event into a visitor's calendar",
  example: {
    template: '{e|google-calendar-url}',
    data: { e: { title: 'Open day', startDate: 1706724000000, endDate: 1706731200000 } },
    output:
      'http://www.google.com/calendar/event?action=TEMPLATE&text=Open%20day&dates=20240131T180000Z/20240131T200000Z',
  },
  prepare: () => (value, budget) => {
    const title = changeText(asText(member(value, 'title')), budget, encodeTitle);
    const dates = `${compactUtc(member(value, 'startDate'))}/${compactUtc(member(value, 'endDate'))}`;
    const place = ADDRESS_LINES.map((line) => asText(member(member(value, 'location'), line)).trim())
      .filter((line) => line !== '')
      .join(', ');
    return `${ENDPOINT}&text=${title}&dates=${dates}${place === '' ? '' : `&location=${changeText(place, budget, encodeURIComponent)}`}`;
  },
});

const writeCompact = parseDatePattern('%Y%m%dT%H%M%SZ');

/** A moment as `YYYYMMDDTHHMMSSZ`. An invalid date is a run-time error of the tag. */
function compactUtc(time: Value): string {
  return writeCompact(momentOf(asNumber(time), 'UTC'));
}

/** Percent-encoding of everything but letters, digits and `-_.*`. */
function encodeTitle(text: string): string {
  return encodeURIComponent(text).replace(/[!'()~]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}
