import { lookUps } from './enumeration.ts';

/** What a requested URL resolved to. `collection` is also the main content of a site. */
export const PageType = {
  undefined: -1,
  collection: 1,
  page: 2,
  splashPage: 3,
  contentItem: 50,
  notFound: 100,
  error: 101,
  search: 102,
  lockScreen: 103,
  popupOverlay: 104,
  protectedContent: 105,
  memberAreaAccessDenied: 106,
  /** Kept for imported templates; /cart itself is commerceCartV2 (D-094). */
  showCart: 200,
  checkout: 201,
  orderConfirmed: 202,
  donate: 203,
  contributionConfirmed: 204,
  commerceCartV2: 205,
  subscriptionConfirmed: 206,
  orderReceived: 207,
  membershipConfirmed: 208,
  reviewsRequest: 209,
  newsletterUnsubscribe: 300,
  commerceEmailPreview: 301,
} as const;

export type PageTypeName = Exclude<keyof typeof PageType, 'undefined'>;
export type PageTypeCode = (typeof PageType)[PageTypeName];

export const pageTypes = lookUps(PageType);

/**
 * The HTTP status of a page type. Error page types are served at the requested URL with an honest status instead of a
 * redirect (D-002).
 *
 * @example
 * pageTypeStatus(PageType.notFound) // => 404
 * pageTypeStatus(PageType.page) // => 200
 */
export function pageTypeStatus(pageType: number): number {
  return statuses.get(pageType) ?? 200;
}

const statuses = new Map<number, number>([
  [PageType.notFound, 404],
  [PageType.error, 500],
  [PageType.lockScreen, 401],
  [PageType.protectedContent, 401],
  [PageType.memberAreaAccessDenied, 403],
]);
