/** The pictures with one that has just arrived: before those that were chosen after it, else at the end. */
export function withUploaded(
  value: readonly string[],
  id: string,
  places: ReadonlyMap<string, number>,
): readonly string[] {
  if (value.includes(id)) return value;
  const place = places.get(id) ?? Number.POSITIVE_INFINITY;
  const later = value.findIndex((other) => (places.get(other) ?? Number.NEGATIVE_INFINITY) > place);
  return later === -1 ? [...value, id] : [...value.slice(0, later), id, ...value.slice(later)];
}
