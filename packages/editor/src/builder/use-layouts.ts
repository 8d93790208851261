import type { LayoutDocument, PlannedAct } from '@awning/site-model';
import { useLayoutEffect, useRef, useState } from 'react';
import type { BuiltDocument } from './built-document.ts';
import { actOn, type HeldLayouts, holdLayouts, holdNextLayouts, redoNext, undoLast } from './held-layouts.ts';

/** The layouts of a document while it is built. What an act changes is part of the document's form, and is saved with it. */
export function useLayouts({ layouts: stored, change }: Pick<BuiltDocument, 'layouts' | 'change'>) {
  const [held, setHeld] = useState(() => holdLayouts(stored));
  // A save, a colleague or "Discard" has brought others.
  const current = holdNextLayouts(held, stored);
  if (current !== held) setHeld(current);
  // Two acts may come before the screen is drawn again, such as a key that is held.
  const latest = useRef<HeldLayouts>(current);
  useLayoutEffect(() => {
    latest.current = current;
  }, [current]);

  function goTo(next: HeldLayouts, area: string): void {
    latest.current = next;
    setHeld(next);
    const layout = next.layouts[area];
    if (layout) change(area, layout);
  }

  /** Returns the layout after the act, or why it is not possible. */
  function act(area: string, plan: (document: LayoutDocument) => PlannedAct, burst?: string) {
    const { done, held: next } = actOn(latest.current, area, plan(now(area)), burst);
    if (next !== latest.current) goTo(next, area);
    return done;
  }

  function now(area: string): LayoutDocument {
    const layout = latest.current.layouts[area];
    if (!layout) throw new Error(`There is no area "${area}"`);
    return layout;
  }

  /** Returns the area in which something was taken back or done again. */
  const move = (go: typeof undoLast) => (): string | undefined => {
    const moved = go(latest.current);
    if (moved) goTo(moved.held, moved.area);
    return moved?.area;
  };

  return {
    layouts: current.layouts,
    act,
    undo: move(undoLast),
    redo: move(redoNext),
    canUndo: current.past.length > 0,
    canRedo: current.future.length > 0,
    /** Also for callers that hold an older render. */
    now,
  };
}
