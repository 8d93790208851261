import { describe, expect, it } from 'vitest';
import {
  type Areas,
  areasOf,
  type Entry,
  linesOf,
  linkedIds,
  moveBy,
  moveTo,
  type Place,
  withEntry,
  withoutEntry,
} from './entries.ts';

const page = (collectionId: string): Extract<Entry, { readonly collectionId: string }> => ({ collectionId });
const folder = (folderId: string, ...ids: string[]): Entry => ({ folderId, texts: {}, items: ids.map(page) });
const areas: Areas = { main: [page('a'), folder('f', 'b', 'c'), page('d')], footer: [page('e')] };

const at = (area: string, position: number, inside: number | null = null): Place => ({ area, at: position, inside });

/** `a f[b c] d / e` */
function drawn(all: Areas): string {
  const name = (entry: Entry): string => {
    if ('items' in entry) return `${entry.folderId}[${entry.items.map(name).join(' ')}]`;
    return 'collectionId' in entry ? entry.collectionId : entry.url;
  };
  return Object.values(all)
    .map((entries) => entries.map(name).join(' '))
    .join(' / ');
}

describe('the lines of a tree', () => {
  it('have their level and place', () => {
    const lines = linesOf(areas, 'main').map(({ level, position, count }) => [level, position, count]);
    expect(lines).toEqual([
      [1, 1, 3],
      [1, 2, 3],
      [2, 1, 2],
      [2, 2, 2],
      [1, 3, 3],
    ]);
    expect(linesOf(areas, 'unknown')).toEqual([]);
  });

  it('name the pages that stand in a menu', () => {
    expect([...linkedIds(areas)]).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(areasOf(areas, 'c')).toEqual(['main']);
    expect(areasOf(areas, 'z')).toEqual([]);
  });
});

describe('a step', () => {
  it.each([
    [at('main', 0), 'down', 'f[b c] a d / e'],
    [at('main', 0), 'up', undefined],
    [at('main', 2), 'down', undefined],
    [at('main', 2), 'up', 'a d f[b c] / e'],
    [at('main', 2), 'in', 'a f[b c d] / e'],
    [at('main', 0), 'in', undefined],
    [at('main', 0), 'out', undefined],
    [at('main', 1), 'in', undefined],
    [at('main', 1, 0), 'up', 'a b f[c] d / e'],
    [at('main', 1, 0), 'down', 'a f[c b] d / e'],
    [at('main', 1, 1), 'up', 'a f[c b] d / e'],
    [at('main', 1, 1), 'down', 'a f[b] c d / e'],
    [at('main', 1, 0), 'out', 'a f[c] b d / e'],
    [at('main', 1, 0), 'in', undefined],
  ] as const)('from %j %s', (from, way, after) => {
    const moved = moveBy(areas, from, way);
    expect(moved && drawn(moved.areas)).toBe(after);
  });
});

describe('a move', () => {
  it.each([
    [at('main', 0), at('footer', 1), 'f[b c] d / e a', at('footer', 1)],
    [at('main', 0), at('main', 1, 2), 'f[b c a] d / e', at('main', 0, 2)],
    [at('main', 0), at('main', 3), 'f[b c] d a / e', at('main', 2)],
    [at('main', 1, 0), at('main', 1, 2), 'a f[c b] d / e', at('main', 1, 1)],
    [at('main', 1, 1), at('main', 0), 'c a f[b] d / e', at('main', 0)],
    [at('main', 1), at('footer', 0), 'a d / f[b c] e', at('footer', 0)],
    [at('footer', 0), at('other', 0), 'a f[b c] d /  / e', at('other', 0)],
  ] as const)('from %j to %j', (from, to, after, place) => {
    const moved = moveTo(areas, from, to);
    expect(moved && drawn(moved.areas)).toBe(after);
    expect(moved?.place).toEqual(place);
  });

  it('changes nothing where it is already, and puts no folder into a folder', () => {
    expect(moveTo(areas, at('main', 0), at('main', 1))).toBeUndefined();
    expect(moveTo(areas, at('main', 1), at('main', 1, 0))).toBeUndefined();
    expect(moveTo(areas, at('main', 9), at('main', 0))).toBeUndefined();
  });
});

describe('what is removed', () => {
  it.each([at('main', 0), at('main', 1), at('main', 1, 1), at('main', 2)])('comes back to its place: %j', (place) => {
    const lines = linesOf(areas, 'main');
    const { entry } = lines.find((line) => JSON.stringify(line.place) === JSON.stringify(place))!;
    const without = withoutEntry(areas, place);
    expect(drawn(without)).not.toBe(drawn(areas));
    expect(drawn(withEntry(without, place, entry))).toBe(drawn(areas));
  });
});
