import type { openWriter } from './writer.ts';

type OpenWriter = typeof openWriter;

declare global {
  var openCanvasWriter: OpenWriter | undefined;
}

/** Runs the script that edits texts. The policy of the canvas allows this very text by its hash, and refuses any other. */
export function loadWriter(code: string): void {
  const script = document.createElement('script');
  script.textContent = code;
  document.head.append(script);
  script.remove();
}

/** Undefined until it was loaded, and if it was refused, as after an update of the server. */
export function loadedWriter(): OpenWriter | undefined {
  // An element of the page may have that id, which would make it a property of the window.
  return typeof globalThis.openCanvasWriter === 'function' ? globalThis.openCanvasWriter : undefined;
}
