import type { Right } from '../right.ts';

export interface ConfigRoute {
  readonly pattern: string;
  /** Any one of these rights opens the screen; null opens it to everyone, signed in or not. */
  readonly rights: readonly Right[] | null;
}

/** The back office of Appendix A, and the two specified paths outside it that lead to the plan. */
export const configRoutes: readonly ConfigRoute[] = [
  { pattern: '/config', rights: ['config.open'] },
  { pattern: '/config/login', rights: null },
  // Returns 404 without the one-time token and once an owner exists (D-169).
  { pattern: '/config/setup', rights: null },
  { pattern: '/config/pages', rights: ['pages.edit'] },
  { pattern: '/config/pages/:id', rights: ['pages.edit'] },
  { pattern: '/config/header-footer', rights: ['headerFooter.read', 'headerFooter.edit'] },
  { pattern: '/config/forms', rights: ['forms.edit'] },
  { pattern: '/config/forms/:id/submissions', rights: ['formSubmissions.read'] },
  { pattern: '/config/commerce/products', rights: ['products.edit'] },
  { pattern: '/config/commerce/inventory', rights: ['stock.edit'] },
  { pattern: '/config/commerce/orders', rights: ['orders.read'] },
  { pattern: '/config/commerce/coupons', rights: ['coupons.edit'] },
  { pattern: '/config/commerce/shipping', rights: ['shipping.edit'] },
  { pattern: '/config/commerce/taxes', rights: ['taxes.edit'] },
  { pattern: '/config/commerce/gift-cards', rights: ['giftCards.edit'] },
  { pattern: '/config/commerce/subscriptions', rights: ['subscriptions.edit'] },
  { pattern: '/config/commerce/restock', rights: ['restock.manage'] },
  { pattern: '/config/commerce/reviews', rights: ['reviews.moderate'] },
  { pattern: '/config/commerce/emails/:template/preview', rights: ['shopMails.preview'] },
  { pattern: '/config/comments', rights: ['comments.moderate'] },
  { pattern: '/config/contacts', rights: ['contacts.edit'] },
  { pattern: '/config/analytics', rights: ['analytics.read', 'salesReports.read'] },
  { pattern: '/config/languages', rights: ['languages.edit'] },
  { pattern: '/config/files', rights: ['files.edit'] },
  { pattern: '/config/popup', rights: ['popup.edit'] },
  { pattern: '/config/team', rights: ['team.manage'] },
  { pattern: '/config/settings', rights: ['settings.manage'] },
  { pattern: '/config/settings/api-keys', rights: ['apiKeys.manage'] },
  { pattern: '/config/settings/mail', rights: ['mail.read'] },
  { pattern: '/settings/billing/billing/upgrade', rights: ['plan.read'] },
  { pattern: '/settings/billing/billing/website/change-plan', rights: ['plan.read'] },
];

/**
 * Whether a path belongs to the configuration area. The test is this simple on purpose (D-004); slugs that would bring a
 * public path into it are refused.
 *
 * @example
 * isConfigurationPath('/config/pages') // => true
 * isConfigurationPath('/about') // => false
 */
export function isConfigurationPath(path: string): boolean {
  return path.includes('/config');
}
