import { momentOfWallClock, wallClockMs } from '@awning/formats';

/** What a clock in this place shows at a moment: `2026-11-16T09:00`. */
export function toWallTime(iso: string, timeZone: string): string {
  return new Date(wallClockMs(new Date(iso), timeZone)).toISOString().slice(0, 16);
}

/** The moment at which a clock in this place shows a time: the first one if it shows it twice. */
export function fromWallTime(wall: string, timeZone: string): string {
  return momentOfWallClock(Date.parse(`${wall.slice(0, 16)}Z`), timeZone).toISOString();
}
