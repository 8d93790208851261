import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineHash } from '../../../platform/http/index.ts';

export interface CanvasScripts {
  /** Written into the canvas. */
  readonly main: string;
  /**
   * Of all that may run: the one above, and what the back office gives the canvas once a text is edited there or the
   * page is checked.
   */
  readonly hashes: readonly string[];
}

/** The only scripts that may run on the builder's canvas; `undefined` if they were not built, which leaves the canvas a picture. */
export function readCanvasScripts(projectFolder: string): CanvasScripts | undefined {
  const dist = join(projectFolder, 'dist');
  const main = join(dist, 'canvas', 'canvas.js');
  const given = (name: string) => join(dist, 'editor', 'assets', 'editor', name);
  const paths = [main, given('canvas-writer.js'), given('canvas-checker.js')];
  if (!paths.every((path) => existsSync(path))) return undefined;
  const scripts = paths.map((path) => readFileSync(path, 'utf8'));
  return { main: scripts[0] ?? '', hashes: scripts.map(inlineHash) };
}
