import { expect, test } from 'vitest';
import {
  can,
  configRoutes,
  type Right,
  rights,
  rightsOf,
  rolesWith,
  TeamRole,
  type TeamRoleName,
  teamRoles,
} from './index.ts';

const shared: readonly Right[] = ['config.open', 'privatePages.read', 'shopMails.preview'];

// Appendix C by role; the table in the code is by right.
const matrix: Readonly<Record<Exclude<TeamRoleName, 'ADMIN'>, readonly Right[]>> = {
  BILLING: ['plan.read', 'invoices.read'],
  REPORTING: ['analytics.read', 'salesReports.read'],
  EDITOR: [
    'pages.edit',
    'items.edit',
    'galleries.edit',
    'forms.edit',
    'formSubmissions.read',
    'headerFooter.read',
    'headerFooter.edit',
    'languages.edit',
    'popup.edit',
    'files.edit',
    'ownerCode.edit',
    'places.search',
  ],
  MODERATOR: ['comments.moderate', 'reviews.moderate'],
  COMMENTER: ['comments.write'],
  STORE_MANAGER: [
    'products.edit',
    'stock.edit',
    'orders.read',
    'orders.edit',
    'invoices.read',
    'coupons.edit',
    'shipping.edit',
    'taxes.edit',
    'giftCards.edit',
    'subscriptions.edit',
    'restock.manage',
    'reviews.manage',
    'reviews.moderate',
    'places.search',
  ],
  SCHEDULING: ['events.read', 'attendees.read', 'events.edit', 'scheduling.configure', 'places.search'],
  VIEWER: ['headerFooter.read'],
  CAMPAIGNS_EDITOR: ['contacts.edit', 'newsletters.edit', 'mailings.send'],
  SCHEDULING_VIEWER: ['events.read', 'attendees.read'],
  SCHEDULING_EDITOR: ['events.read', 'events.edit', 'places.search'],
};

test.for(Object.entries(matrix))('%s may do what Appendix C says and nothing else', ([name, expected]) => {
  const role = TeamRole[name as TeamRoleName];
  expect([...rightsOf([role])].sort()).toEqual([...shared, ...expected].sort());
});

test('ADMIN may do everything', () => {
  expect(rightsOf([TeamRole.ADMIN])).toEqual(rights);
  for (const right of rights) expect(rolesWith(right)[0]).toBe(TeamRole.ADMIN);
});

test('only ADMIN may change what concerns the whole site', () => {
  expect(rights.filter((right) => rolesWith(right).length === 1)).toEqual([
    'team.manage',
    'settings.manage',
    'apiKeys.manage',
    'mail.read',
    'jobs.read',
    'audit.read',
    'formPasswords.read',
    'plan.edit',
  ]);
});

test('rights of several roles add up', () => {
  const both = [TeamRole.BILLING, TeamRole.COMMENTER];
  expect([...rightsOf(both)].sort()).toEqual([...shared, ...matrix.BILLING, ...matrix.COMMENTER].sort());
});

test('no role, the reserved number 5 and unknown numbers may do nothing', () => {
  for (const roles of [[], [5], [-1], [99]]) expect(rightsOf(roles)).toEqual([]);
});

test('a right names exactly the roles that may use it', () => {
  for (const right of rights) {
    const allowed = teamRoles.members.filter(({ code }) => can([code], right)).map(({ code }) => code);
    expect(new Set(rolesWith(right))).toEqual(new Set(allowed));
  }
  expect(rolesWith('restock.manage')).toEqual([TeamRole.ADMIN, TeamRole.STORE_MANAGER]);
  expect(rolesWith('headerFooter.read')).toEqual([TeamRole.ADMIN, TeamRole.EDITOR, TeamRole.VIEWER]);
  expect(rolesWith('mail.read')).toEqual([TeamRole.ADMIN]);
});

test('every screen of the back office names rights that exist, only login and set-up are open', () => {
  const open = configRoutes.filter((route) => route.rights === null).map((route) => route.pattern);
  expect(open).toEqual(['/config/login', '/config/setup']);
  for (const route of configRoutes) {
    if (route.rights === null) continue;
    expect(route.rights.length).toBeGreaterThan(0);
    expect(rights).toEqual(expect.arrayContaining([...route.rights]));
  }
});
