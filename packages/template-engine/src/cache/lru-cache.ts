/** The number of entries in every cache of the engine (D-108). */
export const CACHE_CAPACITY = 100;

/** Values for longer keys are not cached: a hundred whole articles would need much memory. */
export const MAX_KEY_LENGTH = 1000;

/**
 * A map that drops the least recently used entry. Keys come from data and themes, so the size must be limited.
 * @example
 * const cache = new LruCache<number>(2);
 * cache.getOrBuild('a', () => 1) // => 1
 */
export class LruCache<Value> {
  private readonly entries = new Map<string, Entry<Value>>();
  private readonly capacity: number;
  /** Most entries are requested again and again; moving an entry in a list costs less than deleting and setting a map's key. */
  private newest: Entry<Value> | undefined = undefined;
  private oldest: Entry<Value> | undefined = undefined;

  constructor(capacity: number = CACHE_CAPACITY) {
    this.capacity = capacity;
  }

  get size(): number {
    return this.entries.size;
  }

  getOrBuild(key: string, build: (key: string) => Value): Value {
    const known = this.entries.get(key);
    if (known !== undefined) {
      if (known !== this.newest) {
        this.unlink(known);
        this.link(known);
      }
      return known.value;
    }
    if (key.length > MAX_KEY_LENGTH) return build(key);
    const entry = { key, value: build(key), newer: undefined, older: undefined };
    this.entries.set(key, entry);
    this.link(entry);
    if (this.entries.size > this.capacity && this.oldest !== undefined) {
      this.entries.delete(this.oldest.key);
      this.unlink(this.oldest);
    }
    return entry.value;
  }

  private link(entry: Entry<Value>): void {
    entry.older = this.newest;
    entry.newer = undefined;
    if (this.newest !== undefined) this.newest.newer = entry;
    this.newest = entry;
    this.oldest ??= entry;
  }

  private unlink(entry: Entry<Value>): void {
    const { newer, older } = entry;
    if (newer === undefined) {
      this.newest = older;
    } else {
      newer.older = older;
    }
    if (older === undefined) {
      this.oldest = newer;
    } else {
      older.newer = newer;
    }
  }
}

interface Entry<Value> {
  readonly key: string;
  readonly value: Value;
  newer: Entry<Value> | undefined;
  older: Entry<Value> | undefined;
}
