import { PageType, type PageTypeCode } from '../page-type.ts';
import { matchPattern, type PathParameters } from './path-pattern.ts';

export type VisitorRoute = {
  readonly pattern: string;
  /** Several where the page found at the address decides. */
  readonly pageTypes: readonly PageTypeCode[];
  /** The query parameter the page is about. */
  readonly query?: string;
};

/**
 * Appendix A, in the order in which an address is compared: fixed words before open places. Not found, error, lock screen,
 * protected content and access denied have no path of their own; they answer at the requested one (D-002).
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
 * The route of a visitor's address and what stands in its open places, or null. The path comes without language prefix,
 * query string and final slash. Addresses below a reserved word lead to a route of that word or nowhere.
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

// Words that belong to the site itself: first segments of visitor routes, the back office, the two billing paths, calls and
// files, and the addresses an operator's tools ask.
const siteWords = new Set([
  ...visitorRoutes
    .map(({ pattern }) => pattern.split('/')[1] ?? '')
    .filter((word) => word !== '' && !word.startsWith(':')),
  'config',
  'settings',
  'api',
  'assets',
  's',
  'form',
  'scripts',
  'site.css',
  'universal',
  'healthz',
  'readyz',
  'metrics',
]);

export const reservedSlugs: readonly string[] = [...siteWords].sort();

/**
 * Whether a first path segment belongs to the site itself and cannot be the slug of a page.
 *
 * @example
 * isReservedSlug('cart') // => true
 * isReservedSlug('about') // => false
 */
export function isReservedSlug(slug: string): boolean {
  return siteWords.has(slug);
}
