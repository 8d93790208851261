import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal, SiteUserRequest } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { passwords } from '../../../platform/password/index.ts';
import { confirmRefusal } from '../link/confirm-refusal.ts';
import { identityRefusal } from '../refusal.ts';
import { withOwnPassword } from '../session/own-password.ts';
import { confirmEmailChange } from './email-change.ts';
import { changeMails } from './mail.ts';
import { type AskedEmailChange, offerEmailChangeTask } from './tasks.ts';

/** Requests the mail to the new address. Used by the JSON call and the plain form. */
export async function askForEmailChange(
  parts: Parts,
  request: SiteUserRequest,
  reply: FastifyReply,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<{ ok: true } | Refusal> {
  const refusal = identityRefusal(request, { email });
  if (refusal) return refusal;
  const { websiteId, id: siteUserId } = request.siteUser;
  const asked = { websiteId, siteUserId, email: email.trim() } satisfies AskedEmailChange;
  return withOwnPassword(parts, request, reply, { password }, async () => async (connection) => {
    await parts.jobs.add(connection, offerEmailChangeTask, asked);
    return { ok: true };
  });
}

export async function confirmNewEmail(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  given: { readonly token: string; readonly password: string },
): Promise<{ ok: true; email: string } | Refusal> {
  const { website } = request;
  const mails = changeMails(parts, website);
  const outcome = await confirmEmailChange(parts, passwords, website.id, given, mails);
  return outcome.ok ? outcome : confirmRefusal(request, reply, outcome.reason);
}
