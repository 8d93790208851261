import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../../platform/http/index.ts';
import { deleteMailsOfAccount } from '../../../platform/mail/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { forgetSubmissionsOf } from '../../../site/form/index.ts';
import { deleteContactOf } from '../../../site/newsletter/index.ts';
import { dropCartCookies, forgetCartsOf } from '../../../store/cart/index.ts';
import { deleteDiscardedOf } from '../../../store/order/index.ts';
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
