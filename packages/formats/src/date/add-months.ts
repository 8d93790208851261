/**
 * The same day and time of a later month; its last day if it is shorter. Both are what a clock on the wall shows, as if
 * that were UTC.
 *
 * @example
 * addMonths(Date.UTC(2027, 0, 31, 9), 1) === Date.UTC(2027, 1, 28, 9) // => true
 * addMonths(Date.UTC(2026, 11, 1), 3) === Date.UTC(2027, 2, 1) // => true
 */
export function addMonths(shownMs: number, months: number): number {
  const shown = new Date(shownMs);
  const [year, month] = [shown.getUTCFullYear(), shown.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const timeMs = shownMs - Date.UTC(year, shown.getUTCMonth(), shown.getUTCDate());
  return Date.UTC(year, month, Math.min(shown.getUTCDate(), lastDay)) + timeMs;
}
