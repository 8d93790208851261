import { PageType, type PageTypeCode } from '../page-type.ts';
import { matchPattern, type PathParameters } from './path-pattern.ts';

export interface VisitorRoute {
  readonly pattern: string;
  /** Several if the page found at the URL decides. */
  readonly pageTypes: readonly PageTypeCode[];
  /** The query parameter that selects what the page shows. */
  readonly query?: string;
}

/**
 * Appendix A, in matching order: fixed segments before parameters. Not found, error, lock screen, protected content and
 * access denied have no path of their own; they are served at the requested path (D-002).
 */
export const visitorRoutes: readonly VisitorRoute[] = [
  { pattern: '/', pageTypes: [PageType.collection, PageType.page, PageType.splashPage] },
  { pattern: '/search', pageTypes: [PageType.search], query: 'q' },
  { pattern: '/cart', pageTypes: [PageType.commerceCartV2] },
  { pattern: '/checkout', pageTypes: [PageType.checkout] },
  { pattern: '/checkout/subscription', pageTypes: [PageType.checkout], query: 'cartToken' },
  { pattern: '/checkout/gift-card', pageTypes: [PageType.checkout], query: 'cartToken' },
  { pattern: '/checkout/confirmed/:orderId', pageTypes: [PageType.orderConfirmed], query: 'token' },
  { pattern: '/checkout/received/:orderId', pageTypes: [PageType.orderReceived], query: 'token' },
  { pattern: '/checkout/subscription/confirmed/:orderId', pageTypes: [PageType.subscriptionConfirmed], query: 'token' },
  { pattern: '/checkout/membership/confirmed/:orderId', pageTypes: [PageType.membershipConfirmed], query: 'token' },
  { pattern: '/donate/confirmed/:id', pageTypes: [PageType.contributionConfirmed], query: 'token' },
  { pattern: '/donate/:slug', pageTypes: [PageType.donate] },
  { pattern: '/reviews/request/:token', pageTypes: [PageType.reviewsRequest] },
  { pattern: '/newsletter/unsubscribe', pageTypes: [PageType.newsletterUnsubscribe], query: 'token' },
  { pattern: '/account', pageTypes: [PageType.page] },
  { pattern: '/account/login', pageTypes: [PageType.page] },
  { pattern: '/account/register', pageTypes: [PageType.page] },
  { pattern: '/account/reset', pageTypes: [PageType.page] },
  { pattern: '/account/orders', pageTypes: [PageType.page] },
  { pattern: '/:slug', pageTypes: [PageType.collection, PageType.page, PageType.splashPage] },
  { pattern: '/:collection/p/:item', pageTypes: [PageType.contentItem] },
  { pattern: '/:collection/:item', pageTypes: [PageType.contentItem] },
];

/**
 * The route of a visitor's path with its parameters, or null. The path has no language prefix, query string or trailing
 * slash. A path below a reserved word matches a route of that word or nothing.
 *
 * @example
 * matchVisitorRoute('/shop/p/blue-vase').parameters // => { collection: 'shop', item: 'blue-vase' }
 * matchVisitorRoute('/cart').route.pageTypes // => [PageType.commerceCartV2]
 * matchVisitorRoute('/checkout/nothing') // => null
 */
export function matchVisitorRoute(
  path: string,
): { readonly route: VisitorRoute; readonly parameters: PathParameters } | null {
  for (const route of visitorRoutes) {
    const parameters = matchPattern(route.pattern, path);
    if (!parameters) continue;
    const isOpen = route.pattern.startsWith('/:');
    if (isOpen && isReservedSlug(path.split('/')[1] ?? '')) return null;
    return { route, parameters };
  }
  return null;
}

// Reserved words: first segments of visitor routes, the back office, the two billing paths, API calls and files, and the
// paths for an operator's tools.
const siteWords = new Set([
  ...visitorRoutes
    .map(({ pattern }) => pattern.split('/')[1] ?? '')
    .filter((word) => word !== '' && !word.startsWith(':')),
  '.well-known',
  'config',
  'settings',
  'api',
  'assets',
  'embed',
  's',
  'form',
  'restock',
  'attendee',
  'scripts',
  'site.css',
  'robots.txt',
  'sitemap.xml',
  'unlock',
  'universal',
  'healthz',
  'readyz',
  'metrics',
]);

export const reservedSlugs: readonly string[] = [...siteWords].sort();

/**
 * Whether a first path segment is reserved and cannot be the slug of a page.
 *
 * @example
 * isReservedSlug('cart') // => true
 * isReservedSlug('about') // => false
 */
export function isReservedSlug(slug: string): boolean {
  return siteWords.has(slug);
}
