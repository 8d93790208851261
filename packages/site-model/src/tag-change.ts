import { checkTag, isSameTag, type TagType } from './content-limits.ts';
import { contentLimitMessages } from './messages.ts';

/** What an owner does with the tags or categories of a list. */
export interface TagChange {
  readonly tagType: TagType;
  readonly way: 'rename' | 'merge' | 'remove';
  readonly names: readonly string[];
  /** What they are called afterwards; unless they are removed. */
  readonly to?: string;
}

/**
 * The faults of a change by field, before it is made. `existing` are the tags or categories of the list. One at a time gets
 * another name; what has the new name already is joined by merging.
 *
 * @example
 * findTagChangeFaults({ tagType: 'tag', way: 'rename', names: ['Kiln', 'Clay'], to: 'Fire' }, []).names // => 'You may only edit one tag at a time'
 * findTagChangeFaults({ tagType: 'tag', way: 'rename', names: ['Kiln'], to: 'clay' }, ['Kiln', 'Clay']).to // => 'This tag already exists'
 * findTagChangeFaults({ tagType: 'tag', way: 'merge', names: ['Kiln', 'Clay'], to: 'Clay' }, ['Kiln', 'Clay']) // => {}
 */
export function findTagChangeFaults(
  { tagType, way, names, to = '' }: TagChange,
  existing: readonly string[],
): Readonly<Partial<Record<'names' | 'to', string>>> {
  if (way === 'rename' && names.length !== 1) return { names: contentLimitMessages.oneTagAtATime(tagType) };
  if (way === 'remove') return {};
  const others = existing.filter((name) => !names.some((former) => isSameTag(former, name)));
  const checked = checkTag(tagType, to.trim(), way === 'rename' ? others : []);
  if (to.trim() === '') return { to: contentLimitMessages.tagMissing(tagType) };
  return checked.ok ? {} : { to: checked.message };
}

/**
 * Tags or categories after some of them got another name, or were taken away. The new name has the place of the first one,
 * and is there once.
 *
 * @example
 * replaceTags(['Kiln', 'Glaze', 'Clay'], { names: ['kiln', 'clay'], to: 'Fire' }) // => ['Fire', 'Glaze']
 * replaceTags(['Kiln', 'Glaze'], { names: ['Kiln'], to: 'Glaze' }) // => ['Glaze']
 * replaceTags(['Kiln', 'Glaze'], { names: ['Kiln'] }) // => ['Glaze']
 */
export function replaceTags(
  existing: readonly string[],
  { names, to }: Pick<TagChange, 'names' | 'to'>,
): readonly string[] {
  const replaced = existing.flatMap((name) => {
    if (!names.some((former) => isSameTag(former, name))) return name;
    return to === undefined ? [] : to.trim();
  });
  return replaced.filter((name, position) => replaced.findIndex((other) => isSameTag(other, name)) === position);
}
