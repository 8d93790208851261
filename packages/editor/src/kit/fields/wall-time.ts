const minuteMs = 60_000;

/** What a clock in this place shows at a moment: `2026-11-16T09:00`. */
export function toWallTime(iso: string, timeZone: string): string {
  const at = new Date(iso).getTime();
  return new Date(at + offsetMs(at, timeZone)).toISOString().slice(0, 16);
}

/**
 * The moment at which a clock in this place shows a time. A time that is skipped in spring is read as the hour after it, and one that comes
 * twice in autumn as the first of the two.
 */
export function fromWallTime(wall: string, timeZone: string): string {
  const shown = Date.parse(`${wall.slice(0, 16)}Z`);
  // The offset is that of the moment itself, which is not known yet; those around it are the only ones it can have.
  const offsets = [shown - 24 * 60 * minuteMs, shown + 24 * 60 * minuteMs].map((near) => offsetMs(near, timeZone));
  const candidates = offsets.map((offset) => shown - offset).toSorted((one, other) => one - other);
  const exact = candidates.find((at) => at + offsetMs(at, timeZone) === shown);
  return new Date(exact ?? candidates.at(-1) ?? shown).toISOString();
}

/** How far the clocks of a place are ahead of UTC. */
function offsetMs(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(
    value('year'),
    value('month') - 1,
    value('day'),
    value('hour'),
    value('minute'),
    value('second'),
  );
  return shown - Math.floor(at / 1000) * 1000;
}
