import type { FastifyReply, FastifyRequest } from 'fastify';
import { mailAddress, type Refusal } from '../../http/index.ts';
import type { Parts } from '../../parts.ts';
import { passwords } from '../../password/index.ts';
import { identityRefusal, siteUserRefusal } from '../refusal.ts';
import { busyRefusal } from '../session/sign-in-call.ts';
import { confirmRegistration, register } from './registration.ts';
import { type WelcomeJob, welcomeTask } from './tasks.ts';

interface Given {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

/** Registers for the JSON call and for the plain form alike. */
export async function registerVisitor(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  { email, name, password }: Given,
): Promise<{ ok: true } | Refusal> {
  const refusal = identityRefusal(request, { email, name, newPassword: { field: 'password', value: password, email } });
  if (refusal) return refusal;
  const websiteId = request.website.id;
  const site = mailAddress(parts.config, request);
  const outcome = await register(
    parts,
    passwords,
    { websiteId, email, name, password, language: request.language },
    (connection, registrationId) =>
      parts.jobs.add(connection, welcomeTask, { websiteId, registrationId, site } satisfies WelcomeJob),
  );
  return outcome.ok ? { ok: true } : busyRefusal(request, reply);
}

export async function confirmVisitor(
  parts: Parts,
  request: FastifyRequest,
  token: string,
): Promise<{ ok: true; email: string } | Refusal> {
  const outcome = await confirmRegistration(parts, request.website.id, token);
  return outcome.ok ? outcome : siteUserRefusal(request, 404, 'linkGone');
}
