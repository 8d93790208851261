import { createStops, StartRefusal, stopRequested } from '../start/index.ts';
import { examineTheme, type ThemeReport } from './examine-theme.ts';
import { openThemeInstallation, THEME_NAME } from './theme-installation.ts';

/** Checks a theme folder in an installation of its own, which is deleted afterwards. */
export async function checkTheme(folder: string): Promise<ThemeReport> {
  const stops = createStops();
  // Registered first, and asked between the steps: nothing may still be writing when the folder is deleted.
  const stopping = new AbortController();
  void stopRequested().then(() => stopping.abort(new StartRefusal('Stopped.')));
  try {
    return await examineTheme(await openThemeInstallation(folder, stops), THEME_NAME, stopping.signal);
  } finally {
    await stops.run();
  }
}
