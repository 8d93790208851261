import { julianDayOf } from '@awning/formats';
import type { Budget } from '../../budget/budget.ts';
import { CURRENT_VALUE, definePredicate, lookupOperand, memberOperand } from '../../contract/predicate.ts';
import { removeTags } from '../../text/remove-tags.ts';
import { memberNames } from '../../values/member-names.ts';
import { member } from '../../values/reference.ts';
import { asBoolean, asNumber, asText, isArray, isObject, isTruthy, type Value } from '../../values/value.ts';

export const calendarView = definePredicate({
  name: 'calendar-view?',
  group: 'content',
  summary: 'the nearest calendarView is on',
  example: { template: '{.calendar-view?}yes{.or}no{.end}', data: { calendarView: true }, output: 'yes' },
  prepare: () => ({ operands: [lookupOperand('calendarView')], test: asBoolean }),
});

export const childImages = definePredicate({
  name: 'child-images?',
  group: 'content',
  summary: 'the first of the items has a main image',
  example: {
    template: '{.child-images?}yes{.or}no{.end}',
    data: { items: [{ mainImageId: 'a1' }] },
    output: 'yes',
  },
  prepare: () => ({
    operands: [memberOperand('items')],
    test: (items) => isArray(items) && hasMainImage(member(items[0], 'mainImageId'), member(items[0], 'systemDataId')),
  }),
});

export const excerpt = definePredicate({
  name: 'excerpt?',
  group: 'content',
  summary: 'the excerpt holds more than tags and blanks',
  example: { template: '{.excerpt?}yes{.or}no{.end}', data: { excerpt: { html: '<p> </p>' } }, output: 'no' },
  prepare: () => ({
    operands: [memberOperand('excerpt', 'html'), memberOperand('excerpt')],
    test: (html, text, _third, budget) => hasVisibleText(typeof html === 'string' ? html : text, budget),
  }),
});

export const externalLink = definePredicate({
  name: 'external-link?',
  group: 'content',
  summary: 'the entry is a link to another site',
  example: { template: '{.external-link?}yes{.or}no{.end}', data: { externalLink: { url: '#' } }, output: 'yes' },
  prepare: () => ({ operands: [memberOperand('externalLink')], test: isTruthy }),
});

export const hasMultiple = definePredicate({
  name: 'has-multiple?',
  group: 'content',
  summary: 'the value has more than one element or member',
  example: { template: '{.section a}{.has-multiple?}yes{.or}no{.end}{.end}', data: { a: [1, 2] }, output: 'yes' },
  prepare: () => ({ operands: [CURRENT_VALUE], test: (value, _second, _third, budget) => sizeOf(value, budget) > 1 }),
});

export const location = definePredicate({
  name: 'location?',
  group: 'content',
  summary: 'the location has both coordinates',
  example: {
    template: '{.location?}yes{.or}no{.end}',
    data: { location: { mapLat: 0, mapLng: 0 } },
    output: 'yes',
  },
  prepare: () => ({
    operands: [memberOperand('location', 'mapLat'), memberOperand('location', 'mapLng')],
    test: (latitude, longitude) => latitude !== undefined && longitude !== undefined,
  }),
});

export const mainImage = definePredicate({
  name: 'main-image?',
  group: 'content',
  summary: 'the item has a main image',
  example: { template: '{.main-image?}yes{.or}no{.end}', data: { systemDataId: 'a1' }, output: 'yes' },
  prepare: () => ({ operands: [memberOperand('mainImageId'), memberOperand('systemDataId')], test: hasMainImage }),
});

export const passthrough = definePredicate({
  name: 'passthrough?',
  group: 'content',
  summary: 'the item leads straight to its source',
  example: {
    template: '{.passthrough?}yes{.or}no{.end}',
    data: { passthrough: true, sourceUrl: '/there' },
    output: 'yes',
  },
  prepare: () => ({
    operands: [memberOperand('passthrough'), memberOperand('sourceUrl')],
    test: (isOn, sourceUrl) => isTruthy(isOn) && asText(sourceUrl) !== '',
  }),
});

export const sameDay = definePredicate({
  name: 'same-day?',
  group: 'content',
  summary: 'startDate and endDate fall on the same day in UTC',
  example: { template: '{.same-day?}yes{.or}no{.end}', data: { startDate: 0, endDate: 86400000 }, output: 'no' },
  prepare: () => ({
    operands: [memberOperand('startDate'), memberOperand('endDate')],
    // An invalid date, or one outside the calendar, is a run-time error.
    test: (start, end) => julianDayOf(asNumber(start)) === julianDayOf(asNumber(end)),
  }),
});

export const serviceNameEmail = definePredicate({
  name: 'serviceNameEmail?',
  group: 'content',
  summary: 'the connected service is e-mail',
  example: { template: '{.serviceNameEmail?}yes{.or}no{.end}', data: { serviceName: 'email' }, output: 'yes' },
  prepare: () => ({ operands: [memberOperand('serviceName')], test: (name) => name === 'email' }),
});

export const showPastEvents = definePredicate({
  name: 'show-past-events?',
  group: 'content',
  summary: 'the calendar shows past events',
  example: {
    template: '{.show-past-events?}yes{.or}no{.end}',
    data: { showPastOrUpcomingEvents: 'past' },
    output: 'yes',
  },
  prepare: () => ({ operands: [memberOperand('showPastOrUpcomingEvents')], test: (choice) => choice === 'past' }),
});

function hasMainImage(mainImageId: Value, systemDataId: Value): boolean {
  return isTruthy(mainImageId) || isTruthy(systemDataId);
}

// White space of ECMAScript includes the no-break space and the byte-order mark, but not the zero-width space.
const VISIBLE = /[^\s\u200b]/;

function hasVisibleText(html: Value, budget: Budget): boolean {
  return typeof html === 'string' && VISIBLE.test(removeTags(budget.read(html)));
}

function sizeOf(value: Value, budget: Budget): number {
  if (isArray(value)) return value.length;
  return isObject(value) ? memberNames(value, budget).length : 0;
}
