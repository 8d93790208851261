/** How many days a key lives; `never` is for one that is ended by hand. */
export const keyLives = ['30', '90', '365', 'never'] as const;

const DAY_MS = 24 * 3600 * 1000;

/**
 * The moment at which a key that is made now ends.
 *
 * @example
 * endOf('30', new Date('2026-11-16T09:00:00Z')) // => '2026-12-16T09:00:00.000Z'
 * endOf('never', new Date('2026-11-16T09:00:00Z')) // => null
 */
export function endOf(life: (typeof keyLives)[number], now: Date): string | null {
  return life === 'never' ? null : new Date(now.getTime() + Number(life) * DAY_MS).toISOString();
}
