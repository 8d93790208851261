import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { Place } from './entries.ts';

/** Where what is dragged would go, and how that is shown. */
export interface DropGoal {
  readonly place: Place;
  readonly side: 'before' | 'after' | 'into';
  /** The line or the list that shows it. */
  readonly mark: string;
}

/** A hand is never quite still while it clicks. */
const MIN_WAY = 6;
/** Near the edge of the window the page scrolls along. */
const EDGE = 70;
const SCROLL_STEP = 14;

export type MenuDrag<Dragged> = ReturnType<typeof useMenuDrag<Dragged>>;

/** Drags entries within and between the menus below `root`, and pages into them. A finger scrolls; it moves by the buttons of an entry. */
export function useMenuDrag<Dragged>(
  root: RefObject<HTMLElement | null>,
  {
    isFolder,
    drop,
  }: { readonly isFolder: (dragged: Dragged) => boolean; readonly drop: (dragged: Dragged, place: Place) => void },
) {
  const [goal, setGoal] = useState<DropGoal>();
  const held = useRef<{ readonly dragged: Dragged; readonly y: number; readonly isMoving: boolean }>(undefined);
  const hasMoved = useRef(false);

  function end(): void {
    held.current = undefined;
    setGoal(undefined);
  }

  return {
    goal,
    /** A click follows the end of each way; that of a drag opens nothing. */
    hasJustEnded: (): boolean => {
      const { current } = hasMoved;
      hasMoved.current = false;
      return current;
    },
    press: ({ button, pointerType, clientY: y }: PointerEvent, dragged: Dragged): void => {
      hasMoved.current = false;
      if (button !== 0 || pointerType === 'touch') return;
      held.current = { dragged, y, isMoving: false };
    },
    follow: ({ currentTarget, pointerId, clientY: y }: PointerEvent): void => {
      const { current } = held;
      if (!current || (!current.isMoving && Math.abs(y - current.y) < MIN_WAY)) return;
      if (!current.isMoving) currentTarget.setPointerCapture(pointerId);
      held.current = { ...current, isMoving: true };
      if (y < EDGE) window.scrollBy(0, -SCROLL_STEP);
      if (y > window.innerHeight - EDGE) window.scrollBy(0, SCROLL_STEP);
      setGoal(goalAt(root.current, y, isFolder(current.dragged)));
    },
    release: (): void => {
      const { current } = held;
      hasMoved.current = current?.isMoving === true;
      if (current?.isMoving && goal) drop(current.dragged, goal.place);
      end();
    },
    end,
  };
}

function goalAt(root: HTMLElement | null, y: number, isFolder: boolean): DropGoal | undefined {
  for (const line of root?.querySelectorAll<HTMLElement>('[data-line]') ?? []) {
    const { top, bottom } = line.getBoundingClientRect();
    if (y < top || y >= bottom) continue;
    return goalOn(line, (y - top) / (bottom - top), isFolder);
  }
  for (const list of root?.querySelectorAll<HTMLElement>('[data-area]') ?? []) {
    const { top, bottom } = list.getBoundingClientRect();
    const { area = '', count = '0' } = list.dataset;
    if (y < top || y >= bottom) continue;
    return { place: { area, at: Number(count), inside: null }, side: 'into', mark: area };
  }
  return undefined;
}

function goalOn({ dataset }: HTMLElement, part: number, isFolder: boolean): DropGoal {
  const { line = '', inArea: area = '', at = '0', inside, items } = dataset;
  const isBefore = part < (items === undefined ? 0.5 : 0.3);
  const side = isBefore ? 'before' : 'after';
  const place = { area, at: Number(at), inside: null };
  if (items !== undefined && !isBefore && !isFolder) {
    return { place: { ...place, inside: 0 }, side: 'into', mark: line };
  }
  if (inside !== undefined && !isFolder) {
    return { place: { ...place, inside: Number(inside) + (isBefore ? 0 : 1) }, side, mark: line };
  }
  // A folder goes beside the folder that it is held over.
  return { place: { ...place, at: place.at + (isBefore && inside === undefined ? 0 : 1) }, side, mark: line };
}
