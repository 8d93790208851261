export { knownBuyer } from './address/known-buyer.ts';
export type { SiteUser } from './site-user.ts';
