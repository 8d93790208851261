import type { CLDR } from '@phensley/cldr';
import { LruCache } from '../cache/lru-cache.ts';

export type FormattedTexts = (cldr: CLDR, key: string, format: () => string) => string;

/**
 * Caches the texts of one format per locale. The locale package takes microseconds for a price or a date, and pages show the
 * same ones again and again.
 */
export function formattedTexts(): FormattedTexts {
  const textsOf = new WeakMap<CLDR, LruCache<string>>();
  return (cldr, key, format) => {
    let texts = textsOf.get(cldr);
    if (texts === undefined) {
      texts = new LruCache();
      textsOf.set(cldr, texts);
    }
    return texts.getOrBuild(key, format);
  };
}

/** Shares one format among all tags with the same arguments. */
export function sharedByWords<Format>(
  build: (words: readonly string[]) => Format,
): (words: readonly string[]) => Format {
  const formats = new LruCache<Format>();
  return (words) => formats.getOrBuild(JSON.stringify(words), () => build(words));
}
