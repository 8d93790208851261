import { type BlockPlace, findBlock } from '@awning/site-model';
import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { placeAfter, type TreeNode } from './block-tree.ts';
import type { Builder } from './use-builder.ts';

/** The line that something is dragged over, and where it would go. */
interface DropGoal {
  readonly key: string;
  readonly side: 'before' | 'after' | 'into';
}

/** A hand is never quite still while it clicks. */
const MIN_WAY = 6;

/** Moves blocks by dragging their lines in the outline. A finger scrolls there; it moves by the buttons of the panel. */
export function useOutlineDrag(builder: Builder, list: RefObject<HTMLUListElement | null>) {
  const [goal, setGoal] = useState<DropGoal>();
  const dragged = useRef<{ readonly id: string; readonly y: number; readonly isMoving: boolean }>(undefined);
  const hasMoved = useRef(false);

  function goalAt(y: number): DropGoal | undefined {
    for (const line of list.current?.querySelectorAll<HTMLElement>('[data-node]') ?? []) {
      const { top, bottom } = line.getBoundingClientRect();
      const { node: key = '' } = line.dataset;
      if (y < top || y >= bottom) continue;
      const isColumn = key.startsWith('column/');
      return { key, side: isColumn ? 'into' : y < (top + bottom) / 2 ? 'before' : 'after' };
    }
    return undefined;
  }

  function end(): void {
    dragged.current = undefined;
    setGoal(undefined);
  }

  /** A click follows the end of each way; that of a drag selects nothing. */
  const hasJustEnded = (): boolean => {
    const { current } = hasMoved;
    hasMoved.current = false;
    return current;
  };
  const press = ({ button, pointerType, clientY: y }: PointerEvent, { block }: TreeNode): void => {
    hasMoved.current = false;
    if (!block || button !== 0 || pointerType === 'touch') return;
    dragged.current = { id: block.props.id, y, isMoving: false };
  };
  const follow = ({ currentTarget, pointerId, clientY: y }: PointerEvent): void => {
    const { current } = dragged;
    if (!current || (!current.isMoving && Math.abs(y - current.y) < MIN_WAY)) return;
    if (!current.isMoving) currentTarget.setPointerCapture(pointerId);
    dragged.current = { ...current, isMoving: true };
    setGoal(goalAt(y));
  };
  const release = (): void => {
    const { current } = dragged;
    hasMoved.current = current?.isMoving === true;
    const place = goal && placeOf(builder, goal);
    if (current?.isMoving && place) builder.move(current.id, place);
    end();
  };
  return { goal, hasJustEnded, press, follow, release, end };
}

function placeOf({ document }: Builder, { key, side }: DropGoal): BlockPlace | undefined {
  const after = placeAfter(document, key);
  if (side !== 'before') return after;
  return findBlock(document.content, key.slice('block/'.length))?.place;
}
