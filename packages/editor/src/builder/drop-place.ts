import {
  type Block,
  type BlockList,
  type BlockPlace,
  blocksIn,
  columnsOf,
  findBlock,
  type LayoutDocument,
} from '@awning/site-model';
import { blockKey, columnKey } from './block-tree.ts';
import type { Box, Boxes } from './boxes.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a dragged block, or something new, would go: into the column under the pointer, or else on the page, before the first block whose middle is below it. */
export function dropPlace(layout: LayoutDocument, boxes: Boxes, id: string | undefined, point: Point): BlockPlace {
  const dragged = findBlock(layout.content, id ?? '')?.block;
  const list = listAt(layout.content, boxes, point, dragged) ?? null;
  const blocks = blocksIn(layout.content, list) ?? [];
  const below = blocks.findIndex(({ props }) => {
    const box = boxes.get(blockKey(props.id));
    return box !== undefined && point.y < box.top + box.height / 2;
  });
  return { list, index: below === -1 ? blocks.length : below };
}

function listAt(
  content: readonly Block[],
  boxes: Boxes,
  point: Point,
  dragged: Block | undefined,
): BlockList | undefined {
  for (const block of content) {
    // A row cannot be put into itself.
    if (block === dragged) continue;
    for (const [column, { blocks }] of columnsOf(block).entries()) {
      const box = boxes.get(columnKey(block.props.id, column));
      if (!box || !isInside(box, point)) continue;
      return listAt(blocks, boxes, point, dragged) ?? { row: block.props.id, column };
    }
  }
  return undefined;
}

export function isInside({ left, top, width, height }: Box, { x, y }: Point): boolean {
  return x >= left && x < left + width && y >= top && y < top + height;
}

/** The line that shows a place: between the blocks around it, or at the edge of the only one. */
export function lineAt({ content }: LayoutDocument, boxes: Boxes, { list, index }: BlockPlace): Box | undefined {
  const blocks = blocksIn(content, list) ?? [];
  const boxAt = (place: number) => boxes.get(blockKey(blocks[place]?.props.id ?? ''));
  const before = boxAt(index - 1);
  const after = boxAt(index);
  const around = boxes.get(list === null ? 'area' : columnKey(list.row, list.column));
  const guide = before ?? after ?? around;
  if (!guide) return undefined;
  const end = before && before.top + before.height;
  const top = end !== undefined && after ? (end + after.top) / 2 : (end ?? guide.top);
  return { left: guide.left, top, width: guide.width, height: 0 };
}
