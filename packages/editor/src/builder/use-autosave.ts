import { useEffect, useLayoutEffect, useRef } from 'react';
import type { BuiltDocument } from './built-document.ts';
import { useRetry } from './use-retry.ts';

const SAVE_AFTER_MS = 800;

/** Saves the draft a moment after the last change. A save that did not reach the server is repeated until it does. */
export function useAutosave({ editor, layouts }: Pick<BuiltDocument, 'editor' | 'layouts'>) {
  const { state, conflict, base } = editor;
  const latest = useRef(editor);
  useLayoutEffect(() => {
    latest.current = editor;
  });
  const tried = useRef({ layouts, version: base.version });
  const isWaiting = state === 'editing' && !conflict;
  const { version } = base;
  useEffect(() => {
    const isTried = tried.current.layouts === layouts && tried.current.version === version;
    if (!isWaiting || isTried) return undefined;
    const timer = setTimeout(() => {
      tried.current = { layouts, version };
      void latest.current.submit({ isQuiet: true, isRepeated: true });
    }, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, layouts, version]);
  const retry = () => void latest.current.submit({ isQuiet: true, isRepeated: true });
  useRetry(isWaiting ? editor.missed : undefined, retry);
  return {
    /** Whether something could not be saved yet, because the server was not reached. */
    isMissed: state !== 'normal' && !conflict && editor.missed !== undefined,
    retry,
  };
}
