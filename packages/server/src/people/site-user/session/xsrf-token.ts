import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sessionToken } from './cookie.ts';

const XSRF_HEADER = 'x-siteuser-xsrf-token';

/**
 * The token that changes must repeat (D-090). It is derived from the session's token, so that a page loaded later can
 * get it again although the database stores neither.
 */
export function xsrfToken(secrets: readonly string[], sessionToken: string): string {
  return made(secrets[0]!, sessionToken);
}

/**
 * Whether the request carries the token of the session in its cookie; a token made with an earlier secret is valid too.
 */
export function holdsXsrfToken(secrets: readonly string[], request: FastifyRequest): boolean {
  const [session, given] = [sessionToken(request), request.headers[XSRF_HEADER]];
  if (session === undefined || typeof given !== 'string') return false;
  return secrets.some((secret) => isSame(made(secret, session), given));
}

function made(secret: string, session: string): string {
  return createHmac('sha256', secret).update(`site-user-xsrf:${session}`).digest('base64url');
}

function isSame(first: string, second: string): boolean {
  const [left, right] = [Buffer.from(first), Buffer.from(second)];
  return left.length === right.length && timingSafeEqual(left, right);
}
