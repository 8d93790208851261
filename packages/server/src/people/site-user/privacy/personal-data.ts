import type { SiteUserRequest } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { selectAddresses } from '../address/store.ts';
import { listedSessions } from '../session/listed-sessions.ts';
import { selectSiteUserById } from '../store.ts';

/** Everything the website stores about the site user, as one JSON value without secrets. */
export async function personalData(parts: Parts, request: SiteUserRequest): Promise<object> {
  const siteUser = request.siteUser;
  const { websiteId, id, email } = siteUser;
  const collected: object[] = [];
  for (const share of parts.siteUserShares ?? []) collected.push((await share.collect?.(request)) ?? {});
  const stored = await selectSiteUserById(parts.database, websiteId, id);
  return {
    exportedAt: parts.clock.now().toISOString(),
    account: {
      siteUserId: id,
      email,
      name: siteUser.name,
      language: siteUser.language,
      createdAt: stored?.createdAt.toISOString(),
    },
    addresses: await selectAddresses(parts.database, { websiteId, siteUserId: id }),
    sessions: await listedSessions(parts, siteUser),
    ...Object.assign({}, ...collected),
  };
}
