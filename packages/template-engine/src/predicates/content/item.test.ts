import { expect, test } from 'vitest';
import { callPredicate } from '../../contract/call.ts';
import type { Predicate } from '../../contract/predicate.ts';
import type { Value } from '../../values/value.ts';
import {
  calendarView,
  childImages,
  excerpt,
  externalLink,
  hasMultiple,
  location,
  mainImage,
  passthrough,
  sameDay,
  serviceNameEmail,
  showPastEvents,
} from './item.ts';

const HOUR = 3_600_000;
const noon = Date.UTC(2024, 0, 31, 12);

const cases: readonly (readonly [string, Predicate, Value, boolean])[] = [
  ['reads calendarView', calendarView, { calendarView: true }, true],
  ['takes the text true', calendarView, { calendarView: 'true' }, true],
  ['is off otherwise', calendarView, { calendarView: 'yes' }, false],
  ['ITEM-013: reads items for a main image', childImages, { items: [{ mainImageId: 'a' }] }, true],
  ['ITEM-013: or a system data id', childImages, { items: [{ systemDataId: 'a' }] }, true],
  ['looks at the first item only', childImages, { items: [{}, { mainImageId: 'a' }] }, false],
  ['needs an array', childImages, { items: { 0: { mainImageId: 'a' } } }, false],
  ['needs an item', childImages, { items: [] }, false],
  ['ITEM-008: text in the html', excerpt, { excerpt: { html: '<p>Hello</p>' } }, true],
  ['ITEM-008: text itself', excerpt, { excerpt: 'Hello' }, true],
  ['ITEM-008: tags and blanks only', excerpt, { excerpt: { html: '<p> \u00a0\u200b\n</p><br>' } }, false],
  ['ITEM-008: nothing', excerpt, {}, false],
  ['html comes before the value itself', excerpt, { excerpt: { html: '' } }, false],
  ['a number is no text', excerpt, { excerpt: 5 }, false],
  ['ITEM-009: reads externalLink', externalLink, { externalLink: 'https://example.org' }, true],
  ['ITEM-009: an empty one is none', externalLink, { externalLink: '' }, false],
  ['two elements', hasMultiple, [1, 2], true],
  ['one element', hasMultiple, [1], false],
  ['two members', hasMultiple, { a: 1, b: 2 }, true],
  ['one member', hasMultiple, { a: 1 }, false],
  ['a text has none', hasMultiple, 'ab', false],
  ['EVENT-002: both coordinates', location, { location: { mapLat: 0, mapLng: null } }, true],
  ['EVENT-002: one coordinate', location, { location: { mapLat: 1 } }, false],
  ['EVENT-002: the other one', location, { location: { mapLng: 1 } }, false],
  ['ITEM-006: mainImageId', mainImage, { mainImageId: 'a' }, true],
  ['ITEM-006: systemDataId', mainImage, { systemDataId: 'a' }, true],
  ['ITEM-006: neither', mainImage, { assetUrl: 'a', mainImageId: '' }, false],
  ['ITEM-010: both', passthrough, { passthrough: true, sourceUrl: '/x' }, true],
  ['ITEM-010: no source', passthrough, { passthrough: true, sourceUrl: '' }, false],
  ['ITEM-010: missing source', passthrough, { passthrough: true }, false],
  ['ITEM-010: not set', passthrough, { passthrough: false, sourceUrl: '/x' }, false],
  ['EVENT-003: within a UTC day', sameDay, { startDate: noon, endDate: noon + 11 * HOUR }, true],
  [
    'EVENT-003: its first and last millisecond',
    sameDay,
    { startDate: noon - 12 * HOUR, endDate: noon + 12 * HOUR - 1 },
    true,
  ],
  ['EVENT-004: over midnight', sameDay, { startDate: noon, endDate: noon + 12 * HOUR }, false],
  ['EVENT-004: the same day of another year', sameDay, { startDate: noon, endDate: Date.UTC(2025, 0, 31, 12) }, false],
  ['EVENT-003: before 1970', sameDay, { startDate: -1, endDate: -2 }, true],
  ['EVENT-004: over the start of 1970', sameDay, { startDate: -1, endDate: 1 }, false],
  ['ITEM-015: email', serviceNameEmail, { serviceName: 'email' }, true],
  ['ITEM-015: another case', serviceNameEmail, { serviceName: 'Email' }, false],
  ['ITEM-016, EVENT-005: past', showPastEvents, { showPastOrUpcomingEvents: 'past' }, true],
  ['ITEM-016, EVENT-005: upcoming', showPastEvents, { showPastOrUpcomingEvents: 'upcoming' }, false],
  ['EVENT-005: any other value', showPastEvents, { showPastOrUpcomingEvents: true }, false],
];

test.each(cases.map(([title, predicate, value, expected]) => ({ title, predicate, value, expected })))(
  '$predicate.name: $title',
  ({ predicate, value, expected }) => {
    expect(callPredicate(predicate, [], [value])).toBe(expected);
  },
);

test('only calendar-view? looks outwards', () => {
  for (const { 1: predicate, 2: value } of cases.filter(([, , , expected]) => expected)) {
    if (predicate === sameDay || predicate === hasMultiple) continue;
    expect(callPredicate(predicate, [], [value, { q: 1 }])).toBe(predicate === calendarView);
  }
});

test('same-day? with an invalid date is a run-time error', () => {
  expect(() => callPredicate(sameDay, [], [{ startDate: 'soon', endDate: 0 }])).toThrow(RangeError);
  expect(() => callPredicate(sameDay, [], [{ startDate: 0, endDate: 1e15 }])).toThrow(RangeError);
});
