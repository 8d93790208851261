import { createContext, useContext } from 'react';
import type { Screen } from './screen.ts';

/** All screens, for a screen that points to others: it cannot import a list that names itself. */
export const ScreensContext = createContext<readonly Screen[]>([]);

export function useScreens(): readonly Screen[] {
  return useContext(ScreensContext);
}
