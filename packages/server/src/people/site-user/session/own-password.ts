import type { FastifyReply } from 'fastify';
import type { Connection } from '../../../platform/database/index.ts';
import { Refusal, type SiteUserRequest } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { accountKey } from '../../device/index.ts';
import { sessionGuard } from '../../password-guard/index.ts';
import { heldSiteUserRefusal, siteUserRefusal } from '../refusal.ts';
import { lockSiteUser, type StoredSiteUser, selectSiteUserById } from '../store.ts';
import { hasSession } from './store.ts';

/** The work to do once the password is right, in one transaction, with the account locked. */
type Deed<Done> = (connection: Connection, user: StoredSiteUser) => Promise<Done>;

/**
 * Asks for the password again before something irreversible. Comparing takes time, and meanwhile the password may have
 * changed or the session may have ended, so both are checked again with the account locked.
 */
export async function withOwnPassword<Done>(
  parts: Parts,
  request: SiteUserRequest,
  reply: FastifyReply,
  given: { readonly password: string; readonly field?: string },
  prepare: () => Promise<Deed<Done> | Refusal>,
): Promise<Done | Refusal> {
  const { websiteId, id, email, sessionId } = request.siteUser;
  const wrong = siteUserRefusal(request, 400, 'passwordWrong', given.field ?? 'password');
  const compared = (await selectSiteUserById(parts.database, websiteId, id))?.passwordHash;
  const guard = sessionGuard(parts, request, accountKey('site-user', email), sessionId);
  const matches = await guard.matches(given.password, compared);
  if (!matches.ok) return heldSiteUserRefusal(request, reply, matches);
  if (!matches.value) return wrong;
  const deed = await prepare();
  if (deed instanceof Refusal) return deed;
  return parts.database.transaction(async (connection) => {
    const user = await lockSiteUser(connection, websiteId, id);
    const isStillRight = user?.passwordHash === compared && (await hasSession(connection, websiteId, id, sessionId));
    return user && isStillRight ? deed(connection, user) : wrong;
  });
}
