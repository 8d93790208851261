import { PageType } from '@awning/site-model';

const untrackedPageTypes: ReadonlySet<number> = new Set([
  PageType.notFound,
  PageType.lockScreen,
  PageType.memberAreaAccessDenied,
]);

const untrackedPaths: ReadonlySet<string> = new Set(['/search']);

/**
 * Whether a visit to this page counts as a page view. `path` has no language prefix and no query string.
 *
 * @example
 * isPageViewTracked({ pageType: 2, path: '/about' }) // => true
 * isPageViewTracked({ pageType: 100, path: '/missing' }) // => false
 */
export function isPageViewTracked(page: { readonly pageType: number; readonly path: string }): boolean {
  return !untrackedPageTypes.has(page.pageType) && !untrackedPaths.has(page.path);
}
