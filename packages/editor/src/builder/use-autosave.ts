import { useEffect, useLayoutEffect, useRef } from 'react';
import type { PageEditor } from '../content/use-page-editor.ts';

const SAVE_AFTER_MS = 800;

/** Saves the draft a moment after the last change. What could not be saved is tried again with the next change, or once the line is back. */
export function useAutosave(editor: PageEditor): void {
  const { state, conflict } = editor;
  const { layout } = editor.form.values;
  const latest = useRef(editor);
  useLayoutEffect(() => {
    latest.current = editor;
  });
  const tried = useRef(layout);
  useEffect(() => {
    if (state !== 'editing' || conflict || tried.current === layout) return undefined;
    const timer = setTimeout(() => {
      tried.current = layout;
      void latest.current.submit({ isQuiet: true });
    }, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, conflict, layout]);
  useEffect(() => {
    const save = () => void latest.current.submit({ isQuiet: true });
    window.addEventListener('online', save);
    return () => window.removeEventListener('online', save);
  }, []);
}
