import { useCallback, useRef } from 'react';

/** Runs what it is given one after the other, each after those before have ended, well or not. */
export function useTurns() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(<Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.current.then(work);
    last.current = turn.catch(() => undefined);
    return turn;
  }, []);
}
