export { knownBuyer } from './address/known-buyer.ts';
export { identifySiteUser } from './identify.ts';
export { siteUserMessage } from './messages.ts';
export { insideIsland } from './page/account-island.ts';
export { showAccountPage } from './page/account-page.ts';
export { siteUserRefusal } from './refusal.ts';
export type { SiteUserShare } from './share.ts';
export type { SiteUser } from './site-user.ts';
