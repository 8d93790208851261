import { describe, expect, test } from 'vitest';
import {
  afterClosing,
  afterSending,
  isHidden,
  POPUP_MEMORY_KEY,
  type PopupMemory,
  readMemory,
  writeMemory,
} from './popup-memory.ts';

const DAY_MS = 86_400_000;
const now = Date.parse('2026-11-19T10:00:00Z');
const rules = { version: 3, daysHidden: 7 };
const closed: PopupMemory = { closedDate: new Date(now).toISOString(), version: 3, submitted: false };

describe('whether the popup stays hidden', () => {
  test('it is shown to a browser that remembers nothing', () => {
    expect(isHidden(undefined, rules, now)).toBe(false);
  });

  test('POPUP-004: after closing it is hidden for the owner’s days, to the millisecond', () => {
    expect(isHidden(closed, rules, now + 7 * DAY_MS - 1)).toBe(true);
    expect(isHidden(closed, rules, now + 7 * DAY_MS)).toBe(false);
    expect(isHidden(closed, { version: 3, daysHidden: 1 }, now + DAY_MS)).toBe(false);
  });

  test('without days each version is shown once', () => {
    expect(isHidden(closed, { version: 3, daysHidden: undefined }, now + 3650 * DAY_MS)).toBe(true);
  });

  test('POPUP-005: another version is shown, whether the last was closed or sent', () => {
    expect(isHidden(closed, { ...rules, version: 4 }, now)).toBe(false);
    expect(isHidden({ ...closed, submitted: true }, { ...rules, version: 4 }, now)).toBe(false);
  });

  test('POPUP-006: after its form was sent it is hidden for ever, but not another version', () => {
    const sent = afterSending(undefined, 3);
    expect(sent).toEqual({ closedDate: null, version: 3, submitted: true });
    expect(isHidden(sent, rules, now + 3650 * DAY_MS)).toBe(true);
  });
});

describe('what is remembered', () => {
  test('closing keeps that the form of this version was sent, and forgets it of another', () => {
    const sent = afterSending(closed, 3);
    expect(sent).toEqual({ ...closed, submitted: true });
    expect(afterClosing(sent, 3, now + DAY_MS)).toEqual({
      closedDate: new Date(now + DAY_MS).toISOString(),
      version: 3,
      submitted: true,
    });
    expect(afterClosing(sent, 4, now)).toEqual({ ...closed, version: 4 });
    expect(afterSending(closed, 4)).toEqual({ closedDate: null, version: 4, submitted: true });
  });

  test('it is read as it was written', () => {
    const storage = new Map<string, string>();
    writeMemory({ setItem: (name, value) => void storage.set(name, value) }, closed);
    expect([...storage]).toEqual([['awning-popup-overlay', JSON.stringify(closed)]]);
    expect(readMemory({ getItem: (name) => storage.get(name) ?? null })).toEqual(closed);
  });

  test.each(['', '{', 'null', '7', '[]', '{"version":"3"}'])('what we did not write is ignored: %s', (text) => {
    expect(readMemory({ getItem: (name) => (name === POPUP_MEMORY_KEY ? text : null) })).toBeUndefined();
  });

  test('a date that is none hides nothing', () => {
    const memory = readMemory({ getItem: () => '{"version":3,"closedDate":"yesterday"}' });
    expect(isHidden(memory, rules, now)).toBe(false);
  });
});
