import { useSyncExternalStore } from 'react';

/** False in the HTML from the server and true once the island lives, for what only makes sense without or with scripts. */
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
