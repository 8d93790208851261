import { TeamRole, type TeamRoleCode, teamRoles } from './team-role.ts';

const {
  BILLING,
  REPORTING,
  EDITOR,
  MODERATOR,
  COMMENTER,
  STORE_MANAGER,
  SCHEDULING,
  VIEWER,
  CAMPAIGNS_EDITOR,
  SCHEDULING_VIEWER,
  SCHEDULING_EDITOR,
} = TeamRole;

const everyRole = teamRoles.members.map((member) => member.code as TeamRoleCode);

/** The table of Appendix C, one line per right. ADMIN holds every right and is not listed. */
const holders = {
  // Every team member may enter the back office, see private pages and items (D-099) and preview shop mails (D-170).
  'config.open': everyRole,
  'privatePages.read': everyRole,
  'shopMails.preview': everyRole,

  'team.manage': [],
  'settings.manage': [],
  'apiKeys.manage': [],
  // Mails hold reset links and gift card codes (D-167).
  'mail.read': [],
  'jobs.read': [],
  // The audit tells of everything that everyone does.
  'audit.read': [],
  // Values of password fields in form submissions (D-079).
  'formPasswords.read': [],

  'plan.read': [BILLING],
  'plan.edit': [],
  'invoices.read': [BILLING, STORE_MANAGER],

  'analytics.read': [REPORTING],
  'salesReports.read': [REPORTING],

  'pages.edit': [EDITOR],
  'items.edit': [EDITOR],
  'galleries.edit': [EDITOR],
  'forms.edit': [EDITOR],
  'formSubmissions.read': [EDITOR],
  'headerFooter.read': [EDITOR, VIEWER],
  'headerFooter.edit': [EDITOR],
  'languages.edit': [EDITOR],
  'popup.edit': [EDITOR],
  'files.edit': [EDITOR],
  // The owner's HTML and scripts that run on the published website (D-077).
  'ownerCode.edit': [EDITOR],

  'comments.moderate': [MODERATOR],
  'comments.write': [COMMENTER],
  'reviews.moderate': [MODERATOR, STORE_MANAGER],

  'products.edit': [STORE_MANAGER],
  'stock.edit': [STORE_MANAGER],
  'orders.read': [STORE_MANAGER],
  'orders.edit': [STORE_MANAGER],
  'coupons.edit': [STORE_MANAGER],
  'shipping.edit': [STORE_MANAGER],
  'taxes.edit': [STORE_MANAGER],
  'giftCards.edit': [STORE_MANAGER],
  'subscriptions.edit': [STORE_MANAGER],
  'restock.manage': [STORE_MANAGER],
  // Whether there are reviews at all; moderators only decide about single ones.
  'reviews.manage': [STORE_MANAGER],

  'events.read': [SCHEDULING, SCHEDULING_VIEWER, SCHEDULING_EDITOR],
  'attendees.read': [SCHEDULING, SCHEDULING_VIEWER],
  'events.edit': [SCHEDULING, SCHEDULING_EDITOR],
  'scheduling.configure': [SCHEDULING],

  'contacts.edit': [CAMPAIGNS_EDITOR],
  'newsletters.edit': [CAMPAIGNS_EDITOR],
  'mailings.send': [CAMPAIGNS_EDITOR],

  'places.search': [EDITOR, STORE_MANAGER, SCHEDULING, SCHEDULING_EDITOR],
} as const satisfies Readonly<Record<string, readonly TeamRoleCode[]>>;

/** Something that roles permit; it guards routes and decides what navigation shows. */
export type Right = keyof typeof holders;

export const rights = Object.keys(holders) as readonly Right[];

/**
 * Whether any of these roles holds the right. Without roles there are no rights.
 *
 * @example
 * can([TeamRole.EDITOR], 'pages.edit') // => true
 * can([TeamRole.EDITOR, TeamRole.VIEWER], 'orders.read') // => false
 */
export function can(roles: readonly number[], right: Right): boolean {
  const allowed = rolesWith(right);
  return roles.some((role) => allowed.some((code) => code === role));
}

/**
 * All rights of these roles, in the order of the table.
 *
 * @example
 * rightsOf([TeamRole.BILLING]) // => ['config.open', 'privatePages.read', 'shopMails.preview', 'plan.read', 'invoices.read']
 */
export function rightsOf(roles: readonly number[]): readonly Right[] {
  return rights.filter((right) => can(roles, right));
}

/**
 * The roles that hold a right, ADMIN first.
 *
 * @example
 * rolesWith('restock.manage') // => [TeamRole.ADMIN, TeamRole.STORE_MANAGER]
 */
export function rolesWith(right: Right): readonly TeamRoleCode[] {
  const others: readonly TeamRoleCode[] = holders[right];
  return [TeamRole.ADMIN, ...others.filter((role) => role !== TeamRole.ADMIN)];
}
