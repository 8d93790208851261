import type { NavigationBody } from './queries.ts';

export type Areas = NavigationBody['areas'];
export type Entry = Areas[string][number];
export type FolderEntry = Extract<Entry, { readonly folderId: string }>;

/** Where an entry is: in an area, at a place of its own or inside the folder at that place. */
export interface Place {
  readonly area: string;
  readonly at: number;
  readonly inside: number | null;
}

/** An entry as a line of a tree. */
export interface Line {
  readonly entry: Entry;
  readonly place: Place;
  readonly level: 1 | 2;
  /** Among the entries of its list, counted from one. */
  readonly position: number;
  readonly count: number;
}

export interface Moved {
  readonly areas: Areas;
  readonly place: Place;
}

export type Way = 'up' | 'down' | 'in' | 'out';

/** All entries of an area, those of folders below them. */
export function linesOf(areas: Areas, area: string): readonly Line[] {
  const entries = areas[area] ?? [];
  return entries.flatMap((entry, at): readonly Line[] => {
    const line = {
      entry,
      place: { area, at, inside: null },
      level: 1,
      position: at + 1,
      count: entries.length,
    } as const;
    const items = isFolder(entry) ? entry.items : [];
    const below = items.map((item, inside) => {
      return { entry: item, place: { area, at, inside }, level: 2, position: inside + 1, count: items.length } as const;
    });
    return [line, ...below];
  });
}

export function isFolder(entry: Entry): entry is FolderEntry {
  return 'items' in entry;
}

/** The pages that stand in any menu. */
export function linkedIds(areas: Areas): ReadonlySet<string> {
  const all = Object.keys(areas).flatMap((area) => linesOf(areas, area));
  return new Set(all.flatMap(({ entry }) => ('collectionId' in entry ? [entry.collectionId] : [])));
}

/** The areas in which a page stands. */
export function areasOf(areas: Areas, pageId: string): readonly string[] {
  return Object.keys(areas).filter((area) =>
    linesOf(areas, area).some(({ entry }) => 'collectionId' in entry && entry.collectionId === pageId),
  );
}

export function entryAt(areas: Areas, { area, at, inside }: Place): Entry | undefined {
  const entry = areas[area]?.[at];
  return inside === null ? entry : entry && isFolder(entry) ? entry.items[inside] : undefined;
}

export function isSamePlace(one: Place | undefined, other: Place | undefined): boolean {
  return one?.area === other?.area && one?.at === other?.at && one?.inside === other?.inside;
}

/** Puts an entry at a place; what is there and behind it moves on. A place behind the end is the end. */
export function withEntry(areas: Areas, { area, at, inside }: Place, entry: Entry): Areas {
  const entries = areas[area] ?? [];
  const folder = entries[at];
  if (inside === null || folder === undefined || !isFolder(folder) || isFolder(entry)) {
    return { ...areas, [area]: entries.toSpliced(at, 0, entry) };
  }
  return { ...areas, [area]: entries.with(at, { ...folder, items: folder.items.toSpliced(inside, 0, entry) }) };
}

export function withoutEntry(areas: Areas, { area, at, inside }: Place): Areas {
  const entries = areas[area] ?? [];
  const folder = entries[at];
  if (inside === null || folder === undefined || !isFolder(folder)) {
    return { ...areas, [area]: entries.toSpliced(at, 1) };
  }
  return { ...areas, [area]: entries.with(at, { ...folder, items: folder.items.toSpliced(inside, 1) }) };
}

export function withChanged(areas: Areas, place: Place, entry: Entry): Areas {
  return withEntry(withoutEntry(areas, place), place, entry);
}

/** Moves an entry to where another one is; undefined if it cannot go there, such as a folder into a folder. */
export function moveTo(areas: Areas, from: Place, to: Place): Moved | undefined {
  const entry = entryAt(areas, from);
  if (entry === undefined || (isFolder(entry) && to.inside !== null)) return undefined;
  const place = afterLeaving(from, to);
  const moved = withEntry(withoutEntry(areas, from), place, entry);
  return isSamePlace(from, place) ? undefined : { areas: moved, place };
}

/** What a place is called once the entry that goes there has left its own. */
function afterLeaving(from: Place, to: Place): Place {
  if (from.area !== to.area) return to;
  if (from.inside === null) return from.at < to.at ? { ...to, at: to.at - 1 } : to;
  const isSameFolder = from.at === to.at && to.inside !== null;
  return isSameFolder && from.inside < (to.inside ?? 0) ? { ...to, inside: (to.inside ?? 0) - 1 } : to;
}

/** Moves an entry by one step, as the arrow keys do; undefined if there is no further one. */
export function moveBy(areas: Areas, from: Place, way: Way): Moved | undefined {
  const to = nextPlace(areas, from, way);
  return to && moveTo(areas, from, to);
}

function nextPlace(areas: Areas, { area, at, inside }: Place, way: Way): Place | undefined {
  const entries = areas[area] ?? [];
  const folder = entries[at];
  if (inside === null) {
    const before = entries[at - 1];
    if (way === 'up') return at > 0 ? { area, at: at - 1, inside } : undefined;
    if (way === 'down') return at + 1 < entries.length ? { area, at: at + 2, inside } : undefined;
    return way === 'in' && before && isFolder(before) ? { area, at: at - 1, inside: before.items.length } : undefined;
  }
  const count = folder && isFolder(folder) ? folder.items.length : 0;
  if (way === 'up') return inside > 0 ? { area, at, inside: inside - 1 } : { area, at, inside: null };
  if (way === 'down' && inside + 1 < count) return { area, at, inside: inside + 2 };
  return way === 'in' ? undefined : { area, at: at + 1, inside: null };
}
