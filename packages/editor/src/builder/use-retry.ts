import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Missed, retryPauseMs } from '../api/missed.ts';

/** Runs again what did not reach the server: after a pause that grows, and as soon as the connection is back. */
export function useRetry(missed: Missed | undefined, run: () => void): void {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!missed) return undefined;
    const again = () => latest.current();
    const timer = setTimeout(again, retryPauseMs(missed));
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [missed]);
}
