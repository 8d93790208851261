import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { projectFolder } from '../../scripts/prepare/project-folder.mjs';

const folder = path.join(projectFolder, 'dist', 'editor');
const firstScreen = 'packages/editor/src/dashboard/dashboard-screen.tsx';

/** Gzipped bytes of the scripts of the built back office, and the screens that are not a chunk of their own. */
export function measureScripts() {
  const chunks = JSON.parse(readFileSync(path.join(folder, '.vite', 'manifest.json'), 'utf8'));
  const entry = Object.keys(chunks).find((name) => chunks[name].isEntry);
  const first = new Set([...withImports(chunks, entry), ...withImports(chunks, firstScreen)]);
  const screens = Object.keys(chunks).filter((name) => chunks[name].isDynamicEntry && name.endsWith('-screen.tsx'));
  const further = screens.map((screen) => {
    return sizeOf([...withImports(chunks, screen)].filter((name) => !first.has(name)).map((name) => chunks[name]));
  });
  return {
    screens: screens.length,
    firstBytes: sizeOf([...first].map((name) => chunks[name])),
    mostFurtherBytes: Math.max(...further),
    isDivided: screens.every((screen) => screen === firstScreen || !first.has(screen)),
  };
}

/** What a browser loads with this chunk at once. */
function withImports(chunks, name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const imported of chunks[name].imports ?? []) withImports(chunks, imported, found);
  return found;
}

function sizeOf(chunks) {
  return chunks.reduce((sum, { file }) => sum + gzipSync(readFileSync(path.join(folder, file))).length, 0);
}
