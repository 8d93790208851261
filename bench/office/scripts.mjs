import { bytesOf, firstScreen, isFirstScreen, readChunks, withImports } from '../built-scripts.mjs';

/** Gzipped bytes of the scripts of the built back office, and the screens that are not a chunk of their own. */
export function measureScripts() {
  const chunks = readChunks();
  const first = firstScreen(chunks);
  const screens = Object.keys(chunks).filter((name) => chunks[name].isDynamicEntry && name.endsWith('-screen.tsx'));
  const further = screens.map((screen) =>
    bytesOf(
      chunks,
      [...withImports(chunks, screen)].filter((name) => !first.has(name)),
    ),
  );
  return {
    screens: screens.length,
    firstBytes: bytesOf(chunks, first),
    mostFurtherBytes: Math.max(...further),
    isDivided: screens.every((screen) => isFirstScreen(screen) || !first.has(screen)),
  };
}
