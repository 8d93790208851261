import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasSecureCookies } from '../../../platform/http/index.ts';
import { type OpenedSession, REMEMBERED_LIFE_MS } from './session.ts';

const SESSION_COOKIE = 'SiteUserSession';
/** Scripts read it to know whether a site user is signed in; the server never reads it (D-089). */
const INFO_COOKIE = 'SiteUserInfo';

export const sessionCookies = [SESSION_COOKIE, INFO_COOKIE];

export function sessionToken(request: FastifyRequest): string | undefined {
  return request.cookies[SESSION_COOKIE] || undefined;
}

export function setSessionCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, isRemembered }: OpenedSession,
  siteUserId: string,
): void {
  const life = isRemembered ? { maxAge: REMEMBERED_LIFE_MS / 1000 } : {};
  const scope = { ...cookieScope(request), ...life };
  reply.setCookie(SESSION_COOKIE, token, { ...scope, httpOnly: true });
  reply.setCookie(INFO_COOKIE, JSON.stringify({ authenticated: true, siteUserId }), scope);
}

export function clearSessionCookies(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, { ...cookieScope(request), httpOnly: true });
  reply.clearCookie(INFO_COOKIE, cookieScope(request));
}

/** Other sites cannot use them for changes, and with https they are never sent in clear text. */
function cookieScope(request: FastifyRequest) {
  return { path: '/', sameSite: 'lax', secure: hasSecureCookies(request) } as const;
}
