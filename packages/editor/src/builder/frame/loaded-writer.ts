import type { openWriter } from './writer.ts';

type OpenWriter = typeof openWriter;

declare global {
  var openCanvasWriter: OpenWriter | undefined;
}

/** Undefined until it was loaded, and if it was refused, as after an update of the server. */
export function loadedWriter(): OpenWriter | undefined {
  // An element of the page may have that id, which would make it a property of the window.
  return typeof globalThis.openCanvasWriter === 'function' ? globalThis.openCanvasWriter : undefined;
}
