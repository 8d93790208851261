/** When sale prices count; without a beginning they count at once, without an end for ever. */
export interface SalePeriod {
  readonly from: Date | null;
  readonly until: Date | null;
}

/**
 * Whether sale prices count at this moment. The end does not belong to the sale.
 *
 * @example
 * isSaleTime({ from: null, until: new Date('2026-12-01T00:00Z') }, new Date('2026-11-30T23:59Z')) // => true
 * isSaleTime({ from: null, until: new Date('2026-12-01T00:00Z') }, new Date('2026-12-01T00:00Z')) // => false
 * isSaleTime({ from: new Date('2026-12-01T00:00Z'), until: null }, new Date('2026-11-30T23:59Z')) // => false
 */
export function isSaleTime({ from, until }: SalePeriod, now: Date): boolean {
  return (from === null || from <= now) && (until === null || now < until);
}

/**
 * The next moment at which the sale begins or ends; null if none is to come.
 *
 * @example
 * nextSaleTurn({ from: new Date('2026-12-01T00:00Z'), until: null }, new Date('2026-11-30T00:00Z')) // => new Date('2026-12-01T00:00Z')
 * nextSaleTurn({ from: null, until: null }, new Date('2026-11-30T00:00Z')) // => null
 */
export function nextSaleTurn({ from, until }: SalePeriod, now: Date): Date | null {
  if (from !== null && now < from) return from;
  return until !== null && now < until ? until : null;
}
