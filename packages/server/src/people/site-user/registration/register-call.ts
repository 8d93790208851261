import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { passwords } from '../../../platform/password/index.ts';
import { confirmRefusal } from '../link/confirm-refusal.ts';
import { identityRefusal } from '../refusal.ts';
import type { SignedInAnswer } from '../schema.ts';
import { callerOf, replySignedIn } from '../session/answer.ts';
import { applyToReply, carryIntoAccount } from '../session/handover.ts';
import { busyRefusal } from '../session/sign-in-call.ts';
import { confirmRegistration, register } from './registration.ts';
import { type WelcomeJob, welcomeTask } from './tasks.ts';

interface Given {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

/** Registers a visitor. Used by the JSON call and the plain form. */
export async function registerVisitor(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  { email, name, password }: Given,
): Promise<{ ok: true } | Refusal> {
  const refusal = identityRefusal(request, { email, name, newPassword: { field: 'password', value: password, email } });
  if (refusal) return refusal;
  const websiteId = request.website.id;
  const outcome = await register(
    parts,
    passwords,
    { websiteId, email, name, password, language: request.language },
    (connection, registrationId) =>
      parts.jobs.add(connection, welcomeTask, { websiteId, registrationId } satisfies WelcomeJob),
  );
  return outcome.ok ? { ok: true } : busyRefusal(request, reply);
}

/** Confirms a registration and signs in. Used by the JSON call and the plain form. */
export async function confirmVisitor(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  given: { readonly token: string; readonly password: string },
): Promise<SignedInAnswer | Refusal> {
  const confirmed = { ...given, caller: callerOf(request) };
  const outcome = await confirmRegistration(
    parts,
    passwords,
    request.website.id,
    confirmed,
    carryIntoAccount(parts, request),
  );
  if (!outcome.ok) return confirmRefusal(request, reply, outcome.reason);
  applyToReply(reply, outcome.taken);
  return replySignedIn(parts, request, reply, outcome.user, outcome.session);
}
