import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasSecureCookies } from '../../../../platform/http/index.ts';
import { cookieName } from '../../session/cookie.ts';
import { PENDING_LIFE_MS } from './second-step.ts';

const PENDING_COOKIE = 'TeamSignIn';

export function pendingToken(request: FastifyRequest): string | undefined {
  return request.cookies[cookieName(request, PENDING_COOKIE)];
}

/** The cookie alone gives no access. */
export function setPendingCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const name = cookieName(request, PENDING_COOKIE);
  reply.setCookie(name, token, { ...cookieScope(request), maxAge: PENDING_LIFE_MS / 1000 });
}

export function clearPendingCookie(request: FastifyRequest, reply: FastifyReply): void {
  if (pendingToken(request) === undefined) return;
  reply.clearCookie(cookieName(request, PENDING_COOKIE), cookieScope(request));
}

/** Browsers accept a cookie with the `__Host-` prefix only with the path `/`. */
function cookieScope(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'strict', secure: hasSecureCookies(request) } as const;
}
