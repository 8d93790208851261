/**
 * By how many per cent an amount is above the one before, rounded; undefined if there is nothing to compare with.
 */
export function changeInPercent(now: string, before: string): number | undefined {
  const base = Number(before);
  return base > 0 ? Math.round(((Number(now) - base) / base) * 100) : undefined;
}
