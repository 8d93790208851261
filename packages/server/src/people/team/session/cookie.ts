import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasSecureCookies } from '../../../platform/http/index.ts';
import { SESSION_LIFE_MS } from './session.ts';

const SESSION_COOKIE = 'TeamSession';

export function sessionToken(request: FastifyRequest): string | undefined {
  return request.cookies[cookieName(request, SESSION_COOKIE)];
}

/** Scripts cannot read it, other sites cannot use it for changes, and with https it is never sent in clear text. */
export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(cookieName(request, SESSION_COOKIE), token, {
    ...cookieScope(request),
    maxAge: SESSION_LIFE_MS / 1000,
  });
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName(request, SESSION_COOKIE), cookieScope(request));
}

/** With https, a name that browsers let no other host of the domain set, so that no such host can plant a session. */
export function cookieName(request: FastifyRequest, name: string): string {
  return hasSecureCookies(request) ? `__Host-${name}` : name;
}

function cookieScope(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: hasSecureCookies(request) } as const;
}
