import type { CLDR } from '@phensley/cldr';
import { LruCache } from '../cache/lru-cache.ts';

export type FormattedTexts = (cldr: CLDR, key: string, format: () => string) => string;

/**
 * Remembers what one format has written, locale by locale. The locale package takes microseconds for a price or a date, and a
 * page shows the same ones again and again.
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

/** Shares one format among all tags that ask for it with the same words. */
export function sharedByWords<Format>(
  build: (words: readonly string[]) => Format,
): (words: readonly string[]) => Format {
  const formats = new LruCache<Format>();
  return (words) => formats.getOrBuild(JSON.stringify(words), () => build(words));
}
