import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import type { Value } from '../../values/value.ts';
import { googleCalendarUrl } from './google-calendar-url.ts';

const START = 'http://www.google.com/calendar/event?action=TEMPLATE';
const event = { startDate: Date.UTC(2024, 0, 31, 18, 0, 0, 999), endDate: Date.UTC(2024, 0, 31, 20) };
const DATES = '&dates=20240131T180000Z/20240131T200000Z';
const address = (value: Value) => callFormatter(googleCalendarUrl, [], [value]);

test('CAL-001, CAL-003, EVENT-001: the address names both dates in compact UTC form', () => {
  expect(address(event)).toBe(`${START}&text=${DATES}`);
  expect(address({})).toBe(`${START}&text=&dates=19700101T000000Z/19700101T000000Z`);
});

test('CAL-002: the title is percent-encoded as UTF-8', () => {
  expect(address({ ...event, title: "Ünï & (co)!'~*" })).toBe(
    `${START}&text=%C3%9Cn%C3%AF%20%26%20%28co%29%21%27%7E*${DATES}`,
  );
});

test('CAL-004, EVENT-002: the address lines are joined by commas, blank ones left out', () => {
  const location = { addressLine1: ' 1 High St ', addressLine2: 'Flat 2', addressCountry: 'UK' };
  expect(address({ ...event, location })).toBe(`${START}&text=${DATES}&location=1%20High%20St%2C%20Flat%202%2C%20UK`);
  expect(address({ ...event, location: { ...location, addressLine2: '  ' } })).toBe(
    `${START}&text=${DATES}&location=1%20High%20St%2C%20UK`,
  );
  expect(address({ ...event, location: { addressLine1: "St. John's (N)" } })).toBe(
    `${START}&text=${DATES}&location=St.%20John's%20(N)`,
  );
  expect(address({ ...event, location: { addressLine1: '' } })).toBe(`${START}&text=${DATES}`);
});

test('an invalid date is a run-time error', () => {
  expect(() => address({ startDate: 'soon' })).toThrow(RangeError);
  expect(() => address({ startDate: 1e15 })).toThrow(RangeError);
});
