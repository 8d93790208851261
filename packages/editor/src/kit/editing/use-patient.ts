import { useEffect, useRef } from 'react';

/** Runs at once, or after a save that is under way. */
export function usePatient(run: () => void, isSaving: boolean): () => void {
  const isWanted = useRef(false);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (isSaving || !isWanted.current) return;
    isWanted.current = false;
    latest.current();
  }, [isSaving]);
  return () => {
    if (isSaving) isWanted.current = true;
    else run();
  };
}
