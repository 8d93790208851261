import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasSecureCookies } from '../../../../platform/http/index.ts';
import { PENDING_LIFE_MS } from './second-step.ts';

const PENDING_COOKIE = 'TeamSignIn';

export function pendingToken(request: FastifyRequest): string | undefined {
  return request.cookies[PENDING_COOKIE];
}

/** It opens nothing by itself, and travels with nothing but the calls that sign in. */
export function setPendingCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(PENDING_COOKIE, token, { ...cookieScope(request), maxAge: PENDING_LIFE_MS / 1000 });
}

export function clearPendingCookie(request: FastifyRequest, reply: FastifyReply): void {
  if (pendingToken(request) !== undefined) reply.clearCookie(PENDING_COOKIE, cookieScope(request));
}

function cookieScope(request: FastifyRequest) {
  return { path: '/api/team', httpOnly: true, sameSite: 'strict', secure: hasSecureCookies(request) } as const;
}
