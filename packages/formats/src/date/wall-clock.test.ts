import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentOfWallClock, wallClockMs } from './wall-clock.ts';

const zones = ['UTC', 'Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Apia', 'Africa/Casablanca'];

test('every moment is found again by what the clock shows, unless it shows that a second time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) }), fc.constantFrom(...zones), (ms, timeZone) => {
      const shown = wallClockMs(new Date(ms), timeZone);
      const found = momentOfWallClock(shown, timeZone);
      expect(wallClockMs(found, timeZone)).toBe(shown);
      expect(found.getTime()).toBeLessThanOrEqual(ms);
    }),
  );
});

test('milliseconds are kept, before 1970 too', () => {
  for (const ms of [123, -123, Date.UTC(1950, 5, 1) + 7]) {
    expect(momentOfWallClock(wallClockMs(new Date(ms), 'Europe/Berlin'), 'Europe/Berlin').getTime()).toBe(ms);
  }
});
