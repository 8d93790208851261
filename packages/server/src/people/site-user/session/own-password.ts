import { emailKey } from '@awning/site-model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Connection } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { passwords } from '../../../platform/password/index.ts';
import { siteUserRefusal } from '../refusal.ts';
import { lockSiteUser, type StoredSiteUser, siteUserById } from '../store.ts';
import { busyRefusal } from './sign-in-call.ts';
import { hasSession } from './store.ts';

/** A stolen session must not be used to try passwords: these tries count with those of signing in. */
export const ownPasswordLimit = {
  limit: 'login',
  limitSubject: (request: Pick<FastifyRequest, 'siteUser'>) => `site-user:${emailKey(request.siteUser!.email)}`,
} as const;

/** What is done once the password was right, in one transaction, with the account locked. */
type Deed<Done> = (connection: Connection, user: StoredSiteUser) => Promise<Done>;

/**
 * Asks for the password again before something that cannot be taken back. Comparing takes its time, and meanwhile the owner may
 * have set a new password or ended this session, so both are looked at once more where nobody else can change them.
 */
export async function withOwnPassword<Done>(
  parts: Pick<Parts, 'database'>,
  request: FastifyRequest,
  reply: FastifyReply,
  given: { readonly password: string; readonly field?: string },
  prepare: () => Promise<Deed<Done> | Refusal>,
): Promise<Done | Refusal> {
  const { websiteId, id, sessionId } = request.siteUser!;
  const wrong = siteUserRefusal(request, 400, 'passwordWrong', given.field ?? 'password');
  const compared = (await siteUserById(parts.database, websiteId, id))?.passwordHash;
  const matches = await passwords.matches(given.password, compared);
  if (!matches.ok) return busyRefusal(request, reply);
  if (!matches.value) return wrong;
  const deed = await prepare();
  if (deed instanceof Refusal) return deed;
  return parts.database.transaction(async (connection) => {
    const user = await lockSiteUser(connection, websiteId, id);
    const isStillRight = user?.passwordHash === compared && (await hasSession(connection, websiteId, id, sessionId));
    return user && isStillRight ? deed(connection, user) : wrong;
  });
}
