import { allBlocks, type Block, columnsOf, type LayoutDocument } from '@awning/site-model';
import { isSameValue } from '../kit/editing/merge.ts';

interface TextDifference {
  readonly language: string;
  /** The setting that the text is. */
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

export interface BlockChange {
  readonly kind: 'added' | 'removed' | 'moved' | 'changed';
  /** As it is on the side where it is there. */
  readonly block: Block;
  /** Names of settings that have another value. */
  readonly settings: readonly string[];
  readonly texts: readonly TextDifference[];
}

/**
 * What was done to the blocks of a page, in reading order, with what was removed at the end. What is inside of something
 * added or removed is not told again.
 */
export function compareLayouts(before: LayoutDocument, after: LayoutDocument): readonly BlockChange[] {
  const [old, now] = [placesOf(before), placesOf(after)];
  const moved = movedIds(old, now);
  const present = [...now.values()].flatMap((place): BlockChange[] => {
    const { block, around } = place;
    const former = old.get(block.props.id);
    if (!former || former.block.type !== block.type) {
      const isInside = around !== undefined && !old.has(around);
      return isInside ? [] : [plain('added', block)];
    }
    const changed = difference(before, after, former.block, block);
    const isMoved = moved.has(block.props.id);
    return [...(isMoved ? [plain('moved', block)] : []), ...(changed ? [changed] : [])];
  });
  const removed = [...old.values()].flatMap(({ block, around }) => {
    const isKept = now.get(block.props.id)?.block.type === block.type;
    const isInside = around !== undefined && !now.has(around);
    return isKept || isInside ? [] : [plain('removed', block)];
  });
  return [...present, ...removed];
}

interface Place {
  readonly block: Block;
  /** The row that it is in. */
  readonly around: string | undefined;
  /** The list of blocks that it is one of. */
  readonly list: string;
}

function plain(kind: BlockChange['kind'], block: Block): BlockChange {
  return { kind, block, settings: [], texts: [] };
}

function placesOf({ content }: LayoutDocument): ReadonlyMap<string, Place> {
  const inside = allBlocks(content).flatMap((row) =>
    columnsOf(row).flatMap(({ blocks }, column) =>
      blocks.map((block) => [block.props.id, { around: row.props.id, list: `${row.props.id}/${column}` }] as const),
    ),
  );
  const places = new Map(inside);
  return new Map(
    allBlocks(content).map((block) => {
      const { around, list = '' } = places.get(block.props.id) ?? { around: undefined };
      return [block.props.id, { block, around, list }];
    }),
  );
}

/** The fewest blocks that must have been moved: of those that stayed in their list, all that are not in the longest row in order. */
function movedIds(old: ReadonlyMap<string, Place>, now: ReadonlyMap<string, Place>): ReadonlySet<string> {
  const kept = [...now.keys()].filter((id) => old.has(id));
  const elsewhere = kept.filter((id) => old.get(id)?.list !== now.get(id)?.list);
  const order = [...old.keys()];
  const stayed = kept.filter((id) => !elsewhere.includes(id));
  const lists = [...new Set(stayed.map((id) => now.get(id)?.list))];
  const within = lists.flatMap((list) => {
    const ids = stayed.filter((id) => now.get(id)?.list === list);
    const still = longestInOrder(ids.map((id) => order.indexOf(id)));
    return ids.filter((_, place) => !still.has(place));
  });
  return new Set([...elsewhere, ...within]);
}

/** The places of a longest increasing row of numbers. */
function longestInOrder(numbers: readonly number[]): ReadonlySet<number> {
  const best: { readonly length: number; readonly before: number }[] = [];
  for (const [place, number] of numbers.entries()) {
    const earlier = best
      .map(({ length }, index) => ({ length, index }))
      .filter(({ index }) => (numbers[index] ?? 0) < number);
    const longest = earlier.reduce((one, other) => (other.length > one.length ? other : one), { length: 0, index: -1 });
    best[place] = { length: longest.length + 1, before: longest.index };
  }
  const found = new Set<number>();
  const longest = Math.max(0, ...best.map(({ length }) => length));
  let place = best.findIndex(({ length }) => length === longest);
  while (place >= 0) {
    found.add(place);
    place = best[place]?.before ?? -1;
  }
  return found;
}

function difference(
  before: LayoutDocument,
  after: LayoutDocument,
  former: Block,
  block: Block,
): BlockChange | undefined {
  const [old, now] = [settingsOf(former), settingsOf(block)];
  const settings = namesOf(old, now).filter((name) => !isSameValue(old[name], now[name]));
  const texts = textDifferences(before, after, block.props.id);
  return settings.length + texts.length === 0 ? undefined : { kind: 'changed', block, settings, texts };
}

/** Blocks inside are compared by themselves; of columns only their widths count. */
function settingsOf(block: Block): Readonly<Record<string, unknown>> {
  const { id: _id, columns, ...settings } = block.props;
  return columns === undefined ? settings : { ...settings, columns: columnsOf(block).map(({ span }) => span) };
}

function textDifferences(before: LayoutDocument, after: LayoutDocument, id: string): readonly TextDifference[] {
  return namesOf(before.texts, after.texts).flatMap((language) => {
    const [old, now] = [before.texts[language]?.[id] ?? {}, after.texts[language]?.[id] ?? {}];
    return namesOf(old, now)
      .filter((name) => !isSameValue(old[name], now[name]))
      .map((name) => ({ language, name, before: textOf(old[name]), after: textOf(now[name]) }));
  });
}

function namesOf(...values: readonly object[]): readonly string[] {
  return [...new Set(values.flatMap((value) => Object.keys(value)))];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
