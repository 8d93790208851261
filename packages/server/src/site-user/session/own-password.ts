import { emailKey } from '@awning/site-model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../../http/index.ts';
import type { Parts } from '../../parts.ts';
import { passwords } from '../../password/index.ts';
import { siteUserRefusal } from '../refusal.ts';
import { siteUserById } from '../store.ts';
import { busyRefusal } from './sign-in-call.ts';

/** A stolen session must not be used to try passwords: these tries count with those of signing in. */
export const ownPasswordLimit = {
  limit: 'login',
  limitSubject: (request: Pick<FastifyRequest, 'siteUser'>) => `site-user:${emailKey(request.siteUser!.email)}`,
} as const;

/** Asked for again before something that cannot be taken back. */
export async function passwordRefusal(
  parts: Pick<Parts, 'database'>,
  request: FastifyRequest,
  reply: FastifyReply,
  password: string,
  field = 'password',
): Promise<Refusal | undefined> {
  const { websiteId, id } = request.siteUser!;
  const user = await siteUserById(parts.database, websiteId, id);
  const matches = await passwords.matches(password, user?.passwordHash);
  if (!matches.ok) return busyRefusal(request, reply);
  return matches.value ? undefined : siteUserRefusal(request, 400, 'passwordWrong', field);
}
