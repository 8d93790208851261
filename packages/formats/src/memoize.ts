/**
 * Caches what `build` returns for a key. The cache is emptied when it has `capacity` entries, because many keys come from
 * requests.
 *
 * @example
 * memoize((text) => text.toUpperCase(), 100)('a') // => 'A'
 */
export function memoize<Value>(build: (key: string) => Value, capacity: number): (key: string) => Value {
  const built = new Map<string, Value>();
  return (key) => {
    const known = built.get(key);
    if (known !== undefined) return known;
    if (built.size >= capacity) built.clear();
    const value = build(key);
    built.set(key, value);
    return value;
  };
}
