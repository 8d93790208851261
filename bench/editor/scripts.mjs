import path from 'node:path';
import { projectFolder } from '../../scripts/prepare/project-folder.mjs';
import { bytesOf, firstScreen, gzippedBytes, readChunks, withImports } from '../built-scripts.mjs';

/** What the canvas runs: a script in the page, and one that comes with the first text that is edited. */
const ofTheCanvas = ['canvas/canvas.js', 'editor/assets/editor/canvas-writer.js'];
const parts = ['builder-screen.tsx', 'section/section-dialog.tsx'];

/** Gzipped bytes of everything that the builder loads beyond the first screen of the back office. */
export function measureScripts() {
  const chunks = readChunks();
  const first = firstScreen(chunks);
  const names = new Set(parts.flatMap((part) => [...withImports(chunks, `packages/editor/src/builder/${part}`)]));
  const screen = bytesOf(
    chunks,
    [...names].filter((name) => !first.has(name)),
  );
  const canvas = ofTheCanvas.map((file) => gzippedBytes(path.join(projectFolder, 'dist', file)));
  return { screen, canvas: canvas.reduce((sum, bytes) => sum + bytes, 0) };
}
