import { type Block, type BlockPlace, blocksIn, columnsOf, findBlock, type LayoutDocument } from '@awning/site-model';

/** A line of the outline: a block, or a column of a row. Its key is the mark that its element has on the canvas. */
export interface TreeNode {
  readonly key: string;
  readonly level: number;
  readonly parent: string | undefined;
  /** Counted from one, among the nodes beside it. */
  readonly position: number;
  readonly count: number;
  /** Undefined for a column. */
  readonly block: Block | undefined;
}

export const blockKey = (id: string) => `block/${id}`;
export const columnKey = (row: string, column: number) => `column/${row}/${column}`;

/** All lines of the outline in reading order. */
export function treeOf({ content }: LayoutDocument): readonly TreeNode[] {
  return nodesOf(content, 1, undefined);
}

function nodesOf(blocks: readonly Block[], level: number, parent: string | undefined): readonly TreeNode[] {
  return blocks.flatMap((block, index) => {
    const key = blockKey(block.props.id);
    const columns = columnsOf(block);
    return [
      { key, level, parent, position: index + 1, count: blocks.length, block },
      ...columns.flatMap((column, place) => {
        const inner = columnKey(block.props.id, place);
        const node = { key: inner, level: level + 1, parent: key, position: place + 1, count: columns.length };
        return [{ ...node, block: undefined }, ...nodesOf(column.blocks, level + 2, inner)];
      }),
    ];
  });
}

/** The line that takes the place of removed ones in the outline, so that going on from there needs no way back. */
export function lineAfter(nodes: readonly TreeNode[], removed: readonly string[]): TreeNode | undefined {
  const isGone = ({ key, parent }: TreeNode): boolean => {
    const around = nodes.find((node) => node.key === parent);
    return removed.includes(key) || (around !== undefined && isGone(around));
  };
  const last = nodes.findLastIndex(({ key }) => removed.includes(key));
  const { level = 0 } = nodes[last] ?? {};
  const after = nodes.slice(last + 1).find((node) => node.level <= level && !isGone(node));
  return after ?? nodes.slice(0, Math.max(last, 0)).findLast((node) => !isGone(node));
}

/** The id of the block that a key names; undefined for a column. */
export function idOf(key: string | null): string | undefined {
  return key?.startsWith('block/') ? key.slice('block/'.length) : undefined;
}

/** Where something new goes: after the selected block, at the end of the selected column, or at the end of the page. */
export function placeAfter({ content }: LayoutDocument, key: string | null): BlockPlace {
  const found = findBlock(content, idOf(key) ?? '');
  if (found) return { ...found.place, index: found.place.index + 1 };
  const column = columnOf(key);
  const inside = column && blocksIn(content, column);
  return inside ? { list: column, index: inside.length } : { list: null, index: content.length };
}

/** The place on the page itself after everything that a place is in. */
export function outerPlace({ content }: Pick<LayoutDocument, 'content'>, place: BlockPlace): BlockPlace {
  const around = place.list && findBlock(content, place.list.row);
  return around ? outerPlace({ content }, { ...around.place, index: around.place.index + 1 }) : place;
}

function columnOf(key: string | null) {
  const [, row, column] = /^column\/(.*)\/(\d+)$/s.exec(key ?? '') ?? [];
  return row === undefined ? undefined : { row, column: Number(column) };
}

export const arrowDirections = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' } as const;

export type Direction = (typeof arrowDirections)[keyof typeof arrowDirections];

/**
 * Where a block goes by one step: past its neighbour, out of its row at the end of a column, and from column to column.
 * Beside a row, `right` leads into it. Undefined if there is no such place.
 */
export function stepFrom({ content }: LayoutDocument, id: string, direction: Direction): BlockPlace | undefined {
  const found = findBlock(content, id);
  if (!found) return undefined;
  const { list, index } = found.place;
  const beside = blocksIn(content, list) ?? [];
  const around = list && findBlock(content, list.row);
  const outside = (after: 0 | 1) => around && { list: around.place.list, index: around.place.index + after };
  const inColumn = (row: Block | undefined, column: number): BlockPlace | undefined => {
    const blocks = row && columnsOf(row)[column]?.blocks;
    return blocks && { list: { row: row.props.id, column }, index: blocks.length };
  };
  const place = {
    up: () => (index > 0 ? { list, index: index - 1 } : outside(0)),
    down: () => (index < beside.length - 1 ? { list, index: index + 2 } : outside(1)),
    left: () => list && (list.column > 0 ? inColumn(around?.block, list.column - 1) : outside(0)),
    right: () => (list && inColumn(around?.block, list.column + 1)) ?? inColumn(beside[index + 1], 0),
  }[direction]();
  return place ?? undefined;
}
