import { type Block, type Column, columnsIn } from '../block.ts';
import { definitionOf } from '../walk.ts';

/** A list of blocks: that of the page itself (null), or a column of a row. */
export type BlockList = { readonly row: string; readonly column: number } | null;

/** Where a block is, or where it goes. */
export interface BlockPlace {
  readonly list: BlockList;
  /** The number of blocks before it in the list. */
  readonly index: number;
}

export interface PlacedBlock {
  readonly block: Block;
  readonly place: BlockPlace;
}

/**
 * A block of a layout and its place; `undefined` if there is none with this id.
 *
 * @example
 * findBlock([{ type: 'row', props: { id: 'r', columns: [{ span: 12, blocks: [{ type: 'html', props: { id: 'a' } }] }] } }], 'a').place
 * // => { list: { row: 'r', column: 0 }, index: 0 }
 * findBlock([], 'a') // => undefined
 */
export function findBlock(content: readonly Block[], id: string, list: BlockList = null): PlacedBlock | undefined {
  for (const [index, block] of content.entries()) {
    if (block.props.id === id) return { block, place: { list, index } };
    for (const [column, { blocks }] of columnsOf(block).entries()) {
      const found = findBlock(blocks, id, { row: block.props.id, column });
      if (found) return found;
    }
  }
  return undefined;
}

/**
 * The blocks of a list; `undefined` if there is no such list.
 *
 * @example
 * blocksIn([{ type: 'html', props: { id: 'a' } }], null) // => [{ type: 'html', props: { id: 'a' } }]
 * blocksIn([], { row: 'r', column: 0 }) // => undefined
 */
export function blocksIn(content: readonly Block[], list: BlockList): readonly Block[] | undefined {
  if (list === null) return content;
  const row = findBlock(content, list.row);
  return row && columnsOf(row.block)[list.column]?.blocks;
}

/**
 * The blocks with these ids in reading order, without those that are inside another of them.
 *
 * @example
 * outermostBlocks([{ type: 'html', props: { id: 'a' } }, { type: 'html', props: { id: 'b' } }], ['b', 'a']).map(({ props }) => props.id)
 * // => ['a', 'b']
 */
export function outermostBlocks(content: readonly Block[], ids: readonly string[]): readonly Block[] {
  return content.flatMap((block) =>
    ids.includes(block.props.id) ? [block] : columnsOf(block).flatMap(({ blocks }) => outermostBlocks(blocks, ids)),
  );
}

/** The content with one list changed. Everything outside of it stays the very same object. */
export function changeList(
  content: readonly Block[],
  list: BlockList,
  change: (blocks: readonly Block[]) => readonly Block[],
): readonly Block[] {
  if (list === null) return change(content);
  return changeBlock(content, list.row, (row) =>
    withColumns(
      row,
      columnsOf(row).map((column, index) =>
        index === list.column ? { ...column, blocks: change(column.blocks) } : column,
      ),
    ),
  );
}

/** The content with one block changed. Blocks that do not contain it stay the very same objects. */
export function changeBlock(content: readonly Block[], id: string, change: (block: Block) => Block): readonly Block[] {
  return changed(content, (block) => {
    if (block.props.id === id) return change(block);
    const columns = columnsOf(block);
    const inner = changed(columns, (column) => {
      const blocks = changeBlock(column.blocks, id, change);
      return blocks === column.blocks ? column : { ...column, blocks };
    });
    return inner === columns ? block : withColumns(block, inner);
  });
}

function changed<Value>(values: readonly Value[], change: (value: Value) => Value): readonly Value[] {
  const next = values.map(change);
  return next.every((value, index) => value === values[index]) ? values : next;
}

/**
 * The columns of a row; none for other blocks.
 *
 * @example
 * columnsOf({ type: 'row', props: { id: 'r', columns: [{ span: 12, blocks: [] }] } }) // => [{ span: 12, blocks: [] }]
 * columnsOf({ type: 'html', props: { id: 'a' } }) // => []
 */
export function columnsOf({ type, props }: Block): readonly Column[] {
  const name = columnsName(type);
  return name === undefined ? [] : columnsIn(props[name]);
}

export function withColumns(block: Block, columns: readonly Column[]): Block {
  const name = columnsName(block.type);
  return name === undefined ? block : { ...block, props: { ...block.props, [name]: columns } };
}

/** The setting that holds a row's columns. */
function columnsName(type: string): string | undefined {
  return Object.entries(definitionOf(type)?.fields ?? {}).find(([, { holds }]) => holds === 'columns')?.[0];
}
