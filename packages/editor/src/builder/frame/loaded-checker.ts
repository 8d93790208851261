import type { PageReport } from '../../publish/report.ts';

declare global {
  var checkCanvasPage: (() => Promise<PageReport>) | undefined;
}

/** What the page tells of itself; undefined if the script that reads it was refused, as after an update of the server. */
export async function pageReport(): Promise<PageReport | undefined> {
  // An element of the page may have that id, which would make it a property of the window.
  if (typeof globalThis.checkCanvasPage !== 'function') return undefined;
  return await globalThis.checkCanvasPage().catch(() => undefined);
}
