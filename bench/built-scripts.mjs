import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { projectFolder } from '../scripts/prepare/project-folder.mjs';

const folder = path.join(projectFolder, 'dist', 'editor');
const dashboard = 'packages/editor/src/dashboard/dashboard-screen.tsx';

/** The chunks of the built back office, by the name of their source. */
export function readChunks() {
  return JSON.parse(readFileSync(path.join(folder, '.vite', 'manifest.json'), 'utf8'));
}

/** The names of the chunks that the first screen loads. */
export function firstScreen(chunks) {
  const entry = Object.keys(chunks).find((name) => chunks[name].isEntry);
  return new Set([...withImports(chunks, entry), ...withImports(chunks, dashboard)]);
}

export const isFirstScreen = (name) => name === dashboard;

/** What a browser loads with this chunk at once. */
export function withImports(chunks, name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const imported of chunks[name].imports ?? []) withImports(chunks, imported, found);
  return found;
}

/** Gzipped bytes of the scripts of these chunks. */
export function bytesOf(chunks, names) {
  return [...names].reduce((sum, name) => sum + gzippedBytes(path.join(folder, chunks[name].file)), 0);
}

export function gzippedBytes(file) {
  return gzipSync(readFileSync(file)).length;
}
