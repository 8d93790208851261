import type { Route } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { leaveRoutes } from '../../../site/mailed-link/index.ts';
import { leavePath } from '../token.ts';
import { optOutTexts } from './messages.ts';
import { addressOfLink, leave } from './opt-out.ts';

/** Not part of the plan's feature: whoever was asked once may always say no. */
export function optOutRoutes(parts: Parts): Route[] {
  return leaveRoutes(parts, {
    leavePath,
    texts: (language) => optOutTexts[language],
    find: (websiteId, token) => addressOfLink(parts, websiteId, token),
    leave: (websiteId, token) => leave(parts, websiteId, token),
  });
}
