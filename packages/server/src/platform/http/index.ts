export { isFresh } from './access.ts';
export { type AssetFile, type AssetFolder, openAssetFolder } from './asset-folder.ts';
export type { SignedInMember, SiteUser, TeamMember } from './caller.ts';
export { chooseEncoding, compress, type Encoding } from './compression.ts';
export { crumbCookieNames } from './crumb.ts';
export { type InlineHashes, inlineHash, type PolicyOptions, policyFor } from './csp.ts';
export type { Doors } from './doors.ts';
export { hasTag } from './entity-tag.ts';
export { escapeHtml } from './error-page.ts';
export { networkOf } from './network-address.ts';
export { Refusal, refused } from './refusal.ts';
export { hasSecureCookies, pathOf, wantsPage } from './request.ts';
export {
  type Access,
  defineRoute,
  type Forgery,
  type Route,
  type RouteRequest,
  type RouteSchema,
  underPlan,
} from './route.ts';
export { createSharedLimiter } from './shared-limiter.ts';
export { siteAddress } from './site-address.ts';
export { nothingAt } from './unrouted.ts';
export { visitedHosts } from './visited-hosts.ts';
