import { type LayoutDocument, type LayoutHistory, type PlannedAct, perform, redo, undo } from '@awning/site-model';
import { useLayoutEffect, useRef, useState } from 'react';
import type { PageEditor } from '../content/use-page-editor.ts';
import { type HeldLayout, holdLayout, holdNext } from './held-layout.ts';

/** The layout of a page while it is built. What an act changes is part of the page's form, and is saved with it. */
export function useLayout({ form }: PageEditor) {
  const stored = form.values.layout;
  const [held, setHeld] = useState(() => holdLayout(stored));
  // A save, a colleague or "Discard" has brought another one.
  const current = held.layout === stored ? held : holdNext(held, stored);
  if (current !== held) setHeld(current);
  // Two acts may come before the screen is drawn again, such as a key that is held.
  const latest = useRef<HeldLayout>(current);
  useLayoutEffect(() => {
    latest.current = current;
  }, [current]);

  function goTo(history: LayoutHistory): void {
    const { document } = history;
    latest.current = { layout: document, history };
    setHeld(latest.current);
    form.setFieldValue('layout', document);
  }

  /** Returns the layout after the act, or why it is not possible. */
  function act(plan: (document: LayoutDocument) => PlannedAct, burst?: string) {
    const { history } = latest.current;
    const done = perform(history, plan(history.document), burst === undefined ? {} : { burst });
    if (done.ok && done.value !== history) goTo(done.value);
    return done;
  }

  const { document, past, future } = current.history;
  return {
    document,
    act,
    undo: () => goTo(undo(latest.current.history)),
    redo: () => goTo(redo(latest.current.history)),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    /** Also for callers that hold an older render. */
    now: () => latest.current.history.document,
  };
}
