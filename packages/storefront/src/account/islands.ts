import type { IslandModules } from '../island/island-component.ts';
import type { AccountIsland } from './account-island.ts';

/** The pages of the account, each loaded on demand. */
export const accountIslandModules: IslandModules<AccountIsland> = {
  'account-sign-in': async () => (await import('./sign-in.tsx')).SignIn,
  'account-register': async () => (await import('./register.tsx')).Register,
  'account-confirm': async () => (await import('./confirm.tsx')).Confirm,
  'account-reset': async () => (await import('./reset.tsx')).Reset,
  'account-new-password': async () => (await import('./new-password.tsx')).NewPassword,
  'account-profile': async () => (await import('./profile.tsx')).Profile,
  'account-addresses': async () => (await import('./addresses.tsx')).Addresses,
  'account-orders': async () => (await import('./orders.tsx')).Orders,
  'account-order': async () => (await import('./order.tsx')).Order,
  'account-subscriptions': async () => (await import('./subscriptions.tsx')).Subscriptions,
  'account-areas': async () => (await import('./areas.tsx')).Areas,
  'account-sessions': async () => (await import('./sessions.tsx')).Sessions,
  'account-privacy': async () => (await import('./privacy.tsx')).Privacy,
};
