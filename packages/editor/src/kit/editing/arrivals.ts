import { createContext, useCallback, useRef, useState } from 'react';

/** Takes a file on its way to the server; it becomes true once the form has it, and false if it failed. */
export type TellArrival = (arrival: Promise<boolean>) => void;

/** Where uploads tell the form around them what is on its way. Outside of forms nothing waits for them. */
export const ArrivalsContext = createContext<TellArrival>(() => undefined);

export interface Arrivals {
  /** Whether something is on its way now; also true for callers that hold an older render. */
  readonly isAwaited: () => boolean;
  readonly isArriving: boolean;
  readonly tell: TellArrival;
  /** Waits until nothing is on its way any more. Returns whether everything has arrived. */
  readonly settle: () => Promise<boolean>;
}

/** What is on its way into a form. Saving waits for it, since a file that arrives later would be missing without a word. */
export function useArrivals(): Arrivals {
  const awaited = useRef(new Set<Promise<boolean>>());
  const [count, setCount] = useState(0);
  const tell = useCallback((arrival: Promise<boolean>) => {
    awaited.current.add(arrival);
    setCount(awaited.current.size);
    void arrival.finally(() => {
      awaited.current.delete(arrival);
      setCount(awaited.current.size);
    });
  }, []);
  const settle = useCallback(async () => {
    let hasAll = true;
    while (awaited.current.size > 0) {
      const arrived = await Promise.all(awaited.current);
      hasAll = hasAll && arrived.every(Boolean);
    }
    return hasAll;
  }, []);
  return { isAwaited: () => awaited.current.size > 0, isArriving: count > 0, tell, settle };
}
