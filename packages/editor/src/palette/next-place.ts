/** Where a key leads in a list; undefined for a key that does not move. The ends meet. */
export function nextPlace(key: string, place: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (place + 1) % count;
  if (key === 'ArrowUp') return (place - 1 + count) % count;
  return undefined;
}
