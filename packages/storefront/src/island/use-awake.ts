import { useSyncExternalStore } from 'react';

/** False in the HTML from the server and true after hydration, for elements that only make sense with or without scripts. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
