import { type Block, columnsOf, findBlock, type LayoutDocument } from '@awning/site-model';
import { columnKey, idOf, placeAfter } from './block-tree.ts';
import type { Box, Boxes } from './boxes.ts';

/** What is between two columns that stand side by side. */
export interface ColumnBorder {
  readonly row: string;
  /** The column before it. */
  readonly column: number;
  /** The widths of all columns of the row. */
  readonly spans: readonly number[];
  /** The middle of the gap; it has no width. */
  readonly box: Box;
  readonly grid: Grid;
}

/** The part of the row's grid that the two columns have, which begins where the first of them does. */
interface Grid {
  readonly start: number;
  /** How far it is from one line to the next; negative where a page is read from right to left. */
  readonly step: number;
  readonly halfGap: number;
}

/** The row that is selected, or that the selected block or column is in. */
export function rowAround(layout: LayoutDocument, key: string | null): Block | undefined {
  const chosen = findBlock(layout.content, idOf(key) ?? '')?.block;
  if (chosen && columnsOf(chosen).length > 0) return chosen;
  const { list } = placeAfter(layout, key);
  return list ? findBlock(layout.content, list.row)?.block : undefined;
}

/** The borders of a row's columns; none between columns of which one is below the other, as on a phone. */
export function bordersOf(row: Block, boxes: Boxes): readonly ColumnBorder[] {
  const spans = columnsOf(row).map(({ span }) => span);
  const { id } = row.props;
  return spans.slice(1).flatMap((_, column) => {
    const before = boxes.get(columnKey(id, column));
    const after = boxes.get(columnKey(id, column + 1));
    if (!before || !after || !isBeside(before, after)) return [];
    const both = (spans[column] ?? 0) + (spans[column + 1] ?? 0);
    const isForward = before.left < after.left;
    const [first, second] = isForward ? [before, after] : [after, before];
    const gap = second.left - (first.left + first.width);
    const size = (second.left + second.width - first.left + gap) / both;
    const grid = isForward
      ? { start: first.left, step: size, halfGap: gap / 2 }
      : { start: second.left + second.width, step: -size, halfGap: -gap / 2 };
    const top = Math.min(before.top, after.top);
    const height = Math.max(before.top + before.height, after.top + after.height) - top;
    return [{ row: id, column, spans, box: { left: second.left - gap / 2, top, width: 0, height }, grid }];
  });
}

function isBeside(one: Box, other: Box): boolean {
  const [first, second] = one.left < other.left ? [one, other] : [other, one];
  // Neighbours may overlap by the part of a pixel.
  return first.left + first.width <= second.left + 1;
}

/** The widths if the border were at the line of the grid that is nearest to a place; each column keeps one twelfth. */
export function spansAt({ column, spans, grid }: ColumnBorder, x: number): readonly number[] {
  const { start, step, halfGap } = grid;
  return withFirst(spans, column, Math.round((x - start + halfGap) / step));
}

/** The widths with the border further along the row by so many lines. */
export function spansMoved({ column, spans }: ColumnBorder, lines: number): readonly number[] {
  return withFirst(spans, column, (spans[column] ?? 0) + lines);
}

/** Where the border would be with these widths. */
export function borderAt({ column, grid: { start, step, halfGap } }: ColumnBorder, spans: readonly number[]): number {
  return start + (spans[column] ?? 0) * step - halfGap;
}

function withFirst(spans: readonly number[], column: number, wanted: number): readonly number[] {
  const both = (spans[column] ?? 0) + (spans[column + 1] ?? 0);
  const first = Math.min(Math.max(wanted, 1), both - 1);
  return spans.toSpliced(column, 2, first, both - first);
}
