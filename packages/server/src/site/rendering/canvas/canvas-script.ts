import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface CanvasScripts {
  /** Written into the canvas. */
  readonly main: string;
  /** Given to the canvas by the back office once a text is edited there. */
  readonly writer: string;
}

/** The two scripts that may run on the builder's canvas; `undefined` if they were not built, which leaves the canvas a picture. */
export function readCanvasScripts(projectFolder: string): CanvasScripts | undefined {
  const dist = join(projectFolder, 'dist');
  const main = join(dist, 'canvas', 'canvas.js');
  const writer = join(dist, 'editor', 'assets', 'editor', 'canvas-writer.js');
  if (!existsSync(main) || !existsSync(writer)) return undefined;
  return { main: readFileSync(main, 'utf8'), writer: readFileSync(writer, 'utf8') };
}
