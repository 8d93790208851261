import { useEffect, useLayoutEffect, useRef } from 'react';
import type { BuiltEditor } from './built-document.ts';
import { useRetry } from './use-retry.ts';

const SAVE_AFTER_MS = 800;

/** Saves the draft a moment after `edited` has changed last. A save that did not reach the server is repeated until it does. */
export function useAutosave(editor: BuiltEditor, edited: unknown) {
  const { state, conflict, base } = editor;
  const latest = useRef(editor);
  useLayoutEffect(() => {
    latest.current = editor;
  });
  const tried = useRef({ edited, version: base.version });
  const isWaiting = state === 'editing' && !conflict;
  const { version } = base;
  useEffect(() => {
    const isTried = tried.current.edited === edited && tried.current.version === version;
    if (!isWaiting || isTried) return undefined;
    const timer = setTimeout(() => {
      tried.current = { edited, version };
      void latest.current.submit({ isQuiet: true, isRepeated: true });
    }, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, edited, version]);
  const retry = () => void latest.current.submit({ isQuiet: true, isRepeated: true });
  useRetry(isWaiting ? editor.missed : undefined, retry);
  return {
    /** Whether something could not be saved yet, because the server was not reached. */
    isMissed: state !== 'normal' && !conflict && editor.missed !== undefined,
    retry,
  };
}
