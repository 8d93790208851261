import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { passwords } from '../../../platform/password/index.ts';
import { identityRefusal, siteUserRefusal } from '../refusal.ts';
import type { SignedInAnswer } from '../schema.ts';
import { callerOf, replySignedIn } from '../session/answer.ts';
import { applyToReply, carryIntoAccount } from '../session/handover.ts';
import { busyRefusal } from '../session/sign-in-call.ts';
import { openReset, resetPassword } from './password-reset.ts';
import { type AskedReset, offerResetTask } from './tasks.ts';

/** Requests the mail. Used by the JSON call and the plain form. */
export async function askForReset(
  parts: Parts,
  request: FastifyRequest,
  email: string,
): Promise<{ ok: true } | Refusal> {
  const refusal = identityRefusal(request, { email });
  if (refusal) return refusal;
  const asked = { websiteId: request.website.id, email } satisfies AskedReset;
  await parts.jobs.add(parts.database, offerResetTask, asked);
  return { ok: true };
}

export async function setNewPassword(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<SignedInAnswer | Refusal> {
  const user = await openReset(parts, request.website.id, token);
  if (user === undefined) return siteUserRefusal(request, 404, 'linkGone');
  const newPassword = { field: 'password', value: password, email: user.email };
  const refusal = identityRefusal(request, { newPassword });
  if (refusal) return refusal;
  const reset = { token, password, caller: callerOf(request) };
  const outcome = await resetPassword(parts, passwords, user, reset, carryIntoAccount(parts, request));
  if (outcome.ok) {
    applyToReply(reply, outcome.taken);
    return replySignedIn(parts, request, reply, user, outcome.session);
  }
  return outcome.reason === 'busy' ? busyRefusal(request, reply) : siteUserRefusal(request, 404, 'linkGone');
}
