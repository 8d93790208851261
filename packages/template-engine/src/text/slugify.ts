import { LruCache } from '../cache/lru-cache.ts';

/**
 * A text for class names and URLs: letters, digits and dashes, in lower case.
 * @example
 * slugify('Hello,  World - 2') // => 'hello-world---2'
 */
export function slugify(text: string): string {
  return slugs.getOrBuild(text, writeSlug);
}

/** Cached, because the items of a page share categories, tags and authors. */
const slugs = new LruCache<string>();

function writeSlug(text: string): string {
  return text
    .replace(/[^a-zA-Z0-9\s-]+/g, '')
    .replace(/\s+/g, '-')
    .toLowerCase();
}
