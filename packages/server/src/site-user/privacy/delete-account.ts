import type { FastifyReply, FastifyRequest } from 'fastify';
import { dropCartCookies, forgetCartsOf } from '../../cart/index.ts';
import { forgetSubmissionsOf } from '../../form/index.ts';
import { Refusal } from '../../http/index.ts';
import { deleteMailsOfAccount } from '../../mail/index.ts';
import { deleteContactOf } from '../../newsletter/index.ts';
import { deleteDiscardedOf } from '../../order/index.ts';
import type { Parts } from '../../parts.ts';
import { deleteRegistrationsOf } from '../registration/store.ts';
import { clearSessionCookies } from '../session/cookie.ts';
import { withOwnPassword } from '../session/own-password.ts';
import { deleteSiteUser } from '../store.ts';
import { sendGoodbye } from './mail.ts';

/**
 * Deletes the account and all that the export shows of it, and says so by a last mail. Orders and their mails stay, because the
 * law asks for them; they no longer lead to an account.
 */
export async function deleteAccount(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  password: string,
): Promise<{ ok: true } | Refusal> {
  const { websiteId, id } = request.siteUser!;
  const answer = await withOwnPassword(parts, request, reply, { password }, async () => async (connection, user) => {
    await forgetCartsOf(connection, websiteId, id);
    await deleteDiscardedOf(connection, { websiteId, siteUserId: id, emailKey: user.emailKey });
    await deleteRegistrationsOf(connection, websiteId, user.emailKey);
    await forgetSubmissionsOf(connection, websiteId, user.emailKey);
    await deleteContactOf(connection, websiteId, user.emailKey);
    await deleteMailsOfAccount(connection, websiteId, user.email);
    await deleteSiteUser(connection, websiteId, id);
    await sendGoodbye(parts, connection, request.website, user);
    return { ok: true } as const;
  });
  if (answer instanceof Refusal) return answer;
  dropCartCookies(request, reply);
  clearSessionCookies(request, reply);
  return answer;
}
