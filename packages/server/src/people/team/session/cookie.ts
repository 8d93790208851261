import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasSecureCookies } from '../../../platform/http/index.ts';
import { SESSION_LIFE_MS } from './session.ts';

const SESSION_COOKIE = 'TeamSession';

/** Over https a name that browsers let no other host of the domain set, so that none can put its own session before ours. */
function cookieName(request: FastifyRequest): string {
  return hasSecureCookies(request) ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE;
}

export function sessionToken(request: FastifyRequest): string | undefined {
  return request.cookies[cookieName(request)];
}

/** Scripts cannot read it, other sites cannot use it for changes, and over https it never travels in clear. */
export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(cookieName(request), token, { ...cookieScope(request), maxAge: SESSION_LIFE_MS / 1000 });
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName(request), cookieScope(request));
}

function cookieScope(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: hasSecureCookies(request) } as const;
}
