export { type AssetFile, type AssetFolder, openAssetFolder } from './assets/asset-folder.ts';
export type { SignedInMember, SiteUser, TeamCaller, TeamMember } from './caller.ts';
export { isFresh } from './guards/access.ts';
export { crumbCookieNames } from './guards/crumb.ts';
export type { HttpHooks } from './http-hooks.ts';
export type { AnswerKeeper, LastingAnswer } from './lane/lasting-answer.ts';
export { createSharedLimiter } from './limits/shared-limiter.ts';
export { fieldTexts, tooManyText, type UnlockFault } from './messages.ts';
export { networkOf } from './request/network-address.ts';
export { hasSecureCookies, isThisMachine, pathOf, wantsPage } from './request/request.ts';
export { siteAddress } from './request/site-address.ts';
export { visitedHosts } from './request/visited-hosts.ts';
export { chooseEncoding, compress, type Encoding } from './responses/compression.ts';
export { type InlineHashes, inlineHash, type PolicyOptions, policyFor } from './responses/csp.ts';
export { hasTag } from './responses/entity-tag.ts';
export { escapeHtml } from './responses/error-page.ts';
export { tooManyError } from './responses/errors.ts';
export { permissionsPolicy } from './responses/headers.ts';
export { ownerFrameHeaders, ownerFramePage } from './responses/owner-frame.ts';
export { sendLockScreen, UNLOCK_PATH } from './responses/problem.ts';
export { xmlElement, xmlHtml, xmlText } from './responses/xml.ts';
export { Refusal, refused } from './routing/refusal.ts';
export {
  type Access,
  defineRoute,
  type Forgery,
  isForKeys,
  type MemberRequest,
  type Route,
  type RouteRequest,
  type RouteSchema,
  type SiteUserRequest,
  type TeamRequest,
  underPlan,
} from './routing/route.ts';
export { nothingAt } from './routing/unrouted.ts';
export { createFieldCheck } from './routing/validation.ts';
