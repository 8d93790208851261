import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The script of the builder's canvas; `undefined` if it was not built, which leaves the canvas a picture. */
export function readCanvasScript(projectFolder: string): string | undefined {
  const file = join(projectFolder, 'dist', 'canvas', 'canvas.js');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
