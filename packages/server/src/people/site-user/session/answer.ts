import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Parts } from '../../../platform/parts.ts';
import { accountKey, createKnownDevices } from '../../device/index.ts';
import type { SignedInAnswer } from '../schema.ts';
import { setSessionCookies } from './cookie.ts';
import type { Caller, OpenedSession } from './session.ts';
import { xsrfToken } from './xsrf-token.ts';

interface Person {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** Sets the new session's cookies and returns who is signed in. */
export function replySignedIn(
  { config }: Pick<Parts, 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
  person: Person,
  session: OpenedSession,
): SignedInAnswer {
  setSessionCookies(request, reply, session, person.id);
  createKnownDevices(config.secrets).remember(request, reply, accountKey('site-user', person.email));
  // A crumb from before the sign-in may have been planted, so the response carries a new one.
  request.presentedCrumb = undefined;
  return signedInAnswer(request, person, xsrfToken(config.secrets, session.token));
}

export function signedInAnswer({ crumb }: FastifyRequest, { id, email, name }: Person, xsrf: string): SignedInAnswer {
  return { authenticated: true, siteUserId: id, email, name, xsrfToken: xsrf, crumb };
}

export function callerOf(request: FastifyRequest): Caller {
  return { address: request.ip, userAgent: request.headers['user-agent'] ?? '' };
}
