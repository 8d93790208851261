/** How many entries every cache of the engine keeps (D-108). */
export const CACHE_CAPACITY = 100;

/**
 * A map that forgets the entry that was used longest ago. Keys come from data and themes, so nothing may grow without end.
 * @example
 * const cache = new LruCache<string, number>(2);
 * cache.getOrBuild('a', () => 1) // 1
 */
export class LruCache<Key, Entry> {
  private readonly entries = new Map<Key, Entry>();
  private readonly capacity: number;

  constructor(capacity: number = CACHE_CAPACITY) {
    this.capacity = capacity;
  }

  get size(): number {
    return this.entries.size;
  }

  getOrBuild(key: Key, build: (key: Key) => Entry): Entry {
    const known = this.entries.get(key);
    if (known !== undefined) {
      // A map lists its keys in the order they were set.
      this.entries.delete(key);
      this.entries.set(key, known);
      return known;
    }
    const entry = build(key);
    if (this.entries.size >= this.capacity) {
      this.entries.delete(this.entries.keys().next().value as Key);
    }
    this.entries.set(key, entry);
    return entry;
  }
}
