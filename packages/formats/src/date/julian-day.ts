// The first day of 4713 BC and the last of 8652 AD (D-116).
const firstJulianDay = 0;
const lastJulianDay = 4_881_503;

const julianDayOfEpoch = 2_440_588;
const dayMs = 86_400_000;

/**
 * The Julian day number of the UTC day that contains a moment, counted from the first day of 4713 BC.
 *
 * @example
 * julianDayOf(0) // => 2440588
 * julianDayOf(Date.UTC(8653, 0, 1)) // throws 'Julian day is outside the supported range'
 */
export function julianDayOf(epochMs: number): number {
  return checkJulianDay(Math.floor(epochMs / dayMs) + julianDayOfEpoch);
}

/**
 * The first moment of a Julian day in UTC, in epoch milliseconds.
 *
 * @example
 * epochMsOfJulianDay(2440589) // => 86400000
 * epochMsOfJulianDay(-1) // throws 'Julian day is outside the supported range'
 */
export function epochMsOfJulianDay(day: number): number {
  return (checkJulianDay(day) - julianDayOfEpoch) * dayMs;
}

function checkJulianDay(day: number): number {
  if (!(day >= firstJulianDay && day <= lastJulianDay)) {
    throw new RangeError('Julian day is outside the supported range');
  }
  return day;
}
