import type { FastifyReply } from 'fastify';
import { Refusal, type SiteUserRequest } from '../../../platform/http/index.ts';
import { deleteMailsOfAccount } from '../../../platform/mail/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { deleteRegistrationsOf } from '../registration/store.ts';
import { clearSessionCookies } from '../session/cookie.ts';
import { applyToReply } from '../session/handover.ts';
import { withOwnPassword } from '../session/own-password.ts';
import type { ReplyChange } from '../share.ts';
import { deleteSiteUser } from '../store.ts';
import { sendGoodbye } from './mail.ts';

/**
 * Deletes the account and everything its export contains, and sends a last mail. Orders and their mails are kept as the
 * law requires, without a link to an account.
 */
export async function deleteAccount(
  parts: Parts,
  request: SiteUserRequest,
  reply: FastifyReply,
  password: string,
): Promise<{ ok: true } | Refusal> {
  const { websiteId, id } = request.siteUser;
  const answer = await withOwnPassword(parts, request, reply, { password }, async () => async (connection, user) => {
    const person = { websiteId, siteUserId: id, emailKey: user.emailKey };
    const told: ReplyChange[] = [];
    for (const share of parts.siteUserShares ?? []) {
      const tell = await share.forget?.(connection, request, person);
      if (tell) told.push(tell);
    }
    await deleteRegistrationsOf(connection, websiteId, user.emailKey);
    await deleteMailsOfAccount(connection, websiteId, user.email);
    await deleteSiteUser(connection, websiteId, id);
    await sendGoodbye(parts, connection, request.website, user);
    return { ok: true, told } as const;
  });
  if (answer instanceof Refusal) return answer;
  applyToReply(reply, answer.told);
  clearSessionCookies(request, reply);
  return { ok: true };
}
