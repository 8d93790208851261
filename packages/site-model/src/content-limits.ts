import { contentLimitMessages } from './messages.ts';
import { accepted, type Result, refused } from './refusal.ts';

/** How many of something may be saved. Existing content above a limit stays readable (D-159). */
export const contentLimits = {
  tagLength: 50,
  categoryLength: 25,
  blocksPerLayout: 60,
  rowsPerLayout: 120,
  tracksPerAlbum: 60,
  itemsPerOrderableCollection: 250,
  /** Items that an owner puts into one collection; the store's own list of all products has no limit. */
  productsPerCollection: 200,
  /** All categories of a store, on all levels. */
  nestedCategories: 10_000,
  /** Galleries fed from an outside photo service. */
  photoServiceGalleries: 20,
  itemsPerPhotoServiceGallery: 50,
} as const;

export type ContentLimit = keyof typeof contentLimits;
export type CountLimit = Exclude<ContentLimit, 'tagLength' | 'categoryLength'>;

/**
 * Checks how many there will be after saving.
 *
 * @example
 * checkCount('blocksPerLayout', 60) // => { ok: true, value: 60 }
 * checkCount('blocksPerLayout', 61).message // => 'A layout can have at most 60 blocks.'
 */
export function checkCount(limit: CountLimit, count: number): Result<number, CountLimit> {
  const highest = contentLimits[limit];
  return count <= highest ? accepted(count) : refused(limit, contentLimitMessages[limit](highest));
}

export type TagType = 'tag' | 'category';

const lengthLimits = { tag: 'tagLength', category: 'categoryLength' } as const satisfies Record<TagType, ContentLimit>;

/**
 * Checks a tag or category before it is added. Length is counted in UTF-16 units, like the maxlength of an input. Names that
 * differ only in case are the same name (D-160).
 *
 * @example
 * checkTag('tag', 'Summer', ['winter']) // => { ok: true, value: 'Summer' }
 * checkTag('tag', 'Summer', ['summer']).message // => 'This tag already exists'
 * checkTag('category', 'x'.repeat(26)).message // => 'A category can have at most 25 characters.'
 */
export function checkTag(
  tagType: TagType,
  name: string,
  existing: readonly string[] = [],
): Result<string, 'tagLength' | 'categoryLength' | 'already-exists'> {
  const limit = lengthLimits[tagType];
  const longest = contentLimits[limit];
  if (name.length > longest) return refused(limit, contentLimitMessages[limit](longest));
  if (existing.some((other) => isSameTag(other, name))) {
    return refused('already-exists', contentLimitMessages.tagExists(tagType));
  }
  return accepted(name);
}

/**
 * Whether two names are the same tag, ignoring case.
 *
 * @example
 * isSameTag('Été', 'été') // => true
 * isSameTag('red', 'reed') // => false
 */
export function isSameTag(first: string, second: string): boolean {
  return first.toLowerCase() === second.toLowerCase();
}

/**
 * The tags or categories of something after one was added or taken away. A name that is there in another spelling stays
 * as it is.
 *
 * @example
 * changeTags(['Kiln'], 'add', 'kiln') // => ['Kiln']
 * changeTags(['Kiln'], 'add', 'Glaze') // => ['Kiln', 'Glaze']
 * changeTags(['Kiln', 'Glaze'], 'remove', 'KILN') // => ['Glaze']
 */
export function changeTags(names: readonly string[], way: 'add' | 'remove', name: string): string[] {
  const others = names.filter((other) => !isSameTag(other, name));
  if (way === 'remove') return others;
  return others.length < names.length ? [...names] : [...names, name];
}
