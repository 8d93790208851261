import { describe, expect, it } from 'vitest';
import { fromWallTime, toWallTime } from './wall-time.ts';

describe('wall time', () => {
  it.each([
    ['2026-11-16T09:00', 'Europe/Berlin', '2026-11-16T08:00:00.000Z'],
    ['2026-07-16T09:00', 'Europe/Berlin', '2026-07-16T07:00:00.000Z'],
    ['2026-11-16T00:00', 'America/New_York', '2026-11-16T05:00:00.000Z'],
    ['2026-01-01T00:30', 'Pacific/Kiritimati', '2025-12-31T10:30:00.000Z'],
    ['2026-03-29T01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ])('%s in %s is %s, there and back', (wall, zone, iso) => {
    expect(fromWallTime(wall, zone)).toBe(iso);
    expect(toWallTime(iso, zone)).toBe(wall);
  });

  it('reads a time that is skipped in spring as the hour after it', () => {
    expect(toWallTime(fromWallTime('2026-03-29T02:30', 'Europe/Berlin'), 'Europe/Berlin')).toBe('2026-03-29T03:30');
  });

  it('reads a time that comes twice in autumn as the first of the two', () => {
    expect(fromWallTime('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
  });
});
