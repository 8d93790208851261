import type { Pass } from '../../platform/pass/index.ts';

/** What opens a page with a password, for this page of this website only. */
export function pagePass(websiteId: string, pageId: string, passwordHash: string): Pass {
  return { cookie: `PagePass-${pageId}`, proves: `page-pass:${websiteId}:${pageId}:${passwordHash}` };
}
