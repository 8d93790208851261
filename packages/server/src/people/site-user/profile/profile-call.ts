import type { FastifyReply } from 'fastify';
import { Refusal, type SiteUserRequest } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { passwords } from '../../../platform/password/index.ts';
import { deleteLinksOf } from '../link/store.ts';
import { identityRefusal } from '../refusal.ts';
import type { SignedInAnswer } from '../schema.ts';
import { callerOf, replySignedIn } from '../session/answer.ts';
import { withOwnPassword } from '../session/own-password.ts';
import { openSession } from '../session/session.ts';
import { busyRefusal } from '../session/sign-in-call.ts';
import { deleteSessionsOf } from '../session/store.ts';
import { updateName, updatePassword } from '../store.ts';

export async function changeName(
  { database }: Pick<Parts, 'database'>,
  request: SiteUserRequest,
  given: string,
): Promise<{ siteUserId: string; email: string; name: string } | Refusal> {
  const refusal = identityRefusal(request, { name: given });
  if (refusal) return refusal;
  const { websiteId, id, email } = request.siteUser;
  const name = given.trim();
  await updateName(database, websiteId, id, name);
  return { siteUserId: id, email, name };
}

/** Ends all sessions of the site user and opens a new one for the caller. */
export async function changePassword(
  parts: Parts,
  request: SiteUserRequest,
  reply: FastifyReply,
  { currentPassword, newPassword: value }: { readonly currentPassword: string; readonly newPassword: string },
): Promise<SignedInAnswer | Refusal> {
  const siteUser = request.siteUser;
  const { websiteId, id, email, isRemembered } = siteUser;
  const refusal = identityRefusal(request, { newPassword: { field: 'newPassword', value, email } });
  if (refusal) return refusal;
  const given = { password: currentPassword, field: 'currentPassword' };
  const session = await withOwnPassword(parts, request, reply, given, async () => {
    const hashed = await passwords.make(value);
    if (!hashed.ok) return busyRefusal(request, reply);
    return async (connection) => {
      await updatePassword(connection, websiteId, id, { passwordHash: hashed.value, at: parts.clock.now() });
      await deleteSessionsOf(connection, websiteId, id);
      await deleteLinksOf(connection, websiteId, id);
      return openSession(connection, parts.clock, siteUser, { caller: callerOf(request), isRemembered });
    };
  });
  return session instanceof Refusal ? session : replySignedIn(parts, request, reply, siteUser, session);
}
